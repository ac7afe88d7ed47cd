#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/digit_set.h"
#include "core/grid/grid.h"

namespace nonet {

/// A node of a search on candidates: what is placed, and what may still be.
struct HouseState {
  std::vector<Digit> digits;
  /// Of open cells; a filled cell has none.
  std::vector<DigitSet> candidates;
  int open = 0;

  /// The open cell with the fewest candidates, the first of them; one must be open.
  Cell fewest_candidates() const;
};

/// Draws conclusions in states of one layout with a side up to 64: naked and hidden singles. Remembers what is left to look at
/// in the state at hand, so that only what changed is looked at.
class HousePropagation {
 public:
  explicit HousePropagation(LayoutRef layout);

  /// The state of a puzzle, and where it is contradictory, one that propagate() refuses.
  HouseState begin(const Grid& givens);
  /// From now on another state is at hand, one that was propagated before.
  void turn_to_another();
  /// Fills an open cell, and takes the digit from its peers.
  void place(HouseState& state, Cell cell, Digit digit);
  /// Takes a candidate away.
  void exclude(HouseState& state, Cell cell, Digit digit);
  /// Draws all conclusions. False when the state has no solution.
  bool propagate(HouseState& state);

  /// A cell to guess in: of the open cells with the fewest candidates the one whose houses had the most contradictions so far
  /// (after Boussemart, Hemery, Lecoutre and Sais 2004): the next will show soonest there. One must be open.
  Cell cell_to_guess(const HouseState& state) const;

  /// Digits placed so far, those taken back included.
  std::uint64_t placements() const { return placements_; }

 private:
  bool put(HouseState& state, Cell cell, Digit digit);
  bool eliminate(HouseState& state, Cell cell, Digit digit);
  bool place_naked_singles(HouseState& state);
  bool place_hidden_singles(HouseState& state, House house);
  void mark_houses(Cell cell);

  LayoutRef layout_;
  // What is left to look at: cells with one candidate, and houses in which a candidate disappeared.
  std::vector<Cell> naked_singles_;
  std::vector<House> changed_houses_;
  std::vector<bool> house_changed_;
  // In how many contradictions a house, or one of its cells, was left without possibility.
  std::vector<std::uint32_t> failures_;
  // False when the state at hand was found impossible before it is even propagated.
  bool possible_ = true;
  std::uint64_t placements_ = 0;
};

}  // namespace nonet
