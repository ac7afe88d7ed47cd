#pragma once

#include "core/generate/drafts.h"
#include "core/grid/puzzle.h"

namespace nonet {

/// True when no puzzle with clues in exactly these cells has one solution, for one of two reasons. `unclued` has the
/// layout, the given candidates and the own rules of the puzzles; its givens do not count. Returns false for puzzles
/// with given candidates or own rules, because both reasons exchange digits.
/// - Two rows of a band, or two columns of a stack, have no clue. They can be exchanged in any solution. (Layouts with
/// boxes and
///   without variants.)
/// - There are fewer clues than digits minus one. Two digits that are no clue can be exchanged in any solution.
/// Other patterns can be impossible too.
bool is_impossible_pattern(const PuzzleView& unclued, std::span<const Cell> pattern);

/// Searches for digits in the cells of `form.pattern` such that the puzzle has exactly one solution: one attempt of
/// bounded work. The digits of `form.keep` stay. error_in(form) must be none.
///
/// Begins with the digits of a random full grid in the pattern. Then changes the digits of one or two cells at a time,
/// and accepts a change if the puzzle has a solution and no more solutions than before. After many changes without
/// fewer solutions, begins again. None when the work is used up, or when the form asks for a minimal puzzle and a clue
/// can be removed.
///
/// The error is that of random_general_grid(). A classic pattern of 24 to 28 cells with a symmetry takes some 10 ms.
Result<Draft, GenerateError> pattern_draft(const PuzzleForm& form, Random random, StopToken stop);

}  // namespace nonet
