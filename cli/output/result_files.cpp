#include "cli/output/result_files.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

#include "cli/output/grid_printer.h"
#include "cli/output/messages.h"

namespace nonet {

namespace {

constexpr mode_t kForAll = 0666;

// False, with errno set, when not all of it could be written.
bool write_file(const std::string& name, std::string_view text, bool overwrites) {
  const int number = open(name.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | (overwrites ? O_TRUNC : O_EXCL), kForAll);
  if (number < 0) return false;
  while (!text.empty()) {
    const ssize_t bytes = ::write(number, text.data(), text.size());
    if (bytes < 0 && errno != EINTR) break;
    if (bytes > 0) text.remove_prefix(static_cast<std::size_t>(bytes));
  }
  const int error = errno;
  const bool closed = close(number) == 0;
  if (!text.empty()) errno = error;
  return text.empty() && closed;
}

}  // namespace

bool ResultFiles::are_free(std::uint64_t count, Console& console) const {
  // Of very many the first tell enough: no file that is there is replaced in any case.
  constexpr std::uint64_t kMaxLookedAt = 10'000;
  const std::uint64_t last = count_ + std::min(count, kMaxLookedAt);
  for (std::uint64_t number = count_ + 1; !overwrites_ && number <= last; ++number) {
    if (access(name(number).c_str(), F_OK) != 0) continue;
    console.complain(name(number) + ": this file is there already; --overwrite replaces it", ExitCode::BadInput);
    return false;
  }
  return true;
}

bool ResultFiles::write(const Grid& grid, Console& console) {
  const std::string file = name(count_ + 1);
  const bool commented = needs_comment(*grid.layout()) || rows_look_like_puzzles(grid);
  const std::string text = (commented ? layout_comment(*grid.layout()) : "") + nonet::write(grid, format_);
  if (!write_file(file, text, overwrites_)) {
    console.complain(file + ": not written: " + sentence_of_system_error(errno), ExitCode::BadInput);
    return false;
  }
  ++count_;
  return true;
}

}  // namespace nonet
