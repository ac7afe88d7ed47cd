#include "core/solve/batch.h"

#include <memory>

#include "core/simd/byte_match.h"
#include "core/solve/band_word.h"
#include "core/solve/lockstep_state.h"
#include "core/util/bits.h"

namespace nonet {

namespace {

// One node of a search, apart from its lane.
struct Node {
  std::uint32_t words[27];
  std::uint32_t naked[3];
};

// One lane's puzzle and the nodes that wait. Each waiting node stems from a guess on the way to the present one, and each
// guess fills a cell: 81 are enough.
struct LaneSearch {
  std::size_t puzzle = 0;
  bool busy = false;
  int depth = 0;
  Node waiting[81];
};

template <int kLanes>
class LockstepBatch {
 public:
  LockstepBatch(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                const LockstepBackend& backend)
      : puzzles_(puzzles), answers_(answers), limit_(limit), backend_(backend), searches_(new LaneSearch[kLanes]) {}

  void run() {
    for (int lane = 0; lane < kLanes; ++lane) load_next(lane);
    while (busy_lanes_ > 0) {
      backend_.round(&state_);
      for (int lane = 0; lane < kLanes; ++lane) {
        const bool contradicts = lane_of(state_.contradiction, lane) != 0;
        const bool stalled = lane_of(state_.progress, lane) == 0;
        if ((contradicts || stalled) && search_of(lane).busy) attend(lane, contradicts);
      }
    }
  }

 private:
  LaneSearch& search_of(int lane) { return searches_.get()[lane]; }

  void attend(int lane, bool contradicts) {
    if (contradicts) return go_back(lane);
    if (is_solved(lane)) return take_solution(lane);
    if (search_of(lane).depth == 0 && repeats_in_minirow(lane)) return go_back(lane);
    guess(lane);
  }

  void take_solution(int lane) {
    BatchAnswer& answer = answers_[search_of(lane).puzzle];
    if (answer.count == 0) write_solution(lane, answer.solution);
    if (++answer.count == limit_) search_of(lane).depth = 0;
    go_back(lane);
  }

  // The closures see a minirow as one: two equal givens in it pass them, and a search would first have to find another digit
  // without a place (measured: minutes among ten clues). Below a guess it hardly ever happens, and looking costs 8 %.
  bool repeats_in_minirow(int lane) const {
    for (int word = 0; word < 27; ++word) {
      const std::uint32_t naked = lane_of(state_.words[word], lane) & lane_of(state_.naked[word % 3], lane);
      if ((naked & band_word::next_bit(naked)) != 0) return true;
    }
    return false;
  }

  bool is_solved(int lane) const {
    return (lane_of(state_.open[0], lane) | lane_of(state_.open[1], lane) | lane_of(state_.open[2], lane)) == 0;
  }

  void load_next(int lane) {
    LaneSearch& search = search_of(lane);
    busy_lanes_ -= search.busy;
    search.busy = next_puzzle_ < puzzles_.size();
    if (!search.busy) return;
    ++busy_lanes_;
    search.puzzle = next_puzzle_++;
    answers_[search.puzzle].count = 0;
    answers_[search.puzzle].guesses = 0;
    load(lane, puzzles_[search.puzzle]);
  }

  // A given is a naked single from the start; all other cells may hold every digit.
  void load(int lane, const ClassicPuzzle& puzzle) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(puzzle.data());
    for (int band = 0; band < 3; ++band) {
      const std::uint32_t blank = match_27_bytes(bytes + 27 * band, 0);
      lane_of(state_.naked[band], lane) = blank ^ band_word::kAllCells;
      for (std::uint8_t digit = 0; digit < 9; ++digit) {
        lane_of(state_.words[3 * digit + band], lane) = blank | match_27_bytes(bytes + 27 * band, digit + 1);
      }
    }
    lane_of(state_.deep, lane) = 0;
  }

  // The present node goes on with a digit guessed, the other candidates of the cell wait.
  void guess(int lane) {
    LaneSearch& search = search_of(lane);
    const int cell = choose_cell(lane);
    const int band = cell / 27;
    const std::uint32_t bit = 1u << cell % 27;
    Node& node = search.waiting[search.depth++];
    save(lane, node);
    int guessed = 0;
    while ((node.words[3 * guessed + band] & bit) == 0) ++guessed;
    node.words[3 * guessed + band] &= ~bit;
    for (int digit = 0; digit < 9; ++digit) {
      if (digit != guessed) lane_of(state_.words[3 * digit + band], lane) &= ~bit;
    }
    lane_of(state_.naked[band], lane) |= bit;
    lane_of(state_.deep, lane) = ~std::uint32_t{0};
    ++answers_[search.puzzle].guesses;
  }

  int choose_cell(int lane) const {
    std::uint32_t pairs[3];
    std::uint32_t open[3];
    for (int band = 0; band < 3; ++band) {
      pairs[band] = lane_of(state_.pairs[band], lane);
      open[band] = lane_of(state_.open[band], lane);
    }
    return (pairs[0] | pairs[1] | pairs[2]) != 0 ? backend_.choose_pair(pairs, open) : fewest_candidates(lane, open);
  }

  int fewest_candidates(int lane, const std::uint32_t open[3]) const {
    int best = 0;
    int fewest = 10;
    for (int band = 0; band < 3; ++band) {
      for_each_bit(open[band], [&](int bit) {
        int candidates = 0;
        for (int digit = 0; digit < 9; ++digit)
          candidates += (lane_of(state_.words[3 * digit + band], lane) >> bit) & 1;
        if (candidates >= fewest) return;
        fewest = candidates;
        best = band * 27 + bit;
      });
    }
    return best;
  }

  void go_back(int lane) {
    LaneSearch& search = search_of(lane);
    if (search.depth == 0) return load_next(lane);
    const Node& node = search.waiting[--search.depth];
    for (int word = 0; word < 27; ++word) lane_of(state_.words[word], lane) = node.words[word];
    for (int band = 0; band < 3; ++band) lane_of(state_.naked[band], lane) = node.naked[band];
  }

  void save(int lane, Node& node) const {
    for (int word = 0; word < 27; ++word) node.words[word] = lane_of(state_.words[word], lane);
    for (int band = 0; band < 3; ++band) node.naked[band] = lane_of(state_.naked[band], lane);
  }

  void write_solution(int lane, ClassicPuzzle& solution) const {
    for (std::size_t word = 0; word < 27; ++word) {
      const Digit digit{static_cast<std::uint8_t>(word / 3 + 1)};
      for_each_bit(lane_of(state_.words[word], lane),
                   [&](int bit) { solution[word % 3 * 27 + static_cast<std::size_t>(bit)] = digit; });
    }
  }

  std::span<const ClassicPuzzle> puzzles_;
  std::span<BatchAnswer> answers_;
  std::uint32_t limit_;
  const LockstepBackend& backend_;
  LockstepState<kLanes> state_{};
  std::unique_ptr<LaneSearch[]> searches_;
  std::size_t next_puzzle_ = 0;
  int busy_lanes_ = 0;
};

template <int kLanes>
void run_batch(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
               const LockstepBackend& backend) {
  LockstepBatch<kLanes>(puzzles, limit, answers, backend).run();
}

}  // namespace

void solve_batch(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 const LockstepBackend& backend) {
  switch (backend.lanes) {
    case 4: return run_batch<4>(puzzles, limit, answers, backend);
    case 8: return run_batch<8>(puzzles, limit, answers, backend);
    case 16: return run_batch<16>(puzzles, limit, answers, backend);
    default: return run_batch<1>(puzzles, limit, answers, backend);
  }
}

}  // namespace nonet
