#include "cli/output/grid_files.h"

#include <algorithm>
#include <cerrno>

#include "cli/output/messages.h"

namespace nonet {

namespace {

void complain_about_existing(const std::string& file, Console& console) {
  console.complain(file + ": This file exists already. Use --overwrite to replace it.", ExitCode::BadInput);
}

}  // namespace

bool save_text(std::string_view text, const std::string& file, ExistingFile existing, Console& console) {
  const int error = write_file(file, text, existing);
  if (error == 0) return true;
  if (error == EEXIST) {
    complain_about_existing(file, console);
  } else {
    console.complain(file + ": " + sentence_of_save_error(error), ExitCode::BadInput);
  }
  return false;
}

bool NumberedFiles::are_free(std::uint64_t count, Console& console) const {
  // save_text() refuses to replace files beyond these.
  constexpr std::uint64_t kMaxLookedAt = 10'000;
  if (existing_ == ExistingFile::Replace) return true;
  const std::uint64_t last = count_ + std::min(count, kMaxLookedAt);
  for (std::uint64_t number = count_ + 1; number <= last; ++number) {
    if (!file_exists(name(number))) continue;
    complain_about_existing(name(number), console);
    return false;
  }
  return true;
}

bool NumberedFiles::write(std::string_view text, Console& console) {
  if (!save_text(text, name(count_ + 1), existing_, console)) return false;
  ++count_;
  return true;
}

void NumberedFiles::report(Console& console) const {
  if (count_ == 0) return;
  console.note("Wrote " + name(1) + (count_ > 1 ? " to " + name(count_) : "") + ".");
}

}  // namespace nonet
