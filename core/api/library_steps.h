#pragma once

#include <optional>
#include <vector>

#include "core/formats/parsed_puzzle.h"
#include "core/logic/teacher.h"

namespace nonet {

/// The question that a library line asks: which steps of a technique are there?
struct LibraryQuestion {
  Technique technique;
  FindOptions options;
  /// Only steps with these digits (library_digits()) are answers. Empty: all steps.
  std::string digits;
};

/// The state that a library line describes. The digits of the line must not contradict each other.
PuzzleState state_of(const LibraryLine& line);

/// The state that a text describes, with the givens and candidates that the text names. The digits must not contradict
/// each other.
PuzzleState state_of(const ParsedPuzzle& puzzle);

/// The question about a technique, for all digits. `name` is an id, or a code with or without a variant (`0902-2`).
/// None when it is unknown.
std::optional<LibraryQuestion> question_named(std::string_view name);

/// The question of a library line: its technique, variant and digits. None when its code is unknown.
std::optional<LibraryQuestion> question_of(const LibraryLine& line);

/// The digits of a step as library lines write them. For loops, forcing contradictions and almost locked sets they are
/// the digits eliminated, for all other techniques the digits that the step is about.
std::string library_digits(const Step& step);

/// Every step that answers the question, no two with the same result.
std::vector<Step> answers_to(const LibraryQuestion& question, const PuzzleState& state);

/// A step in a state as a library line. Sides up to 9.
LibraryLine library_line_of(const PuzzleState& state, const Step& step);

}  // namespace nonet
