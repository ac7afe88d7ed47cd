#pragma once

#include <vector>

#include "core/logic/template_search.h"

namespace nonet {

/// A digit that fishes are looked for in.
template <std::size_t Words>
struct FishBoard {
  DigitBoard<Words> board;
  /// The places that belong to no template of the digit. No technique that looks at one digit alone can remove others.
  PlaceSet<Words> removable;
};

/// The digits of a state that have removable places. Digits with more than 64 places are kept apart, because they need
/// wider sets.
class FishBoards {
 public:
  /// The search for templates through a place is given up after so many nodes. The place then counts as removable,
  /// which costs time only.
  static constexpr int kMaxNodes = 2000;

  FishBoards(const PuzzleState& state, StopToken stop);

  /// Calls `visit(board)` for each board until it returns true.
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
