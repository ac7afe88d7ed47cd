#include "core/logic/digit_board.h"

#include <array>

namespace nonet {

namespace {

FishHouse kind_of(HouseKind kind) {
  switch (kind) {
    case HouseKind::Row: return FishHouse::Row;
    case HouseKind::Column: return FishHouse::Column;
    default: return FishHouse::Region;
  }
}

}  // namespace

template <std::size_t Words>
DigitBoard<Words>::DigitBoard(const PuzzleState& state, Digit about) : digit(about) {
  NONET_EXPECTS(state.cells(digit).size() <= static_cast<int>(Places::kMaxPlaces));
  std::array<std::uint16_t, CellSet::kMaxCells> place_of;
  state.cells(digit).for_each([&](Cell cell) {
    place_of[cell.index] = static_cast<std::uint16_t>(cells.size());
    cells.push_back(cell);
  });
  peers.resize(cells.size());
  houses_of.resize(cells.size());
  for_each_house(state.layout(), [&](House house) {
    const bool is_full = state.layout().holds_every_digit(house);
    const std::uint32_t places = state.places(digit, house);
    if (is_full ? places == 0 : state.cells(digit, house).empty()) return;
    if (state.sets().is_repeated(house)) return;
    HousePlaces& added = houses.emplace_back(HousePlaces{house, kind_of(state.layout().kind(house)), is_full, {}});
    const std::span<const Cell> line = state.layout().cells(house);
    if (is_full) {
      for_each_bit(places, [&](int i) { added.places.insert(place_of[line[static_cast<std::size_t>(i)].index]); });
    } else {
      state.cells(digit, house).for_each([&](Cell cell) { added.places.insert(place_of[cell.index]); });
    }
    added.places.for_each([&](std::size_t place) {
      peers[place] |= added.places;
      houses_of[place].insert(houses.size() - 1);
    });
  });
  for (std::size_t place = 0; place < cells.size(); ++place) {
    Places self;
    self.insert(place);
    peers[place] -= self;
    for (const Cell other : state.layout().pairs(cells[place])) {
      if (state.cells(digit).contains(other)) peers[place].insert(place_of[other.index]);
    }
  }
}

bool fits_narrow_board(const PuzzleState& state, Digit digit) {
  using Board = DigitBoard<kNarrowBoard>;
  if (state.cells(digit).size() > static_cast<int>(Board::Places::kMaxPlaces)) return false;
  constexpr int kMaxHouses = static_cast<int>(Board::Houses::kMaxPlaces);
  if (state.layout().house_count() <= kMaxHouses) return true;
  int houses = 0;
  for_each_house(state.layout(), [&](House house) { houses += state.cells(digit, house).empty() ? 0 : 1; });
  return houses <= kMaxHouses;
}

template struct DigitBoard<kNarrowBoard>;
template struct DigitBoard<kWideBoard>;
static_assert(DigitBoard<kWideBoard>::Places::kMaxPlaces >= LayoutSets::kMaxCells &&
              DigitBoard<kWideBoard>::Houses::kMaxPlaces >= LayoutSets::kMaxHouses);

}  // namespace nonet
