#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/vision/geometry.h"
#include "core/vision/image.h"

namespace nonet::vision {

/// The connected regions of dark pixels. Pixels that touch at a corner are connected.
class DarkRegions {
 public:
  /// Pixels side by side in a row, from `begin` to `end` - 1.
  struct Run {
    std::uint16_t begin;
    std::uint16_t end;
    std::uint16_t row;
  };
  /// A large region, and the box around it.
  struct Region {
    std::int32_t first_run;
    int left, top, right, bottom;
  };

  /// Finds the regions of a mask, and keeps those with the largest boxes, at most `most` of them, among those whose
  /// boxes have at least `least_side` pixels both ways. Takes some ms for 900×900 pixels.
  void find(const GreyImage& mask, int least_side, std::size_t most = 4);

  /// Largest first.
  const std::vector<Region>& large() const { return large_; }

  /// The corners of some regions together: their extreme points in four directions, of the directions that give the
  /// largest quad.
  Quad corners_of(std::span<const Region> regions) const;
  Quad corners_of(const Region& region) const { return corners_of({&region, 1}); }

  /// Writes 1 for each pixel of the region, and 0 for each other pixel.
  void paint(const Region& region, GreyImage& mask) const;

 private:
  std::int32_t root_of(std::int32_t run);
  void join(std::int32_t first, std::int32_t second);
  void find_runs(const GreyImage& mask);

  std::vector<Run> runs_;
  // For each run an earlier run of the same region. In the end it is the first run of the region.
  std::vector<std::int32_t> parents_;
  std::vector<Region> boxes_;
  std::vector<Region> large_;
};

}  // namespace nonet::vision
