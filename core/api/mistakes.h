#pragma once

#include <string_view>
#include <vector>

#include "core/logic/puzzle_state.h"
#include "core/util/control.h"

namespace nonet {

/// What is wrong in a state, judged by the solutions that its givens have.
struct Mistakes {
  enum class Givens : std::uint8_t {
    Unique,         ///< One solution: every mistake is told.
    Several,        ///< Several solutions: placed digits that stand in none are told; eliminations are not judged.
    None,           ///< No solution: there is nothing to judge by.
    Contradictory,  ///< Equal digits among the givens that may not be.
    Unknown,        ///< Stopped before this was known.
  };

  Givens givens = Givens::Unknown;
  /// Placed cells whose digit is wrong.
  std::vector<Cell> digits;
  /// Candidates of open cells that are gone though they stand in the solution, and that no wrong digit takes away.
  std::vector<Candidate> eliminations;
  /// With several solutions: each placed digit stands in one, but no solution has all of them.
  bool incompatible = false;

  bool any() const { return !digits.empty() || !eliminations.empty() || incompatible; }
};

/// `unique`, `several`, `none`, `contradictory`, `unknown`.
std::string_view name_of(Mistakes::Givens givens);

/// Looks for mistakes. Costs a search for two solutions of the givens, and with several solutions one for each placed digit.
/// The layout must be one that SolutionStream supports.
Mistakes mistakes_in(const PuzzleState& state, const Control& control = {});

}  // namespace nonet
