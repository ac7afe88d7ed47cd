#include "core/general/clauses/clause_reduction.h"

#include <vector>

#include "core/util/sort.h"

namespace nonet {

namespace {

constexpr std::uint32_t kKeptGlue = 2;

// Returns the clauses that can be forgotten, the worst first, and decreases the `used` counts of all.
std::vector<LearntClause*> candidates_for_dropping(ClauseDatabase& clauses, bool severe) {
  std::vector<LearntClause*> worst;
  for (LearntClause& learnt : clauses.learnt()) {
    const bool used = learnt.used > 0;
    if (used) --learnt.used;
    if (severe || (!used && learnt.glue > kKeptGlue)) worst.push_back(&learnt);
  }
  const auto goodness = [&](const LearntClause* learnt) {
    return std::uint64_t{learnt->glue} << 32 | clauses.literals(learnt->clause).size();
  };
  std::vector<LearntClause*> sorted;
  for (const std::size_t index :
       stable_order_of(worst, [&](const LearntClause* learnt) { return ~goodness(learnt); })) {
    sorted.push_back(worst[index]);
  }
  return sorted;
}

}  // namespace

void forget_clauses(Propagation& propagation, bool severe,
                    const std::function<void(std::span<const Literal>)>& forgotten) {
  std::vector<LearntClause*> worst = candidates_for_dropping(propagation.clauses(), severe);
  worst.resize(severe ? worst.size() / 2 : worst.size() * 3 / 4);
  for (LearntClause* learnt : worst) learnt->dropped = !propagation.is_reason(learnt->clause);
  if (forgotten) {
    for (const LearntClause& learnt : propagation.clauses().learnt()) {
      if (learnt.dropped) forgotten(propagation.clauses().literals(learnt.clause));
    }
  }
  propagation.collect_garbage();
}

}  // namespace nonet
