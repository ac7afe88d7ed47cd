#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/logic/puzzle_state.h"
#include "core/util/control.h"

namespace nonet {

class AlmostLockedSets;
class ChainSurvey;
class ColorClusters;
class FishBoards;
class ForcingSurvey;
class RestrictedCommons;
class StrongLinks;
struct Rectangle;

/// Forms of techniques that some leave out. A puzzle maker's test cases tell them apart (HoDoKu's variants); the teacher
/// uses those that are true here.
struct FindOptions {
  /// Unique rectangles whose corners lack one of the two digits.
  bool incomplete_rectangles = true;
  /// Empty rectangles with two candidates only.
  bool small_empty_rectangles = true;
  /// Almost locked sets that share cells (ALS-XY-Wing, ALS-XY-Chain, Death Blossom).
  bool overlapping_sets = true;
  /// Grouped chains that pass through almost locked sets. Not unless asked for: nearly every use of two such sets is a chain
  /// too, and is better told by its own name.
  bool sets_in_chains = false;
  /// Turbot fishes that are skyscrapers or 2-string kites (or X-Wings) as well.
  bool all_turbot_fishes = false;
  /// Two fishes of one base told as one (Siamese fish).
  bool siamese_fish = false;
};

/// A state looked at by one finder after the other: what several of them need is worked out once.
class Survey {
 public:
  /// Finders that may take long look at `stop` and end with what they have.
  explicit Survey(const PuzzleState& state, const FindOptions& options = {}, StopToken stop = {});
  Survey(const Survey&) = delete;
  Survey& operator=(const Survey&) = delete;
  ~Survey();

  const PuzzleState& state() const { return state_; }
  const LayoutSets& sets() const { return state_.sets(); }
  const FindOptions& options() const { return options_; }
  const StopToken& stop() const { return stop_; }

  // What follows is worked out when first asked for.

  /// The cells with two candidates, and with three.
  const CellSet& bivalue_cells();
  const CellSet& trivalue_cells();
  const AlmostLockedSets& almost_locked_sets();
  const RestrictedCommons& restricted_commons();
  std::span<const Rectangle> unique_rectangles();
  const StrongLinks& strong_links();
  const ColorClusters& color_clusters();
  const FishBoards& fish_boards();
  /// The links of chains.
  ChainSurvey& chains();
  /// What follows from each candidate.
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
