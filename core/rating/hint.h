#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/logic/step.h"
#include "core/rating/state.h"

namespace nonet::rating {

/// Candidates of one cell that a hint eliminates; bit i of `digits` is digit i.
struct Removal {
  std::uint8_t cell;
  std::uint16_t digits;

  friend constexpr bool operator==(const Removal&, const Removal&) = default;
};

/// What a producer found: the step that Sudoku Explainer would take next.
struct Hint {
  double difficulty = 0;
  /// The cell and digit of a placement; -1 for a hint that only eliminates.
  int placed_cell = -1;
  int placed_digit = -1;
  std::vector<Removal> removals;
  /// Filled only when the producer was asked to explain.
  std::optional<Step> step;

  bool places() const { return placed_cell >= 0; }
  void clear() {
    difficulty = 0;
    placed_cell = placed_digit = -1;
    removals.clear();
    step.reset();
  }
  /// Adds the digits that the cell has as candidates. Does nothing when there are none.
  void remove(const State& state, int cell, unsigned digits) {
    if (const unsigned present = digits & state.candidates(cell); present != 0) {
      removals.push_back({static_cast<std::uint8_t>(cell), static_cast<std::uint16_t>(present)});
    }
  }
  void place(int cell, int digit) {
    placed_cell = cell;
    placed_digit = digit;
  }
};

/// Carries out a hint.
inline void apply(const Hint& hint, State& state) {
  for (const auto [cell, digits] : hint.removals) state.eliminate_all(cell, digits);
  if (hint.places()) state.place(hint.placed_cell, hint.placed_digit);
}

}  // namespace nonet::rating
