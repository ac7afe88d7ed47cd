#include "core/logic/fish/fish_boards.h"

#include <utility>

namespace nonet {

namespace {

template <std::size_t Words>
void add(std::vector<FishBoard<Words>>& boards, const PuzzleState& state, Digit digit) {
  DigitBoard<Words> board(state, digit);
  const PlaceSet<Words> lost = lost_places(board);
  if (!lost.empty()) boards.push_back({std::move(board), lost});
}

}  // namespace

FishBoards::FishBoards(const PuzzleState& state) {
  state.all_digits().for_each([&](Digit digit) {
    if (state.cells(digit).size() <= static_cast<int>(PlaceSet<1>::kMaxPlaces)) {
      add(narrow_, state, digit);
    } else {
      add(wide_, state, digit);
    }
  });
}

}  // namespace nonet
