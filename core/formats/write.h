#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/grid/grid.h"

namespace nonet {

/// The formats in which puzzles are read and written.
enum class TextFormat : std::uint8_t {
  Line,     ///< n² symbols on one line; the .sdm format is one such line a puzzle.
  Numbers,  ///< n rows of n numbers separated by spaces, 0 for blank; read also with all n² on one line.
  Rows,     ///< n rows of n symbols; read only.
  Jigsaw,   ///< n² symbols and n² labels of regions on one line. Above 35 regions written as Line.
  Solo,     ///< A game id of Simon Tatham's Solo (layout_lines.h); read only.
  Library,  ///< A line of HoDoKu's library, with placed digits and removed candidates; read only.
  Frame,    ///< Rows of numbers in a border of + - and |, `.` for blank.
};

/// Returns the name of a format in lower case: `line`, `numbers` and so on.
std::string_view name_of(TextFormat format);
/// Returns the format with a name, if it can be written: `line`, `sdm` (the same), `numbers`, `frame`, `jigsaw`. None
/// otherwise.
std::optional<TextFormat> writable_format(std::string_view name);

/// Writes one line without its end: symbols up to side 35, numbers separated by spaces above.
std::string write_line(const Grid& grid);
/// Writes n lines of numbers, each with its end.
std::string write_numbers(const Grid& grid);
/// Writes n lines and the rulers of the boxes, each with its end.
std::string write_frame(const Grid& grid);
/// True when TextFormat::Jigsaw has labels for the regions of the grid, so that its text names the layout.
bool has_region_labels(const Grid& jigsaw);
/// Writes a grid in a format that writable_format() returns. Every line has its end.
std::string write(const Grid& grid, TextFormat format);

}  // namespace nonet
