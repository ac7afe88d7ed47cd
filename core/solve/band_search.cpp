#include "core/solve/band_search.h"

#include "core/solve/pair_choice.h"
#include "core/util/bits.h"

namespace nonet {

namespace {

int count_open(const BandState& state) {
  return count_bits(state.open[0]) + count_bits(state.open[1]) + count_bits(state.open[2]);
}

struct Branch {
  int band;
  std::uint32_t cell_bit;
};

// Calls visit(branch) for each cell of three band masks.
template <class Visit>
void for_each_cell(const std::array<std::uint32_t, BandState::kBands>& cells, Visit&& visit) {
  for (int band = 0; band < BandState::kBands; ++band) {
    for_each_bit(cells[static_cast<std::size_t>(band)], [&](int bit) { visit(Branch{band, 1u << bit}); });
  }
}

Cell cell_of(Branch branch) { return Cell{static_cast<std::uint16_t>(branch.band * 27 + lowest_bit(branch.cell_bit))}; }

// Against simply the first pair this halves the guesses (17 clues: 1.27 to 0.66 a puzzle); weighing more than eight costs a
// search on its own more than it gains.
Branch best_pair(const BandState& state) {
  constexpr int kLookedAt = 8;
  const int cell = pair_with_most_open_peers(state.pairs.data(), state.open.data(), kLookedAt);
  return {cell / 27, 1u << cell % 27};
}

Branch fewest_candidates(const BandState& state) {
  Branch best{0, 0};
  int fewest = BandState::kDigits + 1;
  for_each_cell(state.open, [&](Branch branch) {
    int candidates = 0;
    for (const auto& words : state.words)
      candidates += (words[static_cast<std::size_t>(branch.band)] & branch.cell_bit) != 0;
    if (candidates >= fewest) return;
    fewest = candidates;
    best = branch;
  });
  return best;
}

Branch choose_branch(const BandState& state) {
  return (state.pairs[0] | state.pairs[1] | state.pairs[2]) != 0 ? best_pair(state) : fewest_candidates(state);
}

int first_candidate(const BandState& state, Branch branch) {
  int digit = 0;
  while ((state.words[static_cast<std::size_t>(digit)][static_cast<std::size_t>(branch.band)] & branch.cell_bit) == 0)
    ++digit;
  return digit;
}

}  // namespace

void BandSearch::restart(std::span<const Digit, 81> givens) {
  state_ = BandState::empty();
  for (std::uint16_t index = 0; index < 81; ++index) {
    if (!givens[index].is_blank()) state_.place(Cell{index}, givens[index]);
  }
  node_ready_ = true;
  depth_ = 0;
  found_ = 0;
  stats_ = {};
  share_ = {};
}

bool BandSearch::propagate() {
  const int open_before = count_open(state_);
  const bool possible = state_.propagate();
  stats_.placements += static_cast<std::uint64_t>(open_before - count_open(state_));
  return possible;
}

void BandSearch::branch() {
  const Branch branch = choose_branch(state_);
  const int digit = first_candidate(state_, branch);
  Alternative& alternative = waiting_[static_cast<std::size_t>(depth_++)];
  alternative.state = state_;
  alternative.state.eliminate(digit, branch.band, branch.cell_bit);
  alternative.weight = share_.split();
  state_.place(cell_of(branch), Digit{static_cast<std::uint8_t>(digit + 1)});
  ++stats_.guesses;
}

bool BandSearch::resume_alternative() {
  if (depth_ == 0) return false;
  const Alternative& alternative = waiting_[static_cast<std::size_t>(--depth_)];
  state_ = alternative.state;
  share_.resume(alternative.weight);
  return true;
}

SearchEvent BandSearch::next(NodeMeter& meter) {
  for (;;) {
    if (!node_ready_) {
      if (!resume_alternative()) return SearchEvent::Exhausted;
      node_ready_ = true;
    }
    if (!meter.admit_node(share_.done(), found_)) return meter.refusal();
    const bool possible = propagate();
    if (possible && !state_.is_solved()) {
      branch();
      continue;
    }
    share_.finish_node();
    node_ready_ = false;
    if (possible) {
      ++found_;
      return SearchEvent::Solution;
    }
  }
}

}  // namespace nonet
