#pragma once

#include <cstdint>
#include <vector>

#include "core/rules/answers/puzzle_parts.h"
#include "core/util/control.h"

namespace nonet {

enum class NecessityState : std::uint8_t {
  Found,      ///< The puzzle has one solution, and the lists are filled.
  NotOne,     ///< The puzzle has no solution, or several.
  Undecided,  ///< The work ended before it was known whether the puzzle has one solution.
};

/// Which parts of a puzzle its solution does not need.
struct UnnecessaryParts {
  NecessityState state = NecessityState::Undecided;
  /// Leaving out any one of these, and nothing else, leaves the same one solution.
  std::vector<PuzzlePart> each_alone;
  /// Parts that have the same one solution together, without all others. In a random order, each part was left out that
  /// the parts still there could replace.
  std::vector<PuzzlePart> enough;
  /// True when each question was decided: `each_alone` is complete, and no part of `enough` can be left out.
  bool complete = false;
};

/// Finds out which rules, givens and given candidates of a puzzle with one solution are unnecessary. The puzzle must be
/// one that RuleSearch supports. The same puzzle, seed and node budget give the same answer.
///
/// Takes a search for each part, and another for each unnecessary part. Each ends after 5000 nodes at the latest; the
/// first one can take the whole budget. A part about which a search does not decide stays.
UnnecessaryParts unnecessary_parts(const PuzzleView& puzzle, std::uint64_t seed, const Control& control = {});

}  // namespace nonet
