#include "core/general/clauses/clause_learner.h"

#include <algorithm>

#include "core/general/clauses/clause_reduction.h"

namespace nonet {

ClauseLearner::ClauseLearner(const PuzzleView& puzzle, StopToken stop)
    : open(puzzle, stop),
      propagation(open, stop),
      analysis(propagation),
      order(open.variable_count()),
      phases(open.variable_count()),
      kept_words(propagation.clauses().word_count()) {}

bool ClauseLearner::admit_node(NodeMeter& meter, double share_done, std::uint64_t found) {
  const std::uint64_t cost = 1 + (propagation.work() - metered_work) / kWorkOfUnit;
  if (!meter.admit_node(share_done, found, cost)) return false;
  metered_work = propagation.work();
  return true;
}

void ClauseLearner::backtrack(std::uint32_t level) {
  propagation.backtrack(level, [&](Literal literal) {
    phases.save(literal);
    order.reopen(literal.variable());
  });
}

void ClauseLearner::learn_from(const FalseClause& conflict, std::uint32_t lowest) {
  analysis.analyse(conflict);
  order.bump(analysis.involved());
  schedule.count_conflict();
  backtrack(std::max(analysis.backjump_level(), lowest));
  const std::span<const Literal> literals = analysis.clause();
  if (listener.learnt) listener.learnt(literals);
  if (literals.size() == 1) {
    propagation.assign(literals[0], Reason{});
    return;
  }
  const ClauseRef clause = propagation.clauses().add_learnt(literals, analysis.glue());
  propagation.watch(clause);
  propagation.assign(literals[0], literals.size() == 2 ? Reason::of(literals[1]) : Reason::of(clause));
}

void ClauseLearner::forget_some() {
  const bool too_many = propagation.clauses().word_count() - kept_words > kMaxLearntWords;
  if (schedule.take_reduction() || too_many) forget_clauses(propagation, too_many, listener.forgotten);
}

void ClauseLearner::write_solution(std::span<Digit> digits) const {
  std::copy(open.digits().begin(), open.digits().end(), digits.begin());
  for (const Literal literal : propagation.trail()) {
    if (!literal.is_placed()) continue;
    const auto [cell, digit] = open.candidate(literal.variable());
    digits[cell.index] = digit;
  }
}

}  // namespace nonet
