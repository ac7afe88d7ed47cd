#pragma once

#include <cstdint>

#include "core/api/teaching/hint.h"
#include "core/grid/played_puzzle.h"

namespace nonet {

/// The node budget of a search for mistakes before a hint, beside TeachingWork::mistakes.
inline constexpr std::uint64_t kNodesBeforeHint = 100'000;

/// The functions of hint.h with the search for mistakes inside: mistakes_before_teaching() first, then the teacher.
/// Nothing is searched in a full grid, in a grid with a conflict, and in a layout that SolutionStream does not support.
/// Sides up to LayoutSets::kMaxSide.
Hint hint_for(const PlayedPuzzle& position, const TeacherOptions& options = {}, const Control& control = {},
              const TeachingWork& work = {});
StepsHere steps_for(const PlayedPuzzle& position, const TeacherOptions& options = {}, const Control& control = {},
                    const TeachingWork& work = {});
PathHere path_for(const PlayedPuzzle& position, const TeacherOptions& options = {}, const Control& control = {},
                  const TeachingWork& work = {});

/// The mistakes that the functions above look for, as far as the budgets go.
Mistakes mistakes_before_teaching(const PlayedPuzzle& position, StopToken stop = {}, const TeachingWork& work = {});

}  // namespace nonet
