#include "core/api/find_hint.h"

#include "core/api/find_mistakes.h"
#include "core/api/rule_teaching.h"
#include "core/search/solution_stream.h"

namespace nonet {

Mistakes mistakes_before_teaching(const PlayedPuzzle& position, StopToken stop, const TeachingWork& work) {
  const bool is_searched =
      !position.grid.is_full() && is_consistent(position.grid) && SolutionStream::supports(PuzzleView(position.grid));
  if (!is_searched) return {};
  const bool has_rules = position.grid.layout()->has_own_rules();
  WorkBudget budget(work.mistakes, stop);
  return mistakes_in(position, {budget.token(), has_rules ? kRuleNodesBeforeHint : kNodesBeforeHint, {}});
}

Hint hint_for(const PlayedPuzzle& position, const TeacherOptions& options, const Control& control,
              const TeachingWork& work) {
  return hint_for(PuzzleState(position), mistakes_before_teaching(position, control.stop, work), options, control,
                  work);
}

StepsHere steps_for(const PlayedPuzzle& position, const TeacherOptions& options, const Control& control,
                    const TeachingWork& work) {
  return steps_for(PuzzleState(position), mistakes_before_teaching(position, control.stop, work), options, control,
                   work);
}

PathHere path_for(const PlayedPuzzle& position, const TeacherOptions& options, const Control& control,
                  const TeachingWork& work) {
  return path_for(PuzzleState(position), mistakes_before_teaching(position, control.stop, work), options, control,
                  work);
}

}  // namespace nonet
