#pragma once

#include <cstdint>

#include "core/simd/bytes.h"
#include "core/solve/cell_table.h"
#include "core/solve/digit_word.h"

namespace nonet {

/// A puzzle as bits in the order of the planes.
struct PuzzleMasks {
  /// The cells that may have any digit.
  std::uint32_t blank[3];
  /// For each digit, the other cells that may have the digit: as their given or as one of their given candidates.
  std::uint32_t given[9][3];
  /// The cells that may have one digit only.
  std::uint32_t known[3];
};

namespace puzzle_masks {

// Returns the cells of a plane that are in `given` of exactly one digit.
NONET_ALWAYS_INLINE std::uint32_t cells_with_one_digit(const PuzzleMasks& masks, int plane) {
  std::uint32_t once = 0;
  std::uint32_t twice = 0;
  for (int digit = 0; digit < 9; ++digit) {
    twice |= once & masks.given[digit][plane];
    once |= masks.given[digit][plane];
  }
  return once & ~twice;
}

}  // namespace puzzle_masks

#if defined(__SSE2__) || defined(__wasm_simd128__) || defined(__aarch64__)

namespace puzzle_masks {

// Picks the bytes of plane kPlane from five minirows of each band (three bytes a minirow). The result is in the order
// of the planes: for each minirow, the bytes of the three bands side by side, in bytes 0 to 14. Byte 15 is 0.
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

// The bytes of each plane: minirows 0 to 4, and minirows 4 to 8.
struct PlaneBytes {
  Bytes16 planes[3][2];
};

// Sorts 81 bytes, row by row, into the planes.
NONET_ALWAYS_INLINE PlaneBytes plane_bytes(const std::uint8_t* puzzle) {
  // Minirows 0 to 4 of each band, then minirows 4 to 8. These loads of 16 bytes stay inside the puzzle.
  Bytes16 first[3];
  Bytes16 last[3];
  for (int band = 0; band < 3; ++band) {
    first[band] = load_bytes(puzzle + 27 * band);
    // Byte 0 belongs to minirow 3; the next statement shifts it out.
    last[band] = load_bytes(puzzle + 27 * band + 11);
    last[band] = shuffled<1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16>(last[band]);
  }
  return {{{plane_of<0>(first[0], first[1], first[2]), plane_of<0>(last[0], last[1], last[2])},
           {plane_of<1>(first[0], first[1], first[2]), plane_of<1>(last[0], last[1], last[2])},
           {plane_of<2>(first[0], first[1], first[2]), plane_of<2>(last[0], last[1], last[2])}}};
}

// Returns the cells of a plane whose byte has the value in the bits of `mask`.
NONET_ALWAYS_INLINE std::uint32_t cells_with(const Bytes16 (&plane)[2], std::uint8_t mask, std::uint8_t value) {
  constexpr std::uint32_t kFirst15 = 0x7fff;
  // Both halves contain minirow 4, at bits 12 to 14.
  return (matches(plane[0] & mask, value) & kFirst15) | ((matches(plane[1] & mask, value) & kFirst15) << 12);
}

}  // namespace puzzle_masks

/// Reads 81 bytes, row by row: 1 to 9, and 0 for a blank cell. Cost: some 60 vector operations.
NONET_ALWAYS_INLINE void read_masks(const std::uint8_t* puzzle, PuzzleMasks& masks) {
  constexpr std::uint8_t kAllBits = 0xff;
  const puzzle_masks::PlaneBytes cells = puzzle_masks::plane_bytes(puzzle);
  for (int plane = 0; plane < 3; ++plane) {
    const auto cells_of = [&](std::uint8_t value) NONET_ALWAYS_INLINE_LAMBDA {
      return puzzle_masks::cells_with(cells.planes[plane], kAllBits, value);
    };
    masks.blank[plane] = cells_of(0);
    masks.known[plane] = digit_word::kAllCells & ~masks.blank[plane];
    for (std::uint8_t digit = 0; digit < 9; ++digit) masks.given[digit][plane] = cells_of(digit + 1);
  }
}

/// Reads the candidates of 81 cells, row by row: bit i is digit i + 1. Cost: twice that of read_masks().
NONET_ALWAYS_INLINE void read_candidate_masks(const std::uint16_t* candidates, PuzzleMasks& masks) {
  std::uint8_t low[81];
  std::uint8_t high[81];
  for (int cell = 0; cell < 81; ++cell) {
    low[cell] = static_cast<std::uint8_t>(candidates[cell]);
    high[cell] = static_cast<std::uint8_t>(candidates[cell] >> 8);
  }
  const puzzle_masks::PlaneBytes digits_to_8 = puzzle_masks::plane_bytes(low);
  const puzzle_masks::PlaneBytes digit_9 = puzzle_masks::plane_bytes(high);
  for (int plane = 0; plane < 3; ++plane) {
    masks.blank[plane] = 0;
    for (int digit = 0; digit < 8; ++digit) {
      const auto bit = static_cast<std::uint8_t>(1 << digit);
      masks.given[digit][plane] = puzzle_masks::cells_with(digits_to_8.planes[plane], bit, bit);
    }
    masks.given[8][plane] = puzzle_masks::cells_with(digit_9.planes[plane], 1, 1);
    masks.known[plane] = puzzle_masks::cells_with_one_digit(masks, plane);
  }
}

#else

// Targets without vectors read cell by cell.
NONET_ALWAYS_INLINE void read_masks(const std::uint8_t* puzzle, PuzzleMasks& masks) {
  masks = {};
  for (int cell = 0; cell < 81; ++cell) {
    const int place = kCellTable.cell_at[cell];
    const std::uint32_t bit = 1u << place % 27;
    if (puzzle[cell] == 0) {
      masks.blank[place / 27] |= bit;
    } else {
      masks.given[puzzle[cell] - 1][place / 27] |= bit;
      masks.known[place / 27] |= bit;
    }
  }
}

NONET_ALWAYS_INLINE void read_candidate_masks(const std::uint16_t* candidates, PuzzleMasks& masks) {
  masks = {};
  for (int cell = 0; cell < 81; ++cell) {
    const int place = kCellTable.cell_at[cell];
    for (int digit = 0; digit < 9; ++digit) {
      masks.given[digit][place / 27] |= (std::uint32_t{candidates[cell]} >> digit & 1u) << place % 27;
    }
  }
  for (int plane = 0; plane < 3; ++plane) masks.known[plane] = puzzle_masks::cells_with_one_digit(masks, plane);
}

#endif

}  // namespace nonet
