#pragma once

#include <cstdint>
#include <vector>

#include "core/logic/place_set.h"
#include "core/logic/puzzle_state.h"

namespace nonet {

/// The kinds of houses that fishes distinguish. Everything but rows and columns counts as a region.
enum class FishHouse : std::uint8_t { Row = 1, Column = 2, Region = 4 };

/// The places of one digit, numbered in the order of their cells, and the houses that have at least one place.
template <std::size_t Words>
struct DigitBoard {
  using Places = PlaceSet<Words>;

  struct HousePlaces {
    House house;
    FishHouse kind;
    /// True when the digit must be at one of the places: the house is full. Of the places of another house at most one
    /// has the digit.
    bool is_full;
    Places places;
  };

  /// The digit must have Places::kMaxPlaces places or fewer.
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
  /// For each place the places that it excludes.
  std::vector<Places> peers;
};

/// True when a DigitBoard<1> is wide enough for a digit, and at most kMaxNarrowHouses houses have places of it.
bool is_narrow(const PuzzleState& state, Digit digit);
inline constexpr int kMaxNarrowHouses = 128;

extern template struct DigitBoard<1>;
extern template struct DigitBoard<10>;

}  // namespace nonet
