#include "core/api/practice.h"

#include <optional>
#include <utility>

namespace nonet {

PracticePuzzles::PracticePuzzles(LayoutRef layout, std::uint64_t seed) : seeds_(seed) {
  form_.layout = std::move(layout);
  form_.minimal = true;
}

void PracticePuzzles::leave_out(std::uint64_t count) {
  for (std::uint64_t i = 0; i < count; ++i) next_seed();
}

Result<GeneratedPuzzle, PracticeError> PracticePuzzles::next(StopToken stop) {
  auto puzzle = generate(form_, next_seed(), 0, Control{stop, kUnlimited, {}});
  if (puzzle) return std::move(puzzle).value();
  return puzzle.error() == GenerateError::Stopped ? PracticeError::Stopped : PracticeError::NoPuzzle;
}

Result<Exercise, PracticeError> make_exercise(const PracticeGoal& goal, const Control& control) {
  PuzzleGoal wanted;
  wanted.form.layout = goal.layout;
  wanted.difficulty = difficulty_needing(goal.technique);
  wanted.attempts = goal.attempts;
  if (const auto impossible = check(wanted)) {
    return *impossible == ImpossibleGoal(DifficultyError::NeverNeeded) ? PracticeError::NeverNeeded
                                                                       : PracticeError::NoPuzzle;
  }
  const PuzzleOutcome made = make_puzzle(wanted, goal.seed, goal.index, control);
  if (!made) {
    switch (made.error().error) {
      case GenerateError::NotFound: return PracticeError::NotFound;
      case GenerateError::Stopped: return PracticeError::Stopped;
      default: return PracticeError::NoPuzzle;
    }
  }
  const auto& [puzzle, solution] = made.value().generated;
  auto exercise = exercise_in(puzzle, solution, goal.technique, control.stop);
  if (!exercise) return PracticeError::Stopped;
  return std::move(*exercise);
}

}  // namespace nonet
