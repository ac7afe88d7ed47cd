#include "core/logic/puzzle_state.h"

#include <algorithm>
#include <utility>

namespace nonet {

PuzzleState::PuzzleState(const Grid& puzzle) : PuzzleState(puzzle, puzzle) {}

PuzzleState::PuzzleState(const Grid& givens, const Grid& grid)
    : sets_(&LayoutSets::of(*grid.layout())),
      grid_(grid.layout()),
      open_(sets_->all()),
      candidates_(grid.digits().size(), DigitSet::full(grid.digit_count())),
      cells_(static_cast<std::size_t>(grid.digit_count()), sets_->all()),
      places_(static_cast<std::size_t>(layout().house_count() * grid.digit_count()),
              low_bits<std::uint32_t>(grid.digit_count())),
      placed_(static_cast<std::size_t>(layout().house_count()), 0) {
  NONET_EXPECTS(*givens.layout() == *grid.layout());
  if (!layout().has_full_houses_only()) {
    for_each_house(layout(), [&](House house) {
      if (layout().holds_every_digit(house)) return;
      std::fill_n(places_.begin() + static_cast<std::ptrdiff_t>(slot(Digit{1}, house)), digit_count(), 0u);
    });
  }
  sets_->all().for_each([&](Cell cell) {
    if (!grid[cell].is_blank()) put(cell, grid[cell]);
    if (!givens[cell].is_blank()) givens_.insert(cell);
  });
}

PuzzleState::PuzzleState(const Grid& puzzle, TaughtRulesRef rules) : PuzzleState(puzzle) {
  NONET_EXPECTS(puzzle.layout() == rules->layout);
  rules_ = std::move(rules);
  digits_are_interchangeable_ = false;
}

PuzzleState::PuzzleState(const PlayedPuzzle& puzzle) : PuzzleState(puzzle.givens, puzzle.grid) {
  rules_ = puzzle.rules;
  digits_are_interchangeable_ = puzzle.digits_are_interchangeable;
  const CellSet open = open_;
  open.for_each([&](Cell cell) { set_candidates(cell, candidates(cell) & puzzle.candidates[cell]); });
}

PlayedPuzzle PuzzleState::played_puzzle() const {
  Grid givens(grid_.layout());
  givens_.for_each([&](Cell cell) { givens[cell] = digit(cell); });
  PlayedPuzzle puzzle(std::move(givens), grid_, rules_);
  puzzle.digits_are_interchangeable = digits_are_interchangeable_;
  open_.for_each([&](Cell cell) { puzzle.candidates.set(cell, candidates(cell)); });
  return puzzle;
}

void PuzzleState::put(Cell cell, Digit digit) {
  NONET_EXPECTS(open_.contains(cell) && digit.value >= 1 && digit.value <= digit_count());
  candidates_[cell.index].for_each([&](Digit candidate) { eliminate(cell, candidate); });
  grid_[cell] = digit;
  open_.erase(cell);
  for (const House house : layout().houses(cell)) placed_[house.index] |= 1u << (digit.value - 1);
  const CellSet peers = cells(digit) & sets_->peers(cell);
  peers.for_each([&](Cell peer) { eliminate(peer, digit); });
}

void PuzzleState::eliminate(Cell cell, Digit digit) {
  candidates_[cell.index].erase(digit);
  cells_[digit.value - 1u].erase(cell);
  for (const auto& [house, index] : sets_->memberships(cell)) places_[slot(digit, house)] &= ~(1u << index);
}

void PuzzleState::set_candidates(Cell cell, DigitSet digits) {
  NONET_EXPECTS(open_.contains(cell) && (digits - all_digits()).empty());
  (candidates(cell) - digits).for_each([&](Digit digit) { eliminate(cell, digit); });
  digits.for_each([&](Digit digit) {
    candidates_[cell.index].insert(digit);
    cells_[digit.value - 1u].insert(cell);
    for (const auto& [house, index] : sets_->memberships(cell)) places_[slot(digit, house)] |= 1u << index;
  });
}

void PuzzleState::apply(const Step& step) {
  for (const Candidate& candidate : step.eliminations) eliminate(candidate.cell, candidate.digit);
  for (const Candidate& candidate : step.placements) {
    if (digit(candidate.cell).is_blank()) put(candidate.cell, candidate.digit);
  }
}

bool PuzzleState::is_broken() const {
  bool broken = false;
  open_.for_each([&](Cell cell) { broken = broken || candidates(cell).empty(); });
  if (broken) return true;
  for_each_house(layout(), [&](House house) {
    if (!layout().holds_every_digit(house)) return;
    DigitSet possible = placed(house);
    for (const Cell cell : layout().cells(house)) possible = possible | candidates(cell);
    broken = broken || possible != all_digits();
  });
  return broken;
}

}  // namespace nonet
