#include "core/vision/pencil_marks.h"

#include <algorithm>
#include <vector>

#include "core/vision/cell_images.h"
#include "core/vision/fine_cell.h"
#include "core/vision/odds.h"

namespace nonet::vision {

namespace {

// A speck is lower than a mark, or has fewer pixels.
constexpr int kLeastHeight = 10;
constexpr int kLeastPixels = 12;
// A mark is the digit of its place when the network gives this digit so much.
constexpr double kLikelyMark = 0.2;

// The digit that stands where a spot is.
std::size_t digit_of_place(const Spot& spot) {
  const int row = (spot.top + spot.bottom) * 3 / (2 * kFineSide);
  const int column = (spot.left + spot.right) * 3 / (2 * kFineSide);
  return static_cast<std::size_t>(3 * row + column + 1);
}

}  // namespace

PencilMarks pencil_marks(const GreyImage& image, const std::array<Point, 4>& corners, UsualDigits usual,
                         const DigitNetwork& network) {
  FineCell cell = cut_fine_cell(image, corners);
  if (cell.ground - cell.ink < usual.least_contrast) return {};
  // Three fifths of the height of a digit; a cell has three times as many values here as for the network.
  const int most_height = usual.height * 9 / 5;
  PencilMarks marks;
  std::array<Spot, 10> mark_at{};
  std::vector<Spot> unread;
  for (const Spot& spot : spots_of(cell, (cell.ground + cell.ink) / 2)) {
    const int height = spot.height();
    // A line of the grid, or a part of one, lies along the edge.
    const bool is_at_edge = spot.is_at_edge();
    if (std::max(height, spot.width()) > most_height) {
      if (is_at_edge) continue;
      return {};
    }
    if (height < kLeastHeight || spot.pixels < kLeastPixels) continue;
    const CellInput input = input_of(square_around(cell, spot), {cell.ground, cell.ink}, usual.least_contrast);
    const ContentLogits logits = network.logits(input);
    const std::size_t digit = digit_of_place(spot);
    const bool is_new = (marks.digits >> digit & 1) == 0;
    if (!is_new || 1 / sum_of_powers(logits, logits[digit]) < kLikelyMark) {
      if (!is_at_edge) unread.push_back(spot);
      continue;
    }
    ++marks.count;
    mark_at[digit] = spot;
    marks.digits = static_cast<std::uint16_t>(marks.digits | 1U << digit);
  }
  // A stroke above or below a mark is a part of the mark. What is beside a mark is not.
  const auto others = std::count_if(unread.begin(), unread.end(), [&](const Spot& spot) {
    const Spot& mark = mark_at[digit_of_place(spot)];
    return mark.pixels == 0 || spot.right < mark.left || spot.left > mark.right;
  });
  if (2 * others >= marks.count) return {};
  marks.is_sure = others == 0;
  return marks;
}

}  // namespace nonet::vision
