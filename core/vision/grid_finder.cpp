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
// The work after which no further lattice is tried, for dark lines and for light lines. A lattice of 9×9 cells takes
// 8,000 or 12,000 units. Of some 640 photos and drawn pages with a grid, the hardest took 172,000.
constexpr std::uint64_t kMaxDarkWork = 200'000;
constexpr std::uint64_t kMaxLightWork = 100'000;
// The box of a grid has at least this share of the shorter side of the image: 22 %.
constexpr int kLeastShare = 22;

bool are_near(const Quad& left, const Quad& right, double most = 3) {
  for (std::size_t corner = 0; corner < 4; ++corner) {
    if (distance(left[corner], right[corner]) > most) return false;
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

// Puzzles of other sides are rare. A strip that is joined with the frame of a 9×9 grid makes ten rows of it.
constexpr bool is_puzzle_side(int side) { return is_side_read(side) || side == 12 || side == 16; }

// A cell that the picture cuts off is read when at least this part of the cell is in the picture.
constexpr double kLeastCutCell = 0.6;

// The outline with one border moved outwards: 0 is the upper border, and the others follow clockwise.
Quad with_border_moved(const Quad& corners, std::size_t border, double factor) {
  Quad moved = corners;
  const auto move = [&](std::size_t corner, std::size_t from) {
    moved[corner] = {corners[from].x + (corners[corner].x - corners[from].x) * factor,
                     corners[from].y + (corners[corner].y - corners[from].y) * factor};
  };
  move(border, (border + 3) % 4);
  move((border + 1) % 4, (border + 2) % 4);
  return moved;
}

// By how much an outline is too short for square cells when its upper or lower border is cut off, or, with `upright`
// false, its left or right one. A photo from the side can hide that, and a part of a cell is then assumed.
double missing_part(const Quad& corners, bool upright, int side) {
  const double across = distance(corners[0], corners[1]) + distance(corners[3], corners[2]);
  const double along = distance(corners[1], corners[2]) + distance(corners[0], corners[3]);
  const double factor = upright ? across / along : along / across;
  const double most = side / (side - 1 + kLeastCutCell);
  const double usual = side / (side - 0.2);
  return factor > 1.003 && factor < most ? factor : usual;
}

}  // namespace

// The best lattice of an outline and, unless the best one is sure, all others that could be right, best first.
std::vector<Lattice> GridFinder::lattices_in(const Quad& corners, const DarkRegions::Region& region,
                                             const StopToken& stop) {
  mask_.resize(image_.width, image_.height);
  regions_.paint(region, mask_);
  const LineCount count = count_lines(mask_, corners);
  // A broken line can make a count wrong, so 9 is tried, too. The score decides.
  std::vector<Lattice> lattices;
  std::array<bool, kMaxSide + 1> tried{};
  const auto best = [&] {
    return std::max_element(lattices.begin(), lattices.end(),
                            [](const Lattice& left, const Lattice& right) { return left.rank() < right.rank(); });
  };
  const auto try_lattice = [&](const GreyImage& image, const Quad& outline, int side) {
    // There is always one lattice.
    if (!lattices.empty() && stop.stop_requested()) return;
    lattices.push_back(lattices_.find(image, outline, side, stop));
  };
  const auto try_side = [&](int side) {
    if (side < kLeastSide || side > kMaxSide || std::exchange(tried[side], true)) return;
    try_lattice(image_, corners, side);
  };
  for (const int side : {count.columns, count.rows, side_with_boxes(count), 9}) {
    try_side(side);
    if (!lattices.empty() && best()->side == 9 && best()->rank() > kSureScore) break;
  }
  // Where many lines were counted there is some grid.
  const int lines = std::max(count.columns, count.rows);
  const bool is_grid = lines >= kLeastSide;
  // A lattice that leaves out lines can have good lines all the same.
  const auto is_sure = [&](const Lattice& lattice) {
    return lattice.rank() >= kSureScore && lattice.side >= lines && is_puzzle_side(lattice.side);
  };
  if (is_grid && !is_sure(*best())) {
    for (const int side : {8, 6, 4}) try_side(side);
    // The picture can end before the grid does. The direction that is not cut off has all lines.
    const int side = is_side_read(lines) && count.columns != count.rows ? lines : 9;
    for (std::size_t border = 0; border < 4; ++border) {
      const bool upright = border % 2 == 0;
      if ((upright ? count.rows : count.columns) >= side) continue;
      const Quad moved = with_border_moved(corners, border, missing_part(corners, upright, side));
      if (is_convex(moved)) try_lattice(image_, moved, side);
    }
  }
  // What is dark beside the grid can be joined with its frame. Without thin lines, the lines of three boxes are
  // counted.
  if (lines >= 3 && !is_sure(*best())) {
    const Quad inner = inner_.find(mask_, region);
    const double cell = distance(inner[0], inner[1]) / 9;
    if (is_convex(inner) && !are_near(inner, corners, cell / 4)) {
      regions_.paint(region, mask_);
      const LineCount within = count_lines(mask_, inner);
      // Three cells are three boxes.
      const int side = within.columns == within.rows && within.columns != 3 ? within.columns : 9;
      if (side == 4 || side == 6 || side == 9) {
        alone_ = image_;
        whiten_outside(inner, alone_);
        try_lattice(alone_, inner, side);
      }
    }
  }
  put_in_order(lattices, [](const Lattice& left, const Lattice& right) { return left.rank() > right.rank(); });
  if (is_sure(lattices.front()) || !is_side_read(lattices.front().side)) lattices.resize(1);
  return lattices;
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
bool GridFinder::look_with(const DarkSetting& setting, bool inverted, int& left, const StopToken& stop) {
  dark_pixels_.find(image_, setting, mask_);
  regions_.find(mask_, std::min(image_.width, image_.height) * kLeastShare / 100);
  bool is_sure = false;
  for (const DarkRegions::Region& region : regions_.large()) {
    const Quad corners = regions_.corners_of(region);
    if (left == 0 || stop.stop_requested() || !is_convex(corners)) continue;
    const bool is_known =
        std::any_of(tried_.begin(), tried_.end(), [&](const Quad& other) { return are_near(other, corners); });
    if (is_known) continue;
    tried_.push_back(corners);
    --left;
    std::vector<Lattice> lattices = lattices_in(corners, region, stop);
    std::erase_if(lattices,
                  [](const Lattice& lattice) { return lattice.score < kFoundScore || !is_convex(lattice.corners()); });
    if (lattices.empty()) continue;
    is_sure = is_sure || lattices.front().score > kSureScore;
    FoundGrid grid{std::move(lattices.front()), inverted};
    for (auto rival = lattices.begin() + 1; rival != lattices.end(); ++rival) {
      if (is_side_read(rival->side)) grid.rivals.push_back(std::move(*rival));
    }
    keep(std::move(grid));
  }
  return is_sure;
}

const std::vector<FoundGrid>& GridFinder::find(Effort effort, const StopToken& stop) {
  found_.clear();
  for (const bool inverted : {false, true}) {
    if (inverted) invert(image_);
    tried_.clear();
    int left = kMaxTries;
    WorkBudget budget(inverted ? kMaxLightWork : kMaxDarkWork, stop);
    const std::size_t settings = effort == Effort::Whole ? kDarkSettings.size() : kLiveSettings;
    for (const DarkSetting& setting : std::span(kDarkSettings).first(settings)) {
      if (look_with(setting, inverted, left, budget.token())) break;
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
