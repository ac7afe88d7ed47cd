#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/candidate_grid.h"
#include "core/grid/puzzle.h"

namespace nonet {

/// A puzzle with what a player has done so far: digits entered and candidates removed. Sides up to 64.
struct PlayedPuzzle {
  /// The player has done nothing yet. The candidates of a blank cell are the digits that the puzzle allows, except
  /// those of the cell's peers. The puzzle must have no own rules.
  explicit PlayedPuzzle(const PuzzleView& puzzle);
  /// `grid_now` has the digits of `given_digits` and the entries. Both grids have the same layout. The candidates of a
  /// blank cell are all digits except those of its peers. With own rules, both grids have the layout of the rules; null
  /// for a puzzle without own rules.
  PlayedPuzzle(Grid given_digits, Grid grid_now, TaughtRulesRef own_rules = nullptr);

  /// The puzzle with other digits as givens, which have the same layout and must not end before the view does.
  PuzzleView view_of(const Grid& digits) const {
    return rules ? PuzzleView(digits, given_candidates, *rules) : PuzzleView(digits, given_candidates);
  }

  Grid givens;
  /// The given candidates of the puzzle: empty, or one set for each cell. Only searches for mistakes ask for them.
  std::vector<DigitSet> given_candidates;
  Grid grid;
  CandidateGrid candidates;
  /// The own rules; null when there are none.
  TaughtRulesRef rules;
  /// As PuzzleView::digits_are_interchangeable() of the puzzle. Candidates that a player has removed do not count.
  bool digits_are_interchangeable = true;
};

/// Removes the candidates that are not listed for their cell. `listed` is empty, or has one set for each cell.
void keep_listed(PlayedPuzzle& puzzle, std::span<const DigitSet> listed);

/// Removes from each empty cell of `puzzle` the candidates that are not in its mask: bit i of a mask is digit i + 1.
/// Bits of digits that are no candidates are ignored. There must be one mask for each cell of the grid, in the order of
/// the cells, without bits of digits that the layout does not have, of which there are at most 32. Otherwise returns
/// false and changes nothing.
[[nodiscard]] bool keep_candidates(PlayedPuzzle& puzzle, std::span<const std::uint32_t> masks);

}  // namespace nonet
