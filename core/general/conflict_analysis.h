#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/general/propagation.h"

namespace nonet {

/// Makes of a contradiction a clause that would have avoided it: the first unique implication point (Marques-Silva and Sakallah
/// 1996, Zhang et al. 2001), each level shrunk to one literal where that can be (Fleury and Biere 2021), without the literals
/// that the others imply (Sörensson and Biere 2009).
class ConflictAnalysis {
 public:
  explicit ConflictAnalysis(Propagation& propagation);

  /// Analyses a clause that is false on the present level, which is not 0. Costs about as much as the conclusions between
  /// the decision and the contradiction.
  void analyse(const FalseClause& conflict);

  /// The clause: its first literal is the only one of the present level, its second one of the level to go back to.
  std::span<const Literal> clause() const { return clause_; }
  /// The level on which the clause leaves its first literal as the only possibility.
  std::uint32_t backjump_level() const { return backjump_level_; }
  std::uint32_t glue() const { return glue_; }
  /// The variables that took part in the contradiction, those behind the literals of the clause included.
  std::span<const Variable> involved() const { return involved_; }

 private:
  // What is known of a variable during an analysis.
  enum Mark : std::uint8_t { kSeen = 1, kImplied = 2, kNotImplied = 4, kInBlock = 8, kInvolved = 16 };

  template <class Visit>
  void for_each_cause(Reason reason, Literal implied, Visit&& visit);
  template <class Visit>
  void for_each_literal(const FalseClause& conflict, Visit&& visit);
  void see(Literal literal);
  void need(ClauseRef clause);
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
  std::size_t open_literals_ = 0;
  std::vector<std::uint8_t> marks_;
  std::vector<Variable> marked_;
  std::vector<Variable> block_;
  // The last count in which a level took part.
  std::vector<std::uint64_t> level_stamps_;
  std::uint64_t stamp_ = 0;
  // The levels of the clause, as a list and as a set.
  std::vector<std::uint32_t> clause_levels_;
  std::vector<bool> level_in_clause_;
};

}  // namespace nonet
