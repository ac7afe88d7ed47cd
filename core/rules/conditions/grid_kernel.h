// All houses of an ordinary grid at once: nine rows, nine columns and nine boxes of 3x3. Cells of a house differ, and
// every digit has a place in every house. From this follow, as for single houses and their crossings:
// - The digit of a filled cell is in no other cell of its houses.
// - A digit with one place in a house is there. A house without a place for a digit is a contradiction.
// - Three neighbouring cells where a line and a box cross (here: a triple) hold a digit that has no other place in the
// line or in the
//   box. So the digit is in no other cell of the box or of the line. They also hold all digits they can have, when
//   these are three. Six digits that both the rest of the line and the rest of the box hold, and these rests have six
//   cells each, are not in the triple.
//
// A row is three words, one for each triple of the row; a word has 16 bits for each cell. What is said about columns is
// said about all three words of a row together.

#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/rules/conditions/grid_backend.h"
#include "core/simd/half_lanes.h"
#include "core/simd/vector.h"
#include "core/util/inline.h"

namespace nonet {

// Private to each file that includes this, because each is compiled for another instruction set.
namespace {

constexpr std::size_t kSide = GridConcluded::kSide;
constexpr std::uint64_t kThreeCells = 0x0000'ffff'ffff'ffff;
constexpr std::uint64_t kAllDigits = 0x0000'01ff'01ff'01ff;

// The triples of a row, and one word that is always 0.
using Row = VectorOf<std::uint64_t, 4>::Type;
using RowOfCells = HalfLanes<16>;
constexpr Row kAll{kAllDigits, kAllDigits, kAllDigits, 0};
constexpr Row kCells{kThreeCells, kThreeCells, kThreeCells, 0};

// The other cells of the same triple.
NONET_ALWAYS_INLINE Row one_on(Row row) { return (row >> 16 | row << 32) & kThreeCells; }
NONET_ALWAYS_INLINE Row two_on(Row row) { return (row >> 32 | row << 16) & kThreeCells; }
// The other triples of the same row.
NONET_ALWAYS_INLINE Row next_triple(Row row) { return __builtin_shufflevector(row, row, 1, 2, 0, 3); }
NONET_ALWAYS_INLINE Row last_triple(Row row) { return __builtin_shufflevector(row, row, 2, 0, 1, 3); }
// The cells of the row that have one digit.
NONET_ALWAYS_INLINE Row without_lowest(Row row) {
  const auto cells = reinterpret_cast<RowOfCells>(row);
  return reinterpret_cast<Row>(cells & (cells - 1));
}
NONET_ALWAYS_INLINE Row where_empty(Row row) { return reinterpret_cast<Row>(reinterpret_cast<RowOfCells>(row) == 0); }
NONET_ALWAYS_INLINE bool is_empty(Row row) { return (row[0] | row[1] | row[2]) == 0; }

// For cells or triples that are parts of a house: the digits that at least one of them has, and those that two have.
struct Count {
  Row once;
  Row twice;
};
NONET_ALWAYS_INLINE Count together(Count one, Count other) {
  return {one.once | other.once, one.twice | other.twice | (one.once & other.once)};
}

struct Grid {
  Row rows[kSide];
  // The digits without a place in a row, in a column, and in the boxes of a band.
  Row missing_in_rows[kSide];
  Row missing_in_columns;
  Row missing_in_boxes[3];
  // What else contradicts the grid: cells without a digit, and two digits for one cell.
  Row faults{};

  NONET_ALWAYS_INLINE void eliminate_filled();
  NONET_ALWAYS_INLINE void place_hidden_and_eliminate_locked();
  // The number of a house that has no place for a digit, boxes first. -1 when the fault is another.
  NONET_ALWAYS_INLINE int house_at_fault() const;
};

// The place of the first triple that is not empty.
NONET_ALWAYS_INLINE int first_triple(Row row) { return row[0] != 0 ? 0 : row[1] != 0 ? 1 : 2; }

NONET_ALWAYS_INLINE int Grid::house_at_fault() const {
  for (int band = 2; band >= 0; --band) {
    if (!is_empty(missing_in_boxes[band])) return 18 + 3 * band + first_triple(missing_in_boxes[band]);
  }
  if (!is_empty(missing_in_columns)) {
    const int triple = first_triple(missing_in_columns);
    return 9 + 3 * triple + std::countr_zero(missing_in_columns[triple]) / 16;
  }
  for (int row = 8; row >= 0; --row) {
    if (!is_empty(missing_in_rows[row])) return row;
  }
  return -1;
}

NONET_ALWAYS_INLINE void Grid::eliminate_filled() {
  Row filled[kSide];
  Row in_triple[kSide];
  Row in_columns[3]{};
  for (std::size_t row = 0; row < kSide; ++row) {
    filled[row] = rows[row] & where_empty(without_lowest(rows[row]));
    in_columns[row / 3] |= filled[row];
    const Row others = one_on(filled[row]) | two_on(filled[row]);
    in_triple[row] = filled[row] | others;
    filled[row] = others | next_triple(in_triple[row]) | last_triple(in_triple[row]);
  }
  for (std::size_t row = 0; row < kSide; ++row) {
    const std::size_t band = row / 3;
    const Row eliminated = filled[row] | in_triple[band * 3 + (row + 1) % 3] | in_triple[band * 3 + (row + 2) % 3] |
                           in_columns[(band + 1) % 3] | in_columns[(band + 2) % 3];
    rows[row] &= ~eliminated;
    faults |= where_empty(rows[row]);
  }
}

// Of sets of digits, those with at most three.
NONET_ALWAYS_INLINE Row of_three(Row digits) {
  return digits & where_empty(without_lowest(without_lowest(without_lowest(digits))));
}
// Of sets of digits, those with at most six.
NONET_ALWAYS_INLINE Row of_six(Row digits) {
  return digits & ~where_empty(without_lowest(without_lowest(~digits & kAll)));
}

NONET_ALWAYS_INLINE void Grid::place_hidden_and_eliminate_locked() {
  Count triples[kSide];
  Row others_in_row[kSide];
  Row hidden[kSide];
  Row eliminated[kSide];
  Count columns{};
  Row in_columns[3]{};
  for (std::size_t row = 0; row < kSide; ++row) {
    const Row cells = rows[row];
    const Row one = one_on(cells);
    const Row two = two_on(cells);
    triples[row] = {cells | one | two, (cells & (one | two)) | (one & two)};
    const Count& triple = triples[row];
    const Count next{next_triple(triple.once), next_triple(triple.twice)};
    const Count last{last_triple(triple.once), last_triple(triple.twice)};
    const Count others = together(next, last);
    others_in_row[row] = others.once;
    const Count house = together(triple, others);
    missing_in_rows[row] = kAll & ~house.once;
    faults |= missing_in_rows[row];
    hidden[row] = house.once & ~house.twice;
    columns = together(columns, {cells, Row{}});
    in_columns[row / 3] |= cells;
  }
  missing_in_columns = kAll & ~columns.once;
  faults |= missing_in_columns;
  const Row hidden_in_columns = columns.once & ~columns.twice;
  for (std::size_t band = 0; band < 3; ++band) {
    const std::size_t top = band * 3;
    const Count house = together(together(triples[top], triples[top + 1]), triples[top + 2]);
    missing_in_boxes[band] = kAll & ~house.once;
    faults |= missing_in_boxes[band];
    const Row hidden_in_boxes = house.once & ~house.twice;
    Row for_box[3];
    for (std::size_t row = 0; row < 3; ++row) {
      const Row triple = triples[top + row].once;
      const Row in_row = others_in_row[top + row];
      const Row in_box = triples[top + (row + 1) % 3].once | triples[top + (row + 2) % 3].once;
      const Row full = of_three(triple);
      for_box[row] = (triple & ~in_row) | full;
      const Row for_row = (triple & ~in_box) | full;
      eliminated[top + row] = next_triple(for_row) | last_triple(for_row) | of_six(in_row & in_box);
      hidden[top + row] |= hidden_in_boxes | hidden_in_columns;
    }
    for (std::size_t row = 0; row < 3; ++row) eliminated[top + row] |= for_box[(row + 1) % 3] | for_box[(row + 2) % 3];
  }
  // The triples of columns: one row of cells stands for each band.
  Row for_column[3];
  Row eliminated_in_band[3];
  for (std::size_t band = 0; band < 3; ++band) {
    const Row triple = in_columns[band];
    const Row in_column = in_columns[(band + 1) % 3] | in_columns[(band + 2) % 3];
    const Row in_box = one_on(triple) | two_on(triple);
    const Row full = of_three(triple);
    for_column[band] = (triple & ~in_box) | full;
    const Row for_box = (triple & ~in_column) | full;
    eliminated_in_band[band] = one_on(for_box) | two_on(for_box) | of_six(in_column & in_box);
  }
  for (std::size_t row = 0; row < kSide; ++row) {
    const std::size_t band = row / 3;
    const Row placed = rows[row] & hidden[row];
    faults |= without_lowest(placed);
    rows[row] = (rows[row] & where_empty(placed)) | placed;
    rows[row] &=
        ~(eliminated[row] | eliminated_in_band[band] | for_column[(band + 1) % 3] | for_column[(band + 2) % 3]);
    faults |= where_empty(rows[row]);
  }
}

// The lanes of a row that are set.
NONET_ALWAYS_INLINE std::uint16_t cells_that_are_set(Row row) {
  const auto cells = reinterpret_cast<RowOfCells>(row);
  const HalfLanes<8> first = __builtin_shufflevector(cells, cells, 0, 1, 2, 3, 4, 5, 6, 7);
  const HalfLanes<8> second = __builtin_shufflevector(cells, cells, 8, 9, 10, 11, 12, 13, 14, 15);
  return static_cast<std::uint16_t>(halves_that_are_set(first) | halves_that_are_set(second) << 8);
}

NONET_ALWAYS_INLINE Row row_at(const DigitMask* candidates) {
  std::uint64_t triples[3];
  for (std::size_t triple = 0; triple < 3; ++triple)
    std::memcpy(&triples[triple], candidates + 3 * triple, sizeof triples[triple]);
  return Row{triples[0], triples[1], triples[2], 0} & kCells;
}

bool draw_conclusions(const DigitMask* candidates, GridConcluded& concluded) {
  Grid grid;
  for (std::size_t row = 0; row < kSide; ++row) grid.rows[row] = row_at(candidates + row * kSide);
  for (bool has_changed = true; has_changed;) {
    Row before[kSide];
    std::memcpy(before, grid.rows, sizeof before);
    grid.eliminate_filled();
    grid.place_hidden_and_eliminate_locked();
    if (!is_empty(grid.faults & kCells)) {
      concluded.house_at_fault = grid.house_at_fault();
      return false;
    }
    Row changed{};
    for (std::size_t row = 0; row < kSide; ++row) changed |= before[row] ^ grid.rows[row];
    has_changed = !is_empty(changed);
  }
  for (std::size_t row = 0; row < kSide; ++row) {
    std::memcpy(concluded.rows[row], &grid.rows[row], sizeof grid.rows[row]);
    concluded.changed[row] = cells_that_are_set(row_at(candidates + row * kSide) ^ grid.rows[row]);
  }
  return true;
}

}  // namespace

}  // namespace nonet
