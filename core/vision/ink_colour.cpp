#include "core/vision/ink_colour.h"

#include <algorithm>
#include <cstdlib>

#include "core/util/sort.h"

namespace nonet::vision {

namespace {

// Ink in the middle of a stroke has this share of the darkness of the darkest ink, in hundredths. On the edge of a
// stroke the colour of the ground is mixed in.
constexpr int kStroke = 80;
// The lines of the grid are in the margin.
constexpr int kLineMargin = 5;
// A puzzle has this many givens at least, whatever its size.
constexpr std::size_t kLeastPrinted = 4;
// Colours of one ink differ by less, and those of two inks by more.
constexpr int kLeastGap = 10;

int colour_distance(InkColour left, InkColour right) {
  return std::abs(left.blue - right.blue) + std::abs(left.red - right.red);
}

}  // namespace

InkColour ink_colour(const CellInput& input, const CellPixels& blue, const CellPixels& red) {
  const auto for_each_in_middle = [](const auto& act) {
    for (int y = kLineMargin; y < kCellSide - kLineMargin; ++y) {
      for (int x = kLineMargin; x < kCellSide - kLineMargin; ++x) act(static_cast<std::size_t>(y * kCellSide + x));
    }
  };
  // Lines are darker than some digits, so the darkness of the cell does not tell that of its digit.
  int darkest = 1;
  for_each_in_middle([&](std::size_t at) { darkest = std::max<int>(darkest, input[at]); });
  int pixels = 0;
  InkColour sum{0, 0};
  for_each_in_middle([&](std::size_t at) {
    if (100 * input[at] < kStroke * darkest) return;
    ++pixels;
    sum.blue += blue[at];
    sum.red += red[at];
  });
  return pixels == 0 ? InkColour{} : InkColour{sum.blue / pixels, sum.red / pixels};
}

std::vector<bool> entered_cells(const std::vector<ContentLogits>& logits, const std::vector<InkColour>& colours) {
  std::vector<bool> entered(logits.size(), false);
  std::vector<std::size_t> digits;
  for (std::size_t cell = 0; cell < logits.size(); ++cell) {
    if (holds_digit(logits[cell])) digits.push_back(cell);
  }
  if (digits.size() <= kLeastPrinted) return entered;
  const auto put_nearest_first = [&](InkColour to) {
    put_in_order(digits, [&](std::size_t left, std::size_t right) {
      return colour_distance(colours[left], to) < colour_distance(colours[right], to);
    });
  };
  put_nearest_first({});
  InkColour printed{0, 0};
  for (std::size_t at = 0; at < kLeastPrinted; ++at) {
    printed.blue += colours[digits[at]].blue;
    printed.red += colours[digits[at]].red;
  }
  printed = {printed.blue / static_cast<int>(kLeastPrinted), printed.red / static_cast<int>(kLeastPrinted)};
  put_nearest_first(printed);
  // The widest gap between the distances parts the printed digits from the others.
  std::size_t first = digits.size();
  int widest = kLeastGap - 1;
  for (std::size_t at = kLeastPrinted; at < digits.size(); ++at) {
    const int before = colour_distance(colours[digits[at - 1]], printed);
    const int gap = colour_distance(colours[digits[at]], printed) - before;
    // Colours that vary much within one ink vary as much again.
    if (gap <= widest || gap < before) continue;
    widest = gap;
    first = at;
  }
  for (std::size_t at = first; at < digits.size(); ++at) entered[digits[at]] = true;
  return entered;
}

}  // namespace nonet::vision
