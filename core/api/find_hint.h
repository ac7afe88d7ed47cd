#pragma once

#include <cstdint>

#include "core/api/teaching/hint.h"
#include "core/api/teaching/mistakes.h"
#include "core/grid/played_puzzle.h"
#include "core/util/control.h"

namespace nonet {

/// Looks for mistakes by the solutions of the givens. Costs a search for two solutions of the givens; when they have
/// several, also at most one search for each digit entered. The node budget of `control` is that of all searches
/// together. Needs a layout that SolutionStream supports.
Mistakes mistakes_in(const PlayedPuzzle& puzzle, const Control& control = {});

/// The node budgets of a search for mistakes before a hint, beside TeachingWork::mistakes. Nodes of puzzles with own
/// rules take longer.
inline constexpr std::uint64_t kNodesBeforeHint = 100'000;
inline constexpr std::uint64_t kRuleNodesBeforeHint = 2'000;

/// The mistakes that the functions below look for, as far as the budgets go.
Mistakes mistakes_before_teaching(const PlayedPuzzle& position, StopToken stop = {}, const TeachingWork& work = {});

/// The functions of hint.h with the search for mistakes inside: mistakes_before_teaching() first, then the teacher.
/// Nothing is searched in a full grid, in a grid with a conflict, and in a layout that SolutionStream does not support.
/// Layouts that LayoutSets supports. taught_position() returns the position of a text with own rules.
Hint hint_for(const PlayedPuzzle& position, const TeacherOptions& options = {}, const Control& control = {},
              const TeachingWork& work = {});
StepsHere steps_for(const PlayedPuzzle& position, const TeacherOptions& options = {}, const Control& control = {},
                    const TeachingWork& work = {});
PathHere path_for(const PlayedPuzzle& position, const TeacherOptions& options = {}, const Control& control = {},
                  const TeachingWork& work = {});

}  // namespace nonet
