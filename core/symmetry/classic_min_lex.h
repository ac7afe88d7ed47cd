#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/cell.h"
#include "core/symmetry/classic_arrangement.h"

namespace nonet {

/// The smallest of all grids that a classic one can be turned into, and a way there.
struct ClassicForm {
  std::array<Digit, 81> digits{};
  /// True when rows and columns change roles first.
  bool transposed = false;
  /// Row i of the result is the grid's row `rows[i]`, columns alike, all from 0.
  ClassicRow rows{};
  ClassicRow columns{};
  /// `labels[v]` is what the digit v becomes; a blank stays 0.
  std::array<std::uint8_t, 10> labels{};
  /// How many of the 1 218 998 108 160 transformations leave the grid as it is.
  std::uint64_t automorphisms = 1;
};

/// Finds the canonical ("min-lex") form of classic 9×9 grids: read row by row, with blanks as 0, the smallest of all that
/// transposing, reordering bands, stacks, rows and columns, and relabelling give. Keeps its memory from call to call; one for
/// each thread.
///
/// Row by row: every arrangement of k rows that gives the smallest first k rows is kept, and tried with every row that may come
/// next. Columns get their places no sooner than a clue tells them apart, digits their labels when they first appear; what
/// is equal so far is left open, and decided when the next row is looked at. Full grids take a short cut for two rows, see
/// classic_full_start.h. Cost: a few microseconds; up to milliseconds for dense puzzles that are not full.
class ClassicMinLex {
 public:
  /// No digit may stand twice in a row, column or box.
  ClassicForm operator()(std::span<const Digit, 81> digits);

 private:
  using Choices = std::vector<ClassicChoice>;

  void read(std::span<const Digit, 81> digits);
  void take_first_row();
  void take_row();
  void try_row(const ClassicArrangement& arrangement, unsigned row);
  bool begins_too_soon(const ClassicArrangement& arrangement, unsigned row) const;
  unsigned next_rows(const ClassicArrangement& arrangement) const;
  unsigned without_equals(unsigned rows, unsigned transposed) const;
  std::uint64_t automorphism_count() const;
  ClassicForm form() const;

  /// The grid and its transpose.
  std::array<std::array<ClassicRow, 9>, 2> rows_{};
  /// The columns in which each row has clues, and the rows that have none.
  std::array<std::array<std::uint16_t, 9>, 2> clue_masks_{};
  std::array<std::uint16_t, 2> empty_rows_{};
  std::uint16_t digits_used_ = 0;
  bool full_ = false;

  Choices choices_;
  Choices next_;
  /// The smallest rows found, four bits a cell.
  std::vector<std::uint64_t> lines_;
  std::uint64_t best_ = 0;
};

}  // namespace nonet
