#pragma once

#include <vector>

#include "core/util/control.h"
#include "core/vision/dark_regions.h"
#include "core/vision/image.h"
#include "core/vision/inner_outline.h"
#include "core/vision/lattice.h"
#include "core/vision/reading.h"
#include "core/vision/threshold.h"

namespace nonet::vision {

/// A grid in an image.
struct FoundGrid {
  Lattice lattice;
  /// True for light lines on a dark ground.
  bool inverted = false;
  /// Other lattices at the place, of sides that can be read: other sides, and borders that the picture cuts off. None
  /// when the lattice is sure. Which one is right shows when the digits are read.
  std::vector<Lattice> rivals = {};
};

/// Finds grids: dark pixels → connected regions → corners → number of lines → lattice → score. Keeps its buffers.
class GridFinder {
 public:
  /// The longer side of images in which grids are found.
  static constexpr int kLongestSide = 900;

  /// The image to look at, which find() and fit() invert when they look for light lines.
  GreyImage& image() { return image_; }

  /// Finds all grids, best first, at most kMaxOutlines. The work has a bound, which patterns of many lines reach; then
  /// what was found by that time counts.
  const std::vector<FoundGrid>& find(Effort effort = Effort::Whole, const StopToken& stop = {});

  /// Fits a lattice into an outline that the caller knows. `corners` are convex, and the side is 4 to 16.
  const FoundGrid& fit(const Quad& corners, int side, bool inverted);

 private:
  bool look_with(const DarkSetting& setting, bool inverted, int& left, const StopToken& stop);
  std::vector<Lattice> lattices_in(const Quad& corners, const DarkRegions::Region& region, const StopToken& stop);
  void keep(FoundGrid grid);

  GreyImage image_;
  GreyImage mask_;
  // The image without what is beside one grid.
  GreyImage alone_;
  DarkPixels dark_pixels_;
  DarkRegions regions_;
  InnerOutline inner_;
  LatticeFinder lattices_;
  std::vector<Quad> tried_;
  std::vector<FoundGrid> found_;
};

}  // namespace nonet::vision
