#pragma once

#include <cstdint>
#include <vector>

#include "core/logic/fish/place_set.h"
#include "core/logic/puzzle_state.h"

namespace nonet {

/// What a house is to a fish: rows and columns are told apart, everything else counts as region.
enum class FishHouse : std::uint8_t { Row = 1, Column = 2, Region = 4 };

/// The places that a digit has left, numbered in the order of their cells, and the houses that have any.
template <std::size_t Words>
struct DigitBoard {
  using Places = PlaceSet<Words>;

  struct HousePlaces {
    House house;
    FishHouse kind;
    Places places;
  };

  /// The digit must have no more than Places::kMaxPlaces places.
  DigitBoard(const PuzzleState& state, Digit about);

  CellSet cells_of(const Places& places) const {
    CellSet set;
    places.for_each([&](std::size_t place) { set.insert(cells[place]); });
    return set;
  }

  Digit digit;
  std::vector<Cell> cells;
  /// In the order of their numbers: rows, columns, regions.
  std::vector<HousePlaces> houses;
  /// For each place those that it sees.
  std::vector<Places> peers;
};

extern template struct DigitBoard<1>;
extern template struct DigitBoard<10>;

}  // namespace nonet
