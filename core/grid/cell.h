#pragma once

#include <compare>
#include <cstdint>

namespace nonet {

/// The content of a cell: 1 to the number of digits of the grid, or 0 for a blank.
struct Digit {
  std::uint8_t value = 0;

  constexpr bool is_blank() const { return value == 0; }
  friend constexpr bool operator==(Digit, Digit) = default;
};

inline constexpr Digit kBlank{};

/// A cell of a grid by its number. Cells are numbered from 0, row by row, and are ordered by their numbers.
struct Cell {
  std::uint16_t index = 0;

  friend constexpr bool operator==(Cell, Cell) = default;
  friend constexpr auto operator<=>(Cell, Cell) = default;
};

/// A digit that a cell may hold.
struct Candidate {
  Cell cell;
  Digit digit;

  friend constexpr bool operator==(Candidate, Candidate) = default;
};

/// A house by its number in the Layout.
struct House {
  std::uint16_t index = 0;

  friend constexpr bool operator==(House, House) = default;
};

/// Box also means an irregular region, in layouts that have these instead of boxes. ExtraRegion: a cage of an own rule
/// with as many cells as there are digits.
enum class HouseKind : std::uint8_t {
  Row,
  Column,
  Box,
  Diagonal,
  Window,
  Asterisk,
  CenterDots,
  DisjointGroup,
  ExtraRegion
};

}  // namespace nonet
