#include "core/api/making/puzzle_classes.h"

#include <set>

#include "core/formats/layout_name.h"
#include "core/formats/rule_text.h"
#include "core/formats/write.h"
#include "core/search/outcome.h"
#include "core/symmetry/canonical.h"

namespace nonet {

bool PuzzleClasses::insert(const PuzzleView& puzzle, StopToken stop) {
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

bool PuzzleClasses::contains(const PuzzleView& puzzle, const Grid& solution, StopToken stop) const {
  if (keys_.empty()) return false;
  const Keys keys = keys_of(puzzle, solution, stop);
  return has(keys.puzzle) || has(keys.solution);
}

PuzzleClasses::Keys PuzzleClasses::keys_of(const PuzzleView& puzzle, const Grid& solution, StopToken stop) {
  Keys keys{key_of(puzzle, stop), {}};
  const int digits = solution.digit_count();
  if (digits >= kSideOfClasses) {
    keys.solution = key_of(solution, stop);
  } else if (digits >= kSideOfSolutions) {
    keys.solution = name_of(*solution.layout()) + ' ' + write_line(solution);
  }
  return keys;
}

std::string PuzzleClasses::key_of(const PuzzleView& puzzle, StopToken stop) {
  constexpr std::uint64_t kBudget = 200'000;
  const auto form = canonical_form(puzzle, {stop, kBudget, {}});
  const Grid& grid = form ? form.value().grid : puzzle.givens();
  // A layout of irregular regions can become another layout, so the form alone does not say of which layout it is.
  std::string key = grid.layout()->is_classic() ? write_line(grid) : name_of(*grid.layout()) + ' ' + write_line(grid);
  if (!puzzle.has_own_rules()) return key;
  // The order in which rules were added says nothing.
  std::set<std::string> rules;
  for (const Rule& rule : puzzle.own_rules()) rules.insert(write_rule(rule, *grid.layout()));
  for (const std::string& rule : rules) key.append(1, '\n').append(rule);
  return key;
}

}  // namespace nonet
