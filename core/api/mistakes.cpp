#include "core/api/mistakes.h"

#include <algorithm>

#include "core/search/outcome.h"

namespace nonet {

namespace {

class Judge {
 public:
  Judge(const PuzzleState& state, const Control& control) : state_(state), control_(control) {}

  Mistakes judge() {
    const Grid givens = digits_of([&](Cell cell) { return state_.is_given(cell); });
    const Outcome outcome = solve(givens, {2, 1, control_});
    switch (outcome.status) {
      case SolveStatus::Unique: compare_with(outcome.solutions.front()); break;
      case SolveStatus::Multiple: try_one_by_one(givens); break;
      case SolveStatus::None: mistakes_.givens = Mistakes::Givens::None; break;
      case SolveStatus::Conflict: mistakes_.givens = Mistakes::Givens::Contradictory; break;
      case SolveStatus::Stopped: break;
    }
    return mistakes_;
  }

 private:
  template <class Wanted>
  Grid digits_of(const Wanted& wanted) const {
    Grid grid(state_.grid().layout());
    state_.sets().all().for_each([&](Cell cell) {
      if (wanted(cell)) grid[cell] = state_.digit(cell);
    });
    return grid;
  }

  template <class Visit>
  void for_each_placed(const Visit& visit) const {
    (state_.sets().all() - state_.open()).for_each([&](Cell cell) {
      if (!state_.is_given(cell)) visit(cell);
    });
  }

  void compare_with(const Grid& solution) {
    mistakes_.givens = Mistakes::Givens::Unique;
    for_each_placed([&](Cell cell) {
      if (state_.digit(cell) != solution[cell]) mistakes_.digits.push_back(cell);
    });
    state_.open().for_each([&](Cell cell) {
      const Candidate right{cell, solution[cell]};
      if (!state_.has(right) && !is_taken_by_mistake(right)) mistakes_.eliminations.push_back(right);
    });
  }

  // True when a wrong digit takes the candidate away, which is no mistake of its own.
  bool is_taken_by_mistake(Candidate candidate) const {
    const auto takes = [&](Cell cell) {
      return state_.digit(cell) == candidate.digit && state_.sets().peers(cell).contains(candidate.cell);
    };
    return std::any_of(mistakes_.digits.begin(), mistakes_.digits.end(), takes);
  }

  void try_one_by_one(const Grid& givens) {
    mistakes_.givens = Mistakes::Givens::Several;
    if (has_solution(state_.grid())) return;
    for_each_placed([&](Cell cell) {
      Grid with_one = givens;
      with_one[cell] = state_.digit(cell);
      if (!has_solution(with_one)) mistakes_.digits.push_back(cell);
    });
    mistakes_.incompatible = mistakes_.digits.empty() && mistakes_.givens == Mistakes::Givens::Several;
  }

  bool has_solution(const Grid& grid) {
    const SolutionCount found = count_solutions(grid, 1, control_);
    const bool is_known = found.count > 0 || found.exact;
    if (!is_known) mistakes_.givens = Mistakes::Givens::Unknown;
    return found.count > 0 || !is_known;
  }

  const PuzzleState& state_;
  const Control& control_;
  Mistakes mistakes_;
};

}  // namespace

std::string_view name_of(Mistakes::Givens givens) {
  switch (givens) {
    case Mistakes::Givens::Unique: return "unique";
    case Mistakes::Givens::Several: return "several";
    case Mistakes::Givens::None: return "none";
    case Mistakes::Givens::Contradictory: return "contradictory";
    case Mistakes::Givens::Unknown: return "unknown";
  }
  return "";
}

Mistakes mistakes_in(const PuzzleState& state, const Control& control) { return Judge(state, control).judge(); }

}  // namespace nonet
