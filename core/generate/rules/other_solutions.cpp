#include "core/generate/rules/other_solutions.h"

#include <algorithm>
#include <utility>

#include "core/generate/rules/rule_puzzle.h"
#include "core/rules/search.h"
#include "core/util/search.h"

namespace nonet {

OtherSolutions::OtherSolutions(Grid wanted, StopToken stop)
    : wanted_(std::move(wanted)), nodes_(nodes_of_question(wanted_.digits().size())), stop_(stop) {}

bool OtherSolutions::knows_one(const Puzzle& puzzle) const {
  // The newest are the likeliest.
  for (std::size_t left = size(); left > 0; --left) {
    if (keeps_own_rules((*this)[left - 1], puzzle, kept_)) return true;
  }
  return false;
}

OtherSolutions::Answer OtherSolutions::look_for(const Puzzle& puzzle, int most) {
  if (knows_one(puzzle)) return Answer::Some;
  if (is_stopped()) return Answer::Unknown;
  RuleSearch search(PuzzleView(puzzle), kEditionOfMaking);
  NodeMeter meter(Control{stop_, nodes_, {}});
  std::vector<Digit> found(cells());
  int others = 0;
  SearchEvent event = SearchEvent::Solution;
  while (others < most && (event = search.next(meter)) == SearchEvent::Solution) {
    search.write_solution(found);
    if (std::equal(found.begin(), found.end(), wanted_.digits().begin(), wanted_.digits().end())) continue;
    digits_.insert(digits_.end(), found.begin(), found.end());
    ++others;
  }
  if (others > 0) return Answer::Some;
  return event == SearchEvent::Exhausted ? Answer::None : Answer::Unknown;
}

bool OtherSolutions::solves(std::size_t number, const Puzzle& puzzle) const {
  return keeps_own_rules((*this)[number], puzzle, kept_);
}

bool keeps_own_rules(std::span<const Digit> full, const Puzzle& puzzle, const RuleSet& kept) {
  const std::span<const Digit> givens = puzzle.givens().digits();
  for (std::size_t cell = 0; cell < full.size(); ++cell) {
    if (!givens[cell].is_blank() && givens[cell] != full[cell]) return false;
  }
  const RuleSet& rules = puzzle.own_rules();
  return std::all_of(rules.begin(), rules.end(), [&](const Rule& rule) {
    return std::find(kept.begin(), kept.end(), rule) != kept.end() || holds(rule, full, *puzzle.layout(), rules);
  });
}

}  // namespace nonet
