#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/vision/digit_network.h"
#include "core/vision/image.h"
#include "core/vision/point.h"
#include "core/vision/reading.h"

namespace nonet::vision {

/// The cages of a killer, in the order of the puzzle as a person reads it, after `turn` quarter turns clockwise.
struct CagesOfTurn {
  int turn = 0;
  std::vector<DrawnCage> cages;
};

/// Reads the cages of a killer and their sums: the likeliest sums that so many different digits can have, and that add
/// up to the digits of all cells. None when other sums are nearly as likely. `nodes` are side + 1 rows of side + 1
/// crossings, in pixels of the image, whose lines are dark. Takes up to 0.2 s for 9×9.
std::optional<CagesOfTurn> read_cages(const GreyImage& image, std::span<const Point> nodes, int side,
                                      const DigitNetwork& network);

}  // namespace nonet::vision
