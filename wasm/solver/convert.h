#pragma once

#include <string>

#include "core/api/nonet.h"
#include "wasm/values.h"

namespace nonet::door {

/// `{error: {code, line, column, expected, found, symbol}}`.
val error_object(const ParseError& error);

/// `{layout, side, boxRows, boxColumns, format, puzzle, cells, comment}`; cells as numbers, 0 for a blank.
val puzzle_object(const ParsedPuzzle& puzzle);

/// `{status, count, solutions, conflicts, guesses, placements}`; cells of conflicts as `r1c2`.
val solve_object(const Outcome& outcome, const Layout& layout);

/// The puzzle of a text; `layout_name` is empty to recognise the layout, which is an error when unknown.
Result<ParsedPuzzle, ParseError> read(const std::string& puzzle_text, const std::string& layout_name);

}  // namespace nonet::door
