#pragma once

#include <optional>
#include <string_view>

#include "core/formats/line_reading.h"

namespace nonet {

/// Reads a killer as a game id of Simon Tatham's Solo: as read_solo_id() reads it, with `k` among the letters before
/// the colon, and after the clues and the walls of a jigsaw `,`, the walls of the cages, `,` and the sums, each in one
/// cell of its cage. Returns none for other lines.
std::optional<ReadItem> read_killer_id(const TextLine& line);

/// Reads a killer of SudokuWiki: 81 digits, of which neighbours that are equal are in one cage, a comma, and 81 numbers
/// of two digits: the sum in one cell of each cage, 00 in the others. None for other texts.
std::optional<ParsedPuzzle> read_cage_colors(std::string_view text, const LayoutRef& known, Position start);

}  // namespace nonet
