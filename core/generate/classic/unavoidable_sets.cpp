// Sets of two digits a and b: swap a and b in some rows. The result is a solution if and only if every column and box
// has either both or none of its a and b in these rows. Two rows are tied when a column or box has its a in one and its
// b in the other. So each connected component of tied rows gives a smallest set.
//
// Sets of two rows of a band (or two columns of a stack): swap the two rows in some columns. The result is a solution
// if and only if both rows have the same digits in these columns. The permutation that maps one row to the other has a
// cycle for each smallest set.
//
// Source: unavoidable sets were introduced by G. McGuire (Checker, 2006).

#include "core/generate/classic/unavoidable_sets.h"

#include "core/util/bits.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

constexpr unsigned kSide = 9;
using OfLines = std::array<unsigned, kSide>;

constexpr std::size_t cell_at(unsigned row, unsigned column) { return row * kSide + column; }

}  // namespace

// The cells of each digit (0 to 8) of a full grid.
struct UnavoidableSets::Places {
  std::array<OfLines, kSide> digit_at;    // [row][column]
  std::array<OfLines, kSide> column_of;   // [digit][row]
  std::array<OfLines, kSide> row_of;      // [digit][column]
  std::array<OfLines, kSide> row_in_box;  // [digit][box]

  explicit Places(std::span<const Digit, 81> solution) {
    for (unsigned row = 0; row < kSide; ++row) {
      for (unsigned column = 0; column < kSide; ++column) {
        const unsigned digit = solution[cell_at(row, column)].value - 1u;
        digit_at[row][column] = digit;
        column_of[digit][row] = column;
        row_of[digit][column] = row;
        row_in_box[digit][row / 3 * 3 + column / 3] = row;
      }
    }
  }
};

std::uint8_t UnavoidableSets::new_set() {
  NONET_EXPECTS(count_ < kMaxSets);
  return static_cast<std::uint8_t>(count_++);
}

void UnavoidableSets::add_cell(std::uint8_t set, std::size_t cell) {
  NONET_EXPECTS(sets_listed_[cell] < kSetsOfCell);
  sets_of_[cell][sets_listed_[cell]++] = set;
  ++clues_[set];
  cells_xored_[set] = static_cast<std::uint8_t>(cells_xored_[set] ^ cell);
}

void UnavoidableSets::add_sets_of_digits(const Places& places, unsigned a, unsigned b) {
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
    const std::uint8_t set = new_set();
    std::uint32_t waiting = left & ~without_lowest(left);
    while (waiting != 0) {
      const auto row = static_cast<unsigned>(lowest_bit(waiting));
      left &= ~(1u << row);
      waiting = (waiting | tied[row]) & left;
      add_cell(set, cell_at(row, places.column_of[a][row]));
      add_cell(set, cell_at(row, places.column_of[b][row]));
    }
  }
}

// `next_of(index)` is the index in the second line of the digit that the first line has at `index`. `cell_of(line,
// index)` is a cell of the first line (0) or of the second line (1).
template <class NextOf, class CellOf>
void UnavoidableSets::add_sets_of_lines(const NextOf& next_of, const CellOf& cell_of) {
  std::uint32_t left = low_bits<std::uint32_t>(kSide);
  while (left != 0) {
    const std::uint8_t set = new_set();
    for (auto index = static_cast<unsigned>(lowest_bit(left)); (left >> index & 1) != 0; index = next_of(index)) {
      left &= ~(1u << index);
      add_cell(set, cell_of(0, index));
      add_cell(set, cell_of(1, index));
    }
  }
}

UnavoidableSets::UnavoidableSets(std::span<const Digit, 81> solution) {
  const Places places(solution);
  for (unsigned a = 0; a < kSide; ++a) {
    for (unsigned b = a + 1; b < kSide; ++b) add_sets_of_digits(places, a, b);
  }
  for (unsigned first = 0; first < kSide; ++first) {
    for (unsigned second = first + 1; second < first / 3 * 3 + 3; ++second) {
      add_sets_of_lines([&](unsigned column) { return places.column_of[places.digit_at[first][column]][second]; },
                        [&](int line, unsigned column) { return cell_at(line == 0 ? first : second, column); });
      add_sets_of_lines([&](unsigned row) { return places.row_of[places.digit_at[row][first]][second]; },
                        [&](int line, unsigned row) { return cell_at(row, line == 0 ? first : second); });
    }
  }
}

void UnavoidableSets::remove(Cell cell) {
  for (const std::uint8_t set : sets_of_[cell.index]) {
    cells_xored_[set] = static_cast<std::uint8_t>(cells_xored_[set] ^ cell.index);
    const std::uint8_t clues = --clues_[set];
    if (clues == 1) ++sets_that_need_[cells_xored_[set]];
    if (clues == 0) {
      --sets_that_need_[cell.index];
      ++without_clue_;
    }
  }
}

void UnavoidableSets::restore(Cell cell) {
  for (const std::uint8_t set : sets_of_[cell.index]) {
    const std::uint8_t clues = ++clues_[set];
    if (clues == 1) {
      ++sets_that_need_[cell.index];
      --without_clue_;
    }
    if (clues == 2) --sets_that_need_[cells_xored_[set]];
    cells_xored_[set] = static_cast<std::uint8_t>(cells_xored_[set] ^ cell.index);
  }
}

}  // namespace nonet
