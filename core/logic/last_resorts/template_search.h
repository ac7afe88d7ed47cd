#pragma once

#include <vector>

#include "core/logic/puzzle_state.h"

namespace nonet {

/// Finds the cells that a digit can take when it is placed in the whole grid at once: one cell in each house that lacks it, no
/// two that see each other.
class TemplateSearch {
 public:
  /// How many search nodes may be spent on a candidate. On 9×9 some twenty do.
  static constexpr int kMaxNodes = 20000;

  explicit TemplateSearch(const PuzzleState& state) : state_(state) {}

  /// Of these places of a digit the ones that belong to some way, those that the search gave up on included.
  CellSet possible(Digit digit, const CellSet& places);

 private:
  bool extend(std::size_t depth, const CellSet& places);
  bool choose_house(const CellSet& places, CellSet& fewest) const;

  const PuzzleState& state_;
  // Houses that lack the digit.
  std::vector<House> houses_;
  int nodes_left_ = 0;
  // Cells of the way that is being made; its length is `depth`.
  std::vector<Cell> way_;
};

}  // namespace nonet
