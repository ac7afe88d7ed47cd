#include "core/solve/batch.h"

#include <algorithm>
#include <memory>
#include <optional>

#include "core/solve/classic_search.h"
#include "core/solve/lockstep_search.h"
#include "core/solve/shared_search.h"
#include "core/util/contracts.h"

namespace nonet {

ClassicCandidates classic_candidates(const PuzzleView& puzzle) {
  NONET_EXPECTS_ALWAYS(!puzzle.has_own_rules());
  NONET_EXPECTS(puzzle.layout()->is_classic());
  ClassicCandidates candidates;
  for (std::uint16_t cell = 0; cell < candidates.size(); ++cell) {
    candidates[cell] = static_cast<std::uint16_t>(puzzle.allowed(Cell{cell}).bits());
  }
  return candidates;
}

ClassicCandidates classic_candidates(const ClassicPuzzle& puzzle) {
  constexpr std::uint16_t kAllDigits = 0x1ff;
  ClassicCandidates candidates;
  std::transform(puzzle.begin(), puzzle.end(), candidates.begin(), [](Digit digit) {
    return digit.is_blank() ? kAllDigits : static_cast<std::uint16_t>(1 << (digit.value - 1));
  });
  return candidates;
}

std::optional<BatchAnswer> answer_of(ClassicSearch& search, std::uint32_t limit, NodeMeter& meter) {
  BatchAnswer answer;
  while (answer.count < limit) {
    const SearchEvent event = search.next(meter);
    if (event == SearchEvent::Exhausted) break;
    if (event != SearchEvent::Solution) return std::nullopt;
    if (++answer.count == 1) search.write_solution(answer.solution);
  }
  answer.guesses = static_cast<std::uint32_t>(search.stats().guesses);
  return answer;
}

namespace {

template <class Puzzle>
std::optional<BatchAnswer> answer_within(const Puzzle& puzzle, std::uint32_t limit, std::uint64_t node_budget) {
  ClassicSearch search(puzzle);
  NodeMeter meter(Control{{}, node_budget, {}});
  return answer_of(search, limit, meter);
}

}  // namespace

std::optional<BatchAnswer> solve_within(const ClassicPuzzle& puzzle, std::uint32_t limit, std::uint64_t node_budget) {
  return answer_within(puzzle, limit, node_budget);
}

std::optional<BatchAnswer> solve_within(const ClassicCandidates& puzzle, std::uint32_t limit,
                                        std::uint64_t node_budget) {
  return answer_within(puzzle, limit, node_budget);
}

namespace {

// The puzzles of a batch in one of the two forms; the other list is empty. One class for both keeps the lockstep search
// from being compiled twice.
class PuzzleList {
 public:
  explicit PuzzleList(std::span<const ClassicPuzzle> puzzles) : puzzles_(puzzles) {}
  explicit PuzzleList(std::span<const ClassicCandidates> puzzles) : candidates_(puzzles) {}

  std::size_t size() const { return puzzles_.size() + candidates_.size(); }
  void read(std::size_t index, const SolveBackend& backend, PuzzleMasks& masks) const {
    if (candidates_.empty()) {
      backend.read(reinterpret_cast<const std::uint8_t*>(puzzles_[index].data()), masks);
    } else {
      backend.read_candidates(candidates_[index].data(), masks);
    }
  }

 private:
  std::span<const ClassicPuzzle> puzzles_;
  std::span<const ClassicCandidates> candidates_;
};

// Gives the puzzles of a batch to the lanes, one after the other.
class PuzzleWork {
 public:
  static constexpr bool kShares = false;

  PuzzleWork(PuzzleList puzzles, std::uint32_t limit, std::span<BatchAnswer> answers, const SolveBackend& backend)
      : puzzles_(puzzles), answers_(answers), limit_(limit), backend_(backend) {}

  bool take_next() {
    if (next_ == puzzles_.size()) return false;
    puzzles_.read(next_, backend_, masks_);
    BatchAnswer& answer = answers_[next_];
    answer.count = 0;
    answer.guesses = 0;
    answer.is_known = true;
    ++next_;
    return true;
  }
  std::size_t index() const { return next_ - 1; }
  std::uint32_t candidates(int digit, int plane) const { return masks_.blank[plane] | masks_.given[digit][plane]; }
  std::uint32_t known(int plane) const { return masks_.known[plane]; }
  BatchAnswer& answer(std::size_t index) { return answers_[index]; }
  bool wants_more(std::size_t index) const { return answers_[index].count < limit_; }
  bool drops(std::size_t) const { return false; }
  void end(std::size_t) {}
  void give_up(std::size_t index) { answers_[index].is_known = false; }
  void give_up_the_rest() {
    for (; next_ < puzzles_.size(); ++next_) give_up(next_);
  }

 private:
  PuzzleList puzzles_;
  std::span<BatchAnswer> answers_;
  std::uint32_t limit_;
  const SolveBackend& backend_;
  std::size_t next_ = 0;
  PuzzleMasks masks_;
};

// A search that takes more nodes than this begins again as a shared search, in which idle lanes take over open nodes.
constexpr std::uint64_t kNodesAlone = 100;
// With a larger limit, solutions are found close together, and sharing would only split the tree into tiny parts.
constexpr std::uint32_t kLargestSharedLimit = 2;

template <class Puzzle>
BatchAnswer solve_alone(ClassicSearch& search, const Puzzle& puzzle, std::uint32_t limit, const SolveBackend& backend,
                        StopToken stop) {
  search.restart(puzzle);
  NodeMeter meter(Control{stop, limit <= kLargestSharedLimit ? kNodesAlone : kUnlimited, {}});
  const std::optional<BatchAnswer> answer = answer_of(search, limit, meter);
  if (answer) return *answer;
  if (meter.refusal() == SearchEvent::Stopped) return BatchAnswer::unknown();
  return solve_shared(puzzle, limit, backend, stop);
}

// Solves the puzzles one after the other. A lockstep round costs as much for one lane as for all lanes, so this is
// faster for a few puzzles. The search trees and the answers are the same.
template <class Puzzle>
bool solve_in_turn(std::span<const Puzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                   const SolveBackend& backend, StopToken stop) {
  if (puzzles.empty()) return true;
  const auto search = std::make_unique<ClassicSearch>(puzzles.front(), backend);
  for (std::size_t index = 0; index < puzzles.size(); ++index) {
    answers[index] = solve_alone(*search, puzzles[index], limit, backend, stop);
  }
  return std::all_of(answers.begin(), answers.end(), [](const BatchAnswer& answer) { return answer.is_known; });
}

template <class Puzzle>
bool solve_all(std::span<const Puzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
               const SolveBackend& backend, StopToken stop) {
  NONET_EXPECTS(puzzles.size() == answers.size());
  NONET_EXPECTS(limit >= 1);
  if (4 * puzzles.size() <= static_cast<std::size_t>(backend.lanes)) {
    return solve_in_turn(puzzles, limit, answers, backend, stop);
  }
  PuzzleWork work(PuzzleList(puzzles), limit, answers, backend);
  if (search_in_lockstep(work, backend, stop)) return true;
  work.give_up_the_rest();
  return false;
}

}  // namespace

bool solve_batch(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 const SolveBackend& backend, StopToken stop) {
  return solve_all(puzzles, limit, answers, backend, stop);
}

bool solve_batch(std::span<const ClassicCandidates> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 const SolveBackend& backend, StopToken stop) {
  return solve_all(puzzles, limit, answers, backend, stop);
}

bool solve_batch(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 StopToken stop) {
  return solve_all(puzzles, limit, answers, fastest_backend(), stop);
}

bool solve_batch(std::span<const ClassicCandidates> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 StopToken stop) {
  return solve_all(puzzles, limit, answers, fastest_backend(), stop);
}

}  // namespace nonet
