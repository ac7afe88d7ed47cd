#pragma once

#include <vector>

#include "core/logic/fish/lost_places.h"

namespace nonet {

/// A digit in which a fish may be: it has places that are lost.
template <std::size_t Words>
struct FishBoard {
  DigitBoard<Words> board;
  PlaceSet<Words> lost;
};

/// The digits of a state in which fishes may be; those with more than 64 places apart, as they need wider sets.
class FishBoards {
 public:
  explicit FishBoards(const PuzzleState& state);

  /// Calls `visit(board)` for each; ends when it gives true.
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (const auto& board : narrow_) {
      if (visit(board)) return;
    }
    for (const auto& board : wide_) {
      if (visit(board)) return;
    }
  }

 private:
  std::vector<FishBoard<1>> narrow_;
  std::vector<FishBoard<10>> wide_;
};

}  // namespace nonet
