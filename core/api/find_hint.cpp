#include "core/api/find_hint.h"

#include "core/api/find_mistakes.h"
#include "core/search/solution_stream.h"

namespace nonet {

Mistakes mistakes_before_teaching(const PlayedPuzzle& position, const Control& search) {
  const bool is_searched = position.grid.clue_count() < position.grid.layout()->cell_count() &&
                           is_consistent(position.grid) && SolutionStream::supports(PuzzleView(position.grid));
  return is_searched ? mistakes_in(position, search) : Mistakes{};
}

Hint hint_for(const PlayedPuzzle& position, const TeacherOptions& options, const Control& search,
              const Control& teaching) {
  return hint_for(PuzzleState(position), mistakes_before_teaching(position, search), options, teaching);
}

StepsHere steps_for(const PlayedPuzzle& position, const TeacherOptions& options, const Control& search,
                    const Control& teaching) {
  return steps_for(PuzzleState(position), mistakes_before_teaching(position, search), options, teaching);
}

PathHere path_for(const PlayedPuzzle& position, const TeacherOptions& options, const Control& search,
                  const Control& teaching) {
  return path_for(PuzzleState(position), mistakes_before_teaching(position, search), options, teaching);
}

}  // namespace nonet
