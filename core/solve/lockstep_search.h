#pragma once

#include <memory>
#include <span>

#include "core/solve/batch.h"
#include "core/solve/guess_cell.h"
#include "core/solve/lockstep_state.h"
#include "core/solve/write_solution.h"
#include "core/util/bits.h"

namespace nonet {

/// Works on many searches at once, as many in lockstep as there are lanes; when one is done its lane takes the next. `Work`
/// hands them out and says when they end:
///
///     bool take_next()            goes on to the next search; false when there is none
///     std::size_t index()         its number
///     candidates(digit, plane)    its root, 27 bits each
///     known(plane)                and the cells there that have one candidate
///     BatchAnswer& answer(index)  what becomes of it; empty at first
///     bool wants_more(index)      asked after each solution, which is counted by then
///     bool drops(index)           asked of searches under way after a solution: true when they are no longer wanted
///     kShares                     whether a lane without work takes the node that waits longest from another, whose search
///     std::size_t split(index)    then becomes two: the number of the new one, which comes after the old one
template <int kLanes, class Work>
class LockstepSearch {
 public:
  LockstepSearch(Work& work, const SolveBackend& backend) : work_(work), backend_(backend), lanes_(new Lane[kLanes]) {}

  void run() {
    for (int lane = 0; lane < kLanes; ++lane) load_next(lane);
    while (busy_ != 0) {
      backend_.round(&state_);
      // One kind after the other: branches that go the same way many times in a row are foretold.
      for_each_bit(state_.contradictory & busy_, [&](int lane) { go_back(lane); });
      const std::uint32_t solved = state_.solved & busy_;
      for_each_bit(solved, [&](int lane) { take_solution(lane); });
      for_each_bit(state_.stalled & busy_, [&](int lane) { guess(lane); });
      if (solved != 0) drop_searches();
      if constexpr (Work::kShares) share_nodes();
    }
  }

 private:
  // One node of a search, apart from its lane.
  struct WaitingNode {
    std::uint32_t planes[27];
    std::uint32_t known[3];
  };
  // One lane's search and the nodes that wait, from `bottom` to `top`. Each stems from a guess on the way to the present one,
  // and each guess fills a cell: 81 are enough.
  struct Lane {
    std::size_t index = 0;
    int bottom = 0;
    int top = 0;
    WaitingNode waiting[81];
  };

  Lane& at(int lane) { return lanes_.get()[lane]; }
  std::uint32_t& plane_of(int digit, int plane, int lane) { return lane_of(state_.planes[3 * digit + plane], lane); }

  void load_next(int lane) {
    busy_ &= ~(1u << lane);
    at(lane).bottom = at(lane).top = 0;
    if (!work_.take_next()) return;
    begin(lane, work_.index());
    for (int plane = 0; plane < 3; ++plane) {
      for (int digit = 0; digit < 9; ++digit) plane_of(digit, plane, lane) = work_.candidates(digit, plane);
      lane_of(state_.known[plane], lane) = work_.known(plane);
    }
  }

  void begin(int lane, std::size_t index) {
    busy_ |= 1u << lane;
    at(lane).index = index;
    at(lane).bottom = at(lane).top = 0;
  }

  void share_nodes() {
    constexpr std::uint32_t kAllLanes = (1u << kLanes) - 1;
    for (std::uint32_t idle = kAllLanes & ~busy_; idle != 0; idle = without_lowest(idle)) {
      const int giver = lane_with_most_waiting();
      if (at(giver).bottom == at(giver).top) return;
      const int taker = lowest_bit(idle);
      restore(taker, at(giver).waiting[at(giver).bottom++]);
      begin(taker, work_.split(at(giver).index));
    }
  }

  int lane_with_most_waiting() {
    int best = 0;
    for (int lane = 1; lane < kLanes; ++lane) {
      if (at(lane).top - at(lane).bottom > at(best).top - at(best).bottom) best = lane;
    }
    return best;
  }

  void drop_searches() {
    for_each_bit(busy_, [&](int lane) {
      if (work_.drops(at(lane).index)) load_next(lane);
    });
  }

  void take_solution(int lane) {
    BatchAnswer& answer = work_.answer(at(lane).index);
    if (answer.count++ == 0) {
      write_solution([&](int digit, int plane) { return plane_of(digit, plane, lane); }, std::span(answer.solution));
    }
    if (!work_.wants_more(at(lane).index)) at(lane).top = at(lane).bottom;
    go_back(lane);
  }

  // The present node goes on with a digit guessed, the other candidates of the cell wait.
  void guess(int lane) {
    const int cell = choose_cell(lane);
    const int plane = cell / 27;
    const std::uint32_t bit = 1u << cell % 27;
    const std::uint32_t digits = digits_of(cell, lane);
    const int guessed = lowest_bit(digits);
    const std::uint32_t others = without_lowest(digits);

    WaitingNode& alternative = at(lane).waiting[at(lane).top++];
    save(lane, alternative);
    alternative.planes[3 * guessed + plane] &= ~bit;
    if (has_one_bit(others)) alternative.known[plane] |= bit;
    for_each_bit(others, [&](int digit) { plane_of(digit, plane, lane) &= ~bit; });
    lane_of(state_.known[plane], lane) |= bit;
    ++work_.answer(at(lane).index).guesses;
  }

  int choose_cell(int lane) {
    const PlaneCells open = cells_of(state_.open, lane);
    const PlaneCells pairs = cells_of(state_.pairs, lane);
    if (pairs.is_empty()) return cell_with_fewest_candidates(open, [&](int cell) { return digits_of(cell, lane); });
    return backend_.choose_pair(pairs, open);
  }

  static PlaneCells cells_of(const Lanes<kLanes> (&planes)[3], int lane) {
    return {{lane_of(planes[0], lane), lane_of(planes[1], lane), lane_of(planes[2], lane)}};
  }

  // The candidates of a cell, a bit for each digit.
  std::uint32_t digits_of(int cell, int lane) {
    std::uint32_t digits = 0;
    for (int digit = 0; digit < 9; ++digit) digits |= ((plane_of(digit, cell / 27, lane) >> cell % 27) & 1) << digit;
    return digits;
  }

  void go_back(int lane) {
    if (at(lane).top == at(lane).bottom) return load_next(lane);
    restore(lane, at(lane).waiting[--at(lane).top]);
  }

  void restore(int lane, const WaitingNode& node) {
    for (int word = 0; word < 27; ++word) lane_of(state_.planes[word], lane) = node.planes[word];
    for (int plane = 0; plane < 3; ++plane) lane_of(state_.known[plane], lane) = node.known[plane];
  }

  void save(int lane, WaitingNode& node) const {
    for (int word = 0; word < 27; ++word) node.planes[word] = lane_of(state_.planes[word], lane);
    for (int plane = 0; plane < 3; ++plane) node.known[plane] = lane_of(state_.known[plane], lane);
  }

  Work& work_;
  const SolveBackend& backend_;
  LockstepState<kLanes> state_{};
  std::unique_ptr<Lane[]> lanes_;
  // Lanes with a search, a bit each.
  std::uint32_t busy_ = 0;
};

template <class Work, int kLanes = kMaxLanes>
void search_in_lockstep(Work& work, const SolveBackend& backend) {
  if (backend.lanes == kLanes) return LockstepSearch<kLanes, Work>(work, backend).run();
  if constexpr (kLanes > 1) search_in_lockstep<Work, (kLanes > 4 ? kLanes / 2 : 1)>(work, backend);
}

}  // namespace nonet
