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
  if (!is_ever_needed(goal.technique, goal.layout->side())) return PracticeError::NeverNeeded;
  PracticePuzzles puzzles(goal.layout, goal.seed);
  for (std::uint64_t attempt = 0; attempt < goal.attempts; ++attempt) {
    if (control.progress)
      control.progress({static_cast<double>(attempt) / static_cast<double>(goal.attempts), attempt});
    if (control.stop.stop_requested()) return PracticeError::Stopped;
    const auto puzzle = puzzles.next(control.stop);
    if (!puzzle) return puzzle.error();
    const auto& [clues, solution] = puzzle.value();
    if (auto exercise = exercise_in(clues, solution, goal.technique, control.stop)) return std::move(*exercise);
  }
  return PracticeError::NotFound;
}

}  // namespace nonet
