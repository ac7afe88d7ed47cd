#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/general/clauses/literal.h"

namespace nonet {

/// Chooses which of the two literals of a variable is decided, its phase. The target phase comes first: the literal's
/// value in the longest assignment without a conflict since the last change of phases (Biere and Fleury 2020). A
/// variable without a target phase gets its saved phase: its last value (Pipatsrisawat and Darwiche 2007). Before its
/// first value, a candidate is placed.
class PhaseMemory {
 public:
  explicit PhaseMemory(std::uint32_t variable_count);

  Literal choose(Variable variable) const;
  /// Saves the value of a variable whose assignment is undone.
  void save(Literal literal) { saved_[literal.variable().index] = phase_of(literal); }
  /// Remembers an assignment without a conflict if it is the longest so far.
  void consider(std::span<const Literal> trail);
  /// Forgets the longest assignments. After a solution they are useless, because the solution is excluded.
  void forget_longest();
  /// Changes all saved phases. Successive calls set them to the best phases, to placed, to the best phases, to
  /// eliminated, and so on.
  void change();

 private:
  // 1 is placed, -1 is eliminated, 0 is unknown.
  using Phase = std::int8_t;
  static Phase phase_of(Literal literal) { return literal.is_placed() ? 1 : -1; }

  std::vector<Phase> saved_;
  std::vector<Phase> target_;
  std::vector<Phase> best_;
  std::size_t target_size_ = 0;
  std::size_t best_size_ = 0;
  std::uint64_t changes_ = 0;
};

}  // namespace nonet
