#pragma once

#include "core/logic/fish/fish_search.h"
#include "core/logic/step.h"

namespace nonet {

/// A fish without regard to how its places were numbered.
struct ToldFish {
  Digit digit;
  bool is_sashimi;
  std::vector<House> base;
  std::vector<House> cover;
  CellSet vertices;
  CellSet fins;
  CellSet endo_fins;
  CellSet losers;
  /// The first of the losers that is no base place; of all when there is none.
  Cell leader;
  /// As FoundFish::cost().
  int cost;
};

template <std::size_t Words>
ToldFish tell(const DigitBoard<Words>& board, std::size_t size, const FoundFish<Words>& fish);

/// The step that a fish is.
Step fish_step(Technique technique, const ToldFish& fish);

/// The step that two fishes of one base are together.
Step siamese_step(Technique technique, const ToldFish& first, const ToldFish& second);

extern template ToldFish tell(const DigitBoard<1>&, std::size_t, const FoundFish<1>&);
extern template ToldFish tell(const DigitBoard<10>&, std::size_t, const FoundFish<10>&);

}  // namespace nonet
