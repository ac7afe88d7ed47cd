#pragma once

#include <optional>

#include "core/formats/line_reading.h"

namespace nonet {

// Lines of symbols and of numbers. Each function reads the lines of one form, and returns none for other lines.

/// Symbols without separators, from the start of the line: n² and a comment, or n.
std::optional<LineReading> read_symbols(const TextLine& line);
/// Two decimals for each cell, without separators. Sides of two decimals.
std::optional<LineReading> read_pairs(const TextLine& line);
/// n² characters of a grid up to side 9, with spaces for blanks.
std::optional<LineReading> read_space_blanks(const TextLine& line);
/// A line of at least six commas, whose fifth field is a puzzle.
std::optional<LineReading> read_gsf(const TextLine& line);
/// Fields between strict separators (line_cells.h): n² or n.
std::optional<LineReading> read_strict_fields(const TextLine& line);
/// Fields between spaces: n² or n.
std::optional<LineReading> read_spaced_fields(const TextLine& line);
/// Symbols with spaces and bars that separate nothing.
std::optional<LineReading> read_spaced_symbols(const TextLine& line);
/// A line of which one field is n² symbols, between separators of any kind: a table of puzzles, or a puzzle with its
/// name and rating. Of several such fields the one with the most blanks, which is not the solution.
std::optional<LineReading> read_field(const TextLine& line);
/// Symbols with spaces for blanks.
std::optional<LineReading> read_symbols_and_space_blanks(const TextLine& line);

}  // namespace nonet
