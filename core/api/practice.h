#pragma once

#include <cstdint>
#include <vector>

#include "core/generate/generate.h"
#include "core/logic/teacher.h"
#include "core/util/result.h"

namespace nonet {

/// What is to be practised.
struct PracticeGoal {
  Technique technique = Technique::FullHouse;
  LayoutRef layout = Layout::classic();
  /// The same goal and seed give the same exercise on every platform.
  std::uint64_t seed = 0;
  /// So many puzzles are tried.
  std::uint64_t attempts = 100'000;
};

/// A position just before a technique is needed.
struct Exercise {
  Grid puzzle;
  Grid solution;
  /// Where no technique of an easier level helps any more, and the one to be practised does.
  PuzzleState state;
  /// Every step of the technique there: each of them is a right answer.
  std::vector<Step> answers;
};

enum class PracticeError : std::uint8_t {
  NotFound,  ///< None of the puzzles tried needs the technique and nothing harder.
  NeverNeeded,  ///< By no puzzle of that side, as something smaller is there whenever it is.
  NoPuzzle,  ///< There are no puzzles of the layout to be tried.
  Stopped,   ///< By request.
};

/// The techniques that an exercise is solved with: all of easier levels, and the one to be practised; singles are taught in
/// their own order.
TechniqueSet practice_techniques(Technique technique);

/// Makes minimal puzzles until one is solved by the technique and those of easier levels, and needs it. Some techniques turn up
/// in one of ten puzzles, others in one of many thousands; `control` is told the share of the attempts, and asked to stop,
/// before each puzzle. About a millisecond a puzzle for 9×9.
Result<Exercise, PracticeError> make_exercise(const PracticeGoal& goal, const Control& control = {});

}  // namespace nonet
