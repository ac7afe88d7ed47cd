#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/grid/grid.h"
#include "core/grid/square_symmetry.h"

namespace nonet {

/// How the clues of a puzzle are chosen from a full grid.
enum class Method : std::uint8_t {
  Remove,  ///< From the full grid, clues are removed in random order as long as the solution stays unique.
  Add,     ///< To a blank grid, clues are added in random order until the solution is unique.
  Swap,    ///< A method of classes: rows and columns of a full grid are swapped, then opposite cells are blanked.
  Shift,   ///< A method of classes: each row is the row above, shifted. Digits are exchanged, then cells are blanked.
};

constexpr bool is_classroom_method(Method method) { return method == Method::Swap || method == Method::Shift; }

/// The wanted properties of a puzzle, as far as they can be judged without solving techniques.
struct PuzzleForm {
  LayoutRef layout = Layout::classic();
  /// Not 0: each puzzle gets random irregular regions of its own, in a grid of this side. `layout` is then ignored.
  int jigsaw_side = 0;
  Symmetry symmetry = Symmetry::None;
  /// The wanted number of clues, from `fewest_clues` to `most_clues`. Both 0: clues are removed until no orbit can be
  /// removed.
  int fewest_clues = 0;
  int most_clues = 0;
  /// True for a puzzle in which no clue can be removed (with symmetry: no orbit of clues) without a second solution.
  bool minimal = false;
  /// Not empty: the clues are in exactly these cells.
  std::vector<Cell> pattern = {};
  /// True when the clues of a random row, column or box are removed first, so that mostly no cell of a house has a
  /// clue. Classic layout only; a wish, which a draft need not meet.
  bool blank_house = false;
  /// Digits that must be clues, in a grid of the same layout.
  std::optional<Grid> keep = {};
  Method method = Method::Remove;
  /// Of Method::Swap: the full grid to begin with, of the same layout.
  std::optional<Grid> start = {};
  /// True when a line of the solution must have the digits in their order, so that a word can stand there:
  /// with_digits_in_order(). Then there are no digits to keep.
  bool digits_in_order = false;
};

/// A puzzle with exactly one solution.
struct GeneratedPuzzle {
  Grid puzzle;
  Grid solution;
};

/// Why there is no puzzle.
enum class GenerateError : std::uint8_t {
  BadClues,            ///< The numbers of clues are out of range, or the fewest exceeds the most.
  TooFewClues,         ///< No classic puzzle with so few clues has one solution.
  LayoutNotSymmetric,  ///< The canvas of the layout does not have the symmetry: orbits() is empty.
  NotSymmetric,        ///< No pattern with the symmetry (and the digits to keep) has a wanted number of clues.
  LayoutTooLarge,  ///< No full grid was found within the budget of the search, or random regions of this side are not
                   ///< made.
  NoFullGrid,      ///< The layout has no full grid.
  KeepImpossible,  ///< No full grid contains the digits to keep.
  WrongMethod,     ///< The method cannot make puzzles of this layout, or cannot meet another part of the form.
  BadStart,        ///< The grid to begin with is not full, or breaks the rules.
  BadPattern,  ///< is_impossible_pattern(), or a cell twice or outside of the grid, or a digit to keep outside of the
               ///< pattern.
  NoLineForWord,  ///< `digits_in_order`, and has_line_for_word() is false.
  NotFound,       ///< None of the attempts gave a puzzle of this form.
  Stopped,        ///< The stop token asked for a stop.
};

/// No classic puzzle with fewer clues has exactly one solution (G. McGuire, B. Tugemann, G. Civario: There is no
/// 16-clue sudoku, 2012).
inline constexpr int kFewestClassicClues = 17;

/// The default number of attempts for one puzzle when only its form is wanted.
inline constexpr std::uint64_t kFormAttempts = 5000;
/// The same when the form has a pattern: an attempt at a pattern takes up to a second.
inline constexpr std::uint64_t kPatternAttempts = 20;

/// Removal hardly ever leaves so few clues, or fewer, in a classic grid: none of 5000 drafts of seed 1 had 20.
inline constexpr int kMaxFewClues = 20;

/// True for forms that ask for at most kMaxFewClues clues of a classic grid and for nothing that names cells. Their
/// drafts are made by few_clues_draft().
bool wants_few_clues(const PuzzleForm& form);

/// The orbits of the cells of a form: orbits() of square_symmetry.h. Inline, because the teacher uses it, and does not
/// link the generator.
inline std::vector<Orbit> orbits_of(const PuzzleForm& form) {
  return form.jigsaw_side == 0 ? orbits(*form.layout, form.symmetry) : orbits(form.jigsaw_side, form.symmetry);
}

/// The wanted numbers of clues that some pattern with the symmetry has, ascending. A pattern contains every orbit with
/// a digit to keep.
std::vector<int> possible_clue_counts(const PuzzleForm& form);

/// Checks a form for what is impossible whatever the seed. None when nothing is found.
std::optional<GenerateError> error_in(const PuzzleForm& form);

}  // namespace nonet
