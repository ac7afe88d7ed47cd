#include "core/general/clause_search.h"

#include <algorithm>
#include <utility>

#include "core/general/clause_reduction.h"

namespace nonet {

// Each candidate of each cell is a variable. It belongs to a set for its cell and to a set for each of its houses. The constants
// are the bytes that all parts of the search together take for each variable, set member, set and pair. A vector that grows
// can hold twice the bytes that it needs.
std::uint64_t ClauseSearch::most_bytes(const Layout& layout) {
  constexpr std::uint64_t kForVariable = 150;
  constexpr std::uint64_t kForMember = 12;
  constexpr std::uint64_t kForSet = 140;
  constexpr std::uint64_t kForPair = 8;
  const auto side = static_cast<std::uint64_t>(layout.side());
  const std::uint64_t sets = side * (side + static_cast<std::uint64_t>(layout.house_count()));
  std::uint64_t pairs = 0;
  for (std::uint16_t index = 0; index < layout.cell_count(); ++index) pairs += layout.pairs(Cell{index}).size();
  return side * side * side * kForVariable + sets * (side * kForMember + kForSet) + pairs * side * kForPair +
         3 * kMaxLearntBytes + 2 * kMaxExclusionBytes;
}

ClauseSearch::ClauseSearch(const Grid& givens, StopToken stop, std::size_t exclusion_bytes)
    : open_(givens, stop),
      propagation_(open_, stop),
      analysis_(propagation_),
      order_(open_.variable_count()),
      phases_(open_.variable_count()),
      exclusion_words_left_(exclusion_bytes / sizeof(Literal)),
      exhausted_(!open_.possible()) {
  for (const Digit digit : open_.digits()) placed_at_first_ += digit.is_blank() ? 0 : 1;
  kept_words_ = propagation_.clauses().word_count();
}

void ClauseSearch::require_one_of(std::span<const CandidateLiteral> literals) {
  std::vector<Literal> clause;
  for (const auto& [candidate, placed] : literals) {
    const std::optional<Variable> variable = open_.variable(candidate);
    if (!variable) {
      const bool is_placed = open_.digits()[candidate.cell.index] == candidate.digit;
      if (is_placed == placed) return;
      continue;
    }
    const Literal literal = placed ? Literal::placed(*variable) : Literal::eliminated(*variable);
    if (propagation_.is_true(literal)) return;
    if (!propagation_.is_false(literal)) clause.push_back(literal);
  }
  if (clause.empty()) {
    exhausted_ = true;
  } else if (clause.size() == 1) {
    propagation_.assign(clause.front(), Reason{});
  } else {
    propagation_.watch(propagation_.clauses().add_kept(clause));
  }
  kept_words_ = propagation_.clauses().word_count();
}

SearchEvent ClauseSearch::next(NodeMeter& meter, double share_done, std::uint64_t found_before) {
  if (std::exchange(at_solution_, false) && !exhausted_) exhausted_ = !leave_solution();
  while (!exhausted_) {
    const std::uint64_t cost = 1 + (propagation_.work() - metered_work_) / kWorkOfUnit;
    if (!meter.admit_node(share_done, found_before + found_, cost)) return meter.refusal();
    metered_work_ = propagation_.work();
    const FalseClause conflict = propagation_.propagate();
    stats_.placements = placed_at_first_ + propagation_.placements();
    if (!conflict.is_null()) {
      exhausted_ = !resolve(conflict);
    } else if (propagation_.is_complete()) {
      at_solution_ = true;
      ++found_;
      return SearchEvent::Solution;
    } else {
      maintain();
      decide();
    }
  }
  return SearchEvent::Exhausted;
}

void ClauseSearch::write_solution(std::span<Digit> digits) const {
  std::copy(open_.digits().begin(), open_.digits().end(), digits.begin());
  for (const Literal literal : propagation_.trail()) {
    if (!literal.is_placed()) continue;
    const auto [cell, digit] = open_.candidate(literal.variable());
    digits[cell.index] = digit;
  }
}

void ClauseSearch::backtrack(std::uint32_t level) {
  propagation_.backtrack(level, [&](Literal literal) {
    phases_.save(literal);
    order_.reopen(literal.variable());
  });
}

// Learns a clause from a conflict. Returns false when the conflict proves that there is no further solution.
bool ClauseSearch::resolve(const FalseClause& conflict) {
  const std::uint32_t level = propagation_.level();
  if (level == locked_level_) return turn_locked_decision();
  phases_.consider(propagation_.trail().first(propagation_.level_start(level)));
  analysis_.analyse(conflict);
  order_.bump(analysis_.involved());
  schedule_.count_conflict();
  backtrack(std::max(analysis_.backjump_level(), locked_level_));
  learn();
  return true;
}

void ClauseSearch::learn() {
  const std::span<const Literal> literals = analysis_.clause();
  if (literals.size() == 1) {
    propagation_.assign(literals[0], Reason{});
    return;
  }
  const ClauseRef clause = propagation_.clauses().add_learnt(literals, analysis_.glue());
  propagation_.watch(clause);
  propagation_.assign(literals[0], literals.size() == 2 ? Reason::of(literals[1]) : Reason::of(clause));
}

// Everything below the last locked decision is searched, so the rest of the search has the opposite of this decision. The
// opposite is assigned without a reason. Conflict analysis therefore treats it like a decision, and clauses learnt from it contain
// it as a literal (Gebser, Kaufmann, Neumann and Schaub 2007).
bool ClauseSearch::turn_locked_decision() {
  const std::uint32_t level = propagation_.level();
  if (level == 0) return false;
  const Literal decision = propagation_.decision(level);
  locked_level_ = level - 1;
  backtrack(level - 1);
  propagation_.assign(~decision, Reason{});
  return true;
}

// Excludes the current solution. Returns false when it was the last one.
bool ClauseSearch::leave_solution() {
  phases_.forget_longest();
  const std::uint32_t level = propagation_.level();
  if (level == 0) return false;
  if (exclusion_words_left_ < level + std::size_t{2}) return turn_locked_decision();
  exclusion_words_left_ -= level + std::size_t{2};
  exclude_by_clause();
  return true;
}

// All other assignments of the solution follow from its decisions. A clause that forbids all the decisions together therefore
// excludes this solution and no other.
void ClauseSearch::exclude_by_clause() {
  std::vector<Literal> clause;
  for (std::uint32_t level = propagation_.level(); level > 0; --level) clause.push_back(~propagation_.decision(level));
  backtrack(propagation_.level() - 1);
  Reason reason;
  if (clause.size() > 1) {
    const ClauseRef excluded = propagation_.clauses().add_kept(clause);
    propagation_.watch(excluded);
    kept_words_ += clause.size() + 2;
    reason = clause.size() == 2 ? Reason::of(clause[1]) : Reason::of(excluded);
  }
  propagation_.assign(clause.front(), reason);
}

// Restarts, changes phases and forgets clauses when the schedule says so; only when propagation is complete.
void ClauseSearch::maintain() {
  const bool changes_phases = schedule_.take_phase_change();
  if (schedule_.take_restart() || changes_phases) backtrack(locked_level_);
  if (changes_phases) phases_.change();
  const bool too_many = propagation_.clauses().word_count() - kept_words_ > ClauseSearch::kMaxLearntWords;
  if (schedule_.take_reduction() || too_many) forget_clauses(propagation_, too_many);
}

void ClauseSearch::decide() {
  ++stats_.guesses;
  propagation_.decide(phases_.choose(order_.next(propagation_)));
}

}  // namespace nonet
