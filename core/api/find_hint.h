#pragma once

#include <cstdint>

#include "core/api/teaching/hint.h"
#include "core/grid/played_puzzle.h"

namespace nonet {

/// The node budget of a search for mistakes before a hint. The search takes up to about 0.1 s then. A position that is not
/// judged within the budget counts as sound.
inline constexpr std::uint64_t kNodesBeforeHint = 100'000;

/// The functions of hint.h with the search for mistakes inside: mistakes_in() first, then the teacher. `search` limits
/// the search for mistakes, `teaching` limits the teacher. Nothing is searched in a full grid, in a grid with a conflict,
/// and in a layout that SolutionStream does not support. Sides up to LayoutSets::kMaxSide.
Hint hint_for(const PlayedPuzzle& position, const TeacherOptions& options = {}, const Control& search = {},
              const Control& teaching = {});
StepsHere steps_for(const PlayedPuzzle& position, const TeacherOptions& options = {}, const Control& search = {},
                    const Control& teaching = {});
PathHere path_for(const PlayedPuzzle& position, const TeacherOptions& options = {}, const Control& search = {},
                  const Control& teaching = {});

/// The mistakes that the functions above look for.
Mistakes mistakes_before_teaching(const PlayedPuzzle& position, const Control& search = {});

}  // namespace nonet
