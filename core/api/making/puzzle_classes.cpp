#include "core/api/making/puzzle_classes.h"

#include "core/formats/layout_name.h"
#include "core/formats/write.h"
#include "core/search/outcome.h"
#include "core/symmetry/canonical.h"

namespace nonet {

bool PuzzleClasses::insert(const Grid& puzzle, StopToken stop) {
  constexpr std::uint64_t kNodesOfSolution = 1'000'000;
  const Outcome outcome = solve(puzzle, {2, 1, {stop, kNodesOfSolution, {}}});
  if (outcome.status != SolveStatus::Unique) return insert(Keys{key_of(puzzle, stop), {}});
  return insert(keys_of(puzzle, outcome.solutions.front(), stop));
}

bool PuzzleClasses::insert(Keys keys) {
  const bool is_new = !has(keys.puzzle) && !has(keys.solution);
  keys_.insert(std::move(keys.puzzle));
  if (!keys.solution.empty()) keys_.insert(std::move(keys.solution));
  if (is_new) ++size_;
  return is_new;
}

bool PuzzleClasses::contains(const Grid& puzzle, const Grid& solution, StopToken stop) const {
  if (keys_.empty()) return false;
  const Keys keys = keys_of(puzzle, solution, stop);
  return has(keys.puzzle) || has(keys.solution);
}

PuzzleClasses::Keys PuzzleClasses::keys_of(const Grid& puzzle, const Grid& solution, StopToken stop) {
  Keys keys{key_of(puzzle, stop), {}};
  const int side = solution.digit_count();
  if (side >= kSideOfClasses) {
    keys.solution = key_of(solution, stop);
  } else if (side >= kSideOfSolutions) {
    keys.solution = name_of(*solution.layout()) + ' ' + write_line(solution);
  }
  return keys;
}

std::string PuzzleClasses::key_of(const Grid& puzzle, StopToken stop) {
  constexpr std::uint64_t kBudget = 200'000;
  const auto form = canonical_form(puzzle, {stop, kBudget, {}});
  const Grid& grid = form ? form.value().grid : puzzle;
  // A layout of irregular regions can become another layout, so the form alone does not say of which layout it is.
  return grid.layout()->is_classic() ? write_line(grid) : name_of(*grid.layout()) + ' ' + write_line(grid);
}

}  // namespace nonet
