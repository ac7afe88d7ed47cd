#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/general/literal.h"

namespace nonet {

/// Which of the two literals of a variable is decided: what it was in the longest assignment without a contradiction since the
/// last change of phases (Biere and Fleury 2020), else what it was last (Pipatsrisawat and Darwiche 2007). At first: placed.
class PhaseMemory {
 public:
  explicit PhaseMemory(std::uint32_t variable_count);

  Literal choose(Variable variable) const;
  /// Remembers a literal that is taken back.
  void save(Literal literal) { saved_[literal.variable().index] = phase_of(literal); }
  /// Considers an assignment without a contradiction.
  void consider(std::span<const Literal> trail);
  /// Forgets the longest assignments: that at hand is a solution, which will not come again.
  void forget_longest();
  /// Changes the phases: to the best ones, to those of the beginning, to their opposite, in turn.
  void change();

 private:
  // 1 is placed, -1 eliminated, 0 not known.
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
