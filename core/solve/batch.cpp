#include "core/solve/batch.h"

#include <memory>
#include <optional>

#include "core/solve/classic_search.h"
#include "core/solve/lockstep_search.h"
#include "core/solve/shared_search.h"

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

namespace {

// The puzzles of a batch, one after the other.
class PuzzleWork {
 public:
  static constexpr bool kShares = false;

  PuzzleWork(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
             const SolveBackend& backend)
      : puzzles_(puzzles), answers_(answers), limit_(limit), backend_(backend) {}

  bool take_next() {
    if (next_ == puzzles_.size()) return false;
    backend_.read(reinterpret_cast<const std::uint8_t*>(puzzles_[next_].data()), masks_);
    answers_[next_].count = 0;
    answers_[next_].guesses = 0;
    ++next_;
    return true;
  }
  std::size_t index() const { return next_ - 1; }
  // A given is known from the start; all other cells may hold every digit.
  std::uint32_t candidates(int digit, int plane) const { return masks_.blank[plane] | masks_.given[digit][plane]; }
  std::uint32_t known(int plane) const { return digit_word::kAllCells & ~masks_.blank[plane]; }
  BatchAnswer& answer(std::size_t index) { return answers_[index]; }
  bool wants_more(std::size_t index) const { return answers_[index].count < limit_; }
  bool drops(std::size_t) const { return false; }

 private:
  std::span<const ClassicPuzzle> puzzles_;
  std::span<BatchAnswer> answers_;
  std::uint32_t limit_;
  const SolveBackend& backend_;
  std::size_t next_ = 0;
  PuzzleMasks masks_;
};

// A proof that takes more nodes begins anew with the open ones shared among the lanes. Where many solutions are wanted they
// mostly come one after the other, and parts of the tree would only be cut small.
constexpr std::uint64_t kNodesAlone = 100;
constexpr std::uint32_t kLargestSharedLimit = 2;

BatchAnswer solve_alone(ClassicSearch& search, const ClassicPuzzle& puzzle, std::uint32_t limit,
                        const SolveBackend& backend) {
  search.restart(puzzle);
  NodeMeter meter(Control{{}, limit <= kLargestSharedLimit ? kNodesAlone : kUnlimited, {}});
  const std::optional<BatchAnswer> answer = answer_of(search, limit, meter);
  return answer ? *answer : solve_shared(puzzle, limit, backend);
}

// A round costs as much for one lane as for all; a few puzzles are solved faster one after the other, by the same tree.
void solve_in_turn(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                   const SolveBackend& backend) {
  if (puzzles.empty()) return;
  const auto search = std::make_unique<ClassicSearch>(puzzles.front(), backend);
  for (std::size_t index = 0; index < puzzles.size(); ++index) {
    answers[index] = solve_alone(*search, puzzles[index], limit, backend);
  }
}

}  // namespace

void solve_batch(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 const SolveBackend& backend) {
  if (4 * puzzles.size() <= static_cast<std::size_t>(backend.lanes)) {
    return solve_in_turn(puzzles, limit, answers, backend);
  }
  PuzzleWork work(puzzles, limit, answers, backend);
  search_in_lockstep(work, backend);
}

}  // namespace nonet
