#pragma once

#include <emscripten/val.h>

#include <string>
#include <string_view>

#include "core/api/nonet.h"

namespace nonet::door {

using emscripten::val;

/// `{error: {code, line, column, expected, found, symbol}}`.
val error_object(const ParseError& error);
/// `{error: {code}}` for failures that have no place in a text.
val error_object(std::string_view code);

/// `{layout, side, boxRows, boxColumns, format, puzzle, cells, comment}`; cells as numbers, 0 for a blank.
val puzzle_object(const ParsedPuzzle& puzzle);

/// `{status, count, solutions, conflicts, guesses, placements}`; cells of conflicts as `r1c2`.
val solve_object(const Outcome& outcome, const Layout& layout);

/// A string that val takes, from any view.
val text(std::string_view view);

/// The puzzle of a text; `layout_name` is empty to recognise the layout, which is an error when unknown.
Result<ParsedPuzzle, ParseError> read(const std::string& puzzle_text, const std::string& layout_name);

}  // namespace nonet::door
