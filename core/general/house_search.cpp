#include "core/general/house_search.h"

#include <algorithm>
#include <utility>

namespace nonet {

std::uint64_t HouseSearch::most_bytes(const Layout& layout) {
  const auto cells = static_cast<std::uint64_t>(layout.cell_count());
  return cells * cells * (sizeof(Digit) + sizeof(DigitSet)) + cells * sizeof(Alternative);
}

HouseSearch::HouseSearch(const Grid& givens)
    : layout_(givens.layout()), house_changed_(static_cast<std::size_t>(layout_->house_count())) {
  const std::size_t cells = givens.digits().size();
  state_.digits.assign(cells, kBlank);
  state_.candidates.assign(cells, DigitSet::full(givens.side()));
  state_.open = static_cast<int>(cells);
  for (std::uint16_t index = 0; index < cells && node_possible_; ++index) {
    const Cell cell{index};
    if (!givens[cell].is_blank()) node_possible_ = place(cell, givens[cell]);
  }
}

void HouseSearch::mark_houses(Cell cell) {
  for (const House house : layout_->houses(cell)) {
    if (house_changed_[house.index]) continue;
    house_changed_[house.index] = true;
    changed_houses_.push_back(house);
  }
}

void HouseSearch::forget_marks() {
  naked_singles_.clear();
  changed_houses_.clear();
  std::fill(house_changed_.begin(), house_changed_.end(), false);
}

// Takes a candidate away; false when the cell is left with none.
bool HouseSearch::eliminate(Cell cell, Digit digit) {
  DigitSet& candidates = state_.candidates[cell.index];
  if (!candidates.contains(digit)) return true;
  candidates.erase(digit);
  mark_houses(cell);
  if (candidates.size() == 1) naked_singles_.push_back(cell);
  return !candidates.empty();
}

// Fills a cell and takes the digit from its peers; false when that contradicts the state.
bool HouseSearch::place(Cell cell, Digit digit) {
  if (!state_.digits[cell.index].is_blank()) return state_.digits[cell.index] == digit;
  if (!state_.candidates[cell.index].contains(digit)) return false;
  state_.digits[cell.index] = digit;
  state_.candidates[cell.index] = DigitSet{};
  --state_.open;
  ++stats_.placements;
  mark_houses(cell);
  bool possible = true;
  for (const Cell peer : layout_->peers(cell)) possible &= eliminate(peer, digit);
  return possible;
}

bool HouseSearch::place_naked_singles() {
  while (!naked_singles_.empty()) {
    const Cell cell = naked_singles_.back();
    naked_singles_.pop_back();
    if (!state_.digits[cell.index].is_blank()) continue;
    if (!place(cell, state_.candidates[cell.index].first())) return false;
  }
  return true;
}

// Places every digit that has one cell left in the house; false when a digit has none.
bool HouseSearch::place_hidden_singles(House house) {
  std::uint64_t filled = 0;
  std::uint64_t once = 0;
  std::uint64_t twice = 0;
  for (const Cell cell : layout_->cells(house)) {
    const std::uint64_t candidates = state_.candidates[cell.index].bits();
    twice |= once & candidates;
    once |= candidates;
    if (const Digit digit = state_.digits[cell.index]; !digit.is_blank()) filled |= DigitSet(digit).bits();
  }
  if ((once | filled) != DigitSet::full(layout_->side()).bits()) return false;
  const std::uint64_t hidden = once & ~twice & ~filled;
  if (hidden == 0) return true;
  for (const Cell cell : layout_->cells(house)) {
    const std::uint64_t own = state_.candidates[cell.index].bits() & hidden;
    if (own == 0) continue;
    if (!has_one_bit(own) || !place(cell, DigitSet::from_bits(own).first())) return false;
  }
  return true;
}

bool HouseSearch::propagate() {
  if (!std::exchange(node_possible_, true)) return false;
  while (true) {
    if (!place_naked_singles()) return false;
    if (changed_houses_.empty()) return true;
    const House house = changed_houses_.back();
    changed_houses_.pop_back();
    house_changed_[house.index] = false;
    if (!place_hidden_singles(house)) return false;
  }
}

Cell HouseSearch::fewest_candidates() const {
  Cell best;
  int fewest = kMaxSide + 1;
  for (std::uint16_t index = 0; index < state_.candidates.size(); ++index) {
    const int size = state_.candidates[index].size();
    if (size == 0 || size >= fewest) continue;
    fewest = size;
    best = Cell{index};
    if (size == 2) break;
  }
  return best;
}

void HouseSearch::branch() {
  const Cell cell = fewest_candidates();
  const Digit digit = state_.candidates[cell.index].first();
  path_.push_back({cell, digit});
  waiting_.push_back(Alternative{state_, course_.share().split(), path_.size()});
  waiting_.back().state.candidates[cell.index].erase(digit);
  node_possible_ = place(cell, digit);
  ++stats_.guesses;
}

bool HouseSearch::resume_alternative() {
  if (waiting_.empty()) return false;
  Alternative& alternative = waiting_.back();
  state_ = std::move(alternative.state);
  course_.share().resume(alternative.weight);
  path_.resize(alternative.depth);
  path_.back().turned = true;
  const Cell cell = path_.back().cell;
  forget_marks();
  mark_houses(cell);
  if (state_.candidates[cell.index].size() == 1) naked_singles_.push_back(cell);
  node_possible_ = true;
  waiting_.pop_back();
  return true;
}

template <class Meter>
SearchEvent HouseSearch::go_on(Meter& meter) {
  return course_.next(
      meter, [&] { return resume_alternative(); }, [&] { return propagate(); }, [&] { return state_.open == 0; },
      [&] { branch(); });
}

SearchEvent HouseSearch::next(NodeMeter& meter) { return go_on(meter); }

SearchEvent HouseSearch::next(NodeMeter& meter, std::uint64_t& ration) {
  RationedMeter rationed(meter, ration);
  return go_on(rationed);
}

void HouseSearch::write_solution(std::span<Digit> digits) const {
  std::copy(state_.digits.begin(), state_.digits.end(), digits.begin());
}

}  // namespace nonet
