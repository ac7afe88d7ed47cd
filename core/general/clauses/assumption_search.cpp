#include "core/general/clauses/assumption_search.h"

#include "core/util/contracts.h"

namespace nonet {

AssumptionSearch::AssumptionSearch(const PuzzleView& puzzle, StopToken stop)
    : learner_(puzzle, stop), possible_(learner_.open.possible()) {}

bool AssumptionSearch::is_placed(Candidate candidate) const {
  const auto variable = learner_.open.variable(candidate);
  if (!variable) return learner_.open.digits()[candidate.cell.index] == candidate.digit;
  return learner_.propagation.is_true(Literal::placed(*variable));
}

// An assumption that follows from the assumptions below it needs no level of its own.
bool AssumptionSearch::push(Candidate candidate) {
  if (is_placed(candidate)) return true;
  const auto variable = learner_.open.variable(candidate);
  if (!variable || !learner_.propagation.is_open(*variable)) return false;
  const std::uint32_t below = learner_.propagation.level();
  learner_.propagation.decide(Literal::placed(*variable));
  if (learner_.propagation.propagate().is_null()) return true;
  learner_.backtrack(below);
  return false;
}

bool AssumptionSearch::assume(Candidate candidate) {
  const std::uint32_t below = learner_.propagation.level();
  if (!possible_ || !push(candidate)) return false;
  assumptions_.push_back({candidate, below});
  return true;
}

void AssumptionSearch::retract() {
  NONET_EXPECTS(!assumptions_.empty());
  learner_.backtrack(assumptions_.back().level);
  assumptions_.pop_back();
}

bool AssumptionSearch::fix(std::span<const Candidate> candidates) {
  learner_.backtrack(0);
  for (const Candidate candidate : candidates) {
    if (const auto variable = learner_.open.variable(candidate)) {
      proven_.push_back(Literal::placed(*variable));
    } else if (!is_placed(candidate)) {
      possible_ = false;
    }
  }
  for (const Literal literal : proven_) {
    if (learner_.propagation.is_false(literal)) possible_ = false;
    if (possible_ && !learner_.propagation.is_true(literal)) learner_.propagation.assign(literal, Reason{});
  }
  proven_.clear();
  possible_ = possible_ && learner_.propagation.propagate().is_null();
  return possible_ && restore_assumptions();
}

bool AssumptionSearch::restore_assumptions() {
  for (Assumption& assumption : assumptions_) {
    assumption.level = learner_.propagation.level();
    if (!push(assumption.candidate)) return false;
  }
  return true;
}

SearchEvent AssumptionSearch::find_other(Candidate candidate, NodeMeter& meter, std::span<Digit> digits) {
  if (!possible_ || is_placed(candidate)) return SearchEvent::Exhausted;
  const std::uint32_t below = learner_.propagation.level();
  if (const auto variable = learner_.open.variable(candidate); variable && learner_.propagation.is_open(*variable)) {
    learner_.propagation.decide(Literal::eliminated(*variable));
  }
  const SearchEvent event = search(learner_.propagation.level(), meter);
  if (event == SearchEvent::Solution) learner_.write_solution(digits);
  learner_.backtrack(below);
  return event;
}

// Decisions up to level `base` are assumptions. The search never goes back below this level, so the assumptions need
// not be propagated again after each conflict.
SearchEvent AssumptionSearch::search(std::uint32_t base, NodeMeter& meter) {
  while (true) {
    if (!learner_.admit_node(meter, 0, 0)) return meter.refusal();
    const FalseClause conflict = learner_.propagation.propagate();
    if (!conflict.is_null()) {
      if (!resolve(conflict, base)) return SearchEvent::Exhausted;
    } else if (learner_.propagation.is_complete()) {
      return SearchEvent::Solution;
    } else {
      if (learner_.schedule.take_restart()) learner_.backtrack(base);
      learner_.forget_some();
      learner_.propagation.decide(learner_.phases.choose(learner_.order.next(learner_.propagation)));
    }
  }
}

bool AssumptionSearch::resolve(const FalseClause& conflict, std::uint32_t base) {
  if (learner_.propagation.level() == base) return false;
  learner_.learn_from(conflict, base);
  const std::span<const Literal> learnt = learner_.analysis.clause();
  if (learnt.size() == 1) proven_.push_back(learnt[0]);
  return true;
}

}  // namespace nonet
