#include "bench/measure.h"

#include <algorithm>
#include <ctime>
#include <limits>
#include <set>
#include <string>
#include <utility>

#include "bench/search_each.h"
#include "core/symmetry/classic_min_lex.h"

namespace nonet {

namespace {

constexpr int kRuns = 3;
constexpr double kShortestRun = 0.1;

double seconds_since(std::clock_t start) { return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC; }

// Returns the CPU seconds that one call of `work` takes in the best run.
template <class Work>
double best_seconds(Work&& work) {
  double best = std::numeric_limits<double>::infinity();
  for (int run = 0; run < kRuns; ++run) {
    const std::clock_t start = std::clock();
    double passed = 0;
    int calls = 0;
    do {
      work();
      ++calls;
      passed = seconds_since(start);
    } while (passed < kShortestRun);
    best = std::min(best, passed / calls);
  }
  return best;
}

// Measures `work`, which must write one answer for each of `number` puzzles.
template <class Work>
Measurement measure_answers(std::size_t number, Work&& work) {
  std::vector<BatchAnswer> answers(number);
  const double seconds = best_seconds([&] { work(std::span(answers)); });
  std::uint64_t guesses = 0;
  std::uint64_t unique = 0;
  for (const BatchAnswer& answer : answers) {
    guesses += answer.guesses;
    unique += answer.count == 1;
  }
  const auto count = static_cast<double>(number);
  return {seconds / count, static_cast<double>(guesses) / count, unique};
}

}  // namespace

Measurement measure_solving(const std::vector<Puzzle>& puzzles) {
  std::uint64_t guesses = 0;
  std::uint64_t unique = 0;
  const double seconds = best_seconds([&] {
    guesses = unique = 0;
    for (const Puzzle& puzzle : puzzles) {
      const Outcome outcome = solve(puzzle);
      guesses += outcome.stats.guesses;
      unique += outcome.status == SolveStatus::Unique ? 1 : 0;
    }
  });
  const auto count = static_cast<double>(puzzles.size());
  return {seconds / count, static_cast<double>(guesses) / count, unique};
}

Measurement measure_search(std::span<const ClassicPuzzle> puzzles) {
  return measure_answers(puzzles.size(), [&](std::span<BatchAnswer> answers) { search_each(puzzles, 2, answers); });
}

Measurement measure_search(std::span<const ClassicCandidates> puzzles) {
  return measure_answers(puzzles.size(), [&](std::span<BatchAnswer> answers) { search_each(puzzles, 2, answers); });
}

Measurement measure_batch(std::span<const ClassicPuzzle> puzzles, const SolveBackend& backend) {
  return measure_answers(puzzles.size(),
                         [&](std::span<BatchAnswer> answers) { solve_batch(puzzles, 2, answers, backend); });
}

Measurement measure_batch(std::span<const ClassicCandidates> puzzles, const SolveBackend& backend) {
  return measure_answers(puzzles.size(),
                         [&](std::span<BatchAnswer> answers) { solve_batch(puzzles, 2, answers, backend); });
}

Measurement measure_canonical(std::span<const ClassicPuzzle> grids) {
  ClassicMinLex min_lex;
  std::vector<ClassicForm> forms(grids.size());
  const double seconds = best_seconds([&] {
    for (std::size_t index = 0; index < grids.size(); ++index) forms[index] = min_lex(grids[index]);
  });
  std::set<std::string> different;
  for (const ClassicForm& form : forms) {
    std::string text;
    for (const Digit digit : form.digits) text += static_cast<char>(digit.value);
    different.insert(std::move(text));
  }
  return {seconds / static_cast<double>(grids.size()), 0, different.size()};
}

Measurement measure_generating(const PuzzleForm& form, std::uint64_t count) {
  std::uint64_t generated = 0;
  const double seconds = best_seconds([&] {
    generated = 0;
    for (std::uint64_t index = 0; index < count; ++index) {
      generated += generate(form, 0, index) ? 1 : 0;
    }
  });
  return {seconds / static_cast<double>(count), 0, generated};
}

Measurement measure_drafts(const PuzzleForm& form, std::uint64_t count, std::uint64_t block) {
  std::uint64_t made = 0;
  const double seconds = best_seconds([&] {
    made = 0;
    for (std::uint64_t first = 0; first < count; first += block) {
      std::vector<DraftKey> keys;
      for (std::uint64_t index = first; index < std::min(first + block, count); ++index) keys.push_back({0, index, 0});
      const auto drafts = generate_drafts(form, keys);
      for (const Draft& draft : drafts.value()) made += draft ? 1 : 0;
    }
  });
  return {seconds / static_cast<double>(count), 0, made};
}

}  // namespace nonet
