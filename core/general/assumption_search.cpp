#include "core/general/assumption_search.h"

#include <algorithm>

#include "core/general/clause_reduction.h"
#include "core/general/clause_search.h"
#include "core/util/contracts.h"

namespace nonet {

AssumptionSearch::AssumptionSearch(const Grid& givens, StopToken stop)
    : open_(givens, stop),
      propagation_(open_, stop),
      analysis_(propagation_),
      order_(open_.variable_count()),
      phases_(open_.variable_count()),
      possible_(open_.possible()) {
  kept_words_ = propagation_.clauses().word_count();
}

void AssumptionSearch::backtrack(std::uint32_t level) {
  propagation_.backtrack(level, [&](Literal literal) {
    phases_.save(literal);
    order_.reopen(literal.variable());
  });
}

bool AssumptionSearch::is_placed(Candidate candidate) const {
  const auto variable = open_.variable(candidate);
  if (!variable) return open_.digits()[candidate.cell.index] == candidate.digit;
  return propagation_.is_true(Literal::placed(*variable));
}

// An assumption that follows from the assumptions below it needs no level of its own.
bool AssumptionSearch::push(Candidate candidate) {
  if (is_placed(candidate)) return true;
  const auto variable = open_.variable(candidate);
  if (!variable || !propagation_.is_open(*variable)) return false;
  const std::uint32_t below = propagation_.level();
  propagation_.decide(Literal::placed(*variable));
  if (propagation_.propagate().is_null()) return true;
  backtrack(below);
  return false;
}

bool AssumptionSearch::assume(Candidate candidate) {
  const std::uint32_t below = propagation_.level();
  if (!possible_ || !push(candidate)) return false;
  assumptions_.push_back({candidate, below});
  return true;
}

void AssumptionSearch::retract() {
  NONET_EXPECTS(!assumptions_.empty());
  backtrack(assumptions_.back().level);
  assumptions_.pop_back();
}

bool AssumptionSearch::fix(std::span<const Candidate> candidates) {
  backtrack(0);
  for (const Candidate candidate : candidates) {
    if (const auto variable = open_.variable(candidate)) {
      proven_.push_back(Literal::placed(*variable));
    } else if (!is_placed(candidate)) {
      possible_ = false;
    }
  }
  for (const Literal literal : proven_) {
    if (propagation_.is_false(literal)) possible_ = false;
    if (possible_ && !propagation_.is_true(literal)) propagation_.assign(literal, Reason{});
  }
  proven_.clear();
  possible_ = possible_ && propagation_.propagate().is_null();
  return possible_ && restore_assumptions();
}

bool AssumptionSearch::restore_assumptions() {
  for (Assumption& assumption : assumptions_) {
    assumption.level = propagation_.level();
    if (!push(assumption.candidate)) return false;
  }
  return true;
}

SearchEvent AssumptionSearch::find_other(Candidate candidate, NodeMeter& meter, std::span<Digit> digits) {
  if (!possible_ || is_placed(candidate)) return SearchEvent::Exhausted;
  const std::uint32_t below = propagation_.level();
  if (const auto variable = open_.variable(candidate); variable && propagation_.is_open(*variable)) {
    propagation_.decide(Literal::eliminated(*variable));
  }
  const SearchEvent event = search(propagation_.level(), meter);
  if (event == SearchEvent::Solution) write_solution(digits);
  backtrack(below);
  return event;
}

// Decisions up to level `base` are assumptions. The search never goes back below this level, so the assumptions need not be
// propagated again after each conflict.
SearchEvent AssumptionSearch::search(std::uint32_t base, NodeMeter& meter) {
  while (true) {
    const std::uint64_t cost = 1 + (propagation_.work() - metered_work_) / kWorkOfUnit;
    if (!meter.admit_node(0, 0, cost)) return meter.refusal();
    metered_work_ = propagation_.work();
    const FalseClause conflict = propagation_.propagate();
    if (!conflict.is_null()) {
      if (!resolve(conflict, base)) return SearchEvent::Exhausted;
    } else if (propagation_.is_complete()) {
      return SearchEvent::Solution;
    } else {
      maintain(base);
      propagation_.decide(phases_.choose(order_.next(propagation_)));
    }
  }
}

bool AssumptionSearch::resolve(const FalseClause& conflict, std::uint32_t base) {
  const std::uint32_t level = propagation_.level();
  if (level == base) return false;
  analysis_.analyse(conflict);
  order_.bump(analysis_.involved());
  schedule_.count_conflict();
  backtrack(std::max(analysis_.backjump_level(), base));
  learn();
  return true;
}

void AssumptionSearch::learn() {
  const std::span<const Literal> literals = analysis_.clause();
  if (literals.size() == 1) {
    proven_.push_back(literals[0]);
    propagation_.assign(literals[0], Reason{});
    return;
  }
  const ClauseRef clause = propagation_.clauses().add_learnt(literals, analysis_.glue());
  propagation_.watch(clause);
  propagation_.assign(literals[0], literals.size() == 2 ? Reason::of(literals[1]) : Reason::of(clause));
}

void AssumptionSearch::maintain(std::uint32_t base) {
  if (schedule_.take_restart()) backtrack(base);
  const bool too_many = propagation_.clauses().word_count() - kept_words_ > ClauseSearch::kMaxLearntWords;
  if (schedule_.take_reduction() || too_many) forget_clauses(propagation_, too_many);
}

void AssumptionSearch::write_solution(std::span<Digit> digits) const {
  std::copy(open_.digits().begin(), open_.digits().end(), digits.begin());
  for (const Literal literal : propagation_.trail()) {
    if (!literal.is_placed()) continue;
    const auto [cell, digit] = open_.candidate(literal.variable());
    digits[cell.index] = digit;
  }
}

}  // namespace nonet
