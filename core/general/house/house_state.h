#pragma once

#include <cstdint>
#include <vector>

#include "core/grid/digit_set.h"
#include "core/grid/puzzle.h"

namespace nonet {

/// A node of a search on candidates: the placed digits and the candidates of the open cells.
struct HouseState {
  std::vector<Digit> digits;
  /// The candidates of each cell. A filled cell has none.
  std::vector<DigitSet> candidates;
  int open = 0;

  /// Returns the first open cell with the fewest candidates. A cell must be open.
  Cell fewest_candidates() const;
};

/// Places naked and hidden singles in states of one layout with up to 64 digits. Remembers which cells and houses of
/// the current state have changed, and looks at these only.
class HousePropagation {
 public:
  explicit HousePropagation(LayoutRef layout);

  /// Returns the state of a puzzle and makes it the current state. When the givens and the given candidates contradict
  /// each other, propagate() returns false for it.
  HouseState begin(const PuzzleView& puzzle);
  /// Must be called before a state other than the current state is used. The new state must be propagated already.
  void change_state();
  /// Places a digit in an open cell and eliminates it from the peers.
  void place(HouseState& state, Cell cell, Digit digit);
  /// Eliminates a candidate.
  void exclude(HouseState& state, Cell cell, Digit digit);
  /// Places singles until there are none. Returns false when that proves that the state has no solution.
  bool propagate(HouseState& state);

  /// Chooses a cell to guess in: among the open cells with the fewest candidates, the cell whose houses have had the
  /// most contradictions so far, because the next contradiction will probably show there soonest (after Boussemart,
  /// Hemery, Lecoutre and Sais 2004). A cell must be open.
  Cell cell_to_guess(const HouseState& state) const;

  /// The number of digits placed so far, including those that were taken back.
  std::uint64_t placements() const { return placements_; }

 private:
  void restrict_cells(HouseState& state, const PuzzleView& puzzle);
  bool put(HouseState& state, Cell cell, Digit digit);
  bool eliminate(HouseState& state, Cell cell, Digit digit);
  bool place_naked_singles(HouseState& state);
  bool place_hidden_singles(HouseState& state, House house);
  void mark_houses(Cell cell);

  LayoutRef layout_;
  // What propagate() must still look at: cells with one candidate left, and houses that lost a candidate.
  std::vector<Cell> naked_singles_;
  std::vector<House> changed_houses_;
  std::vector<bool> house_changed_;
  // For each house, the number of contradictions in which a cell of the house had no candidate, or a digit had no place
  // in the house.
  std::vector<std::uint32_t> failures_;
  // False when placing or eliminating has already shown that the current state has no solution.
  bool possible_ = true;
  std::uint64_t placements_ = 0;
};

}  // namespace nonet
