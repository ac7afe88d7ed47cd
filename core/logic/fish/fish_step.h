#pragma once

#include "core/logic/fish/fish_search.h"
#include "core/logic/step.h"

namespace nonet {

/// A fish with houses and cells, independent of the numbers that a DigitBoard gives to them.
struct FishInCells {
  Digit digit;
  bool is_sashimi;
  std::vector<House> base;
  std::vector<House> cover;
  CellSet vertices;
  CellSet fins;
  CellSet endo_fins;
  CellSet eliminated;
  /// The first eliminated cell that is no base place; when there is none, the first eliminated cell.
  Cell first_eliminated;
  /// See FoundFish::cost().
  int cost;
};

/// Translates the numbers of places and houses of a board into cells and houses.
template <std::size_t Words>
FishInCells in_cells(const DigitBoard<Words>& board, std::size_t size, const FoundFish<Words>& fish);

/// The step of one fish.
Step fish_step(Technique technique, const FishInCells& fish);

/// The step of two fishes with the same base.
Step siamese_step(Technique technique, const FishInCells& first, const FishInCells& second);

extern template FishInCells in_cells(const DigitBoard<kNarrowBoard>&, std::size_t, const FoundFish<kNarrowBoard>&);
extern template FishInCells in_cells(const DigitBoard<kWideBoard>&, std::size_t, const FoundFish<kWideBoard>&);

}  // namespace nonet
