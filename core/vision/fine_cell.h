#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/vision/cell_images.h"
#include "core/vision/image.h"
#include "core/vision/point.h"

namespace nonet::vision {

/// A square is cut out as three times three squares of the network.
inline constexpr int kFineSide = 3 * kCellSide;
/// The lines of the grid are outside of the middle.
inline constexpr int kFineBegin = 4;
inline constexpr int kFineEnd = kFineSide - kFineBegin;

/// Connected ink: the places of its first and last column and row, and how many values it has.
struct Spot {
  int left, top, right, bottom;
  int pixels;

  int height() const { return bottom - top + 1; }
  int width() const { return right - left + 1; }
  bool is_at_edge() const {
    return left == kFineBegin || top == kFineBegin || right == kFineEnd - 1 || bottom == kFineEnd - 1;
  }
};

/// A cell or a part of one with three times as many values a side as the network sees. `ink` is that of its middle.
struct FineCell {
  std::array<std::uint8_t, std::size_t{kFineSide} * kFineSide> values;
  int ground = 0;
  int ink = 255;

  std::uint8_t& at(int x, int y) { return values[static_cast<std::size_t>(y * kFineSide + x)]; }
};

/// `corners` are those in the image, at the top left, top right, bottom left and bottom right.
FineCell cut_fine_cell(const GreyImage& image, const std::array<Point, 4>& corners);

/// The connected spots in the middle that are darker than `limit`.
std::vector<Spot> spots_of(FineCell cell, int limit);

/// The spot alone, as high in the square as a digit in its cell.
CellPixels square_around(FineCell& cell, const Spot& spot);

}  // namespace nonet::vision
