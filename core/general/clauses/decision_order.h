#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/general/clauses/propagation.h"
#include "core/util/random.h"

namespace nonet {

/// The order in which variables are decided. Every variable has a score, which grows with each conflict that involves
/// the variable; later conflicts add more (VSIDS, Moskewicz et al. 2001, in the form of Eén and Sörensson 2003). The
/// variable with the highest score comes first. If scores are equal, the lower number comes first.
class DecisionOrder {
 public:
  explicit DecisionOrder(std::uint32_t variable_count);

  /// Gives every variable a random score below the score of the first conflict, so that equal variables come in random
  /// order.
  void shuffle(Random& random);
  /// Raises the scores of the variables that a conflict involves.
  void bump(std::span<const Variable> involved);
  /// Takes a variable back into the order when its assignment is undone.
  void reopen(Variable variable);
  /// Returns the first open variable; there must be one.
  Variable next(const Propagation& propagation);

 private:
  static constexpr std::uint32_t kNone = ~std::uint32_t{0};

  bool is_before(std::uint32_t left, std::uint32_t right) const {
    return scores_[left] > scores_[right] || (scores_[left] == scores_[right] && left < right);
  }
  void raise_score(Variable variable);
  void sift_up(std::size_t place);
  void sift_down(std::size_t place);
  void put(std::size_t place, std::uint32_t variable);

  std::vector<double> scores_;
  double increment_ = 1;
  // A binary heap that contains at least all open variables, and the place of each variable in the heap.
  std::vector<std::uint32_t> heap_;
  std::vector<std::uint32_t> heap_places_;
};

}  // namespace nonet
