#pragma once

#include <cstddef>
#include <cstdint>

namespace nonet {

/// A set of cells in the order of the planes (digit_word.h): cell 27·j + i is bit i of plane j.
struct PlaneCells {
  std::uint32_t planes[3];

  bool is_empty() const { return (planes[0] | planes[1] | planes[2]) == 0; }
};

/// For each cell in the order of the planes: its index row by row, and its peers. Also, for each index row by row, the
/// cell in the order of the planes. The peers in planes 0 and 1 share one word of 64 bits because counting bits costs
/// by the word.
struct CellTable {
  struct Peers {
    std::uint64_t planes01;
    std::uint64_t plane2;
  };
  std::uint8_t place[81];
  std::uint8_t cell_at[81];
  Peers peers[81];
};

constexpr CellTable make_cell_table() {
  CellTable table{};
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const std::size_t plane = cell / 27;
    const std::size_t row_in_band = cell % 27 / 9;
    const std::size_t box = cell % 9 / 3;
    const std::size_t band = cell % 3;
    table.place[cell] = static_cast<std::uint8_t>((3 * band + row_in_band) * 9 + 3 * box + plane);
    table.cell_at[table.place[cell]] = static_cast<std::uint8_t>(cell);
  }
  for (std::size_t cell = 0; cell < 81; ++cell) {
    for (std::size_t other = 0; other < 81; ++other) {
      const int a = table.place[cell];
      const int b = table.place[other];
      const bool same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
      if (a == b || (a / 9 != b / 9 && a % 9 != b % 9 && !same_box)) continue;
      const std::uint64_t bit = std::uint64_t{1} << other % 27;
      if (other < 27) {
        table.peers[cell].planes01 |= bit;
      } else if (other < 54) {
        table.peers[cell].planes01 |= bit << 32;
      } else {
        table.peers[cell].plane2 |= bit;
      }
    }
  }
  return table;
}

inline constexpr CellTable kCellTable = make_cell_table();

}  // namespace nonet
