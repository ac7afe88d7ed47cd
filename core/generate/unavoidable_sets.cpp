// Sets of two digits a and b: swap a and b in some rows. The result is a solution if and only if every column and box has either
// both or none of its a and b in these rows. Two rows are tied when a column or box has its a in one and its b in the other. So
// each connected component of tied rows gives a smallest set.
//
// Sets of two rows of a band (or two columns of a stack): swap the two rows in some columns. The result is a solution if and only
// if both rows have the same digits in these columns. The permutation that maps one row to the other has a cycle for each smallest
// set.
//
// Source: unavoidable sets were introduced by G. McGuire (Checker, 2006).

#include "core/generate/unavoidable_sets.h"

#include <array>

#include "core/util/bits.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

constexpr unsigned kSide = 9;
using Line = std::array<unsigned, kSide>;

ClassicCells cell_at(unsigned row, unsigned column) {
  return ClassicCells::of(Cell{static_cast<std::uint16_t>(row * kSide + column)});
}

// The cells of each digit (0 to 8) of a full grid.
struct Places {
  std::array<Line, kSide> digit_at;    // [row][column]
  std::array<Line, kSide> column_of;   // [digit][row]
  std::array<Line, kSide> row_of;      // [digit][column]
  std::array<Line, kSide> row_in_box;  // [digit][box]

  explicit Places(const Grid& solution) {
    for (unsigned row = 0; row < kSide; ++row) {
      for (unsigned column = 0; column < kSide; ++column) {
        const unsigned digit = solution[Cell{static_cast<std::uint16_t>(row * kSide + column)}].value - 1u;
        digit_at[row][column] = digit;
        column_of[digit][row] = column;
        row_of[digit][column] = row;
        row_in_box[digit][row / 3 * 3 + column / 3] = row;
      }
    }
  }
};

void add_sets_of_digits(const Places& places, unsigned a, unsigned b, std::vector<ClassicCells>& sets) {
  // The rows that each row is tied to, one bit for each row.
  std::array<std::uint32_t, kSide> tied{};
  for (unsigned row = 0; row < kSide; ++row) {
    const unsigned column = places.column_of[a][row];
    for (const unsigned other : {places.row_of[b][column], places.row_in_box[b][row / 3 * 3 + column / 3]}) {
      tied[row] |= 1u << other;
      tied[other] |= 1u << row;
    }
  }
  for (std::uint32_t left = low_bits<std::uint32_t>(kSide); left != 0;) {
    ClassicCells set;
    std::uint32_t waiting = left & ~without_lowest(left);
    while (waiting != 0) {
      const auto row = static_cast<unsigned>(lowest_bit(waiting));
      left &= ~(1u << row);
      waiting = (waiting | tied[row]) & left;
      set.add(cell_at(row, places.column_of[a][row]));
      set.add(cell_at(row, places.column_of[b][row]));
    }
    sets.push_back(set);
  }
}

// `next_of(index)` is the index in the second line of the digit that the first line has at `index`.
template <class NextOf, class CellsAt>
void add_sets_of_lines(const NextOf& next_of, const CellsAt& cells_at, std::vector<ClassicCells>& sets) {
  std::array<bool, kSide> seen{};
  for (unsigned start = 0; start < kSide; ++start) {
    if (seen[start]) continue;
    ClassicCells set;
    for (unsigned index = start; !seen[index]; index = next_of(index)) {
      seen[index] = true;
      set.add(cells_at(index));
    }
    sets.push_back(set);
  }
}

}  // namespace

UnavoidableSets::UnavoidableSets(const Grid& solution) {
  NONET_EXPECTS(solution.layout()->is_classic() && solution.is_full());
  const Places places(solution);
  sets_.reserve(128);
  for (unsigned a = 0; a < kSide; ++a) {
    for (unsigned b = a + 1; b < kSide; ++b) add_sets_of_digits(places, a, b, sets_);
  }
  for (unsigned first = 0; first < kSide; ++first) {
    for (unsigned second = first + 1; second < first / 3 * 3 + 3; ++second) {
      add_sets_of_lines([&](unsigned column) { return places.column_of[places.digit_at[first][column]][second]; },
                        [&](unsigned column) {
                          ClassicCells cells = cell_at(first, column);
                          cells.add(cell_at(second, column));
                          return cells;
                        },
                        sets_);
      add_sets_of_lines([&](unsigned row) { return places.row_of[places.digit_at[row][first]][second]; },
                        [&](unsigned row) {
                          ClassicCells cells = cell_at(row, first);
                          cells.add(cell_at(row, second));
                          return cells;
                        },
                        sets_);
    }
  }
}

}  // namespace nonet
