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
  /// A set of houses, by their numbers in `houses`.
  using Houses = PlaceSet<Words == 1 ? 2 : Words>;

  struct HousePlaces {
    House house;
    FishHouse kind;
    /// True when the digit must be at one of the places: the house is full. Of the places of another house at most one
    /// has the digit.
    bool is_full;
    Places places;
  };

  /// The digit must have Places::kMaxPlaces places or fewer, in at most Houses::kMaxPlaces houses.
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
  /// For each place the houses that it is in.
  std::vector<Houses> houses_of;
};

/// The widths of boards, in words: for the cells of a 9×9 grid, and for every layout that LayoutSets supports.
inline constexpr std::size_t kNarrowBoard = 1;
inline constexpr std::size_t kWideBoard = 10;

/// True when a narrow board is wide enough for a digit.
bool fits_narrow_board(const PuzzleState& state, Digit digit);

/// Calls `use(board)` with the board of a digit, which is as narrow as it can be.
template <class Use>
void with_board(const PuzzleState& state, Digit digit, Use&& use) {
  if (fits_narrow_board(state, digit)) {
    use(DigitBoard<kNarrowBoard>(state, digit));
  } else {
    use(DigitBoard<kWideBoard>(state, digit));
  }
}

extern template struct DigitBoard<kNarrowBoard>;
extern template struct DigitBoard<kWideBoard>;

}  // namespace nonet
