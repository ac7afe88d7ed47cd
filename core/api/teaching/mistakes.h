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
    Unknown,        ///< The search was stopped before the answer was known.
  };

  Givens givens = Givens::Unknown;
  /// The cells whose entry is wrong.
  std::vector<Cell> digits;
  /// The candidates of the solution that were removed, except those that a wrong entry excludes.
  std::vector<Candidate> eliminations;
  /// Givens with several solutions: each entry occurs in a solution, but no solution has all of them.
  bool incompatible = false;

  bool any() const { return !digits.empty() || !eliminations.empty() || incompatible; }
};

/// `unique`, `several`, `none`, `contradictory`, `unknown`.
std::string_view name_of(Mistakes::Givens givens);

/// The mistakes in a puzzle whose givens have the one solution `solution`. A comparison; nothing is searched.
Mistakes mistakes_against(const Grid& solution, const PlayedPuzzle& puzzle);

/// `{givens, digits, eliminations, incompatible}`: wrong entries and wrongly removed candidates as `{cell, digit}`.
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
