#pragma once

#include "core/vision/dark_regions.h"
#include "core/vision/geometry.h"
#include "core/vision/image.h"

namespace nonet::vision {

/// Finds the outline of a grid by the light areas that its lines enclose: cells, or boxes when thin lines are missing.
/// A dark strip that is joined with the frame, such as a heading or the shadow at a spine, encloses none of them, so
/// this outline ends at the frame. Keeps its buffers.
class InnerOutline {
 public:
  /// Returns the corners of all enclosed areas of about the usual size, with the lines around them. `mask` has 1 where
  /// the lines of `region` are, and is inverted. They are four equal points, which are not convex, when there are fewer
  /// than nine such areas.
  Quad find(GreyImage& mask, const DarkRegions::Region& region);

 private:
  DarkRegions areas_;
  std::vector<DarkRegions::Region> usual_;
};

/// Makes all pixels outside a convex quad as light as those inside are in the mean. The line at the border of the quad
/// then has light on both sides.
void whiten_outside(const Quad& corners, GreyImage& image);

}  // namespace nonet::vision
