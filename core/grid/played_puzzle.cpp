#include "core/grid/played_puzzle.h"

#include <algorithm>
#include <utility>

#include "core/util/bits.h"

namespace nonet {

PlayedPuzzle::PlayedPuzzle(const PuzzleView& puzzle) : PlayedPuzzle(puzzle.givens(), puzzle.givens()) {
  NONET_EXPECTS_ALWAYS(!puzzle.has_own_rules());
  digits_are_interchangeable = puzzle.digits_are_interchangeable();
  if (!puzzle.has_given_candidates()) return;
  for (std::uint16_t index = 0; index < grid.digits().size(); ++index) {
    candidates.set(Cell{index}, candidates[Cell{index}] & puzzle.allowed(Cell{index}));
  }
}

PlayedPuzzle::PlayedPuzzle(Grid given_digits, Grid grid_now, TaughtRulesRef own_rules)
    : givens(std::move(given_digits)),
      grid(std::move(grid_now)),
      candidates(grid),
      rules(std::move(own_rules)),
      digits_are_interchangeable(rules == nullptr) {
  NONET_EXPECTS(*givens.layout() == *grid.layout());
  NONET_EXPECTS(rules ? grid.layout() == rules->layout : !grid.layout()->has_shape_of_rules());
}

void keep_listed(PlayedPuzzle& puzzle, std::span<const DigitSet> listed) {
  for (std::uint16_t index = 0; index < listed.size(); ++index) {
    const Cell cell{index};
    puzzle.candidates.set(cell, puzzle.candidates[cell] & listed[index]);
  }
}

bool keep_candidates(PlayedPuzzle& puzzle, std::span<const std::uint32_t> masks) {
  if (masks.size() != puzzle.grid.digits().size() || puzzle.grid.digit_count() > 32) return false;
  const auto all = low_bits<std::uint32_t>(puzzle.grid.digit_count());
  if (std::any_of(masks.begin(), masks.end(), [&](std::uint32_t mask) { return (mask & ~all) != 0; })) return false;
  for (std::uint16_t index = 0; index < masks.size(); ++index) {
    const Cell cell{index};
    puzzle.candidates.set(cell, puzzle.candidates[cell] & DigitSet::from_bits(masks[index]));
  }
  return true;
}

}  // namespace nonet
