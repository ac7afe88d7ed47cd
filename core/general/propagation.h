#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/general/clause_database.h"
#include "core/general/literal.h"
#include "core/general/open_candidates.h"

namespace nonet {

/// Why a literal is true: all other literals of a clause are false. Of a clause of two literals the other one is stored; so
/// is that of the clause "not both" which exactly-one sets and pairs stand for without having it.
class Reason {
 public:
  constexpr Reason() = default;
  static constexpr Reason of(ClauseRef clause) { return Reason{clause.index << 1}; }
  static constexpr Reason of(Literal other) { return Reason{other.code << 1 | 1}; }

  /// Decided, or set without a reason.
  constexpr bool is_null() const { return word_ == 0; }
  constexpr bool is_literal() const { return (word_ & 1) != 0; }
  constexpr Literal literal() const { return Literal{word_ >> 1}; }
  constexpr ClauseRef clause() const { return ClauseRef{word_ >> 1}; }

 private:
  constexpr explicit Reason(std::uint32_t word) : word_(word) {}

  std::uint32_t word_ = 0;
};

/// A clause whose literals are all false: those of the reason and, where that is a single literal, `literal`.
struct FalseClause {
  Reason reason;
  Literal literal;

  bool is_null() const { return reason.is_null(); }
};

/// The partial assignment of a search and its consequences.
///
/// Clauses propagate by two watched literals each (Moskewicz et al. 2001), with another literal of the clause beside the
/// watch, which if true saves the look at the clause. An exactly-one set is one clause, "at least one", and that clause is
/// walked when one of its candidates is placed: "at most one" needs n² clauses of two literals in other solvers, and none
/// here. Their reasons are made on demand: the placed candidate.
class Propagation {
 public:
  explicit Propagation(const OpenCandidates& open);

  ClauseDatabase& clauses() { return clauses_; }
  std::uint32_t variable_count() const { return static_cast<std::uint32_t>(trail_.size()); }

  bool is_true(Literal literal) const { return values_[literal.code] > 0; }
  bool is_false(Literal literal) const { return values_[literal.code] < 0; }
  bool is_open(Variable variable) const { return values_[2 * variable.index] == 0; }
  std::uint32_t level(Variable variable) const { return assignments_[variable.index].level; }
  Reason reason(Variable variable) const { return assignments_[variable.index].reason; }

  /// Where in the trail it is, when it is not open.
  std::uint32_t place(Variable variable) const { return assignments_[variable.index].place; }

  /// The true literals, in the order in which they became true.
  std::span<const Literal> trail() const { return {trail_.data(), trail_size_}; }
  bool is_complete() const { return trail_size_ == trail_.size(); }
  /// The number of decisions that stand.
  std::uint32_t level() const { return static_cast<std::uint32_t>(level_starts_.size()); }
  /// The decision that opened a level, from 1.
  Literal decision(std::uint32_t level) const { return trail_[level_starts_[level - 1]]; }
  /// Where the literals of a level, from 1, begin in the trail.
  std::size_t level_start(std::uint32_t level) const { return level_starts_[level - 1]; }

  /// Opens a level with a literal that is neither true nor false.
  void decide(Literal literal);
  /// Makes an open literal true on the present level.
  void assign(Literal literal, Reason reason) {
    values_[literal.code] = 1;
    values_[(~literal).code] = -1;
    assignments_[literal.variable().index] = {level(), reason, static_cast<std::uint32_t>(trail_size_)};
    trail_[trail_size_++] = literal;
  }
  /// Takes back all levels above; `visit(Literal)` for each literal taken back.
  template <class Visit>
  void backtrack(std::uint32_t level, Visit&& visit);

  /// Draws all conclusions; the first contradiction, or null.
  FalseClause propagate();

  /// Watches the first two literals of a clause. They must be the last to become false, if others are.
  void watch(ClauseRef clause);
  /// Removes the dropped clauses that are no reason, and all watches of them; clauses change their places.
  void collect_garbage();
  /// True when the clause is the reason of one of its first two literals.
  bool is_reason(ClauseRef clause) const;

  /// Work done so far, about the number of cache lines looked at: the measure of time for all schedules.
  std::uint64_t work() const { return work_; }
  /// Candidates placed so far, those taken back included.
  std::uint64_t placements() const { return placements_; }

 private:
  struct Assignment {
    std::uint32_t level = 0;
    Reason reason;
    std::uint32_t place = 0;
  };
  struct Watch {
    // Any other literal of the clause; of two, the other one.
    Literal other;
    // Twice the clause's index, one more when it has two literals.
    std::uint32_t word;

    bool is_binary() const { return (word & 1) != 0; }
    ClauseRef clause() const { return ClauseRef{word >> 1}; }
  };

  void add_sets(const OpenCandidates& open);
  void add_pairs(const OpenCandidates& open);
  FalseClause eliminate_rivals(Variable placed);
  FalseClause eliminate_others(Variable placed, std::span<const Literal> others);
  FalseClause visit_watches(Literal falsified);

  ClauseDatabase clauses_;
  std::vector<std::int8_t> values_;
  std::vector<Assignment> assignments_;
  // As long as there are variables; the first of them are true.
  std::vector<Literal> trail_;
  std::size_t trail_size_ = 0;
  std::vector<std::size_t> level_starts_;
  std::size_t propagated_ = 0;
  std::vector<std::vector<Watch>> watches_;
  // The exactly-one clauses of each variable, and the candidates that exclude it as pairs.
  std::vector<std::uint32_t> set_starts_;
  std::vector<ClauseRef> sets_;
  std::vector<std::uint32_t> pair_starts_;
  std::vector<Literal> pairs_;
  std::uint64_t work_ = 0;
  std::uint64_t placements_ = 0;
};

template <class Visit>
void Propagation::backtrack(std::uint32_t level, Visit&& visit) {
  if (level >= level_starts_.size()) return;
  const std::size_t start = level_starts_[level];
  for (std::size_t place = trail_size_; place-- > start;) {
    const Literal literal = trail_[place];
    values_[literal.code] = 0;
    values_[(~literal).code] = 0;
    visit(literal);
  }
  trail_size_ = start;
  level_starts_.resize(level);
  propagated_ = start;
}

}  // namespace nonet
