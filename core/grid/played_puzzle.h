#pragma once

#include <cstdint>
#include <span>

#include "core/grid/candidate_grid.h"
#include "core/grid/puzzle.h"

namespace nonet {

/// A puzzle with what a player has done so far: digits entered and candidates removed. Sides up to 64.
struct PlayedPuzzle {
  /// The player has done nothing yet. The candidates of a blank cell are the digits that the puzzle allows, except
  /// those of the cell's peers. Own rules must be those of the layout: Layout::with_own_rules().
  explicit PlayedPuzzle(const PuzzleView& puzzle);
  /// `grid_now` has the digits of `given_digits` and the entries. Both grids have the same layout. The candidates of a
  /// blank cell are all digits except those of its peers.
  PlayedPuzzle(Grid given_digits, Grid grid_now);

  Grid givens;
  Grid grid;
  CandidateGrid candidates;
  /// As PuzzleView::digits_are_interchangeable() of the puzzle. Candidates that a player has removed do not count.
  bool digits_are_interchangeable = true;
};

/// Removes from each empty cell of `puzzle` the candidates that are not in its mask: bit i of a mask is digit i + 1.
/// Bits of digits that are no candidates are ignored. There must be one mask for each cell of the grid, in the order of
/// the cells, and the side must be 32 or less. Otherwise returns false and changes nothing.
[[nodiscard]] bool keep_candidates(PlayedPuzzle& puzzle, std::span<const std::uint32_t> masks);

}  // namespace nonet
