#include "core/rules/answers/part_questions.h"

#include <algorithm>
#include <utility>

#include "core/rules/search.h"

namespace nonet {

PartQuestions::PartQuestions(const PuzzleParts& parts, const Control& control)
    : parts_(parts), control_(control), nodes_left_(control.node_budget) {}

std::optional<int> PartQuestions::solutions(const std::vector<bool>& kept, int limit, std::uint64_t nodes) {
  if (is_over()) {
    undecided_ = true;
    return std::nullopt;
  }
  Control control{control_.stop, std::min(nodes, nodes_left_), {}};
  if (control_.progress) control.progress = [this](const Progress&) { control_.progress({share_, 0}); };
  NodeMeter meter(std::move(control));
  const Puzzle puzzle = parts_.puzzle_of(kept);
  RuleSearch search{PuzzleView(puzzle)};
  int found = 0;
  SearchEvent event = SearchEvent::Solution;
  while (found < limit && event == SearchEvent::Solution) {
    event = search.next(meter);
    if (event != SearchEvent::Solution || found++ > 0) continue;
    solution_.resize(puzzle.givens().digits().size());
    search.write_solution(solution_);
  }
  // Each guess has two nodes below it.
  if (nodes_left_ != kUnlimited) nodes_left_ -= std::min(nodes_left_, 2 * search.stats().guesses + 1);
  if (event == SearchEvent::Solution || event == SearchEvent::Exhausted) return found;
  undecided_ = true;
  return std::nullopt;
}

bool PartQuestions::take_undecided() { return std::exchange(undecided_, false); }

}  // namespace nonet
