#include "core/general/house/house_search.h"

#include <algorithm>
#include <utility>

#include "core/util/contracts.h"

namespace nonet {

namespace {

// In units of NodeMeter: a node copies a state and looks at most of its candidates. A node of a 9×9 grid costs one
// unit, a node of a 64×64 grid 360.
std::uint64_t node_cost(const Layout& layout) {
  return 1 + static_cast<std::uint64_t>(layout.cell_count()) * static_cast<std::uint64_t>(layout.digit_count()) / 730;
}

}  // namespace

std::uint64_t HouseSearch::most_bytes(const Layout& layout) {
  const auto cells = static_cast<std::uint64_t>(layout.cell_count());
  return cells * cells * (sizeof(Digit) + sizeof(DigitSet)) + cells * sizeof(OpenNode);
}

HouseSearch::HouseSearch(const PuzzleView& puzzle)
    : propagation_(puzzle.layout()), state_(propagation_.begin(puzzle)), course_(node_cost(*puzzle.layout())) {
  NONET_EXPECTS(puzzle.digit_count() <= kMaxDigits);
}

bool HouseSearch::propagate() {
  const bool possible = propagation_.propagate(state_);
  stats_.placements = propagation_.placements();
  return possible;
}

void HouseSearch::branch() {
  const Cell cell = propagation_.cell_to_guess(state_);
  const Digit digit = state_.candidates[cell.index].first();
  path_.push_back({cell, digit});
  open_nodes_.push_back(OpenNode{state_, course_.share().split(), path_.size()});
  propagation_.place(state_, cell, digit);
  ++stats_.guesses;
}

bool HouseSearch::resume_newest_open_node() {
  if (open_nodes_.empty()) return false;
  OpenNode& alternative = open_nodes_.back();
  state_ = std::move(alternative.state);
  course_.share().resume(alternative.weight);
  path_.resize(alternative.depth);
  GuessStep& reversed = path_.back();
  reversed.reversed = true;
  propagation_.change_state();
  propagation_.exclude(state_, reversed.cell, reversed.digit);
  open_nodes_.pop_back();
  return true;
}

template <class Meter>
SearchEvent HouseSearch::continue_search(Meter& meter) {
  return course_.next(
      meter, [&] { return resume_newest_open_node(); }, [&] { return propagate(); }, [&] { return state_.open == 0; },
      [&] { branch(); });
}

SearchEvent HouseSearch::next(NodeMeter& meter) { return continue_search(meter); }

SearchEvent HouseSearch::next(NodeMeter& meter, std::uint64_t& ration) {
  RationedMeter rationed(meter, ration);
  return continue_search(rationed);
}

void HouseSearch::write_solution(std::span<Digit> digits) const {
  std::copy(state_.digits.begin(), state_.digits.end(), digits.begin());
}

}  // namespace nonet
