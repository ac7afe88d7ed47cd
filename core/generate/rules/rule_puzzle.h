#pragma once

#include <cstdint>

#include "core/grid/grid.h"
#include "core/grid/puzzle.h"

namespace nonet {

/// A puzzle with own rules and exactly one solution.
struct GeneratedRulePuzzle {
  Puzzle puzzle;
  Grid solution;
  /// True when each question was decided whether a part can be left out, or two cages can be merged. Otherwise some part may be
  /// unnecessary, or two cages could be one.
  bool every_question_decided = true;
};

/// Why there is no puzzle with own rules.
enum class RulePuzzleError : std::uint8_t {
  BadForm,     ///< The form is impossible, whatever the seed.
  NoFullGrid,  ///< The layout has no full grid, or none was found.
  NotFound,    ///< None of the attempts gave a puzzle of this form.
  Stopped,     ///< The stop token asked for a stop.
};

/// The sides for which puzzles with own rules are made.
inline constexpr int kMinRulePuzzleSide = 4;
inline constexpr int kMaxRulePuzzleSide = 16;

}  // namespace nonet
