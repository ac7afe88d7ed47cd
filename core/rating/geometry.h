#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/util/bits.h"

namespace nonet::rating {

/// The rater works on classic 9×9 grids only. Cells are numbered from 0 row by row, digits from 0 to 8, and the houses
/// as in Sudoku Explainer: boxes 0 to 8, rows 9 to 17, columns 18 to 26.
inline constexpr int kCells = 81;
inline constexpr int kSide = 9;
inline constexpr int kHouses = 27;
inline constexpr int kPeers = 20;

/// The number of bits of a mask of nine bits. A table, since the smallest processors that the core is compiled for have
/// no instruction for it.
inline constexpr std::array<std::uint8_t, 512> kBitCounts = [] {
  std::array<std::uint8_t, 512> counts{};
  for (unsigned mask = 0; mask < 512; ++mask) counts[mask] = static_cast<std::uint8_t>(count_bits(mask));
  return counts;
}();
constexpr int count_nine(unsigned mask) { return kBitCounts[mask]; }
constexpr bool is_single(unsigned mask) { return mask != 0 && without_lowest(mask) == 0; }

/// The kinds of houses in the order in which Sudoku Explainer visits the houses of a cell.
enum HouseType : int { kBox = 0, kRow = 1, kColumn = 2 };
inline constexpr std::array kBoxRowColumn{kBox, kRow, kColumn};
/// The order of singles and sets.
inline constexpr std::array kBoxColumnRow{kBox, kColumn, kRow};

constexpr int house_of(HouseType type, int number) { return type * kSide + number; }

/// A set of the 81 cells.
struct CellMask {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  static constexpr CellMask of(int cell) {
    return cell < 64 ? CellMask{std::uint64_t{1} << cell, 0} : CellMask{0, std::uint64_t{1} << (cell - 64)};
  }
  constexpr bool contains(int cell) const { return ((cell < 64 ? low >> cell : high >> (cell - 64)) & 1u) != 0; }
  constexpr bool empty() const { return (low | high) == 0; }
  constexpr int size() const { return count_bits(low) + count_bits(high); }
  constexpr bool has_several() const {
    return without_lowest(low) != 0 || without_lowest(high) != 0 || (low != 0 && high != 0);
  }
  /// The set must not be empty.
  constexpr int first() const { return low != 0 ? lowest_bit(low) : 64 + lowest_bit(high); }
  constexpr void insert(int cell) { *this |= of(cell); }
  constexpr void erase(int cell) { *this = *this - of(cell); }

  constexpr CellMask& operator|=(CellMask other) {
    low |= other.low;
    high |= other.high;
    return *this;
  }
  constexpr CellMask& operator&=(CellMask other) {
    low &= other.low;
    high &= other.high;
    return *this;
  }
  friend constexpr CellMask operator|(CellMask left, CellMask right) { return left |= right; }
  friend constexpr CellMask operator&(CellMask left, CellMask right) { return left &= right; }
  /// The cells of `left` that are not in `right`.
  friend constexpr CellMask operator-(CellMask left, CellMask right) {
    return {left.low & ~right.low, left.high & ~right.high};
  }
  friend constexpr bool operator==(CellMask, CellMask) = default;

  /// Calls `visit(int cell)` for each cell in ascending order.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for_each_bit(low, visit);
    for_each_bit(high, [&](int index) { visit(64 + index); });
  }
};

/// The fixed relations of cells and houses.
struct Geometry {
  /// The cells of a house by position.
  std::array<std::array<std::uint8_t, kSide>, kHouses> cells{};
  /// The box, row and column of a cell.
  std::array<std::array<std::uint8_t, 3>, kCells> houses{};
  /// The position of a cell in its box, row and column.
  std::array<std::array<std::uint8_t, 3>, kCells> positions{};
  /// The peers of a cell: the cells of its box, then the further cells of its row, then of its column.
  std::array<std::array<std::uint8_t, kPeers>, kCells> peers{};
  std::array<CellMask, kCells> peer_mask{};
  std::array<CellMask, kHouses> house_mask{};
  /// The positions of the first house whose cells belong to the second house too.
  std::array<std::array<std::uint16_t, kHouses>, kHouses> crossing{};
};

constexpr Geometry make_geometry() {
  Geometry geometry;
  for (int cell = 0; cell < kCells; ++cell) {
    const int row = cell / 9;
    const int column = cell % 9;
    const std::array numbers{row / 3 * 3 + column / 3, row, column};
    const std::array positions{row % 3 * 3 + column % 3, column, row};
    for (const HouseType type : kBoxRowColumn) {
      const int house = house_of(type, numbers[type]);
      geometry.houses[cell][type] = static_cast<std::uint8_t>(house);
      geometry.positions[cell][type] = static_cast<std::uint8_t>(positions[type]);
      geometry.cells[house][positions[type]] = static_cast<std::uint8_t>(cell);
      geometry.house_mask[house].insert(cell);
    }
  }
  for (int cell = 0; cell < kCells; ++cell) {
    int count = 0;
    for (const std::uint8_t house : geometry.houses[cell]) {
      for (const std::uint8_t peer : geometry.cells[house]) {
        if (peer == cell || geometry.peer_mask[cell].contains(peer)) continue;
        geometry.peer_mask[cell].insert(peer);
        geometry.peers[cell][count++] = peer;
      }
    }
  }
  for (int house = 0; house < kHouses; ++house) {
    for (int other = 0; other < kHouses; ++other) {
      for (int position = 0; position < kSide; ++position) {
        if (geometry.house_mask[other].contains(geometry.cells[house][position])) {
          geometry.crossing[house][other] |= static_cast<std::uint16_t>(1u << position);
        }
      }
    }
  }
  return geometry;
}

inline constexpr Geometry kGeometry = make_geometry();

/// The masks of 9 bits with `kSize` set bits, in ascending order. Sudoku Explainer visits the subsets of nine things in
/// this order.
template <int kSize>
constexpr auto make_subsets() {
  constexpr std::array kCounts{1, 9, 36, 84, 126};
  std::array<std::uint16_t, kCounts[kSize]> subsets{};
  std::size_t count = 0;
  for (unsigned mask = 0; mask < 512; ++mask) {
    if (count_bits(mask) == kSize) subsets[count++] = static_cast<std::uint16_t>(mask);
  }
  return subsets;
}
template <int kSize>
inline constexpr auto kSubsets = make_subsets<kSize>();

}  // namespace nonet::rating
