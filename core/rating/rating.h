#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "core/grid/grid.h"
#include "core/logic/step.h"
#include "core/util/control.h"

namespace nonet {

/// The producers of Sudoku Explainer 1.2.1 in the order in which it asks them.
enum class Producer : std::uint8_t {
  HiddenSingle,
  DirectLocked,
  DirectHiddenPair,
  NakedSingle,
  DirectHiddenTriple,
  Locked,
  NakedPair,
  XWing,
  HiddenPair,
  NakedTriple,
  Swordfish,
  HiddenTriple,
  XyWing,
  XyzWing,
  UniqueLoop,
  NakedQuad,
  Jellyfish,
  HiddenQuad,
  Bug,
  AlignedPairExclusion,
  ForcingChainsAndCycles,
  AlignedTripleExclusion,
  NishioChains,
  MultipleChains,
  DynamicChains,
  DynamicChainsPlus,
  NestedChains,
  NestedMultipleChains,
  NestedDynamicChains,
  NestedDynamicChainsPlus,
};
inline constexpr int kProducers = 30;

/// The name of a producer in kebab-case, for example "direct-hidden-pair".
std::string_view producer_id(Producer producer);

/// A rating on the scale of Sudoku Explainer 1.2.1, in tenths: 66 is 6.6.
using Tenths = int;

/// What is known about the rating of a puzzle, or why the puzzle has none.
enum class RatingStatus : std::uint8_t {
  Rated,   ///< The three ratings are known.
  Solved,  ///< The grid is full. The three ratings are 0.
  Beyond,  ///< No producer of the scale has a further step. `er` is 200; `ep` and `ed` are 0 if they were not reached.
  AboveLimit,  ///< A step is rated higher than RatingOptions::at_most. `er` is a lower bound.
  Stopped,     ///< A stop was requested. `er` is a lower bound, and 0 if there was no step yet. `ep` and `ed` are exact
               ///< where they are not 0.
  OutOfBudget,      ///< The node budget was used up. The ratings are those of Stopped.
  Multiple,         ///< The puzzle has several solutions. rate() does not find that out; see rate_puzzle().
  None,             ///< The puzzle has no solution. rate() finds that out when its steps lead to a contradiction.
  Conflict,         ///< Equal givens in a house.
  LayoutNotClassic  ///< The scale has ratings for 9×9 grids without further rules only.
};

/// The ratings of a puzzle in tenths, or the reason why the puzzle has none: then they are 0.
struct PuzzleRating {
  RatingStatus status = RatingStatus::Rated;
  /// The highest rating among all steps.
  Tenths er = 0;
  /// The highest rating among the steps up to the first placement. 0 when there was none.
  Tenths ep = 0;
  /// The rating of the first step. 0 when there was none.
  Tenths ed = 0;

  /// True when the rating ended before the last step, so that `er` is a lower bound.
  bool is_bound() const {
    return status == RatingStatus::Stopped || status == RatingStatus::OutOfBudget || status == RatingStatus::AboveLimit;
  }
};

/// One step of a rating.
struct RatedStep {
  Producer producer;
  Tenths rating;
  /// What the step is derived from, what it places and what it eliminates.
  Step step;
};

/// What is reported of a rating under way.
struct RatingOptions {
  Control control;
  /// Called for each step, in order, with the step explained. Null when the steps are not wanted, which is faster.
  std::function<void(const RatedStep&)> step;
  /// The rating ends with AboveLimit as soon as a step is rated higher than this.
  Tenths at_most = 999;
};

/// True when a step can have a rating from `least` to `most`. Below 6.5 the scale has gaps, for example between 1.2
/// and 1.5. No known puzzle has a rating above 12.0.
bool has_rating_between(Tenths least, Tenths most);

/// True for the layout that can be rated: 9×9 with boxes of 3×3 and no further rules.
bool is_ratable(const Layout& layout);

/// Rates a puzzle as Sudoku Explainer 1.2.1 does. The layout must be ratable, the givens must not conflict, and the
/// puzzle must have one solution: for other puzzles the rating means nothing, since two producers rely on it.
/// rate_puzzle() in core/api checks these conditions.
///
/// A node of the control's budget is the search from one assumption of a forcing chain, or one search for simple
/// chains. The number of nodes is the same on every machine. Cost: about half a millisecond for a random minimal
/// puzzle, seconds for the hardest ones. Source: the behaviour of Sudoku Explainer 1.2.1 by Nicolas Juillerat;
/// docs/rating.md describes it.
PuzzleRating rate(const Grid& puzzle, const RatingOptions& options = {});

/// A function that rates as rate() does. What takes a RateFunction with rate() as its default can be linked without the
/// producers by a program that passes another one.
using RateFunction = std::function<PuzzleRating(const Grid& puzzle, const RatingOptions& options)>;

}  // namespace nonet
