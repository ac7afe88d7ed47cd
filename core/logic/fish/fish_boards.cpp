#include "core/logic/fish/fish_boards.h"

#include <algorithm>
#include <utility>

namespace nonet {

namespace {

// The houses that have one of the places.
template <std::size_t Words>
typename DigitBoard<Words>::Houses houses_with(const DigitBoard<Words>& board, const PlaceSet<Words>& places) {
  typename DigitBoard<Words>::Houses houses;
  places.for_each([&](std::size_t place) { houses |= board.houses_of[place]; });
  return houses;
}

template <std::size_t Words>
void find_near_houses(FishBoard<Words>& fish_board) {
  using Houses = typename FishBoard<Words>::Houses;
  const DigitBoard<Words>& board = fish_board.board;
  std::vector<Houses> meeting;
  for (const auto& house : board.houses) meeting.push_back(houses_with(board, house.places));
  for (const Houses& between : meeting) {
    Houses& near = fish_board.near_house.emplace_back();
    between.for_each([&](std::size_t house) { near |= meeting[house]; });
  }
  for (const auto& excluded : board.peers) fish_board.near_target.push_back(houses_with(board, excluded));
}

template <std::size_t Words>
void take_all_houses_as_near(FishBoard<Words>& fish_board) {
  typename FishBoard<Words>::Houses all;
  for (std::size_t house = 0; house < fish_board.board.houses.size(); ++house) all.insert(house);
  fish_board.near_house.assign(fish_board.board.houses.size(), all);
  fish_board.near_target.assign(fish_board.board.cells.size(), all);
  fish_board.houses_of_grid = {all};
}

bool lies_in(const GridSpec& grid, const Layout& layout, House house) {
  const std::span<const Cell> cells = layout.cells(house);
  return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
    const int row = layout.row(cell) - grid.row;
    const int column = layout.column(cell) - grid.column;
    return row >= 0 && row < grid.rows && column >= 0 && column < grid.columns;
  });
}

template <std::size_t Words>
void find_houses_of_grids(FishBoard<Words>& fish_board, const Layout& layout) {
  for (const GridSpec& grid : layout.grids()) {
    auto& houses = fish_board.houses_of_grid.emplace_back();
    for (std::size_t i = 0; i < fish_board.board.houses.size(); ++i) {
      if (lies_in(grid, layout, fish_board.board.houses[i].house)) houses.insert(i);
    }
  }
}

}  // namespace

template <std::size_t Words>
void FishBoards::add(DigitBoard<Words> board, const Layout& layout, StopCheck& check) {
  PlaceSet<Words> places;
  for (const auto& house : board.houses) places |= house.places;
  const PlaceSet<Words> removable = places - places_in_templates(board, places, kMaxNodes, check).used;
  if (removable.empty()) return;
  FishBoard<Words> added{std::move(board), removable, {}, {}, {}};
  if (layout.grids().size() > 1) {
    find_near_houses(added);
    find_houses_of_grids(added, layout);
  } else {
    take_all_houses_as_near(added);
  }
  if constexpr (Words == kNarrowBoard) {
    narrow_.push_back(std::move(added));
  } else {
    wide_.push_back(std::move(added));
  }
}

FishBoards::FishBoards(const PuzzleState& state, StopToken stop) {
  StopCheck check(stop);
  state.all_digits().for_each([&](Digit digit) {
    with_board(state, digit, [&](auto board) { add(std::move(board), state.layout(), check); });
  });
}

}  // namespace nonet
