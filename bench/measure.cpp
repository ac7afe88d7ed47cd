#include "bench/measure.h"

#include <algorithm>
#include <chrono>
#include <limits>

namespace nonet {

namespace {

constexpr int kRuns = 3;
constexpr double kShortestRun = 0.1;

// Seconds that one call of `work` takes in the best run.
template <class Work>
double best_seconds(Work&& work) {
  using Clock = std::chrono::steady_clock;
  double best = std::numeric_limits<double>::infinity();
  for (int run = 0; run < kRuns; ++run) {
    const Clock::time_point start = Clock::now();
    std::chrono::duration<double> passed{};
    int calls = 0;
    do {
      work();
      ++calls;
      passed = Clock::now() - start;
    } while (passed.count() < kShortestRun);
    best = std::min(best, passed.count() / calls);
  }
  return best;
}

}  // namespace

Measurement measure_solving(const std::vector<Grid>& puzzles) {
  std::uint64_t guesses = 0;
  std::uint64_t unique = 0;
  const double seconds = best_seconds([&] {
    guesses = unique = 0;
    for (const Grid& puzzle : puzzles) {
      const SolveReport report = solve(puzzle);
      guesses += report.stats.guesses;
      unique += std::holds_alternative<UniqueSolution>(report.outcome) ? 1 : 0;
    }
  });
  const auto count = static_cast<double>(puzzles.size());
  return {seconds / count, static_cast<double>(guesses) / count, unique};
}

Measurement measure_batch(const std::vector<Grid>& puzzles, const SolveBackend& backend) {
  std::vector<ClassicPuzzle> batch(puzzles.size());
  for (std::size_t index = 0; index < puzzles.size(); ++index) {
    std::copy(puzzles[index].digits().begin(), puzzles[index].digits().end(), batch[index].begin());
  }
  std::vector<BatchAnswer> answers(puzzles.size());
  const double seconds = best_seconds([&] { solve_batch(batch, 2, answers, backend); });
  std::uint64_t guesses = 0;
  std::uint64_t unique = 0;
  for (const BatchAnswer& answer : answers) {
    guesses += answer.guesses;
    unique += answer.count == 1;
  }
  const auto count = static_cast<double>(puzzles.size());
  return {seconds / count, static_cast<double>(guesses) / count, unique};
}

Measurement measure_generating(GenerateGoal goal, std::uint64_t count) {
  const std::uint64_t first_seed = goal.seed;
  std::uint64_t generated = 0;
  const double seconds = best_seconds([&] {
    generated = 0;
    for (std::uint64_t index = 0; index < count; ++index) {
      goal.seed = first_seed + index;
      generated += generate(goal) ? 1 : 0;
    }
  });
  return {seconds / static_cast<double>(count), 0, generated};
}

}  // namespace nonet
