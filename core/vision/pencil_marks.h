#pragma once

#include <array>
#include <cstdint>

#include "core/vision/digit_network.h"
#include "core/vision/image.h"
#include "core/vision/point.h"

namespace nonet::vision {

/// The pencil marks of a cell: small digits that stand where pages and programs put them, a 1 at the top left, a 5 in
/// the middle and a 9 at the bottom right.
struct PencilMarks {
  /// Bit 1 for a 1, and so on. 0 when the cell holds no pencil marks.
  std::uint16_t digits = 0;
  int count = 0;
  /// False when something else is beside the marks.
  bool is_sure = true;
};

/// The digits of a grid, with which marks are compared: marks have at least this contrast, and are clearly lower than
/// the digits, whose height is in values of the network's 28.
struct UsualDigits {
  int least_contrast;
  int height;
};

/// Reads the pencil marks of a cell. `corners` are its corners in the image, at the top left, top right, bottom left
/// and bottom right of the upright cell. Ink is dark. Takes up to 1 ms.
PencilMarks pencil_marks(const GreyImage& image, const std::array<Point, 4>& corners, UsualDigits usual,
                         const DigitNetwork& network);

}  // namespace nonet::vision
