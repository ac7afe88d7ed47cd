#pragma once

#include <cstdint>

#include "core/grid/grid.h"
#include "core/util/control.h"
#include "core/util/result.h"

namespace nonet {

/// Which clues are removed together.
enum class Symmetry : std::uint8_t {
  None,
  HalfTurn,  ///< A cell and the one opposite the centre (180°).
};

/// What a generated puzzle shall be.
struct GenerateGoal {
  LayoutRef layout = Layout::classic();
  /// The same goal and seed give the same puzzle on every platform.
  std::uint64_t seed = 0;
  Symmetry symmetry = Symmetry::None;
  /// The number of clues; 0 and 0 for as few as one removal reaches.
  int fewest_clues = 0;
  int most_clues = 0;
  /// No clue (with symmetry: no pair of clues) can be taken away without a second solution appearing.
  bool minimal = false;
};

struct GeneratedPuzzle {
  Grid puzzle;
  Grid solution;
};

enum class GenerateError : std::uint8_t {
  BadGoal,          ///< The numbers of clues are out of order or range.
  LayoutTooLarge,   ///< The side is above kMaxGeneratedSide.
  CluesOutOfReach,  ///< No puzzle with so few, or so many, clues turned up in the attempts allowed.
  NoFullGrid,       ///< No full grid keeps the rules of the layout.
  Stopped,          ///< By request.
};

/// A puzzle with exactly one solution: a random full grid, from which clues are removed in random order as long as the
/// solution stays unique (proved by search). Grids are tried until the goal is met, 5000 at most.
/// `control`: the stop token and the progress (attempts so far, of 5000) are heeded. About 40 µs for 9×9.
Result<GeneratedPuzzle, GenerateError> generate(const GenerateGoal& goal, const Control& control = {});

}  // namespace nonet
