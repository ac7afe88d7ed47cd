#include "core/general/house/house_state.h"

#include <algorithm>
#include <utility>

#include "core/util/bits.h"

namespace nonet {

Cell HouseState::fewest_candidates() const {
  Cell best;
  int fewest = DigitSet::kMaxDigit + 1;
  for (std::uint16_t index = 0; index < candidates.size(); ++index) {
    const int size = candidates[index].size();
    if (size == 0 || size >= fewest) continue;
    fewest = size;
    best = Cell{index};
    if (size == 2) break;
  }
  return best;
}

HousePropagation::HousePropagation(LayoutRef layout)
    : layout_(std::move(layout)),
      house_changed_(static_cast<std::size_t>(layout_->house_count())),
      failures_(static_cast<std::size_t>(layout_->house_count())) {}

HouseState HousePropagation::begin(const PuzzleView& puzzle) {
  const Grid& givens = puzzle.givens();
  change_state();
  const std::size_t cells = givens.digits().size();
  HouseState state;
  state.digits.assign(cells, kBlank);
  state.candidates.assign(cells, DigitSet::full(givens.digit_count()));
  state.open = static_cast<int>(cells);
  for (std::uint16_t index = 0; index < cells && possible_; ++index) {
    const Cell cell{index};
    if (!givens[cell].is_blank()) place(state, cell, givens[cell]);
  }
  if (puzzle.has_given_candidates()) restrict_cells(state, puzzle);
  return state;
}

void HousePropagation::restrict_cells(HouseState& state, const PuzzleView& puzzle) {
  for (std::uint16_t index = 0; index < state.candidates.size() && possible_; ++index) {
    const Cell cell{index};
    const DigitSet allowed = puzzle.allowed(cell);
    if (!state.digits[index].is_blank()) {
      possible_ = allowed.contains(state.digits[index]);
    } else {
      (state.candidates[index] - allowed).for_each([&](Digit digit) { exclude(state, cell, digit); });
    }
  }
}

void HousePropagation::place(HouseState& state, Cell cell, Digit digit) {
  if (!put(state, cell, digit)) possible_ = false;
}

void HousePropagation::exclude(HouseState& state, Cell cell, Digit digit) {
  if (!eliminate(state, cell, digit)) possible_ = false;
}

void HousePropagation::mark_houses(Cell cell) {
  for (const House house : layout_->houses(cell)) {
    if (house_changed_[house.index]) continue;
    house_changed_[house.index] = true;
    changed_houses_.push_back(house);
  }
}

void HousePropagation::change_state() {
  possible_ = true;
  naked_singles_.clear();
  changed_houses_.clear();
  std::fill(house_changed_.begin(), house_changed_.end(), false);
}

// Eliminates a candidate. Returns false when it was the last candidate of the cell.
bool HousePropagation::eliminate(HouseState& state, Cell cell, Digit digit) {
  DigitSet& candidates = state.candidates[cell.index];
  if (!candidates.contains(digit)) return true;
  candidates.erase(digit);
  mark_houses(cell);
  if (candidates.size() == 1) naked_singles_.push_back(cell);
  if (!candidates.empty()) return true;
  for (const House house : layout_->houses(cell)) ++failures_[house.index];
  return false;
}

// Places a digit and eliminates it from the peers. Returns false when that contradicts the state.
bool HousePropagation::put(HouseState& state, Cell cell, Digit digit) {
  if (!state.digits[cell.index].is_blank()) return state.digits[cell.index] == digit;
  if (!state.candidates[cell.index].contains(digit)) return false;
  state.digits[cell.index] = digit;
  state.candidates[cell.index] = DigitSet{};
  --state.open;
  ++placements_;
  mark_houses(cell);
  bool possible = true;
  for (const Cell peer : layout_->peers(cell)) possible &= eliminate(state, peer, digit);
  return possible;
}

bool HousePropagation::place_naked_singles(HouseState& state) {
  while (!naked_singles_.empty()) {
    const Cell cell = naked_singles_.back();
    naked_singles_.pop_back();
    if (!state.digits[cell.index].is_blank()) continue;
    if (!put(state, cell, state.candidates[cell.index].first())) return false;
  }
  return true;
}

// Returns false when the house has more cells than digits are left for them. When as many digits are left as the house
// has cells, each of these digits must be placed: the function places every digit that has one cell left in the house.
// In a full house that is always so, or a digit has no cell. In another house it happens late.
bool HousePropagation::place_hidden_singles(HouseState& state, House house) {
  std::uint64_t filled = 0;
  std::uint64_t once = 0;
  std::uint64_t twice = 0;
  for (const Cell cell : layout_->cells(house)) {
    const std::uint64_t candidates = state.candidates[cell.index].bits();
    twice |= once & candidates;
    once |= candidates;
    if (const Digit digit = state.digits[cell.index]; !digit.is_blank()) filled |= DigitSet(digit).bits();
  }
  const auto cells = static_cast<int>(layout_->cells(house).size());
  const int digits = count_bits(once | filled);
  if (digits < cells) {
    ++failures_[house.index];
    return false;
  }
  if (digits > cells) return true;
  const std::uint64_t hidden = once & ~twice & ~filled;
  if (hidden == 0) return true;
  for (const Cell cell : layout_->cells(house)) {
    const std::uint64_t own = state.candidates[cell.index].bits() & hidden;
    if (own == 0) continue;
    if (!has_one_bit(own) || !put(state, cell, DigitSet::from_bits(own).first())) return false;
  }
  return true;
}

bool HousePropagation::propagate(HouseState& state) {
  if (!std::exchange(possible_, true)) return false;
  while (true) {
    if (!place_naked_singles(state)) return false;
    if (changed_houses_.empty()) return true;
    const House house = changed_houses_.back();
    changed_houses_.pop_back();
    house_changed_[house.index] = false;
    if (!place_hidden_singles(state, house)) return false;
  }
}

Cell HousePropagation::cell_to_guess(const HouseState& state) const {
  Cell best;
  int fewest = DigitSet::kMaxDigit + 1;
  std::uint32_t most_failures = 0;
  for (std::uint16_t index = 0; index < state.candidates.size(); ++index) {
    const int size = state.candidates[index].size();
    if (size == 0 || size > fewest) continue;
    std::uint32_t failures = 0;
    for (const House house : layout_->houses(Cell{index})) failures += failures_[house.index];
    if (size == fewest && failures <= most_failures) continue;
    fewest = size;
    most_failures = failures;
    best = Cell{index};
  }
  return best;
}

}  // namespace nonet
