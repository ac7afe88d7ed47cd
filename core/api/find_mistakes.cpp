#include "core/api/find_mistakes.h"

#include "core/search/outcome.h"

namespace nonet {

namespace {

// Givens with several solutions: a digit entered is wrong when no solution of the givens has it.
class EntryTrials {
 public:
  EntryTrials(const PlayedPuzzle& puzzle, const Control& control) : puzzle_(puzzle), control_(control) {}

  Mistakes run() {
    mistakes_.givens = Mistakes::Givens::Several;
    if (may_have_solution(puzzle_.grid)) return mistakes_;
    for_each_entry(puzzle_, [&](Cell cell) {
      Grid with_one = puzzle_.givens;
      with_one[cell] = puzzle_.grid[cell];
      if (!may_have_solution(with_one)) mistakes_.digits.push_back(cell);
    });
    mistakes_.incompatible = mistakes_.digits.empty() && mistakes_.givens == Mistakes::Givens::Several;
    return mistakes_;
  }

 private:
  // A search that was stopped proves nothing: then the givens count as unknown, and no digit as wrong.
  bool may_have_solution(const Grid& grid) {
    const SolutionCount found = count_solutions(grid, 1, control_);
    const bool is_known = found.count > 0 || found.exact;
    if (!is_known) mistakes_.givens = Mistakes::Givens::Unknown;
    return found.count > 0 || !is_known;
  }

  const PlayedPuzzle& puzzle_;
  const Control& control_;
  Mistakes mistakes_;
};

Mistakes without_judgement(Mistakes::Givens givens) {
  Mistakes mistakes;
  mistakes.givens = givens;
  return mistakes;
}

}  // namespace

Mistakes mistakes_in(const PlayedPuzzle& puzzle, const Control& control) {
  const Outcome outcome = solve(puzzle.givens, {2, 1, control});
  switch (outcome.status) {
    case SolveStatus::Unique: return mistakes_against(outcome.solutions.front(), puzzle);
    case SolveStatus::Multiple: return EntryTrials(puzzle, control).run();
    case SolveStatus::None: return without_judgement(Mistakes::Givens::None);
    case SolveStatus::Conflict: return without_judgement(Mistakes::Givens::Contradictory);
    case SolveStatus::Stopped: break;
  }
  return without_judgement(Mistakes::Givens::Unknown);
}

}  // namespace nonet
