#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid/grid.h"
#include "core/grid/puzzle.h"
#include "core/grid/square_symmetry.h"
#include "core/util/random.h"

/// Functions that make, read and check grids for tests. They use no code under test but the vocabulary of core/grid.
namespace nonet::test {

/// Returns the grid of a text of symbols (`.` or 0 for a blank, 1 to 9, A for 10, and so on); the layout has a name
/// like `3x3`.
Grid grid_of(std::string_view symbols, std::string_view layout = "3x3");

/// The symbols of a grid.
std::string symbols_of(const Grid& grid);

/// True when two cells must have different digits, by the usual description of the rules, cell by cell.
bool differ(const Layout& layout, Cell first, Cell second);

/// Returns for each cell the other cells that must have different digits, by differ(). The lists of the last layout are
/// kept, for each thread. So the answer is valid until the next call for another layout.
const std::vector<std::vector<Cell>>& peers_of(const LayoutRef& layout);

/// True when `images` has each cell once, and two cells of `from` must differ exactly when their images must differ in
/// `to`. A full grid that keeps the rules of `from` then becomes one that keeps the rules of `to`. Cost: all pairs of
/// cells.
bool keeps_differences(const Layout& from, const Layout& to, std::span<const Cell> images);

/// True when each house has every digit once and the grid has the puzzle's digits.
bool is_solution_of(const Grid& solution, const Grid& puzzle);

/// True when the symmetry leaves the pattern of clues unchanged.
bool has_symmetry(const Grid& puzzle, Symmetry symmetry);

/// All solutions up to a limit, by trying every digit cell by cell; in lexicographic order.
std::vector<Grid> grids_by_force(const PuzzleView& puzzle, std::size_t limit);
/// The same as symbols.
std::vector<std::string> brute_force(const PuzzleView& puzzle, std::size_t limit);

/// A full grid of any layout with some digits blanked and, with `wrong`, one digit changed: none, one, several
/// solutions or a contradiction. `full` must be a full grid.
Grid blanked(const Grid& full, int clues, bool wrong, Random& random);

/// The puzzle with these givens and random given candidates. A blank cell has the digit of `full`, and each other digit
/// with a probability of `percent`. With `wrong`, one blank cell lacks the digit of `full`.
Puzzle restricted(const Grid& full, const Grid& givens, std::uint32_t percent, bool wrong, Random& random);

/// The lines of a file of tests/data that are no comment.
std::vector<std::string> data_lines(const std::string& name);

/// A line `puzzle:count:solution` taken apart.
struct SolvedLine {
  std::string puzzle;
  std::uint64_t count;
  std::string solution;
};
std::vector<SolvedLine> solved_lines(const std::string& name);

}  // namespace nonet::test
