#include "bench/paths.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <map>

#include "bench/puzzle_set.h"
#include "core/api/nonet.h"

namespace nonet {

namespace {

// Seconds of the processor.
double now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

// What became of the puzzles of a file.
struct Tally {
  std::size_t puzzles = 0;
  std::size_t solved = 0;
  std::size_t without_trial = 0;
  double seconds = 0;
  // Of the steps that are no placements: each one's seconds.
  std::vector<double> hard_steps;
  struct Use {
    std::size_t steps = 0;
    std::size_t puzzles = 0;
    std::size_t hardest = 0;
  };
  std::map<Technique, Use> uses;

  void add(const Grid& puzzle);
};

void Tally::add(const Grid& puzzle) {
  ++puzzles;
  PuzzleState state(puzzle);
  std::map<Technique, std::size_t> used;
  while (!state.is_solved()) {
    const double begun = now();
    const std::optional<Step> step = next_step(state);
    const double taken = now() - begun;
    seconds += taken;
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

void print(const std::string& name, Tally& tally) {
  std::printf("%s: %zu puzzles, %zu solved, %zu without trial and error, %.0f paths/s\n", name.c_str(), tally.puzzles,
              tally.solved, tally.without_trial, static_cast<double>(tally.puzzles) / tally.seconds);
  std::sort(tally.hard_steps.begin(), tally.hard_steps.end());
  if (!tally.hard_steps.empty()) {
    std::printf("next step where singles help no more, ms:");
    for (const auto& [label, share] : {std::pair{"half", 0.5}, {"9 of 10", 0.9}, {"99 of 100", 0.99}, {"all", 1.0}}) {
      const auto index = static_cast<std::size_t>(share * static_cast<double>(tally.hard_steps.size() - 1));
      std::printf(" %s %.3f%s", label, tally.hard_steps[index] * 1e3, share < 1 ? "," : "\n");
    }
  }
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
    const auto puzzles = read_puzzles(path_of_set(name));
    if (!puzzles || puzzles->empty()) {
      std::fprintf(stderr, "nonet-bench: %s: no puzzles there\n", name.c_str());
      return false;
    }
    Tally tally;
    for (const Grid& puzzle : *puzzles) tally.add(puzzle);
    print(name.substr(name.rfind('/') + 1), tally);
  }
  return true;
}

}  // namespace nonet
