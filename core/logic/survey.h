#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/logic/puzzle_state.h"
#include "core/logic/technique.h"
#include "core/util/control.h"

namespace nonet {

class AlmostLockedSets;
class ChainGraph;
struct ChainLinks;
class ChainSurvey;
class ColorClusters;
class FishBoards;
class ForcingSurvey;
class RestrictedCommons;
class StopCheck;
class StrongLinks;
struct Rectangle;

/// Switches for special forms of techniques. HoDoKu's test cases distinguish these forms as variants of a technique.
/// The teacher uses the defaults.
///
/// `sets_in_chains` and `siamese_fish` are pointers to the functions that find the form, null by default. The teacher
/// never uses these two forms. A program that does not name the functions is therefore linked without their code.
struct FindOptions {
  /// Finds unique rectangles in which a corner lacks one of the two digits as a candidate.
  bool incomplete_rectangles = true;
  /// Finds empty rectangles in which the box has only two candidates of the digit.
  bool small_empty_rectangles = true;
  /// Allows almost locked sets of one step to share cells (ALS-XY-Wing, ALS-XY-Chain, Death Blossom).
  bool overlapping_sets = true;
  /// `link_sets` (chains/chain_links.h) to find grouped chains that pass through almost locked sets; null to leave them
  /// out. The default is null, because nearly every ALS-XZ is also such a chain, and ALS-XZ is the better explanation.
  void (*sets_in_chains)(const PuzzleState&, const ChainGraph&, ChainLinks&, StopCheck&) = nullptr;
  /// Finds turbot fishes even if they are also skyscrapers, 2-string kites or X-Wings.
  bool all_turbot_fishes = false;
  /// `find_siamese_fishes` (fish/fish.h) to combine two fishes with the same base houses in one step; null for no such
  /// steps.
  Finder* siamese_fish = nullptr;
};

/// A state together with data about it that several finders use. Each function computes its data at the first call and
/// stores the result.
class Survey {
 public:
  /// `state` must outlive the survey. Finders that may take long look at `stop`. When a stop is requested, they return,
  /// and the sink keeps the steps found so far.
  explicit Survey(const PuzzleState& state, const FindOptions& options = {}, StopToken stop = {});
  Survey(const Survey&) = delete;
  Survey& operator=(const Survey&) = delete;
  ~Survey();

  const PuzzleState& state() const { return state_; }
  const LayoutSets& sets() const { return state_.sets(); }
  const FindOptions& options() const { return options_; }
  const StopToken& stop() const { return stop_; }

  /// The cells with exactly two candidates.
  const CellSet& bivalue_cells();
  /// The cells with exactly three candidates.
  const CellSet& trivalue_cells();
  const AlmostLockedSets& almost_locked_sets();
  const RestrictedCommons& restricted_commons();
  std::span<const Rectangle> unique_rectangles();
  const StrongLinks& strong_links();
  const ColorClusters& color_clusters();
  const FishBoards& fish_boards();
  /// The links between candidates, groups and sets, and the conclusions along these links.
  ChainSurvey& chains();
  /// The conclusions from assuming that a candidate is true or that it is false, for each candidate.
  ForcingSurvey& forcing();

 private:
  void count_candidates();

  const PuzzleState& state_;
  FindOptions options_;
  StopToken stop_;
  bool has_counted_ = false;
  CellSet bivalue_cells_;
  CellSet trivalue_cells_;
  std::unique_ptr<const AlmostLockedSets> almost_locked_sets_;
  std::unique_ptr<const RestrictedCommons> restricted_commons_;
  std::optional<std::vector<Rectangle>> unique_rectangles_;
  std::unique_ptr<const StrongLinks> strong_links_;
  std::unique_ptr<const ColorClusters> color_clusters_;
  std::unique_ptr<const FishBoards> fish_boards_;
  std::unique_ptr<ChainSurvey> chains_;
  std::unique_ptr<ForcingSurvey> forcing_;
};

}  // namespace nonet
