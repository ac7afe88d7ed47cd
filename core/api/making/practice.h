#pragma once

#include <cstdint>

#include "core/api/making/make_puzzle.h"
#include "core/api/teaching/exercise.h"
#include "core/util/result.h"

namespace nonet {

/// What an exercise is to be.
struct PracticeGoal {
  Technique technique = Technique::FullHouse;
  LayoutRef layout = Layout::classic();
  /// Exercise `index` of `seed` is the same on every platform.
  std::uint64_t seed = 0;
  std::uint64_t index = 0;
  /// How many puzzles are tried at most.
  std::uint64_t attempts = 100'000;
  /// As in GoalFields.
  std::uint64_t edition = 0;
};

enum class PracticeError : std::uint8_t {
  NotFound,     ///< None of the puzzles tried shows or needs the technique and nothing harder.
  NeverNeeded,  ///< No puzzle of that side needs the technique: a smaller set or fish is there whenever it is.
  NoPuzzle,     ///< No puzzles of the layout can be generated.
  Stopped,      ///< The control asked for it.
};

/// Makes a puzzle whose path shows the technique of the goal and nothing that is taught after it, and returns the
/// position in which the path takes the technique. Where such puzzles are too rare, the puzzle needs the technique and
/// otherwise only techniques of easier levels: practice_searches() says when. `control` as for make_puzzle().
/// docs/generating.md has the time for each technique on 9×9: most take a few milliseconds.
Result<Exercise, PracticeError> make_exercise(const PracticeGoal& goal, const Control& control = {});

}  // namespace nonet
