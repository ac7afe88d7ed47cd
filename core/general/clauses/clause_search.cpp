#include "core/general/clauses/clause_search.h"

#include <utility>

namespace nonet {

// Each candidate of each cell is a variable. It belongs to a set for its cell and to a set for each of its full houses.
// The constants are the bytes that all parts of the search together take for each variable, set member, set and pair. A
// vector that grows can hold twice the bytes that it needs.
std::uint64_t ClauseSearch::most_bytes(const Layout& layout) {
  constexpr std::uint64_t kForVariable = 150;
  constexpr std::uint64_t kForMember = 12;
  constexpr std::uint64_t kForSet = 140;
  constexpr std::uint64_t kForPair = 8;
  const auto digits = static_cast<std::uint64_t>(layout.digit_count());
  const auto cells = static_cast<std::uint64_t>(layout.cell_count());
  std::uint64_t sets = cells;
  std::uint64_t members = cells * digits;
  std::uint64_t pairs = 0;
  for (std::uint16_t index = 0; index < layout.cell_count(); ++index) pairs += layout.pairs(Cell{index}).size();
  for_each_house(layout, [&](House house) {
    const std::uint64_t size = layout.cells(house).size();
    if (layout.holds_every_digit(house)) {
      sets += digits;
      members += size * digits;
    } else {
      pairs += size * (size - 1);
    }
  });
  return cells * digits * kForVariable + sets * kForSet + members * kForMember + pairs * digits * kForPair +
         3 * ClauseLearner::kMaxLearntBytes + 2 * kMaxExclusionBytes;
}

ClauseSearch::ClauseSearch(const PuzzleView& puzzle, StopToken stop, std::size_t exclusion_bytes)
    : learner_(puzzle, stop),
      exclusion_words_left_(exclusion_bytes / sizeof(Literal)),
      exhausted_(!learner_.open.possible()) {
  for (const Digit digit : learner_.open.digits()) placed_at_first_ += digit.is_blank() ? 0 : 1;
}

void ClauseSearch::require_one_of(std::span<const CandidateLiteral> literals) {
  std::vector<Literal> clause;
  for (const auto& [candidate, placed] : literals) {
    const std::optional<Variable> variable = learner_.open.variable(candidate);
    if (!variable) {
      const bool is_placed = learner_.open.digits()[candidate.cell.index] == candidate.digit;
      if (is_placed == placed) return;
      continue;
    }
    const Literal literal = placed ? Literal::placed(*variable) : Literal::eliminated(*variable);
    if (learner_.propagation.is_true(literal)) return;
    if (!learner_.propagation.is_false(literal)) clause.push_back(literal);
  }
  if (clause.empty()) {
    exhausted_ = true;
  } else if (clause.size() == 1) {
    learner_.propagation.assign(clause.front(), Reason{});
  } else {
    learner_.propagation.watch(learner_.propagation.clauses().add_kept(clause));
  }
  learner_.kept_words = learner_.propagation.clauses().word_count();
}

void ClauseSearch::listen(std::function<void(std::span<const CandidateLiteral>)> learnt,
                          std::function<void(std::span<const CandidateLiteral>)> forgotten) {
  const auto told = [this](std::function<void(std::span<const CandidateLiteral>)> listener) {
    return [this, listener = std::move(listener)](std::span<const Literal> literals) {
      std::vector<CandidateLiteral> clause;
      for (const Literal literal : literals)
        clause.push_back({learner_.open.candidate(literal.variable()), literal.is_placed()});
      listener(clause);
    };
  };
  learner_.listener = {told(std::move(learnt)), told(std::move(forgotten))};
}

SearchEvent ClauseSearch::next(NodeMeter& meter, double share_done, std::uint64_t found_before) {
  if (std::exchange(at_solution_, false) && !exhausted_) exhausted_ = !leave_solution();
  while (!exhausted_) {
    if (!learner_.admit_node(meter, share_done, found_before + found_)) return meter.refusal();
    const FalseClause conflict = learner_.propagation.propagate();
    stats_.placements = placed_at_first_ + learner_.propagation.placements();
    if (!conflict.is_null()) {
      exhausted_ = !resolve(conflict);
    } else if (learner_.propagation.is_complete()) {
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

// Learns a clause from a conflict. Returns false when the conflict proves that there is no further solution.
bool ClauseSearch::resolve(const FalseClause& conflict) {
  const std::uint32_t level = learner_.propagation.level();
  if (level == locked_level_) return turn_locked_decision();
  learner_.phases.consider(learner_.propagation.trail().first(learner_.propagation.level_start(level)));
  learner_.learn_from(conflict, locked_level_);
  return true;
}

// Everything below the last locked decision is searched, so the rest of the search has the opposite of this decision.
// The opposite is assigned without a reason. Conflict analysis therefore treats it like a decision, and clauses learnt
// from it contain it as a literal (Gebser, Kaufmann, Neumann and Schaub 2007).
bool ClauseSearch::turn_locked_decision() {
  const std::uint32_t level = learner_.propagation.level();
  if (level == 0) return false;
  const Literal decision = learner_.propagation.decision(level);
  locked_level_ = level - 1;
  learner_.backtrack(level - 1);
  learner_.propagation.assign(~decision, Reason{});
  return true;
}

// Excludes the current solution. Returns false when it was the last one.
bool ClauseSearch::leave_solution() {
  learner_.phases.forget_longest();
  const std::uint32_t level = learner_.propagation.level();
  if (level == 0) return false;
  if (exclusion_words_left_ < level + std::size_t{2}) return turn_locked_decision();
  exclusion_words_left_ -= level + std::size_t{2};
  exclude_by_clause();
  return true;
}

// All other assignments of the solution follow from its decisions. A clause that forbids all the decisions together
// therefore excludes this solution and no other.
void ClauseSearch::exclude_by_clause() {
  std::vector<Literal> clause;
  for (std::uint32_t level = learner_.propagation.level(); level > 0; --level)
    clause.push_back(~learner_.propagation.decision(level));
  learner_.backtrack(learner_.propagation.level() - 1);
  Reason reason;
  if (clause.size() > 1) {
    const ClauseRef excluded = learner_.propagation.clauses().add_kept(clause);
    learner_.propagation.watch(excluded);
    learner_.kept_words += clause.size() + 2;
    reason = clause.size() == 2 ? Reason::of(clause[1]) : Reason::of(excluded);
  }
  learner_.propagation.assign(clause.front(), reason);
}

// Restarts, changes phases and forgets clauses when the schedule says so; only when propagation is complete.
void ClauseSearch::maintain() {
  const bool changes_phases = learner_.schedule.take_phase_change();
  if (learner_.schedule.take_restart() || changes_phases) learner_.backtrack(locked_level_);
  if (changes_phases) learner_.phases.change();
  learner_.forget_some();
}

void ClauseSearch::decide() {
  ++stats_.guesses;
  learner_.propagation.decide(learner_.phases.choose(learner_.order.next(learner_.propagation)));
}

}  // namespace nonet
