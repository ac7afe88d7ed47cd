#include "core/api/photo_rules.h"

#include <algorithm>

#include "core/search/outcome.h"

namespace nonet {

namespace {

// Killers of newspapers need some hundred nodes.
constexpr std::uint64_t kNodesOfKiller = 20'000;

}  // namespace

RuleSet rules_of(const vision::Reading& reading) {
  RuleSet rules;
  for (const vision::DrawnCage& cage : reading.cages) {
    rules.insert({RuleKind::Cage, cage.cells, {static_cast<std::uint16_t>(cage.sum)}});
  }
  return rules;
}

void settle_cages(vision::Reading& reading, vision::Resolution& resolution) {
  if (reading.cages.empty()) return;
  const RuleSet rules = rules_of(reading);
  Control control;
  control.node_budget = kNodesOfKiller;
  const SolutionCount count = count_solutions(PuzzleView(resolution.puzzle, {}, rules), 2, control);
  if (!count.exact || count.count != 1) {
    reading.cages.clear();
    return;
  }
  resolution.solutions = 1;
  std::erase(reading.unread, vision::Unread::Cages);
}

}  // namespace nonet
