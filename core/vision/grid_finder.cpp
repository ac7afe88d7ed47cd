#include "core/vision/grid_finder.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "core/util/sort.h"
#include "core/vision/line_count.h"
#include "core/vision/reading.h"

namespace nonet::vision {

namespace {

// A grid has a higher score, and noise a lower one.
constexpr double kFoundScore = 0.8;
// With this score no other setting is tried.
constexpr double kSureScore = 1.1;
// The settings that are tried in a picture of a camera, of which another one comes soon.
constexpr std::size_t kLiveSettings = 2;
// The regions that are looked at before the search for grids ends, for each of dark and light lines.
constexpr int kMaxTries = 8;
// The box of a grid has at least this share of the shorter side of the image: 22 %.
constexpr int kLeastShare = 22;

bool are_near(const Quad& left, const Quad& right) {
  for (std::size_t corner = 0; corner < 4; ++corner) {
    if (distance(left[corner], right[corner]) > 3) return false;
  }
  return true;
}

bool overlap(const Quad& left, const Quad& right) {
  return contains(left, centre_of(right)) || contains(right, centre_of(left));
}

// The side of a grid of which only the thick lines were counted, those around boxes; 0 when there is none.
int side_with_boxes(const LineCount& count) {
  const int fewer = std::min(count.columns, count.rows);
  const int more = std::max(count.columns, count.rows);
  return fewer == 2 && more >= 2 && more <= 4 ? 2 * more : 0;
}

}  // namespace

Lattice GridFinder::best_lattice(const Quad& corners, const DarkRegions::Region& region) {
  mask_.resize(image_.width, image_.height);
  regions_.paint(region, mask_);
  const LineCount count = count_lines(mask_, corners);
  // A broken line can make a count wrong, so 9 is tried, too. The score decides.
  Lattice best;
  std::array<bool, kMaxSide + 1> tried{};
  const auto try_side = [&](int side) {
    if (side < kLeastSide || side > kMaxSide || std::exchange(tried[side], true)) return;
    Lattice other = lattices_.find(image_, corners, side);
    if (best.side == 0 || other.rank() > best.rank()) best = std::move(other);
  };
  for (const int side : {count.columns, count.rows, side_with_boxes(count), 9}) {
    try_side(side);
    if (best.side == 9 && best.rank() > kSureScore) break;
  }
  // Where many lines were counted there is some grid.
  const bool is_grid = std::max(count.columns, count.rows) >= kLeastSide;
  if (is_grid && best.rank() < kSureScore) {
    for (const int side : {8, 6, 4}) try_side(side);
  }
  return best;
}

// Of two grids at one place, the surer one stays.
void GridFinder::keep(FoundGrid grid) {
  const Quad corners = grid.lattice.corners();
  const auto same = std::find_if(found_.begin(), found_.end(),
                                 [&](const FoundGrid& other) { return overlap(other.lattice.corners(), corners); });
  if (same == found_.end()) {
    found_.push_back(std::move(grid));
  } else if (grid.lattice.rank() > same->lattice.rank()) {
    *same = std::move(grid);
  }
}

// Returns true when a grid is so sure that no other setting need be tried.
bool GridFinder::look_with(const DarkSetting& setting, bool inverted, int& left) {
  dark_pixels_.find(image_, setting, mask_);
  regions_.find(mask_, std::min(image_.width, image_.height) * kLeastShare / 100);
  bool is_sure = false;
  for (const DarkRegions::Region& region : regions_.large()) {
    const Quad corners = regions_.corners_of(region);
    if (left == 0 || !is_convex(corners)) continue;
    const bool is_known =
        std::any_of(tried_.begin(), tried_.end(), [&](const Quad& other) { return are_near(other, corners); });
    if (is_known) continue;
    tried_.push_back(corners);
    --left;
    Lattice lattice = best_lattice(corners, region);
    if (lattice.score < kFoundScore || !is_convex(lattice.corners())) continue;
    is_sure = is_sure || lattice.score > kSureScore;
    keep({std::move(lattice), inverted});
  }
  return is_sure;
}

const std::vector<FoundGrid>& GridFinder::find(Effort effort) {
  found_.clear();
  for (const bool inverted : {false, true}) {
    if (inverted) invert(image_);
    tried_.clear();
    int left = kMaxTries;
    const std::size_t settings = effort == Effort::Whole ? kDarkSettings.size() : kLiveSettings;
    for (const DarkSetting& setting : std::span(kDarkSettings).first(settings)) {
      if (look_with(setting, inverted, left)) break;
    }
    if (!found_.empty()) break;
  }
  put_in_order(found_,
               [](const FoundGrid& left, const FoundGrid& right) { return left.lattice.score > right.lattice.score; });
  if (found_.size() > kMaxOutlines) found_.resize(kMaxOutlines);
  return found_;
}

const FoundGrid& GridFinder::fit(const Quad& corners, int side, bool inverted) {
  if (inverted) invert(image_);
  found_.assign(1, {lattices_.find(image_, corners, side), inverted});
  return found_.front();
}

}  // namespace nonet::vision
