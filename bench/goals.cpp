#include "bench/goals.h"

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <ctime>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "core/api/nonet.h"
#include "core/api/teaching/fill_singles.h"

namespace nonet {

namespace {

// The most CPU seconds that are spent on one goal.
constexpr double kMaxSeconds = 30;

// The CPU time of the process, in seconds.
double now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Times {
  double median;
  double mean;
  double tried;
  double clues;
  std::size_t puzzles;
};

// Asks for a stop when the CPU time of a goal is used up.
class TimeLimit final : public StopSource {
 public:
  bool stop_requested() const override { return now() >= end_; }

 private:
  double end_ = now() + kMaxSeconds;
};

// None when the time was over before there were ten puzzles.
std::optional<Times> times_of(const PuzzleGoal& goal, std::uint64_t puzzles) {
  std::vector<double> seconds;
  double tried = 0;
  double clues = 0;
  const TimeLimit limit;
  for (std::uint64_t index = 0; index < puzzles; ++index) {
    const double start = now();
    const PuzzleOutcome made = make_puzzle(goal, 1, index, {StopToken(limit), kUnlimited, {}});
    if (!made) break;
    seconds.push_back(now() - start);
    tried += static_cast<double>(made.value().tried);
    clues += made.value().generated.puzzle.clue_count();
  }
  if (seconds.size() < 10) return std::nullopt;
  std::sort(seconds.begin(), seconds.end());
  const auto count = static_cast<double>(seconds.size());
  return Times{seconds[seconds.size() / 2], std::accumulate(seconds.begin(), seconds.end(), 0.0) / count, tried / count,
               clues / count, seconds.size()};
}

void print_times(const char* name, const PuzzleGoal& goal, std::uint64_t puzzles) {
  if (const auto times = times_of(goal, puzzles)) {
    std::printf("%-34s %8zu %12.3f %12.3f %10.1f %8.1f\n", name, times->puzzles, times->median * 1e3, times->mean * 1e3,
                times->tried, times->clues);
  } else {
    std::printf("%-34s missed\n", name);
  }
  std::fflush(stdout);
}

void advance(PuzzleState& state, const TechniqueSet& techniques) {
  TeacherOptions options;
  options.allowed = techniques - TechniqueSet::up_to(Level::Easy);
  while (true) {
    fill_singles(state);
    if (state.is_solved()) return;
    const std::optional<Step> step = next_step(state, options);
    if (!step) return;
    state.apply(*step);
  }
}

// Adds to `needed` each technique without which the techniques of easier levels do not solve the puzzle, and with which
// they do.
void count_needed(const Grid& puzzle, std::map<Technique, std::uint64_t>& needed) {
  PuzzleState state(puzzle);
  for (int level = static_cast<int>(Level::Easy); level < static_cast<int>(Level::Extreme); ++level) {
    const TechniqueSet easier = TechniqueSet::up_to(static_cast<Level>(level));
    advance(state, easier);
    if (state.is_solved()) return;
    for (const TechniqueRow* row : teaching_order()) {
      if (static_cast<int>(row->level) != level + 1) continue;
      TeacherOptions alone;
      alone.allowed = TechniqueSet();
      alone.allowed.insert(row->technique);
      const std::optional<Step> step = next_step(state, alone);
      if (!step) continue;
      PuzzleState after = state;
      after.apply(*step);
      advance(after, easier | alone.allowed);
      needed[row->technique] += after.is_solved() ? 1 : 0;
    }
  }
}

// The singles, which need no other level, are judged one by one.
void count_needed_singles(const GeneratedPuzzle& made, std::map<Technique, std::uint64_t>& needed) {
  for (const Technique single : {Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle}) {
    needed[single] += judge(made, difficulty_needing(single)).accepted ? 1 : 0;
  }
}

}  // namespace

void bench_goals(std::uint64_t puzzles) {
  std::printf("%-34s %8s %12s %12s %10s %8s\n", "goal", "puzzles", "median, ms", "mean, ms", "tried", "clues");
  print_times("any", {}, puzzles);
  for (const Level level : {Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Extreme}) {
    PuzzleGoal goal;
    goal.difficulty.level = level;
    print_times(("level " + std::string(name_of(level))).c_str(), goal, puzzles);
  }
  struct Range {
    const char* name;
    RatingRange range;
    Symmetry symmetry;
  };
  for (const auto& [name, range, symmetry] :
       {Range{"rated 3.0-3.8", {30, 38}, Symmetry::None}, Range{"rated 4.0-4.9", {40, 49}, Symmetry::None},
        Range{"rated 4.0-4.9, symmetry 180", {40, 49}, Symmetry::HalfTurn},
        Range{"rated 6.5-7.5", {65, 75}, Symmetry::None}, Range{"rated 8.0-8.9", {80, 89}, Symmetry::None},
        Range{"rated 9.0 or more", {90, 200}, Symmetry::None}}) {
    PuzzleGoal goal;
    goal.difficulty.rating = range;
    goal.form.symmetry = symmetry;
    print_times(name, goal, puzzles);
  }
}

void bench_techniques(std::uint64_t random_puzzles, std::uint64_t puzzles) {
  std::map<Technique, std::uint64_t> needed;
  PuzzleForm form;
  form.minimal = true;
  for (std::uint64_t index = 0; index < random_puzzles; ++index) {
    const auto made = generate(form, 2, index);
    if (!made) continue;
    count_needed_singles(made.value(), needed);
    count_needed(made.value().puzzle, needed);
  }
  std::printf(
      "| technique | level | needed in 10,000 random minimal puzzles | median time, ms | mean time, ms | puzzles tried "
      "|\n");
  std::printf("|---|---|--:|--:|--:|--:|\n");
  for (const TechniqueRow* row : teaching_order()) {
    if (!is_ever_needed(row->technique, *Layout::classic(), practice_techniques(row->technique))) continue;
    const double frequency = static_cast<double>(needed[row->technique]) * 10'000 / static_cast<double>(random_puzzles);
    std::printf("| `%s` | %s | %.1f |", std::string(row->id).c_str(), std::string(name_of(row->level)).c_str(),
                frequency);
    PuzzleGoal goal;
    goal.difficulty = difficulty_needing(row->technique);
    goal.attempts = kUnlimited;
    if (const auto times = puzzles > 0 ? times_of(goal, puzzles) : std::nullopt) {
      std::printf(" %.2f | %.2f | %.0f |\n", times->median * 1e3, times->mean * 1e3, times->tried);
    } else {
      std::printf(" | | |\n");
    }
    std::fflush(stdout);
  }
}

}  // namespace nonet
