#include "core/count/candidate_counts.h"

#include <algorithm>
#include <array>

#include "core/count/classic_stream.h"
#include "core/count/contraction/exact_counter.h"
#include "core/count/contraction/stack_candidates.h"
#include "core/count/exact_count.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

constexpr std::size_t kCandidates = 729;

// Counts by search until the budget ends.
CandidateCounts search_candidates(const Grid& puzzle, const Control& control) {
  ClassicStream stream(puzzle);
  NodeMeter meter(control);
  std::array<std::uint64_t, kCandidates> tally{};
  Grid solution(puzzle.layout());
  SearchEvent event = SearchEvent::Solution;
  while ((event = stream.next(meter)) == SearchEvent::Solution) {
    stream.write_solution(solution);
    for (std::size_t cell = 0; cell < 81; ++cell) ++tally[cell * 9 + solution.digits()[cell].value - 1];
  }
  return {{tally.begin(), tally.end()}, event == SearchEvent::Exhausted};
}

// Returns a control for one of three parts, which reports progress of the whole.
Control part_of(const Control& control, std::size_t part) {
  Control own{control.stop, kUnlimited, {}};
  if (control.progress) {
    own.progress = [&control, part](const Progress& progress) {
      control.progress({(static_cast<double>(part) + progress.fraction) / 3, progress.found});
    };
  }
  return own;
}

// Fills in the counts of the outer stack's candidates. When stopped, returns false and fills in nothing.
bool count_stack(const Grid& puzzle, const Arrangement& arrangement, const Control& control, PieceRunner& runner,
                 std::vector<BigUint>& counts) {
  const ExactCounter counter(puzzle, arrangement);
  const StackCandidates candidates(counter.plan());
  std::vector<Contraction> contractions;
  const std::size_t workers = std::min(runner.workers(), counter.pieces());
  for (std::size_t worker = 0; worker < workers; ++worker) contractions.emplace_back(counter.plan());
  std::vector<StackTally> tallies(workers);
  const auto work = [&](std::size_t worker, std::size_t piece) {
    const std::uint64_t size = counter.plan().outer.classes()[piece].size;
    candidates.add(counter.triple(piece), size, contractions[worker], tallies[worker]);
  };
  if (!runner.run(counter.pieces(), work, control)) return false;
  StackTally sum{};
  for (const StackTally& tally : tallies) {
    for (std::size_t index = 0; index < sum.size(); ++index) sum[index] += tally[index];
  }
  const std::vector<BigUint> solutions = candidates.solutions(sum);
  for (std::size_t place = 0; place < 27; ++place) {
    const std::size_t cell = arrangement.source(place / 3, 6 + place % 3);
    for (std::size_t digit = 0; digit < 9; ++digit) counts[cell * 9 + digit] = solutions[place * 9 + digit];
  }
  return true;
}

}  // namespace

CandidateCounts candidate_counts(const Grid& puzzle, const Control& control, PieceRunner& runner) {
  NONET_EXPECTS(puzzle.layout()->is_classic());
  const std::uint64_t budget = std::min(control.node_budget, kNodesBeforeContraction);
  CandidateCounts found = search_candidates(puzzle, Control{control.stop, budget, {}});
  const bool may_go_on = control.node_budget > budget && !control.stop.stop_requested();
  if (found.exact || !may_go_on) return found;
  found.exact = true;
  const std::array<Arrangement, 3> arrangements = cheapest_with_each_outer(classic_digits(puzzle));
  for (std::size_t part = 0; part < 3 && found.exact; ++part) {
    found.exact = count_stack(puzzle, arrangements[part], part_of(control, part), runner, found.counts);
  }
  return found;
}

CandidateCounts candidate_counts(const Grid& puzzle, const Control& control) {
  InTurnRunner runner;
  return candidate_counts(puzzle, control, runner);
}

}  // namespace nonet
