#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/cell.h"
#include "core/symmetry/classic_arrangement.h"

namespace nonet {

/// The smallest grid that a classic grid can be transformed into, and a transformation into this grid.
struct ClassicForm {
  std::array<Digit, 81> digits{};
  /// True when the grid is transposed first.
  bool transposed = false;
  /// Row i of the result is row `rows[i]` of the grid, column j is column `columns[j]`; all from 0.
  ClassicRow rows{};
  ClassicRow columns{};
  /// The digit v becomes `labels[v]`. A blank stays 0.
  std::array<std::uint8_t, 10> labels{};
  /// The number of transformations that leave the grid unchanged, out of all 1 218 998 108 160.
  std::uint64_t automorphisms = 1;
};

/// Finds the min-lex form, which is the canonical form of classic 9×9 grids. Among all grids that can be reached by
/// transposing, by reordering bands, stacks, rows and columns, and by relabelling digits, it is the smallest when read
/// row by row with blanks as 0. An object reuses its memory in later calls. Each thread needs its own object.
///
/// The form is built row by row. All arrangements of k rows that give the smallest first k lines are kept, and every
/// row that can come next is tried with each of them. A column gets its place only when a clue distinguishes it from
/// others, and a digit gets its label when it first appears. Orders that give equal lines stay undecided until a later
/// row distinguishes them. The first two rows of full grids have a faster method (classic_full_start.h). Cost: a few
/// microseconds; up to milliseconds for dense puzzles that are not full.
class ClassicMinLex {
 public:
  /// Returns the min-lex form of a grid and a transformation to it. The grid must have no conflict.
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
  /// The columns in which each row has clues, and the rows without clues, one bit each. Index 1 is the transpose.
  std::array<std::array<std::uint16_t, 9>, 2> clue_masks_{};
  std::array<std::uint16_t, 2> empty_rows_{};
  std::uint16_t digits_used_ = 0;
  bool full_ = false;

  Choices choices_;
  Choices next_;
  /// The smallest lines found so far, four bits for each cell.
  std::vector<std::uint64_t> lines_;
  std::uint64_t best_ = 0;
};

}  // namespace nonet
