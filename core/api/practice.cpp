#include "core/api/practice.h"

#include <optional>
#include <utility>

#include "core/util/random.h"

namespace nonet {

namespace {

// The exercise in a puzzle, if there is one.
std::optional<Exercise> exercise_in(const GeneratedPuzzle& puzzle, Technique technique, const TeacherOptions& options,
                                    StopToken stop) {
  PuzzleState state(puzzle.puzzle);
  std::optional<PuzzleState> before;
  while (!state.is_solved()) {
    const std::optional<Step> step = next_step(state, options, stop);
    if (!step) return std::nullopt;
    if (!before && step->technique == technique) before = state;
    state.apply(*step);
  }
  if (!before) return std::nullopt;
  std::vector<Step> answers = find_steps(*before, technique, options.find, stop);
  return Exercise{puzzle.puzzle, puzzle.solution, std::move(*before), std::move(answers)};
}

// On smaller sides the rest of the house is a set, or the rest of the lines a fish, that is smaller.
bool can_be_needed(Technique technique, int side) {
  switch (technique) {
    case Technique::NakedGroup:
    case Technique::HiddenGroup:
    case Technique::Squirmbag: return side >= 10;
    default: return true;
  }
}

}  // namespace

TechniqueSet practice_techniques(Technique technique) {
  TechniqueSet allowed;
  const Level level = row_of(technique).level;
  for (const TechniqueRow& row : technique_table()) {
    const bool is_earlier_single = level == Level::Easy && is_taught_before(row.technique, technique);
    if (row.level < level || is_earlier_single) allowed.insert(row.technique);
  }
  allowed.insert(technique);
  return allowed;
}

Result<Exercise, PracticeError> make_exercise(const PracticeGoal& goal, const Control& control) {
  if (!can_be_needed(goal.technique, goal.layout->side())) return PracticeError::NeverNeeded;
  TeacherOptions options;
  options.allowed = practice_techniques(goal.technique);
  GenerateGoal puzzles;
  puzzles.layout = goal.layout;
  puzzles.minimal = true;
  Random seeds(goal.seed);
  for (std::uint64_t attempt = 0; attempt < goal.attempts; ++attempt) {
    if (control.progress)
      control.progress({static_cast<double>(attempt) / static_cast<double>(goal.attempts), attempt});
    if (control.stop.stop_requested()) return PracticeError::Stopped;
    puzzles.seed = seeds.below_64(std::uint64_t{1} << 53);
    const auto puzzle = generate(puzzles, Control{control.stop, kUnlimited, {}});
    if (!puzzle) return puzzle.error() == GenerateError::Stopped ? PracticeError::Stopped : PracticeError::NoPuzzle;
    if (auto exercise = exercise_in(puzzle.value(), goal.technique, options, control.stop)) return std::move(*exercise);
  }
  return PracticeError::NotFound;
}

}  // namespace nonet
