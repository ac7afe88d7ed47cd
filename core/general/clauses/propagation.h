#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/general/clauses/clause_database.h"
#include "core/general/clauses/literal.h"
#include "core/general/clauses/open_candidates.h"

namespace nonet {

/// NodeMeter counts one unit for each kWorkOfUnit of Propagation::work(). A unit takes about a microsecond.
inline constexpr std::uint64_t kWorkOfUnit = 100;

/// The reason why a literal is true: a clause whose other literals are all false. If the clause has two literals, the
/// reason is stored as the other literal. Exactly-one sets and rules for pairs imply clauses of two literals, "not both
/// candidates". These clauses are never stored, but their other literal can be a reason.
class Reason {
 public:
  constexpr Reason() = default;
  static constexpr Reason of(ClauseRef clause) { return Reason{clause.index << 1}; }
  static constexpr Reason of(Literal other) { return Reason{other.code << 1 | 1}; }

  /// True when there is no reason: the literal is a decision, or a clause of one literal.
  constexpr bool is_null() const { return word_ == 0; }
  constexpr bool is_literal() const { return (word_ & 1) != 0; }
  constexpr Literal literal() const { return Literal{word_ >> 1}; }
  constexpr ClauseRef clause() const { return ClauseRef{word_ >> 1}; }

 private:
  constexpr explicit Reason(std::uint32_t word) : word_(word) {}

  std::uint32_t word_ = 0;
};

/// A clause whose literals are all false. If `reason` is a clause, that clause is false. If `reason` is a literal, the
/// false clause has two literals: the literal of `reason` and `literal`.
struct FalseClause {
  Reason reason;
  Literal literal;

  bool is_null() const { return reason.is_null(); }
};

/// The partial assignment of a search, and its propagation.
///
/// Each clause is propagated by two watched literals (Moskewicz et al. 2001). Each watch also stores another literal of
/// the clause. If that literal is true, the clause itself need not be read.
///
/// An exactly-one set is stored as one clause, "at least one of these candidates". When a candidate of the set is
/// placed, propagation eliminates the other candidates of the clause. The reason of these eliminations is the placed
/// candidate. Other solvers store about n²/2 clauses of two literals for "at most one". Such clauses are not needed
/// here.
class Propagation {
 public:
  /// When `stop` asks for a stop during construction, the object is incomplete and must not be used.
  explicit Propagation(const OpenCandidates& open, StopToken stop = {});

  ClauseDatabase& clauses() { return clauses_; }
  std::uint32_t variable_count() const { return static_cast<std::uint32_t>(trail_.size()); }

  bool is_true(Literal literal) const { return values_[literal.code] > 0; }
  bool is_false(Literal literal) const { return values_[literal.code] < 0; }
  bool is_open(Variable variable) const { return values_[2 * variable.index] == 0; }
  std::uint32_t level(Variable variable) const { return assignments_[variable.index].level; }
  Reason reason(Variable variable) const { return assignments_[variable.index].reason; }

  /// The index of the variable's literal in the trail. The variable must not be open.
  std::uint32_t place(Variable variable) const { return assignments_[variable.index].place; }

  /// The true literals, in the order in which they became true.
  std::span<const Literal> trail() const { return {trail_.data(), trail_size_}; }
  bool is_complete() const { return trail_size_ == trail_.size(); }
  /// The current level: the number of decisions in the trail.
  std::uint32_t level() const { return static_cast<std::uint32_t>(level_starts_.size()); }
  /// The decision that opened a level. Levels are numbered from 1.
  Literal decision(std::uint32_t level) const { return trail_[level_starts_[level - 1]]; }
  /// The index in the trail of the first literal of a level. Levels are numbered from 1.
  std::size_t level_start(std::uint32_t level) const { return level_starts_[level - 1]; }

  /// Opens a new level with a literal that is neither true nor false.
  void decide(Literal literal);
  /// Makes an open literal true on the current level.
  void assign(Literal literal, Reason reason) {
    values_[literal.code] = 1;
    values_[(~literal).code] = -1;
    assignments_[literal.variable().index] = {level(), reason, static_cast<std::uint32_t>(trail_size_)};
    trail_[trail_size_++] = literal;
  }
  /// Undoes all assignments above `level`, and calls `visit(literal)` for each of them.
  template <class Visit>
  void backtrack(std::uint32_t level, Visit&& visit);

  /// Draws all conclusions from the true literals. Returns the first clause that becomes false, or a null clause when
  /// no clause does.
  FalseClause propagate();

  /// Watches the first two literals of a clause. If some literals of the clause are false, the first two must be those
  /// that became false last.
  void watch(ClauseRef clause);
  /// Removes the dropped clauses, none of which may be a reason, and their watches. Moves the remaining clauses in
  /// memory and updates the references to them in this object.
  void collect_garbage();
  /// True when the clause is the reason of one of its first two literals.
  bool is_reason(ClauseRef clause) const;

  /// The work done so far: about the number of cache lines that were read. Schedules depend on this number and not on
  /// time, so that results are the same on every machine.
  std::uint64_t work() const { return work_; }
  /// The number of candidates placed so far, including those that were taken back.
  std::uint64_t placements() const { return placements_; }

 private:
  struct Assignment {
    std::uint32_t level = 0;
    Reason reason;
    std::uint32_t place = 0;
  };
  struct Watch {
    // A literal of the clause that is not the watched literal. A clause of two literals has only one such literal.
    Literal other;
    // Twice the clause's index, plus one when the clause has two literals.
    std::uint32_t word;

    bool is_binary() const { return (word & 1) != 0; }
    ClauseRef clause() const { return ClauseRef{word >> 1}; }
  };

  void add_sets(const OpenCandidates& open, StopToken stop);
  void add_pairs(const OpenCandidates& open, StopToken stop);
  FalseClause eliminate_rivals(Variable placed);
  FalseClause eliminate_others(Variable placed, std::span<const Literal> others);
  FalseClause visit_watches(Literal falsified);

  ClauseDatabase clauses_;
  std::vector<std::int8_t> values_;
  std::vector<Assignment> assignments_;
  // One element for each variable. The first `trail_size_` elements are the true literals.
  std::vector<Literal> trail_;
  std::size_t trail_size_ = 0;
  std::vector<std::size_t> level_starts_;
  // The number of literals at the start of the trail from which all conclusions have been drawn.
  std::size_t propagated_ = 0;
  std::vector<std::vector<Watch>> watches_;
  // For each variable, its exactly-one clauses (sets_), and the candidates of other cells that exclude the variable's
  // candidate by a rule for pairs (pairs_). The lists of all variables are stored one after the other.
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
