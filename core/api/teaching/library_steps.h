#pragma once

#include <optional>
#include <vector>

#include "core/formats/parsed_puzzle.h"
#include "core/logic/teacher.h"

namespace nonet {

/// The question that a line of HoDoKu's library asks: which steps of a technique does a state have?
struct LibraryQuestion {
  Technique technique;
  FindOptions options;
  /// If not empty, only steps whose library_digits() are equal to this text are answers.
  std::string digits;
};

/// Returns the state that a library line describes. The grid of the line must have no conflict.
PuzzleState state_of(const LibraryLine& line);

/// Returns the state of a puzzle that was read. If the puzzle was a library line, the candidates that the line names as
/// removed are removed from the state. The grid must have no conflict.
PuzzleState state_of(const ParsedPuzzle& puzzle);

/// Returns the question about a technique, for all digits. `name` is the id of a technique, or a HoDoKu code with or
/// without a variant (`0902-2`). Returns none when the name is unknown.
std::optional<LibraryQuestion> question_named(std::string_view name);

/// Returns the question of a library line, with the technique, variant and digits of the line. Returns none when the
/// code of the line is unknown, or the line asks for nothing.
std::optional<LibraryQuestion> question_of(const LibraryLine& line);

/// Returns the digits of a step as library lines write them. For nice loops, AICs, forcing contradictions and
/// techniques with almost locked sets, these are the eliminated digits. For all other techniques, these are the digits
/// that the step is about.
std::string library_digits(const Step& step);

/// Returns every step that answers the question. No two steps have the same result.
std::vector<Step> answers_to(const LibraryQuestion& question, const PuzzleState& state);

/// Converts a step in a state into a library line. The side must be at most 9.
LibraryLine library_line_of(const PuzzleState& state, const Step& step);

}  // namespace nonet
