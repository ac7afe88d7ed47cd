#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/puzzle.h"

namespace nonet {

enum class PartSort : std::uint8_t {
  LayoutRule,  ///< A rule of the layout, such as diagonals. Rows, columns and regions are no parts: they always stay.
  OwnRule,     ///< An own rule of the puzzle.
  GivenCandidates,  ///< The given candidates of one cell.
  Given,            ///< The given of one cell.
};

/// A part of a puzzle that can be left out.
struct PuzzlePart {
  PartSort sort = PartSort::Given;
  /// Of rules.
  Rule rule = {};
  /// Of givens and given candidates.
  Cell cell = {};

  friend bool operator==(const PuzzlePart&, const PuzzlePart&) = default;
};

/// The parts of a puzzle, and the puzzles that have only some of them. Copies the puzzle.
class PuzzleParts {
 public:
  explicit PuzzleParts(const PuzzleView& puzzle);

  /// Rules of the layout, own rules, given candidates, givens; each in the order of RuleSet or of the cells.
  std::span<const PuzzlePart> all() const { return parts_; }
  /// True when a solution of the puzzle stays a solution when any part is left out. A dot or a pair sum exempts its two
  /// cells from rules about all neighbours, so that leaving out the dot can take away solutions.
  bool leaving_out_keeps_solutions() const { return leaving_out_keeps_solutions_; }
  /// Returns the puzzle with the parts for which `kept` is true: one element for each part.
  Puzzle puzzle_of(const std::vector<bool>& kept) const;
  /// Returns the parts for which `kept` is true.
  std::vector<PuzzlePart> listed(const std::vector<bool>& kept) const;

 private:
  Puzzle puzzle_;
  std::vector<PuzzlePart> parts_;
  bool leaving_out_keeps_solutions_;
};

}  // namespace nonet
