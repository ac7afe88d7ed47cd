#pragma once

#include <vector>

#include "core/logic/template_search.h"

namespace nonet {

/// A digit that fishes are looked for in.
template <std::size_t Words>
struct FishBoard {
  using Houses = typename DigitBoard<Words>::Houses;

  DigitBoard<Words> board;
  /// The places that belong to no template of the digit. No technique that looks at one digit alone can remove others.
  PlaceSet<Words> removable;
  /// For each house, and for each place as a target, the houses near it. In a layout with one grid every house is near.
  /// In a layout with several grids a house is near another house when they meet a third one in places of the digit, or
  /// share such a place; a house is near a target that excludes one of its places.
  std::vector<Houses> near_house;
  std::vector<Houses> near_target;
  /// For each grid of the layout the houses that lie in it.
  std::vector<Houses> houses_of_grid;
};

/// The digits of a state that have removable places, those with narrow boards first. Digits for which no board is
/// wide enough are left out.
class FishBoards {
 public:
  /// The search for templates through a place is given up after so many nodes. The place then counts as removable,
  /// which costs time only.
  static constexpr int kMaxNodes = 2000;

  FishBoards(const PuzzleState& state, StopToken stop);

  /// Calls `visit(board)` for each board until it returns true.
  template <class Visit>
  void for_each(Visit&& visit) const {
    const auto ends_in = [&](const auto& boards) {
      for (const auto& board : boards) {
        if (visit(board)) return true;
      }
      return false;
    };
    ends_in(narrow_) || ends_in(wide_);
  }

 private:
  template <std::size_t Words>
  void add(DigitBoard<Words> board, const Layout& layout, StopCheck& check);

  std::vector<FishBoard<kNarrowBoard>> narrow_;
  std::vector<FishBoard<kWideBoard>> wide_;
};

}  // namespace nonet
