#include "core/logic/survey.h"

#include "core/logic/als/almost_locked_sets.h"
#include "core/logic/als/restricted_commons.h"
#include "core/logic/chains/chain_survey.h"
#include "core/logic/coloring/color_clusters.h"
#include "core/logic/fish/fish_boards.h"
#include "core/logic/forcing/forcing_survey.h"
#include "core/logic/strong_links.h"
#include "core/logic/uniqueness/rectangle.h"

namespace nonet {

Survey::Survey(const PuzzleState& state, const FindOptions& options, StopToken stop)
    : state_(state), options_(options), stop_(stop) {}

Survey::~Survey() = default;

const CellSet& Survey::bivalue_cells() {
  count_candidates();
  return bivalue_cells_;
}

const CellSet& Survey::trivalue_cells() {
  count_candidates();
  return trivalue_cells_;
}

void Survey::count_candidates() {
  if (has_counted_) return;
  has_counted_ = true;
  CellSet once, twice, three_times, more_often;
  state_.all_digits().for_each([&](Digit digit) {
    const CellSet& cells = state_.cells(digit);
    more_often |= three_times & cells;
    three_times |= twice & cells;
    twice |= once & cells;
    once |= cells;
  });
  bivalue_cells_ = twice - three_times;
  trivalue_cells_ = three_times - more_often;
}

const AlmostLockedSets& Survey::almost_locked_sets() {
  if (!almost_locked_sets_) almost_locked_sets_ = std::make_unique<const AlmostLockedSets>(state_, stop_);
  return *almost_locked_sets_;
}

const RestrictedCommons& Survey::restricted_commons() {
  if (!restricted_commons_) {
    restricted_commons_ =
        std::make_unique<const RestrictedCommons>(almost_locked_sets(), options_.overlapping_sets, stop_);
  }
  return *restricted_commons_;
}

std::span<const Rectangle> Survey::unique_rectangles() {
  if (!unique_rectangles_) unique_rectangles_ = nonet::unique_rectangles(state_, options_.incomplete_rectangles, stop_);
  return *unique_rectangles_;
}

const StrongLinks& Survey::strong_links() {
  if (!strong_links_) strong_links_ = std::make_unique<const StrongLinks>(state_);
  return *strong_links_;
}

const ColorClusters& Survey::color_clusters() {
  if (!color_clusters_) color_clusters_ = std::make_unique<const ColorClusters>(state_, strong_links());
  return *color_clusters_;
}

const FishBoards& Survey::fish_boards() {
  if (!fish_boards_) fish_boards_ = std::make_unique<const FishBoards>(state_, stop_);
  return *fish_boards_;
}

ChainSurvey& Survey::chains() {
  if (!chains_) chains_ = std::make_unique<ChainSurvey>(*this);
  return *chains_;
}

ForcingSurvey& Survey::forcing() {
  if (!forcing_) forcing_ = std::make_unique<ForcingSurvey>(*this);
  return *forcing_;
}

}  // namespace nonet
