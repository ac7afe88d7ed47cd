#include "cli/output/grid_file.h"

#include <cerrno>
#include <cstdio>

#include "cli/output/grid_printer.h"
#include "cli/output/messages.h"

namespace nonet {

namespace {

constexpr std::string_view kSuffix = "-played";

// False, with errno set, when not all of it could be written.
bool write_file(const std::string& name, const std::string& text) {
  std::FILE* file = std::fopen(name.c_str(), "w");
  if (file == nullptr) return false;
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  return std::fclose(file) == 0 && written;
}

}  // namespace

bool save_grid(const Grid& grid, const std::string& file, Console& console) {
  const bool commented = needs_comment(*grid.layout()) || rows_look_like_puzzles(grid);
  const std::string comment = commented ? layout_comment(*grid.layout()) : "";
  if (write_file(file, comment + write_numbers(grid))) return true;
  console.complain(file + ": not saved: " + sentence_of_system_error(errno), ExitCode::BadInput);
  return false;
}

std::string name_beside(std::string_view file) {
  const std::size_t folder = file.rfind('/') == std::string_view::npos ? 0 : file.rfind('/') + 1;
  const std::size_t dot = file.rfind('.');
  const std::string_view stem = dot == std::string_view::npos || dot <= folder ? file : file.substr(0, dot);
  const std::string_view ending = file.substr(stem.size());
  if (stem.ends_with(kSuffix)) return std::string(file);
  return std::string(stem).append(kSuffix).append(ending.empty() ? ".txt" : ending);
}

}  // namespace nonet
