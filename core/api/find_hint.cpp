#include "core/api/find_hint.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/search/solution_stream.h"
#include "core/util/search.h"

namespace nonet {

namespace {

// Givens with several solutions: a digit entered is wrong when no solution of the givens has it. Every solution that
// was found is kept, because it proves that its digits are possible. One meter serves all searches, so the budget of
// the caller is the budget of the whole call.
class MistakeSearch {
 public:
  MistakeSearch(const PlayedPuzzle& puzzle, const Control& control) : puzzle_(puzzle), meter_(control) {}

  Mistakes run() {
    SolutionStream stream(puzzle_.view_of(puzzle_.givens));
    SearchEvent event = stream.next(meter_);
    for (; event == SearchEvent::Solution && solutions_.empty(); event = stream.next(meter_)) {
      solutions_.push_back(stream.solution());
    }
    switch (event) {
      case SearchEvent::Solution: solutions_.push_back(stream.solution()); break;
      case SearchEvent::Exhausted:
        if (!solutions_.empty()) return mistakes_against(solutions_.front(), puzzle_);
        return of_unsolvable();
      case SearchEvent::Stopped:
      case SearchEvent::OutOfBudget: return without_judgement(Mistakes::Givens::Unknown);
    }
    return try_entries();
  }

 private:
  static Mistakes without_judgement(Mistakes::Givens givens) {
    Mistakes mistakes;
    mistakes.givens = givens;
    mistakes.is_complete = givens != Mistakes::Givens::Unknown;
    return mistakes;
  }

  Mistakes of_unsolvable() const {
    Mistakes mistakes = without_judgement(Mistakes::Givens::None);
    mistakes.conflicts = conflicts(puzzle_.givens);
    if (!mistakes.conflicts.empty()) mistakes.givens = Mistakes::Givens::Contradictory;
    return mistakes;
  }

  Mistakes try_entries() {
    Mistakes mistakes;
    mistakes.givens = Mistakes::Givens::Several;
    if (has_solution(puzzle_.grid)) return mistakes;
    mistakes.is_complete = !is_over_;
    for_each_entry(puzzle_, [&](Cell cell) {
      if (is_over_ || is_in_a_solution(cell)) return;
      Grid with_one = puzzle_.givens;
      with_one[cell] = puzzle_.grid[cell];
      if (!has_solution(with_one) && !is_over_) mistakes.digits.push_back(cell);
    });
    mistakes.incompatible = mistakes.is_complete && mistakes.digits.empty() && !is_over_;
    mistakes.is_complete = !is_over_;
    return mistakes;
  }

  bool is_in_a_solution(Cell cell) const {
    return std::any_of(solutions_.begin(), solutions_.end(),
                       [&](const Grid& solution) { return solution[cell] == puzzle_.grid[cell]; });
  }

  // False also when the search was ended: then is_over_ is true.
  bool has_solution(const Grid& grid) {
    SolutionStream stream(puzzle_.view_of(grid));
    const SearchEvent event = stream.next(meter_);
    if (event == SearchEvent::Solution) solutions_.push_back(stream.solution());
    is_over_ = is_over_ || (event != SearchEvent::Solution && event != SearchEvent::Exhausted);
    return event == SearchEvent::Solution;
  }

  const PlayedPuzzle& puzzle_;
  std::vector<Grid> solutions_;
  NodeMeter meter_;
  bool is_over_ = false;
};

}  // namespace

Mistakes mistakes_in(const PlayedPuzzle& puzzle, const Control& control) {
  return MistakeSearch(puzzle, control).run();
}

Mistakes mistakes_before_teaching(const PlayedPuzzle& position, StopToken stop, const TeachingWork& work) {
  const bool is_searched = !position.grid.is_full() && is_consistent(position.grid) &&
                           SolutionStream::supports(position.view_of(position.grid));
  if (!is_searched) return {};
  WorkBudget budget(work.mistakes, stop);
  return mistakes_in(position, {budget.token(), position.rules ? kRuleNodesBeforeHint : kNodesBeforeHint, {}});
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
