#include "core/vision/dark_regions.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "core/util/sort.h"

namespace nonet::vision {

namespace {

// The cosine and the sine of the angles by which the four directions are turned: 0 and 20 degrees either way. Each
// corner of a tilted grid is the extreme point of directions within 45 degrees.
constexpr std::array<Point, 3> kTurns{
    {{1, 0}, {0.939692620785908, 0.342020143325669}, {0.939692620785908, -0.342020143325669}}};
// Towards the top left corner, and on clockwise.
constexpr std::array<Point, 4> kDirections{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};

}  // namespace

std::int32_t DarkRegions::root_of(std::int32_t run) {
  while (parents_[run] != run) run = parents_[run] = parents_[parents_[run]];
  return run;
}

void DarkRegions::join(std::int32_t first, std::int32_t second) {
  first = root_of(first);
  second = root_of(second);
  if (first < second) {
    parents_[second] = first;
  } else {
    parents_[first] = second;
  }
}

void DarkRegions::find_runs(const GreyImage& mask) {
  runs_.clear();
  parents_.clear();
  std::size_t above = 0;
  std::size_t row_begin = 0;
  for (int y = 0; y < mask.height; ++y) {
    const std::uint8_t* row = mask.row(y);
    const std::size_t above_end = runs_.size();
    above = row_begin;
    row_begin = above_end;
    const std::uint8_t* const end = row + mask.width;
    for (const std::uint8_t* at = row; at < end;) {
      at = static_cast<const std::uint8_t*>(std::memchr(at, 1, static_cast<std::size_t>(end - at)));
      if (at == nullptr) break;
      const std::uint8_t* stop = at;
      while (stop < end && *stop != 0) ++stop;
      const auto index = static_cast<std::int32_t>(runs_.size());
      const Run run{static_cast<std::uint16_t>(at - row), static_cast<std::uint16_t>(stop - row),
                    static_cast<std::uint16_t>(y)};
      runs_.push_back(run);
      parents_.push_back(index);
      while (above < above_end && runs_[above].end < run.begin) ++above;
      for (std::size_t touching = above; touching < above_end && runs_[touching].begin <= run.end; ++touching) {
        join(static_cast<std::int32_t>(touching), index);
      }
      at = stop;
    }
  }
}

void DarkRegions::find(const GreyImage& mask, int least_side, std::size_t most) {
  find_runs(mask);
  boxes_.clear();
  boxes_.resize(runs_.size(), Region{-1, 0, 0, 0, 0});
  large_.clear();
  for (std::size_t index = 0; index < runs_.size(); ++index) {
    const std::int32_t root = parents_[index] = root_of(static_cast<std::int32_t>(index));
    const Run& run = runs_[index];
    Region& box = boxes_[root];
    if (box.first_run < 0) {
      box = {root, run.begin, run.row, run.end, run.row + 1};
    } else {
      box.left = std::min<int>(box.left, run.begin);
      box.right = std::max<int>(box.right, run.end);
      box.bottom = run.row + 1;
    }
  }
  for (const Region& box : boxes_) {
    const bool is_large =
        box.first_run >= 0 && box.right - box.left >= least_side && box.bottom - box.top >= least_side;
    if (is_large) large_.push_back(box);
  }
  const auto area = [](const Region& box) { return (box.right - box.left) * (box.bottom - box.top); };
  shell_sort(large_.begin(), large_.end(), [&](const Region& left, const Region& right) {
    return area(left) != area(right) ? area(left) > area(right) : left.first_run < right.first_run;
  });
  if (large_.size() > most) large_.resize(most);
}

Quad DarkRegions::corners_of(std::span<const Region> regions) const {
  std::array<std::array<Point, 4>, kTurns.size()> directions{};
  std::array<std::array<double, 4>, kTurns.size()> reached{};
  std::array<Quad, kTurns.size()> quads{};
  for (std::size_t turn = 0; turn < kTurns.size(); ++turn) {
    for (std::size_t corner = 0; corner < 4; ++corner) {
      const Point& to = kDirections[corner];
      directions[turn][corner] = {to.x * kTurns[turn].x - to.y * kTurns[turn].y,
                                  to.x * kTurns[turn].y + to.y * kTurns[turn].x};
      reached[turn][corner] = -1e9;
    }
  }
  std::vector<bool> is_meant(runs_.size());
  for (const Region& region : regions) is_meant[region.first_run] = true;
  for (std::size_t index = 0; index < runs_.size(); ++index) {
    if (!is_meant[parents_[index]]) continue;
    const Run& run = runs_[index];
    for (std::size_t turn = 0; turn < kTurns.size(); ++turn) {
      for (std::size_t corner = 0; corner < 4; ++corner) {
        const Point& direction = directions[turn][corner];
        const Point point{static_cast<double>(direction.x > 0 ? run.end : run.begin),
                          static_cast<double>(direction.y > 0 ? run.row + 1 : run.row)};
        const double distance = direction.x * point.x + direction.y * point.y;
        if (distance > reached[turn][corner]) {
          reached[turn][corner] = distance;
          quads[turn][corner] = point;
        }
      }
    }
  }
  return *std::max_element(quads.begin(), quads.end(),
                           [](const Quad& left, const Quad& right) { return area_of(left) < area_of(right); });
}

void DarkRegions::paint(const Region& region, GreyImage& mask) const {
  std::fill(mask.pixels.begin(), mask.pixels.end(), std::uint8_t{0});
  for (std::size_t index = static_cast<std::size_t>(region.first_run); index < runs_.size(); ++index) {
    if (parents_[index] != region.first_run) continue;
    const Run& run = runs_[index];
    std::fill(mask.row(run.row) + run.begin, mask.row(run.row) + run.end, std::uint8_t{1});
  }
}

}  // namespace nonet::vision
