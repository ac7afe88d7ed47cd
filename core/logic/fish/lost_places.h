#pragma once

#include "core/logic/fish/digit_board.h"

namespace nonet {

/// The places of a digit that are in no way to put it into all its houses at once, so that nothing that looks at one digit alone
/// can remove others: where there are none, no fish need be sought. Depth first, the house with fewest places next;
/// beyond kMaxNodes for a place it counts as lost, which costs time only.
template <std::size_t Words>
PlaceSet<Words> lost_places(const DigitBoard<Words>& board);

inline constexpr int kMaxNodesForLostPlaces = 2000;

extern template PlaceSet<1> lost_places(const DigitBoard<1>& board);
extern template PlaceSet<10> lost_places(const DigitBoard<10>& board);

}  // namespace nonet
