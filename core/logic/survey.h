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

/// Which forms of techniques are searched for. HoDoKu's test cases distinguish these forms as variants. The teacher
/// uses the defaults.
///
/// The two forms that no teacher uses are pointers to the code that finds them, null by default. A program that never
/// names that code does not contain it.
struct FindOptions {
  /// Unique rectangles with corners that lack one of the two digits.
  bool incomplete_rectangles = true;
  /// Empty rectangles with only two candidates.
  bool small_empty_rectangles = true;
  /// Almost locked sets that share cells (ALS-XY-Wing, ALS-XY-Chain, Death Blossom).
  bool overlapping_sets = true;
  /// Grouped chains that pass through almost locked sets: `link_sets` (chains/chain_links.h), or null. By default null, because
  /// nearly every ALS-XZ is such a chain too, and the name ALS-XZ explains it better.
  void (*sets_in_chains)(const PuzzleState&, const ChainGraph&, ChainLinks&, StopCheck&) = nullptr;
  /// Turbot fishes that are skyscrapers or 2-string kites (or X-Wings) as well.
  bool all_turbot_fishes = false;
  /// Two fishes with the same base combined in one step (Siamese fish): `find_siamese_fishes` (fish/fish.h), or null.
  Finder* siamese_fish = nullptr;
};

/// A state with what several finders need to know about it. Each piece is computed when it is first asked for, and
/// kept.
class Survey {
 public:
  /// `state` must outlive the survey. Finders that may take long look at `stop`; when a stop is requested, they return
  /// with the steps found so far.
  explicit Survey(const PuzzleState& state, const FindOptions& options = {}, StopToken stop = {});
  Survey(const Survey&) = delete;
  Survey& operator=(const Survey&) = delete;
  ~Survey();

  const PuzzleState& state() const { return state_; }
  const LayoutSets& sets() const { return state_.sets(); }
  const FindOptions& options() const { return options_; }
  const StopToken& stop() const { return stop_; }

  /// The cells with exactly two candidates, and with exactly three.
  const CellSet& bivalue_cells();
  const CellSet& trivalue_cells();
  const AlmostLockedSets& almost_locked_sets();
  const RestrictedCommons& restricted_commons();
  std::span<const Rectangle> unique_rectangles();
  const StrongLinks& strong_links();
  const ColorClusters& color_clusters();
  const FishBoards& fish_boards();
  /// The links of chains, and conclusions along them.
  ChainSurvey& chains();
  /// The conclusions from each candidate.
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
