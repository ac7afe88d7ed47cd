#pragma once

#include <cstdint>

#include "core/simd/bytes.h"
#include "core/solve/cell_table.h"
#include "core/solve/digit_word.h"

namespace nonet {

/// A puzzle as bits in the order of the planes: the blank cells of each plane, and the cells of each given digit.
struct PuzzleMasks {
  std::uint32_t blank[3];
  std::uint32_t given[9][3];
};

#if defined(__SSE2__) || defined(__wasm_simd128__) || defined(__aarch64__)

namespace puzzle_masks {

// Picks the bytes of plane kPlane from five minirows of each band (three bytes a minirow). The result is in the order of the
// planes: for each minirow, the bytes of the three bands side by side, in bytes 0 to 14. Byte 15 is 0.
template <int kPlane>
NONET_ALWAYS_INLINE Bytes16 plane_of(Bytes16 band0, Bytes16 band1, Bytes16 band2) {
  constexpr int a = kPlane;
  constexpr int b = kPlane + 3;
  constexpr int c = kPlane + 6;
  constexpr int d = kPlane + 9;
  constexpr int e = kPlane + 12;
  constexpr int o = 16;  // no byte
  return shuffled<a, o, o, b, o, o, c, o, o, d, o, o, e, o, o, o>(band0) |
         shuffled<o, a, o, o, b, o, o, c, o, o, d, o, o, e, o, o>(band1) |
         shuffled<o, o, a, o, o, b, o, o, c, o, o, d, o, o, e, o>(band2);
}

}  // namespace puzzle_masks

/// Reads 81 bytes, row by row: 1 to 9, and 0 for a blank cell. Cost: some 60 vector operations.
NONET_ALWAYS_INLINE void read_masks(const std::uint8_t* puzzle, PuzzleMasks& masks) {
  constexpr std::uint32_t kFirst15 = 0x7fff;
  // Minirows 0 to 4 of each band, then minirows 4 to 8. These loads of 16 bytes stay inside the puzzle.
  Bytes16 first[3];
  Bytes16 last[3];
  for (int band = 0; band < 3; ++band) {
    first[band] = load_bytes(puzzle + 27 * band);
    // Byte 0 belongs to minirow 3; the next statement shifts it out.
    last[band] = load_bytes(puzzle + 27 * band + 11);
    last[band] = shuffled<1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16>(last[band]);
  }
  const Bytes16 planes[3][2] = {
      {puzzle_masks::plane_of<0>(first[0], first[1], first[2]), puzzle_masks::plane_of<0>(last[0], last[1], last[2])},
      {puzzle_masks::plane_of<1>(first[0], first[1], first[2]), puzzle_masks::plane_of<1>(last[0], last[1], last[2])},
      {puzzle_masks::plane_of<2>(first[0], first[1], first[2]), puzzle_masks::plane_of<2>(last[0], last[1], last[2])}};
  for (int plane = 0; plane < 3; ++plane) {
    // Both halves contain minirow 4, at bits 12 to 14.
    const auto cells_of = [&](std::uint8_t value) NONET_ALWAYS_INLINE_LAMBDA {
      return (matches(planes[plane][0], value) & kFirst15) | ((matches(planes[plane][1], value) & kFirst15) << 12);
    };
    masks.blank[plane] = cells_of(0);
    for (std::uint8_t digit = 0; digit < 9; ++digit) masks.given[digit][plane] = cells_of(digit + 1);
  }
}

#else

// Targets without vectors read cell by cell.
NONET_ALWAYS_INLINE void read_masks(const std::uint8_t* puzzle, PuzzleMasks& masks) {
  masks = {};
  for (int cell = 0; cell < 81; ++cell) {
    const int place = kCellTable.cell_at[cell];
    const std::uint32_t bit = 1u << place % 27;
    if (puzzle[cell] == 0)
      masks.blank[place / 27] |= bit;
    else
      masks.given[puzzle[cell] - 1][place / 27] |= bit;
  }
}

#endif

}  // namespace nonet
