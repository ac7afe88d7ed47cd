#pragma once

#include <string_view>
#include <vector>

#include "core/formats/cell_names.h"
#include "core/formats/json.h"
#include "core/grid/played_puzzle.h"

namespace nonet {

/// What a player did wrong, judged by the solutions of the givens.
struct Mistakes {
  /// How many solutions the givens have.
  enum class Givens : std::uint8_t {
    Unique,   ///< One solution: every mistake is reported.
    Several,  ///< Several solutions: an entry that no solution has is a mistake; removed candidates are not judged.
    None,     ///< No solution: nothing can be judged.
    Contradictory,  ///< Two givens contradict each other.
    Unknown,        ///< The search ended before the answer was known, by a stop or by its budget.
  };

  Givens givens = Givens::Unknown;
  /// The cells whose entry is wrong.
  std::vector<Cell> digits;
  /// The candidates of the solution that were removed, except those that a wrong entry excludes.
  std::vector<Candidate> eliminations;
  /// Givens with several solutions: each entry occurs in a solution, but no solution has all of them.
  bool incompatible = false;
  /// False when the search ended before every entry was judged, by a stop or by its budget. The mistakes that were
  /// found are mistakes all the same.
  bool is_complete = true;
  /// The conflicts between givens when `givens` is Contradictory.
  std::vector<Conflict> conflicts;

  bool any() const { return !digits.empty() || !eliminations.empty() || incompatible; }
};

/// `unique`, `several`, `none`, `contradictory`, `unknown`.
std::string_view name_of(Mistakes::Givens givens);
/// The value with a name; Unknown for any other text.
Mistakes::Givens givens_named(std::string_view name);

/// The mistakes in a puzzle whose givens have the one solution `solution`. A comparison; nothing is searched.
Mistakes mistakes_against(const Grid& solution, const PlayedPuzzle& puzzle);

/// `{givens, digits, eliminations, incompatible, complete}`: wrong entries and wrongly removed candidates as `{cell,
/// digit}`. With contradictory givens also `conflicts`.
JsonObject json_object_of(const Mistakes& mistakes, const Grid& grid, CellNames names);

/// Calls `visit(Cell)` for each cell with a digit that is not given.
template <class Visit>
void for_each_entry(const PlayedPuzzle& puzzle, Visit&& visit) {
  for (std::uint16_t index = 0; index < puzzle.grid.digits().size(); ++index) {
    const Cell cell{index};
    if (puzzle.givens[cell].is_blank() && !puzzle.grid[cell].is_blank()) visit(cell);
  }
}

}  // namespace nonet
