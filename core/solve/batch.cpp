#include "core/solve/batch.h"

#include <memory>

#include "core/solve/classic_search.h"
#include "core/solve/guess_cell.h"
#include "core/solve/lockstep_state.h"
#include "core/solve/write_solution.h"
#include "core/util/bits.h"

namespace nonet {

namespace {

// One node of a search, apart from its lane.
struct WaitingNode {
  std::uint32_t planes[27];
  std::uint32_t known[3];
};

// One lane's puzzle and the nodes that wait. Each waiting node stems from a guess on the way to the present one, and each
// guess fills a cell: 81 are enough.
struct LaneSearch {
  std::size_t puzzle = 0;
  int depth = 0;
  WaitingNode waiting[81];
};

template <int kLanes>
class LockstepBatch {
 public:
  LockstepBatch(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                const SolveBackend& backend)
      : puzzles_(puzzles), answers_(answers), limit_(limit), backend_(backend), searches_(new LaneSearch[kLanes]) {}

  void run() {
    for (int lane = 0; lane < kLanes; ++lane) load_next(lane);
    while (busy_ != 0) {
      backend_.round(&state_);
      // One kind after the other: branches that go the same way many times in a row are foretold.
      for_each_bit(state_.contradictory & busy_, [&](int lane) { go_back(lane); });
      for_each_bit(state_.solved & busy_, [&](int lane) { take_solution(lane); });
      for_each_bit(state_.stalled & busy_, [&](int lane) { guess(lane); });
    }
  }

 private:
  LaneSearch& search_of(int lane) { return searches_.get()[lane]; }
  std::uint32_t& plane_of(int digit, int plane, int lane) { return lane_of(state_.planes[3 * digit + plane], lane); }

  void load_next(int lane) {
    busy_ &= ~(1u << lane);
    if (next_puzzle_ == puzzles_.size()) return;
    busy_ |= 1u << lane;
    search_of(lane).puzzle = next_puzzle_;
    answers_[next_puzzle_].count = 0;
    answers_[next_puzzle_].guesses = 0;
    load(lane, puzzles_[next_puzzle_]);
    ++next_puzzle_;
  }

  // A given is known from the start; all other cells may hold every digit.
  void load(int lane, const ClassicPuzzle& puzzle) {
    PuzzleMasks masks;
    backend_.read(reinterpret_cast<const std::uint8_t*>(puzzle.data()), masks);
    for (int plane = 0; plane < 3; ++plane) {
      for (int digit = 0; digit < 9; ++digit) {
        plane_of(digit, plane, lane) = masks.blank[plane] | masks.given[digit][plane];
      }
      lane_of(state_.known[plane], lane) = digit_word::kAllCells & ~masks.blank[plane];
    }
  }

  void take_solution(int lane) {
    LaneSearch& search = search_of(lane);
    BatchAnswer& answer = answers_[search.puzzle];
    if (answer.count == 0) {
      write_solution([&](int digit, int plane) { return plane_of(digit, plane, lane); }, std::span(answer.solution));
    }
    if (++answer.count == limit_) search.depth = 0;
    go_back(lane);
  }

  // The present node goes on with a digit guessed, the other candidates of the cell wait.
  void guess(int lane) {
    LaneSearch& search = search_of(lane);
    const int cell = choose_cell(lane);
    const int plane = cell / 27;
    const std::uint32_t bit = 1u << cell % 27;
    const std::uint32_t digits = digits_of(cell, lane);
    const int guessed = lowest_bit(digits);
    const std::uint32_t others = without_lowest(digits);

    WaitingNode& alternative = search.waiting[search.depth++];
    save(lane, alternative);
    alternative.planes[3 * guessed + plane] &= ~bit;
    if (has_one_bit(others)) alternative.known[plane] |= bit;
    for_each_bit(others, [&](int digit) { plane_of(digit, plane, lane) &= ~bit; });
    lane_of(state_.known[plane], lane) |= bit;
    ++answers_[search.puzzle].guesses;
  }

  int choose_cell(int lane) {
    const CellSet open = cells_of(state_.open, lane);
    const CellSet pairs = cells_of(state_.pairs, lane);
    if (pairs.is_empty()) return cell_with_fewest_candidates(open, [&](int cell) { return digits_of(cell, lane); });
    return backend_.choose_pair(pairs, open);
  }

  static CellSet cells_of(const Lanes<kLanes> (&planes)[3], int lane) {
    return {{lane_of(planes[0], lane), lane_of(planes[1], lane), lane_of(planes[2], lane)}};
  }

  // The candidates of a cell, a bit for each digit.
  std::uint32_t digits_of(int cell, int lane) {
    std::uint32_t digits = 0;
    for (int digit = 0; digit < 9; ++digit) digits |= ((plane_of(digit, cell / 27, lane) >> cell % 27) & 1) << digit;
    return digits;
  }

  void go_back(int lane) {
    LaneSearch& search = search_of(lane);
    if (search.depth == 0) return load_next(lane);
    const WaitingNode& node = search.waiting[--search.depth];
    for (int word = 0; word < 27; ++word) lane_of(state_.planes[word], lane) = node.planes[word];
    for (int plane = 0; plane < 3; ++plane) lane_of(state_.known[plane], lane) = node.known[plane];
  }

  void save(int lane, WaitingNode& node) const {
    for (int word = 0; word < 27; ++word) node.planes[word] = lane_of(state_.planes[word], lane);
    for (int plane = 0; plane < 3; ++plane) node.known[plane] = lane_of(state_.known[plane], lane);
  }

  std::span<const ClassicPuzzle> puzzles_;
  std::span<BatchAnswer> answers_;
  std::uint32_t limit_;
  const SolveBackend& backend_;
  LockstepState<kLanes> state_{};
  std::unique_ptr<LaneSearch[]> searches_;
  std::size_t next_puzzle_ = 0;
  // Lanes with a puzzle, a bit each.
  std::uint32_t busy_ = 0;
};

// A round costs as much for one lane as for all; a few puzzles are solved faster one after the other, by the same tree.
void solve_in_turn(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                   const SolveBackend& backend) {
  if (puzzles.empty()) return;
  const auto search = std::make_unique<ClassicSearch>(puzzles.front(), backend);
  for (std::size_t index = 0; index < puzzles.size(); ++index) {
    BatchAnswer& answer = answers[index];
    answer.count = 0;
    search->restart(puzzles[index]);
    NodeMeter unbounded;
    while (answer.count < limit && search->next(unbounded) == SearchEvent::Solution) {
      if (answer.count++ == 0) search->write_solution(answer.solution);
    }
    answer.guesses = static_cast<std::uint32_t>(search->stats().guesses);
  }
}

template <int kLanes>
void run_batch(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
               const SolveBackend& backend) {
  if (4 * puzzles.size() <= kLanes) return solve_in_turn(puzzles, limit, answers, backend);
  LockstepBatch<kLanes>(puzzles, limit, answers, backend).run();
}

}  // namespace

void solve_batch(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 const SolveBackend& backend) {
  switch (backend.lanes) {
    case 4: return run_batch<4>(puzzles, limit, answers, backend);
    case 8: return run_batch<8>(puzzles, limit, answers, backend);
    case 16: return run_batch<16>(puzzles, limit, answers, backend);
    default: return run_batch<1>(puzzles, limit, answers, backend);
  }
}

}  // namespace nonet
