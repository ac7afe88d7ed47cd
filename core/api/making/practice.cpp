#include "core/api/making/practice.h"

#include <optional>
#include <utility>

namespace nonet {

namespace {

// The hash of the fields that the page passes for an exercise.
GoalHash hash_of(const PracticeGoal& goal) {
  GoalFields fields;
  fields.shown = row_of(goal.technique).id;
  fields.edition = goal.edition;
  PuzzleForm form;
  form.layout = goal.layout;
  return hash_of_goal(fields, form);
}

}  // namespace

Result<Exercise, PracticeError> make_exercise(const PracticeGoal& goal, const Control& control) {
  const GoalHash hash = hash_of(goal);
  for (const PracticeSearch& search : practice_searches(goal.technique, goal.attempts)) {
    PuzzleGoal wanted;
    wanted.form.layout = goal.layout;
    wanted.difficulty = search.difficulty;
    wanted.attempts = search.attempts;
    wanted.hash = hash;
    if (const auto impossible = check(wanted)) {
      const auto* error = std::get_if<DifficultyError>(&*impossible);
      const bool is_needless =
          error != nullptr && (*error == DifficultyError::NeverNeeded || *error == DifficultyError::LevelNeverNeeded);
      return is_needless ? PracticeError::NeverNeeded : PracticeError::NoPuzzle;
    }
    const PuzzleOutcome made = make_puzzle(wanted, goal.seed, goal.index, control);
    if (made) {
      const auto& [puzzle, solution] = made.value().generated;
      auto exercise = exercise_in(puzzle, solution, goal.technique, search.difficulty.allowed, control.stop);
      if (!exercise) return PracticeError::Stopped;
      return std::move(*exercise);
    }
    if (made.error().error == GenerateError::Stopped) return PracticeError::Stopped;
    if (made.error().error != GenerateError::NotFound) return PracticeError::NoPuzzle;
  }
  return PracticeError::NotFound;
}

}  // namespace nonet
