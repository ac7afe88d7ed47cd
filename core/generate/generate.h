#pragma once

#include <cstdint>
#include <functional>

#include "core/grid/grid.h"
#include "core/util/control.h"
#include "core/util/result.h"

namespace nonet {

/// The symmetry of the clues: which clues are removed together.
enum class Symmetry : std::uint8_t {
  None,
  HalfTurn,  ///< A cell and its image under a rotation by 180°.
};

/// The wanted properties of a generated puzzle.
struct GenerateGoal {
  LayoutRef layout = Layout::classic();
  /// The same goal and seed give the same puzzle on every platform.
  std::uint64_t seed = 0;
  Symmetry symmetry = Symmetry::None;
  /// The wanted number of clues, from `fewest_clues` to `most_clues`. Both 0: remove clues until no single clue can be removed.
  int fewest_clues = 0;
  int most_clues = 0;
  /// True for a puzzle in which no clue can be removed (with symmetry: no pair of clues) without a second solution.
  bool minimal = false;
};

struct GeneratedPuzzle {
  Grid puzzle;
  Grid solution;
};

enum class GenerateError : std::uint8_t {
  BadGoal,          ///< The numbers of clues are out of range, or the fewest exceeds the most.
  LayoutTooLarge,   ///< The side is above kMaxGeneratedSide.
  CluesOutOfReach,  ///< None of 5000 attempts gave a puzzle with the wanted number of clues.
  NoFullGrid,       ///< The layout has no full grid.
  NotAccepted,      ///< The caller accepted none of the puzzles.
  Stopped,          ///< The stop token asked for a stop.
};

/// Generates a puzzle with exactly one solution: removes clues from a random full grid in random order, as long as a search proves
/// that the solution stays unique. Tries further full grids until the goal is met, at most 5000.
///
/// Of `control`, the stop token and the progress are used; the fraction is the share of the 5000 attempts. Takes about 40 µs for
/// 9×9.
Result<GeneratedPuzzle, GenerateError> generate(const GenerateGoal& goal, const Control& control = {});

/// Calls generate() until `accepts` returns true for a puzzle, at most `attempts` times: first with the seed of the goal, then with seeds
/// that depend on it. Of `control`, the stop token and the progress are used. Progress is reported before each puzzle: the fraction is the
/// share of the attempts, and `found` the number of puzzles that were not accepted.
Result<GeneratedPuzzle, GenerateError> generate_accepted(const GenerateGoal& goal, std::uint64_t attempts,
                                                         const std::function<bool(const GeneratedPuzzle&)>& accepts,
                                                         const Control& control = {});

}  // namespace nonet
