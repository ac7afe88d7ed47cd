#pragma once

#include <string>

#include "core/api/nonet.h"
#include "wasm/values.h"

namespace nonet::door {

/// `{error: {code, line, column, expected, found, symbol}}`.
val error_object(const ParseError& error);

/// `{status, count, solutions, conflicts, guesses, placements}`; cells of conflicts as `r1c2`.
val solve_object(const Outcome& outcome, const Layout& layout);

/// The layout with a name; null for an empty name, so that the layout is recognised. An unknown name is an error.
Result<LayoutRef, ParseError> layout_named(const std::string& layout_name);

/// The position of a text, with the digits that the text marks as placed and the candidates that it lists.
Result<ParsedPuzzle, ParseError> read_position(const std::string& puzzle_text, const std::string& layout_name);

/// The puzzle of a text: its givens and given candidates. `candidates` says what the candidates of the text are:
/// `given`, `noted`, or empty if the format decides.
Result<ParsedPuzzle, ParseError> read(const std::string& puzzle_text, const std::string& layout_name,
                                      const std::string& candidates);

}  // namespace nonet::door
