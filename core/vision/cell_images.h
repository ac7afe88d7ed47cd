#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/vision/geometry.h"
#include "core/vision/image.h"

namespace nonet::vision {

/// The network sees a cell as a square of this many values a side.
inline constexpr int kCellSide = 28;
inline constexpr std::size_t kCellPixels = std::size_t{kCellSide} * kCellSide;

/// The grey values of a cell.
using CellPixels = std::array<std::uint8_t, kCellPixels>;
/// What the network reads: 0 is the ground, 100 is ink.
using CellInput = std::array<std::int8_t, kCellPixels>;

/// The ground and the ink of a cell: the 80th and the 2nd percentile of its grey values.
struct CellContrast {
  int ground;
  int ink;

  int difference() const { return ground - ink; }
};

/// Cuts the cells of a lattice out of an image. `nodes` are side + 1 rows of side + 1 crossings, in pixels of the
/// image. Row by row.
std::vector<CellPixels> cut_cells(const GreyImage& image, std::span<const Point> nodes, int side);

CellContrast contrast_of(const CellPixels& cell);

/// The least contrast to which cells are stretched: half of the 60th percentile of the contrasts in the grid, and at
/// least 8. Otherwise the noise of blank cells would be as dark as digits.
int least_contrast(std::span<const CellContrast> contrasts);

/// Stretches the grey values so that the ground becomes 0 and the ink 100.
CellInput input_of(const CellPixels& cell, CellContrast contrast, int least_contrast);

/// How much ink there is down the middle of a digit, in hundredths of the ink at both sides of it: little in a 0 alone.
/// Of 630 zeros on drawn pages 84 % had less than 75, and of 15,000 other digits 0.2 %.
int ink_in_middle(const CellInput& input);

/// Turns a cell clockwise by quarter turns.
CellInput turned(const CellInput& cell, int quarter_turns);

}  // namespace nonet::vision
