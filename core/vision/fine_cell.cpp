#include "core/vision/fine_cell.h"

namespace nonet::vision {

FineCell cut_fine_cell(const GreyImage& image, const std::array<Point, 4>& corners) {
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
  for (int y = kFineBegin; y < kFineEnd; ++y) {
    for (int x = kFineBegin; x < kFineEnd; ++x) cell.ink = std::min<int>(cell.ink, cell.at(x, y));
  }
  return cell;
}

std::vector<Spot> spots_of(FineCell cell, int limit) {
  const auto is_ink = [&](int x, int y) { return cell.at(x, y) < limit; };
  std::vector<Spot> spots;
  std::vector<std::array<int, 2>> waiting;
  for (int y = kFineBegin; y < kFineEnd; ++y) {
    for (int x = kFineBegin; x < kFineEnd; ++x) {
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
          const bool is_inside = to_x >= kFineBegin && to_x < kFineEnd && to_y >= kFineBegin && to_y < kFineEnd;
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

}  // namespace nonet::vision
