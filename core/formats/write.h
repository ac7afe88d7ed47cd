#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/grid/grid.h"

namespace nonet {

/// The forms in which puzzles are read and written.
enum class TextFormat : std::uint8_t {
  Line,     ///< n² symbols on one line; the .sdm format is one such line a puzzle.
  Numbers,  ///< n rows of n numbers separated by spaces, 0 for blank; read also with all n² on one line.
  Rows,     ///< n rows of n symbols; read only.
  Jigsaw,   ///< n² symbols and n² labels of regions on one line; above 35 regions as Line.
  Solo,     ///< A game id of Simon Tatham's Solo; read only.
  Library,  ///< A line of HoDoKu's library, with placed digits and removed candidates; read only.
  Frame,    ///< Rows of numbers in a border of + - and |, `.` for blank.
};

std::string_view name_of(TextFormat format);
/// The format that can be written under a name (`line`, `sdm`, `numbers`, `frame`, `jigsaw`).
std::optional<TextFormat> writable_format(std::string_view name);

/// One line: symbols up to side 35, numbers separated by spaces above.
std::string write_line(const Grid& grid);
/// n lines, each ended.
std::string write_numbers(const Grid& grid);
/// n lines and the rulers of the boxes, each ended.
std::string write_frame(const Grid& grid);
/// True when TextFormat::Jigsaw has labels for the regions of the grid.
bool tells_layout(const Grid& jigsaw);
/// Any writable format; every line is ended.
std::string write(const Grid& grid, TextFormat format);

}  // namespace nonet
