#pragma once

#include <cstdint>

#include "core/api/exercise.h"
#include "core/api/make_puzzle.h"
#include "core/generate/draft_search.h"
#include "core/util/random.h"
#include "core/util/result.h"

namespace nonet {

/// The wish for an exercise.
struct PracticeGoal {
  Technique technique = Technique::FullHouse;
  LayoutRef layout = Layout::classic();
  /// Exercise `index` of `seed` is the same on every platform.
  std::uint64_t seed = 0;
  std::uint64_t index = 0;
  /// How many puzzles are tried at most.
  std::uint64_t attempts = 100'000;
};

enum class PracticeError : std::uint8_t {
  NotFound,     ///< None of the puzzles tried needs the technique and nothing harder.
  NeverNeeded,  ///< No puzzle of that side needs the technique: a smaller set or fish is there whenever it is.
  NoPuzzle,     ///< No puzzles of the layout can be generated.
  Stopped,      ///< The control asked for it.
};

/// The puzzles that are tried for an exercise, the same for a seed on every platform.
class PracticePuzzles {
 public:
  PracticePuzzles(LayoutRef layout, std::uint64_t seed);

  /// Leaves out the next `count` puzzles without generating them.
  void leave_out(std::uint64_t count);
  /// Generates the next puzzle. The error is NoPuzzle or Stopped.
  Result<GeneratedPuzzle, PracticeError> next(StopToken stop = {});

 private:
  std::uint64_t next_seed() { return seeds_.below_64(std::uint64_t{1} << 53); }

  PuzzleForm form_;
  Random seeds_;
};

/// Makes a puzzle that needs the technique of the goal and otherwise only techniques of easier levels (difficulty_needing()), and returns the
/// position in which it needs the technique. `control` as for make_puzzle(). docs/generating.md has the time for each technique on 9×9: most
/// take a few milliseconds.
Result<Exercise, PracticeError> make_exercise(const PracticeGoal& goal, const Control& control = {});

}  // namespace nonet
