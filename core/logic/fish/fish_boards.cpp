#include "core/logic/fish/fish_boards.h"

#include <utility>

namespace nonet {

namespace {

template <std::size_t Words>
void add(std::vector<FishBoard<Words>>& boards, const PuzzleState& state, Digit digit, StopCheck& check) {
  DigitBoard<Words> board(state, digit);
  PlaceSet<Words> places;
  for (const auto& house : board.houses) places |= house.places;
  const PlaceSet<Words> removable = places - places_in_templates(board, places, FishBoards::kMaxNodes, check).used;
  if (!removable.empty()) boards.push_back({std::move(board), removable});
}

}  // namespace

FishBoards::FishBoards(const PuzzleState& state, StopToken stop) {
  StopCheck check(stop);
  state.all_digits().for_each([&](Digit digit) {
    if (is_narrow(state, digit)) {
      add(narrow_, state, digit, check);
    } else {
      add(wide_, state, digit, check);
    }
  });
}

}  // namespace nonet
