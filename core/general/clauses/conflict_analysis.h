#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/general/clauses/propagation.h"

namespace nonet {

/// Derives from a conflict a clause that would have prevented the conflict. The clause has one literal of the current
/// level, which belongs to the first unique implication point (Marques-Silva and Sakallah 1996, Zhang et al. 2001).
/// Then the literals of each lower level are replaced by one literal where that is possible (shrinking, Fleury and
/// Biere 2021), and literals that follow from the other literals are removed (minimisation, Sörensson and Biere 2009).
/// All steps are resolutions, so every solution satisfies the clause.
class ConflictAnalysis {
 public:
  explicit ConflictAnalysis(Propagation& propagation);

  /// Analyses a clause that is false on the current level, which must not be 0. Costs about as much as the propagation
  /// between the decision and the conflict.
  void analyse(const FalseClause& conflict);

  /// The learnt clause. Its first literal is the only one of the current level; its second literal is on the backjump
  /// level.
  std::span<const Literal> clause() const { return clause_; }
  /// The lowest level on which all literals of the clause but the first are false, so that the first literal follows.
  std::uint32_t backjump_level() const { return backjump_level_; }
  /// The number of levels to which the literals of the clause belonged before they were removed or replaced, minus 1.
  std::uint32_t glue() const { return glue_; }
  /// The variables that took part in the conflict, and the variables in the reasons of the clause's literals.
  std::span<const Variable> involved() const { return involved_; }

 private:
  // Facts about a variable during one analysis. kSeen: its literal belongs to the clause or has been replaced by its
  // causes. kImplied, kNotImplied: its literal follows, or does not follow, from literals of the clause. kInBlock: its
  // literal belongs to the block that is being shrunk. kInvolved: involved_ has the variable, although it is not seen.
  enum Mark : std::uint8_t { kSeen = 1, kImplied = 2, kNotImplied = 4, kInBlock = 8, kInvolved = 16 };

  template <class Visit>
  void for_each_cause(Reason reason, Literal implied, Visit&& visit);
  template <class Visit>
  void for_each_literal(const FalseClause& conflict, Visit&& visit);
  void add_false_literal(Literal literal);
  void mark_used(ClauseRef clause);
  void mark(Variable variable, Mark mark);
  void clear_marks();
  void resolve(const FalseClause& conflict);
  void minimise();
  std::size_t minimise_block(std::span<Literal> block);
  bool shrink_block(std::span<Literal> block);
  bool shrink_step(Reason reason, Literal implied, std::uint32_t level, std::size_t& open);
  bool follows(Literal literal, int depth);
  void involve_causes();
  void find_backjump_level();
  std::uint32_t count_levels(std::span<const Literal> literals);

  Propagation& propagation_;
  std::vector<Literal> clause_;
  std::vector<Variable> involved_;
  std::uint32_t backjump_level_ = 0;
  std::uint32_t glue_ = 0;
  std::size_t unresolved_literals_ = 0;
  std::vector<std::uint8_t> marks_;
  std::vector<Variable> marked_;
  std::vector<Variable> block_;
  // For each level, the value of stamp_ in the last call of count_levels() that counted the level.
  std::vector<std::uint64_t> level_stamps_;
  std::uint64_t stamp_ = 0;
  // The levels of the clause's literals, as a list and as a set. Valid during minimise().
  std::vector<std::uint32_t> clause_levels_;
  std::vector<bool> level_in_clause_;
};

}  // namespace nonet
