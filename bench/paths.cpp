#include "bench/paths.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <map>
#include <numeric>

#include "bench/puzzle_set.h"
#include "core/api/nonet.h"

namespace nonet {

namespace {

// The CPU time of the process, in seconds.
double now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct TaughtBefore {
  bool operator()(Technique left, Technique right) const { return is_taught_before(left, right); }
};

// The results for the puzzles of a file.
struct Tally {
  std::size_t puzzles = 0;
  std::size_t solved = 0;
  std::size_t without_trial = 0;
  // The seconds of each step, and of each step that is not a single.
  std::vector<double> steps;
  std::vector<double> hard_steps;
  struct Use {
    std::size_t steps = 0;
    std::size_t puzzles = 0;
    std::size_t hardest = 0;
  };
  std::map<Technique, Use, TaughtBefore> uses;

  void add(const Grid& puzzle);
};

void Tally::add(const Grid& puzzle) {
  ++puzzles;
  PuzzleState state(puzzle);
  std::map<Technique, std::size_t, TaughtBefore> used;
  while (!state.is_solved()) {
    const double begun = now();
    const std::optional<Step> step = next_step(state);
    const double taken = now() - begun;
    steps.push_back(taken);
    if (!step) break;
    ++used[step->technique];
    if (row_of(step->technique).family != Family::Singles) hard_steps.push_back(taken);
    state.apply(*step);
  }
  solved += state.is_solved() ? 1 : 0;
  without_trial += state.is_solved() && used.count(Technique::TrialAndError) == 0 ? 1 : 0;
  for (const auto& [technique, count] : used) {
    uses[technique].steps += count;
    ++uses[technique].puzzles;
  }
  if (!used.empty()) ++uses[used.rbegin()->first].hardest;
}

void print_shares(const char* heading, std::vector<double>& seconds) {
  if (seconds.empty()) return;
  std::sort(seconds.begin(), seconds.end());
  std::printf("%s, ms:", heading);
  for (const auto& [label, share] : {std::pair{"half", 0.5}, {"9 of 10", 0.9}, {"99 of 100", 0.99}, {"all", 1.0}}) {
    const auto index = static_cast<std::size_t>(share * static_cast<double>(seconds.size() - 1));
    std::printf(" %s %.3f,", label, seconds[index] * 1e3);
  }
  const auto within = std::upper_bound(seconds.begin(), seconds.end(), 1e-3) - seconds.begin();
  std::printf(" within 1 ms %.1f %% of %zu\n",
              100.0 * static_cast<double>(within) / static_cast<double>(seconds.size()), seconds.size());
}

void print(const std::string& name, Tally& tally) {
  const double seconds = std::accumulate(tally.steps.begin(), tally.steps.end(), 0.0);
  std::printf("%s: %zu puzzles, %zu solved, %zu without trial and error, %.0f paths/s\n", name.c_str(), tally.puzzles,
              tally.solved, tally.without_trial, static_cast<double>(tally.puzzles) / seconds);
  print_shares("next step", tally.steps);
  print_shares("next step where no single is left", tally.hard_steps);
  std::printf("%-34s %10s %10s %10s\n", "technique", "steps", "puzzles", "hardest");
  for (const auto& [technique, use] : tally.uses) {
    std::printf("%-34s %10zu %10zu %10zu\n", std::string(row_of(technique).id).c_str(), use.steps, use.puzzles,
                use.hardest);
  }
  std::fflush(stdout);
}

}  // namespace

bool bench_paths(const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    const auto puzzles = read_givens(path_of_set(name));
    if (!puzzles || puzzles->empty()) {
      std::fprintf(stderr, "nonet-bench: %s: the file has no puzzles\n", name.c_str());
      return false;
    }
    Tally tally;
    for (const Grid& puzzle : *puzzles) tally.add(puzzle);
    print(name.substr(name.rfind('/') + 1), tally);
  }
  return true;
}

}  // namespace nonet
