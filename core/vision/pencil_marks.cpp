#include "core/vision/pencil_marks.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/vision/cell_images.h"
#include "core/vision/odds.h"

namespace nonet::vision {

namespace {

// A cell is cut out as three times three squares.
constexpr int kFineSide = 3 * kCellSide;
// The lines of the grid are outside of the middle.
constexpr int kBegin = 4;
constexpr int kEnd = kFineSide - kBegin;
// A speck is lower than a mark, or has fewer pixels.
constexpr int kLeastHeight = 10;
constexpr int kLeastPixels = 12;
// A mark is the digit of its place when the network gives this digit so much.
constexpr double kLikelyMark = 0.2;

struct Spot {
  int left, top, right, bottom;
  int pixels;
};

struct FineCell {
  std::array<std::uint8_t, std::size_t{kFineSide} * kFineSide> values;
  int ground = 0;
  int ink = 255;

  std::uint8_t& at(int x, int y) { return values[static_cast<std::size_t>(y * kFineSide + x)]; }
};

FineCell cut(const GreyImage& image, const std::array<Point, 4>& corners) {
  std::vector<Point> nodes;
  for (int row = 0; row <= 3; ++row) {
    for (int column = 0; column <= 3; ++column) {
      const double down = row / 3.0;
      const double along = column / 3.0;
      const auto mix = [&](double Point::*part) {
        return (corners[0].*part * (1 - along) + corners[1].*part * along) * (1 - down) +
               (corners[2].*part * (1 - along) + corners[3].*part * along) * down;
      };
      nodes.push_back({mix(&Point::x), mix(&Point::y)});
    }
  }
  const std::vector<CellPixels> pieces = cut_cells(image, nodes, 3);
  FineCell cell{};
  for (int y = 0; y < kFineSide; ++y) {
    for (int x = 0; x < kFineSide; ++x) {
      const CellPixels& piece = pieces[static_cast<std::size_t>(y / kCellSide * 3 + x / kCellSide)];
      cell.at(x, y) = piece[static_cast<std::size_t>(y % kCellSide * kCellSide + x % kCellSide)];
    }
  }
  for (const CellPixels& piece : pieces) cell.ground = std::max(cell.ground, contrast_of(piece).ground);
  for (int y = kBegin; y < kEnd; ++y) {
    for (int x = kBegin; x < kEnd; ++x) cell.ink = std::min<int>(cell.ink, cell.at(x, y));
  }
  return cell;
}

// The connected spots of ink in the middle.
std::vector<Spot> spots_of(FineCell cell) {
  const int limit = (cell.ground + cell.ink) / 2;
  const auto is_ink = [&](int x, int y) { return cell.at(x, y) < limit; };
  std::vector<Spot> spots;
  std::vector<std::array<int, 2>> waiting;
  for (int y = kBegin; y < kEnd; ++y) {
    for (int x = kBegin; x < kEnd; ++x) {
      if (!is_ink(x, y)) continue;
      Spot spot{x, y, x, y, 0};
      waiting.push_back({x, y});
      cell.at(x, y) = 255;
      while (!waiting.empty()) {
        const std::array<int, 2> place = waiting.back();
        waiting.pop_back();
        ++spot.pixels;
        spot = {std::min(spot.left, place[0]), std::min(spot.top, place[1]), std::max(spot.right, place[0]),
                std::max(spot.bottom, place[1]), spot.pixels};
        for (int beside = 0; beside < 9; ++beside) {
          const int to_x = place[0] + beside % 3 - 1;
          const int to_y = place[1] + beside / 3 - 1;
          const bool is_inside = to_x >= kBegin && to_x < kEnd && to_y >= kBegin && to_y < kEnd;
          if (!is_inside || !is_ink(to_x, to_y)) continue;
          cell.at(to_x, to_y) = 255;
          waiting.push_back({to_x, to_y});
        }
      }
      spots.push_back(spot);
    }
  }
  return spots;
}

// The digit that stands where a spot is.
std::size_t digit_of_place(const Spot& spot) {
  const int row = (spot.top + spot.bottom) * 3 / (2 * kFineSide);
  const int column = (spot.left + spot.right) * 3 / (2 * kFineSide);
  return static_cast<std::size_t>(3 * row + column + 1);
}

// The spot alone, as high in the square as a digit in its cell.
CellPixels square_around(FineCell& cell, const Spot& spot) {
  CellPixels square;
  const int side = std::max(spot.bottom - spot.top, spot.right - spot.left) * 5 / 3 + 2;
  // Twice the place of the top left corner of the square.
  const int left = spot.left + spot.right + 1 - side;
  const int top = spot.top + spot.bottom + 1 - side;
  for (int y = 0; y < kCellSide; ++y) {
    for (int x = 0; x < kCellSide; ++x) {
      // Four places in each value.
      int sum = 0;
      for (int place = 0; place < 4; ++place) {
        const int from_x = (left + (4 * x + 2 * (place % 2) + 1) * side / (2 * kCellSide)) / 2;
        const int from_y = (top + (4 * y + 2 * (place / 2) + 1) * side / (2 * kCellSide)) / 2;
        const bool is_near =
            from_x >= spot.left - 1 && from_x <= spot.right + 1 && from_y >= spot.top - 1 && from_y <= spot.bottom + 1;
        sum += is_near ? cell.at(from_x, from_y) : cell.ground;
      }
      square[static_cast<std::size_t>(y * kCellSide + x)] = static_cast<std::uint8_t>(sum / 4);
    }
  }
  return square;
}

}  // namespace

PencilMarks pencil_marks(const GreyImage& image, const std::array<Point, 4>& corners, UsualDigits usual,
                         const DigitNetwork& network) {
  FineCell cell = cut(image, corners);
  if (cell.ground - cell.ink < usual.least_contrast) return {};
  // Three fifths of the height of a digit; a cell has three times as many values here as for the network.
  const int most_height = usual.height * 9 / 5;
  PencilMarks marks;
  std::array<Spot, 10> mark_at{};
  std::vector<Spot> unread;
  for (const Spot& spot : spots_of(cell)) {
    const int height = spot.bottom - spot.top + 1;
    // A line of the grid, or a part of one, lies along the edge.
    const bool is_at_edge =
        spot.left == kBegin || spot.top == kBegin || spot.right == kEnd - 1 || spot.bottom == kEnd - 1;
    if (std::max(height, spot.right - spot.left + 1) > most_height) {
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
