// The diagonals of a grid as lines or as shaded cells. Both are claimed by comparison with the other cells alone: what
// goes through the cells of a diagonal must go through all of them, and through hardly any other cell in that
// direction. So digits with slanted strokes, noise, and the lines of other rules claim nothing. The numbers below were
// chosen on the drawn pages of tools/digit-training/diagonal_pages.py, and checked on photos without diagonals.

#include "core/vision/drawn_diagonals.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>

#include "core/util/sort.h"

namespace nonet::vision {

namespace {

// A line is looked for at these places along a diagonal of a cell: near the corners, where digits hardly reach, but not
// so near that the lines of the grid are met.
constexpr std::array<int, 8> kDiagonalPlaces{5, 6, 7, 8, 19, 20, 21, 22};
// The line must be seen at more than half of them: at 5 of 8.
constexpr int kUnseenPlaces = 3;
// A line is up to this many pixels beside the diagonal, counted along a row.
constexpr int kFarthestBeside = 4;
// The ground beside a line begins at this distance from its middle, counted along a row.
constexpr int kGroundBeside = 5;
// So far beside what is taken for a line there may be a rest of it.
constexpr int kEdgeOfLine = 1;
constexpr std::uint8_t kWhite = 255;
// Lines are darker than their ground by this many grey values.
constexpr int kLeastLineDepth = 8;
// What is that deep in other cells is a digit, as long as it is in at most a tenth of them.
constexpr std::size_t kOtherCellParts = 10;
// A cell of a diagonal has a ground that differs from that of other cells by this part of the ground: 5 of 255.
constexpr int kWholeShade = 255;
constexpr int kLeastShade = 5;

/// One direction of diagonals in cells: falling to the right, or rising.
struct Diagonal {
  bool falls;

  bool passes(int row, int column, int side) const { return falls ? row == column : row + column == side - 1; }
  // The value of a pixel at a place along the diagonal, `beside` pixels from it.
  std::size_t at(int place, int beside) const {
    const int x = std::clamp(place + (beside + 100) / 2 - 50, 0, kCellSide - 1);
    const int y = std::clamp(place - ((beside + 101) / 2 - 50), 0, kCellSide - 1);
    return static_cast<std::size_t>((falls ? y : kCellSide - 1 - y) * kCellSide + x);
  }
};

/// A line through a cell.
struct CellLine {
  int depth = 0;
  int beside = 0;
};

// The ground on both sides of a place: the darker one, so that an edge of a shade is no line.
int ground_beside(const CellPixels& cell, Diagonal direction, int place, int beside) {
  const auto mean = [&](int distance) {
    const int further = distance < 0 ? distance - 1 : distance + 1;
    return (cell[direction.at(place, beside + distance)] + cell[direction.at(place, beside + further)]) / 2;
  };
  return std::min(mean(-kGroundBeside), mean(kGroundBeside));
}

int line_depth_at(const CellPixels& cell, Diagonal direction, int place, int beside) {
  const auto value = [&](int offset) -> int { return cell[direction.at(place, beside + offset)]; };
  const int middle = (value(0) + std::min(value(-1), value(1))) / 2;
  return ground_beside(cell, direction, place, beside) - middle;
}

// The deepest line through a cell in a direction: one that is seen at most places.
CellLine line_in_cell(const CellPixels& cell, Diagonal direction) {
  CellLine deepest;
  for (int beside = -kFarthestBeside; beside <= kFarthestBeside; ++beside) {
    std::array<int, kDiagonalPlaces.size()> depths;
    for (std::size_t at = 0; at < depths.size(); ++at)
      depths[at] = line_depth_at(cell, direction, kDiagonalPlaces[at], beside);
    std::nth_element(depths.begin(), depths.begin() + kUnseenPlaces, depths.end());
    if (depths[kUnseenPlaces] > deepest.depth) deepest = {depths[kUnseenPlaces], beside};
  }
  return deepest;
}

// The lines through the cells of one diagonal, from the left. None when the diagonal is not marked by a line.
std::optional<std::vector<CellLine>> line_through(std::span<const CellPixels> cells, int side, Diagonal direction) {
  std::vector<CellLine> lines;
  std::vector<int> depths;
  std::vector<int> others;
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      const CellLine line = line_in_cell(cells[static_cast<std::size_t>(row * side + column)], direction);
      if (direction.passes(row, column, side)) {
        lines.push_back(line);
        depths.push_back(line.depth);
      } else {
        others.push_back(line.depth);
      }
    }
  }
  shell_sort(depths);
  shell_sort(others);
  // A digit, or a fold of the paper, may hide the line in one cell.
  const int least = depths[1];
  const int other = others[others.size() - 1 - others.size() / kOtherCellParts];
  if (least < kLeastLineDepth || least < 2 * other) return std::nullopt;
  return lines;
}

// How far a line reaches from its middle, counted along a row: where it still has a third of its depth.
int reach_of_line(const CellPixels& cell, Diagonal direction, CellLine line) {
  int reach = 0;
  for (int distance = 1; distance < kGroundBeside; ++distance) {
    std::array<int, kDiagonalPlaces.size()> depths;
    for (std::size_t at = 0; at < depths.size(); ++at) {
      const auto value = [&](int offset) -> int {
        return cell[direction.at(kDiagonalPlaces[at], line.beside + offset)];
      };
      depths[at] = ground_beside(cell, direction, kDiagonalPlaces[at], line.beside) -
                   std::min(value(-distance), value(distance));
    }
    std::nth_element(depths.begin(), depths.begin() + kUnseenPlaces, depths.end());
    if (3 * depths[kUnseenPlaces] < line.depth) break;
    reach = distance;
  }
  return reach;
}

// Makes what is as dark as a line, and at its place, as light as the ground beside it. Darker ink is that of digits.
void take_line(CellPixels& cell, Diagonal direction, CellLine line, int usual_depth, int reach) {
  const CellPixels before = cell;
  for (int place = 0; place < kCellSide; ++place) {
    for (int beside = line.beside - reach; beside <= line.beside + reach; ++beside) {
      const std::size_t at = direction.at(place, beside);
      const int ground = ground_beside(before, direction, place, line.beside);
      if (before[at] < ground && ground - before[at] <= usual_depth * 3 / 2) {
        cell[at] = static_cast<std::uint8_t>(ground);
      }
    }
  }
}

// Makes a line white, with what may be left of it at its edges.
void whiten_line(CellPixels& cell, Diagonal direction, CellLine line, int reach) {
  for (int place = 0; place < kCellSide; ++place) {
    for (int beside = -reach - kEdgeOfLine; beside <= reach + kEdgeOfLine; ++beside) {
      cell[direction.at(place, line.beside + beside)] = kWhite;
    }
  }
}

void take_lines(std::vector<CellPixels>& cells, std::vector<CellPixels>& beside, int side, Diagonal direction,
                const std::vector<CellLine>& lines) {
  std::vector<int> depths;
  for (const CellLine& line : lines) depths.push_back(line.depth);
  shell_sort(depths);
  const int usual = depths[depths.size() / 2];
  std::size_t number = 0;
  for (int row = 0; row < side; ++row) {
    const auto cell = static_cast<std::size_t>(row * side + (direction.falls ? row : side - 1 - row));
    const int reach = reach_of_line(cells[cell], direction, lines[number]);
    take_line(cells[cell], direction, lines[number], usual, reach);
    whiten_line(beside[cell], direction, lines[number], reach);
    ++number;
  }
}

// True when the cells of the diagonals, and hardly any others, have another ground than the cells beside them.
bool are_shaded(std::span<const CellPixels> cells, int side) {
  const auto is_on_diagonal = [&](int row, int column) { return row == column || row + column == side - 1; };
  std::vector<int> grounds;
  for (const CellPixels& cell : cells) grounds.push_back(contrast_of(cell).ground);
  std::vector<int> shades;
  std::vector<int> others;
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      // Light changes over a page, so a cell is compared with the cells beside it that are on no diagonal.
      std::vector<int> beside;
      for (int near_row = std::max(0, row - 1); near_row <= std::min(side - 1, row + 1); ++near_row) {
        for (int near = std::max(0, column - 1); near <= std::min(side - 1, column + 1); ++near) {
          const bool is_itself = near_row == row && near == column;
          if (is_itself || is_on_diagonal(near_row, near)) continue;
          beside.push_back(grounds[static_cast<std::size_t>(near_row * side + near)]);
        }
      }
      // Every cell of a grid of four rows or more has such a cell beside it.
      shell_sort(beside);
      const int usual = std::max(1, beside[beside.size() / 2]);
      const int shade = (usual - grounds[static_cast<std::size_t>(row * side + column)]) * kWholeShade / usual;
      if (is_on_diagonal(row, column)) {
        shades.push_back(shade);
      } else {
        others.push_back(std::abs(shade));
      }
    }
  }
  shell_sort(shades);
  shell_sort(others);
  // On a dark ground, shaded cells can be lighter ones.
  const int least = std::max(shades[1], -shades[shades.size() - 2]);
  return least >= kLeastShade && least > 2 * others[others.size() - 1 - others.size() / kOtherCellParts];
}

}  // namespace

DrawnDiagonals take_diagonals(std::vector<CellPixels>& cells, int side) {
  constexpr Diagonal kFalling{true};
  constexpr Diagonal kRising{false};
  const auto falling = line_through(cells, side, kFalling);
  const auto rising = falling ? line_through(cells, side, kRising) : std::nullopt;
  if (!rising) return {are_shaded(cells, side), {}};
  DrawnDiagonals found{true, cells};
  take_lines(cells, found.beside_lines, side, kFalling, *falling);
  take_lines(cells, found.beside_lines, side, kRising, *rising);
  return found;
}

}  // namespace nonet::vision
