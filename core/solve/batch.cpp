#include "core/solve/batch.h"

#include <algorithm>
#include <memory>
#include <optional>

#include "core/solve/classic_search.h"
#include "core/solve/lockstep_search.h"
#include "core/solve/shared_search.h"
#include "core/util/contracts.h"

namespace nonet {

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

std::optional<BatchAnswer> solve_within(const ClassicPuzzle& puzzle, std::uint32_t limit, std::uint64_t node_budget) {
  ClassicSearch search(puzzle);
  NodeMeter meter(Control{{}, node_budget, {}});
  return answer_of(search, limit, meter);
}

namespace {

// Gives the puzzles of a batch to the lanes, one after the other.
class PuzzleWork {
 public:
  static constexpr bool kShares = false;

  PuzzleWork(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
             const SolveBackend& backend)
      : puzzles_(puzzles), answers_(answers), limit_(limit), backend_(backend) {}

  bool take_next() {
    if (next_ == puzzles_.size()) return false;
    backend_.read(reinterpret_cast<const std::uint8_t*>(puzzles_[next_].data()), masks_);
    BatchAnswer& answer = answers_[next_];
    answer.count = 0;
    answer.guesses = 0;
    answer.is_known = true;
    ++next_;
    return true;
  }
  std::size_t index() const { return next_ - 1; }
  // At the root, a given cell has its digit as its only candidate, and every other cell has all nine digits.
  std::uint32_t candidates(int digit, int plane) const { return masks_.blank[plane] | masks_.given[digit][plane]; }
  std::uint32_t known(int plane) const { return digit_word::kAllCells & ~masks_.blank[plane]; }
  BatchAnswer& answer(std::size_t index) { return answers_[index]; }
  bool wants_more(std::size_t index) const { return answers_[index].count < limit_; }
  bool drops(std::size_t) const { return false; }
  void end(std::size_t) {}
  void give_up(std::size_t index) { answers_[index].is_known = false; }
  void give_up_the_rest() {
    for (; next_ < puzzles_.size(); ++next_) give_up(next_);
  }

 private:
  std::span<const ClassicPuzzle> puzzles_;
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

BatchAnswer solve_alone(ClassicSearch& search, const ClassicPuzzle& puzzle, std::uint32_t limit,
                        const SolveBackend& backend, StopToken stop) {
  search.restart(puzzle);
  NodeMeter meter(Control{stop, limit <= kLargestSharedLimit ? kNodesAlone : kUnlimited, {}});
  const std::optional<BatchAnswer> answer = answer_of(search, limit, meter);
  if (answer) return *answer;
  if (meter.refusal() == SearchEvent::Stopped) return BatchAnswer::unknown();
  return solve_shared(puzzle, limit, backend, stop);
}

// Solves the puzzles one after the other. A lockstep round costs as much for one lane as for all lanes, so this is
// faster for a few puzzles. The search trees and the answers are the same.
bool solve_in_turn(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                   const SolveBackend& backend, StopToken stop) {
  if (puzzles.empty()) return true;
  const auto search = std::make_unique<ClassicSearch>(puzzles.front(), backend);
  for (std::size_t index = 0; index < puzzles.size(); ++index) {
    answers[index] = solve_alone(*search, puzzles[index], limit, backend, stop);
  }
  return std::all_of(answers.begin(), answers.end(), [](const BatchAnswer& answer) { return answer.is_known; });
}

}  // namespace

bool solve_batch(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 const SolveBackend& backend, StopToken stop) {
  NONET_EXPECTS(puzzles.size() == answers.size());
  NONET_EXPECTS(limit >= 1);
  if (4 * puzzles.size() <= static_cast<std::size_t>(backend.lanes)) {
    return solve_in_turn(puzzles, limit, answers, backend, stop);
  }
  PuzzleWork work(puzzles, limit, answers, backend);
  if (search_in_lockstep(work, backend, stop)) return true;
  work.give_up_the_rest();
  return false;
}

bool solve_batch(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 StopToken stop) {
  return solve_batch(puzzles, limit, answers, fastest_backend(), stop);
}

}  // namespace nonet
