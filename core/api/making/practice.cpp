#include "core/api/making/practice.h"

#include <optional>
#include <utility>

namespace nonet {

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
