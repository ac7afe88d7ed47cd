#include "core/general/clause_reduction.h"

#include <algorithm>
#include <vector>

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
  const auto size = [&](const LearntClause* learnt) { return clauses.literals(learnt->clause).size(); };
  std::stable_sort(worst.begin(), worst.end(), [&](const LearntClause* left, const LearntClause* right) {
    return left->glue != right->glue ? left->glue > right->glue : size(left) > size(right);
  });
  return worst;
}

}  // namespace

void forget_clauses(Propagation& propagation, bool severe) {
  std::vector<LearntClause*> worst = candidates_for_dropping(propagation.clauses(), severe);
  worst.resize(severe ? worst.size() / 2 : worst.size() * 3 / 4);
  for (LearntClause* learnt : worst) learnt->dropped = true;
  propagation.collect_garbage();
}

}  // namespace nonet
