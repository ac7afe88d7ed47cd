#pragma once

#include <cstdint>

#include "core/api/exercise.h"
#include "core/generate/draft_search.h"
#include "core/util/random.h"
#include "core/util/result.h"

namespace nonet {

/// The wish for an exercise.
struct PracticeGoal {
  Technique technique = Technique::FullHouse;
  LayoutRef layout = Layout::classic();
  /// The same goal and seed give the same exercise on every platform.
  std::uint64_t seed = 0;
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

/// Generates minimal puzzles until one needs the technique of the goal and nothing harder. Some techniques are needed
/// in one of ten puzzles, others in one of many thousands. `control.progress` and `control.stop` are looked at before
/// each puzzle; the fraction is the share of the attempts. About a millisecond a puzzle for 9×9.
Result<Exercise, PracticeError> make_exercise(const PracticeGoal& goal, const Control& control = {});

}  // namespace nonet
