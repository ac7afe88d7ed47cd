#pragma once

#include <memory>
#include <span>

#include "core/solve/batch.h"
#include "core/solve/guess_cell.h"
#include "core/solve/lockstep_state.h"
#include "core/solve/solve_backend.h"
#include "core/solve/write_solution.h"
#include "core/util/bits.h"
#include "core/util/control.h"

namespace nonet {

/// Runs many searches in lockstep, one search in each lane. A lane whose search has ended takes the next search.
/// `Work` provides the searches and decides when they end:
///
///     bool take_next()            selects the next search; returns false when there is no further search
///     std::size_t index()         returns the number of the selected search
///     candidates(digit, plane)    returns the candidates at the root of the selected search, as 27 bits
///     known(plane)                returns the cells with one candidate at the root of the selected search
///     BatchAnswer& answer(index)  returns the answer of a search, which is empty when the search begins
///     bool wants_more(index)      returns true when a search must go on; called after each solution has been counted
///     bool drops(index)           returns true when the answer of a running search is no longer needed;
///                                 called for each running search after a round with a solution
///     void end(index)             called when a search has ended and its answer is final
///     void give_up(index)         called for each running search when the stop token ends the work
///     kShares                     true when idle lanes take over open nodes of busy lanes
///     std::size_t split(index)    called when an idle lane takes over the oldest open node of a search; returns the
///     number
///                                 of the new search, whose nodes come right after those of the old search in
///                                 the order of a single search
template <int kLanes, class Work>
class LockstepSearch {
 public:
  LockstepSearch(Work& work, const SolveBackend& backend, StopToken stop)
      : work_(work), backend_(backend), stop_(stop), lanes_(new Lane[kLanes]) {}

  /// Returns false when the stop token ended the work.
  bool run() {
    if (stop_.stop_requested()) return false;
    for (int lane = 0; lane < kLanes; ++lane) load_next(lane);
    int rounds_to_look = kRoundsBetweenLooks;
    while (busy_ != 0) {
      if (--rounds_to_look == 0) {
        if (stop_.stop_requested()) return give_up();
        rounds_to_look = kRoundsBetweenLooks;
      }
      backend_.round(&state_);
      // Serves first all contradictory lanes, then all solved lanes, then all stalled lanes. The processor predicts a
      // branch better when many lanes in a row take the same branch.
      for_each_bit(state_.contradictory & busy_, [&](int lane) { go_back(lane); });
      const std::uint32_t solved = state_.solved & busy_;
      for_each_bit(solved, [&](int lane) { take_solution(lane); });
      for_each_bit(state_.stalled & busy_, [&](int lane) { guess(lane); });
      if (solved != 0) drop_searches();
      if constexpr (Work::kShares) share_nodes();
    }
    return true;
  }

 private:
  // The number of rounds between two looks at the stop token. A node takes at least one round, so no search visits more
  // nodes than this in between.
  static constexpr int kRoundsBetweenLooks = 1024;

  // A search node that was copied out of the vectors.
  struct OpenNode {
    std::uint32_t planes[27];
    std::uint32_t known[3];
  };
  // The search of one lane. Its open nodes are open[bottom] to open[top - 1], the oldest first. Each open node belongs
  // to a guess between the root and the current node and has the other candidates of the guessed cell. Every guess
  // fills a cell, so there are at most 81 open nodes.
  struct Lane {
    std::size_t index = 0;
    int bottom = 0;
    int top = 0;
    OpenNode open[81];
  };

  Lane& at(int lane) { return lanes_.get()[lane]; }
  std::uint32_t& plane_of(int digit, int plane, int lane) { return lane_of(state_.planes[3 * digit + plane], lane); }

  bool give_up() {
    for_each_bit(busy_, [&](int lane) { work_.give_up(at(lane).index); });
    return false;
  }

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

  // Gives each idle lane the oldest open node of the lane with the most open nodes.
  void share_nodes() {
    constexpr std::uint32_t kAllLanes = (1u << kLanes) - 1;
    for (std::uint32_t idle = kAllLanes & ~busy_; idle != 0; idle = without_lowest(idle)) {
      const int busy = lane_with_most_open_nodes();
      if (at(busy).bottom == at(busy).top) return;
      const int idle_lane = lowest_bit(idle);
      restore(idle_lane, at(busy).open[at(busy).bottom++]);
      begin(idle_lane, work_.split(at(busy).index));
    }
  }

  int lane_with_most_open_nodes() {
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

  // Chooses a cell and guesses its lowest candidate. The current node continues with the guessed digit. The node with
  // the other candidates of the cell becomes an open node.
  void guess(int lane) {
    const int cell = choose_cell(lane);
    const int plane = cell / 27;
    const std::uint32_t bit = 1u << cell % 27;
    const std::uint32_t digits = digits_of(cell, lane);
    const int guessed = lowest_bit(digits);
    const std::uint32_t others = without_lowest(digits);

    OpenNode& alternative = at(lane).open[at(lane).top++];
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

  // Returns the candidates of a cell, one bit for each digit.
  std::uint32_t digits_of(int cell, int lane) {
    std::uint32_t digits = 0;
    for (int digit = 0; digit < 9; ++digit) digits |= ((plane_of(digit, cell / 27, lane) >> cell % 27) & 1) << digit;
    return digits;
  }

  // Continues with the newest open node of the lane, or with the next search when the lane has no open node.
  void go_back(int lane) {
    if (at(lane).top == at(lane).bottom) {
      work_.end(at(lane).index);
      return load_next(lane);
    }
    restore(lane, at(lane).open[--at(lane).top]);
  }

  void restore(int lane, const OpenNode& node) {
    for (int word = 0; word < 27; ++word) lane_of(state_.planes[word], lane) = node.planes[word];
    for (int plane = 0; plane < 3; ++plane) lane_of(state_.known[plane], lane) = node.known[plane];
  }

  void save(int lane, OpenNode& node) const {
    for (int word = 0; word < 27; ++word) node.planes[word] = lane_of(state_.planes[word], lane);
    for (int plane = 0; plane < 3; ++plane) node.known[plane] = lane_of(state_.known[plane], lane);
  }

  Work& work_;
  const SolveBackend& backend_;
  const StopToken stop_;
  LockstepState<kLanes> state_{};
  std::unique_ptr<Lane[]> lanes_;
  // The lanes that have a search, one bit each.
  std::uint32_t busy_ = 0;
};

/// Runs a LockstepSearch with as many lanes as the backend has. Returns false when `stop` ended the work.
template <class Work, int kLanes = kMaxLanes>
bool search_in_lockstep(Work& work, const SolveBackend& backend, StopToken stop) {
  if (backend.lanes == kLanes) return LockstepSearch<kLanes, Work>(work, backend, stop).run();
  if constexpr (kLanes > kMinLanes) return search_in_lockstep<Work, (kLanes > 4 ? kLanes / 2 : 1)>(work, backend, stop);
  return false;
}

}  // namespace nonet
