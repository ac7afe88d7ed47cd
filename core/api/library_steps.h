#pragma once

#include <optional>
#include <vector>

#include "core/formats/parsed_puzzle.h"
#include "core/logic/teacher.h"

namespace nonet {

/// What a library line asks for.
struct LibraryQuestion {
  Technique technique;
  FindOptions options;
  /// Only steps with these digits, as library lines write them; empty for all.
  std::string digits;
};

/// The state that a line describes. Its digits must not contradict each other.
PuzzleState state_of(const LibraryLine& line);

/// The state that a text describes, with what it tells of givens and candidates. Its digits must not contradict each other.
PuzzleState state_of(const ParsedPuzzle& puzzle);

/// The technique that a code or an id names, with the variant that may follow the code (`0902-2`), for all digits.
std::optional<LibraryQuestion> question_named(std::string_view name);

/// The technique, the variant and the digits of a line; none when we do not know its code.
std::optional<LibraryQuestion> question_of(const LibraryLine& line);

/// The digits of a step as library lines write them: those eliminated where several digits take part in chains or almost
/// locked sets, those that it is about otherwise.
std::string library_digits(const Step& step);

/// Every step that the question asks for, no two with the same result.
std::vector<Step> answers_to(const LibraryQuestion& question, const PuzzleState& state);

/// A step in a state as a library line. Sides up to 9.
LibraryLine library_line_of(const PuzzleState& state, const Step& step);

}  // namespace nonet
