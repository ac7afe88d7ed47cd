#include "tests/support/drawn_page.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>
#include <string>
#include <utility>

#include "core/util/random.h"

namespace nonet::test {

namespace {

using vision::Point;
using Stroke = std::vector<Point>;

// Digits as lines between points, in a box of 1 by 1.
const std::vector<Stroke>& strokes_of(char symbol) {
  static const Stroke six{{0.8, 0.06},  {0.55, 0},  {0.25, 0.12}, {0.1, 0.45}, {0.1, 0.75}, {0.25, 0.95}, {0.5, 1},
                          {0.78, 0.93}, {0.9, 0.7}, {0.78, 0.48}, {0.5, 0.4},  {0.22, 0.5}, {0.1, 0.7}};
  static const std::vector<Stroke> none;
  static const std::array<std::vector<Stroke>, 9> digits{{
      {{{0.22, 0.22}, {0.55, 0}, {0.55, 1}}},
      {{{0.1, 0.25}, {0.2, 0.07}, {0.45, 0}, {0.75, 0.05}, {0.9, 0.25}, {0.8, 0.45}, {0.1, 1}, {0.92, 1}}},
      {{{0.1, 0.12},
        {0.35, 0},
        {0.7, 0.03},
        {0.88, 0.22},
        {0.75, 0.42},
        {0.45, 0.48},
        {0.75, 0.54},
        {0.9, 0.75},
        {0.75, 0.95},
        {0.4, 1},
        {0.08, 0.88}}},
      {{{0.72, 1}, {0.72, 0}, {0.05, 0.7}, {0.98, 0.7}}},
      {{{0.85, 0},
        {0.2, 0},
        {0.13, 0.45},
        {0.45, 0.36},
        {0.75, 0.42},
        {0.9, 0.66},
        {0.78, 0.92},
        {0.45, 1},
        {0.1, 0.9}}},
      {six},
      {{{0.08, 0}, {0.92, 0}, {0.4, 1}}},
      {{{0.5, 0.46},
        {0.2, 0.36},
        {0.15, 0.2},
        {0.28, 0.04},
        {0.5, 0},
        {0.72, 0.04},
        {0.85, 0.2},
        {0.8, 0.36},
        {0.5, 0.46},
        {0.18, 0.58},
        {0.08, 0.77},
        {0.22, 0.95},
        {0.5, 1},
        {0.78, 0.95},
        {0.92, 0.77},
        {0.82, 0.58},
        {0.5, 0.46}}},
      {[] {
        Stroke nine;
        for (const Point& point : six) nine.push_back({1 - point.x, 1 - point.y});
        return nine;
      }()},
  }};
  static const std::array<std::vector<Stroke>, 6> letters{{
      {{{0, 1}, {0.5, 0}, {1, 1}}, {{0.2, 0.65}, {0.8, 0.65}}},
      {{{0.1, 0}, {0.1, 1}, {0.7, 1}, {0.9, 0.75}, {0.7, 0.48}, {0.1, 0.48}},
       {{0.1, 0}, {0.7, 0}, {0.85, 0.24}, {0.7, 0.48}}},
      {{{0.95, 0.2}, {0.6, 0}, {0.2, 0.15}, {0.05, 0.5}, {0.2, 0.85}, {0.6, 1}, {0.95, 0.8}}},
      {{{0.1, 0}, {0.1, 1}, {0.6, 1}, {0.95, 0.7}, {0.95, 0.3}, {0.6, 0}, {0.1, 0}}},
      {{{0.9, 0}, {0.1, 0}, {0.1, 1}, {0.9, 1}}, {{0.1, 0.48}, {0.75, 0.48}}},
      {{{0.9, 0}, {0.1, 0}, {0.1, 1}}, {{0.1, 0.48}, {0.75, 0.48}}},
  }};
  static const std::vector<Stroke> zero{
      {{0.5, 0}, {0.8, 0.12}, {0.92, 0.5}, {0.8, 0.88}, {0.5, 1}, {0.2, 0.88}, {0.08, 0.5}, {0.2, 0.12}, {0.5, 0}}};
  if (symbol == '0') return zero;
  if (symbol >= '1' && symbol <= '9') return digits[static_cast<std::size_t>(symbol - '1')];
  if (symbol >= 'A' && symbol <= 'F') return letters[static_cast<std::size_t>(symbol - 'A')];
  return none;
}

double distance_to(const Stroke& stroke, Point at) {
  double least = 1e9;
  for (std::size_t index = 1; index < stroke.size(); ++index) {
    const Point& a = stroke[index - 1];
    const Point& b = stroke[index];
    const double length = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y);
    const double along = std::clamp(((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / length, 0.0, 1.0);
    least = std::min(least, vision::distance(at, {a.x + along * (b.x - a.x), a.y + along * (b.y - a.y)}));
  }
  return least;
}

// The height of a digit, in cells.
constexpr double kHeight = 0.6;

// True when a place in a cell, from (0, 0) to (1, 1), is on the ink of a digit that is upright.
bool is_on_symbol(char symbol, Point at) {
  constexpr double kWidth = 0.38;
  constexpr double kPen = 0.045;
  if (std::abs(at.x - 0.5) > 0.3 || std::abs(at.y - 0.5) > 0.4) return false;
  const std::vector<Stroke>& strokes = strokes_of(symbol);
  return std::any_of(strokes.begin(), strokes.end(), [&](const Stroke& stroke) {
    Stroke in_cell;
    for (const Point& point : stroke)
      in_cell.push_back({0.5 + (point.x - 0.5) * kWidth, 0.5 + (point.y - 0.5) * kHeight});
    return distance_to(in_cell, at) < kPen;
  });
}

bool is_on_note(const DrawnPage& page, std::size_t cell, Point at) {
  if (page.notes.empty()) return false;
  const int row = std::clamp(static_cast<int>(at.y * 3), 0, 2);
  const int column = std::clamp(static_cast<int>(at.x * 3), 0, 2);
  const int digit = 3 * row + column + 1;
  if ((page.notes[cell] >> digit & 1) == 0) return false;
  const double scale = kHeight / page.note_height;
  const auto in_note = [&](double place, int of_three) { return 0.5 + (place - 0.5 - (of_three - 1) * 0.28) * scale; };
  return is_on_symbol(static_cast<char>('0' + digit), {in_note(at.x, column), in_note(at.y, row)});
}

// True when a place of a cell is on the sum in its top left corner.
bool is_on_sum(const DrawnPage& page, std::size_t cell, Point at) {
  if (page.sums.empty() || page.sums[cell] == 0) return false;
  constexpr double kSumHeight = 0.2;
  constexpr double kSumAdvance = 0.16;
  constexpr Point kFirstDigit{0.24, 0.26};
  const std::string number = std::to_string(page.sums[cell]);
  for (std::size_t digit = 0; digit < number.size(); ++digit) {
    const double middle = kFirstDigit.x + kSumAdvance * static_cast<double>(digit);
    const double scale = kHeight / kSumHeight;
    if (is_on_symbol(number[digit], {0.5 + (at.x - middle) * scale, 0.5 + (at.y - kFirstDigit.y) * scale})) return true;
  }
  return false;
}

// True when a place of the grid is on a digit that was entered.
bool is_on_entry(const DrawnPage& page, Point at) {
  const int row = static_cast<int>(std::floor(at.y));
  const int column = static_cast<int>(std::floor(at.x));
  if (page.entries.empty() || row < 0 || column < 0 || row >= page.side || column >= page.side) return false;
  return is_on_symbol(page.entries[static_cast<std::size_t>(row * page.side + column)], {at.x - column, at.y - row});
}

// True when a place is in the dark strip above the grid, and not on one of the letters in the strip.
bool is_in_heading(const DrawnPage& page, Point at) {
  if (page.heading == 0 || at.y > 0 || at.y < -page.heading || at.x < 0 || at.x > page.side) return false;
  const Point in_letter{(at.x - std::floor(at.x)), (at.y + page.heading) / page.heading};
  return !is_on_symbol(static_cast<char>('A' + static_cast<int>(at.x) % 6), in_letter);
}

// True when the line that is next to a place is one between regions, or around boxes. `across` and `along` are the two
// directions of the place, `step` and `stride` how far apart cells are in them.
bool is_thick_line(const DrawnPage& page, double across, double along, int box, int step, int stride) {
  const int line = static_cast<int>(std::round(across));
  if (page.regions.empty() || line <= 0 || line >= page.side) return line % box == 0;
  const int cell = std::clamp(static_cast<int>(along), 0, page.side - 1) * stride + line * step;
  return page.regions[static_cast<std::size_t>(cell)] != page.regions[static_cast<std::size_t>(cell - step)];
}

// True when a place in a cell, from (0, 0) to (1, 1), is on a line around the cage of the cell.
bool is_on_cage(const DrawnPage& page, int row, int column, Point at) {
  if (page.cages.empty()) return false;
  const auto label_at = [&](int beside_row, int beside_column) {
    const bool is_inside = beside_row >= 0 && beside_column >= 0 && beside_row < page.side && beside_column < page.side;
    return is_inside ? page.cages[static_cast<std::size_t>(beside_row * page.side + beside_column)] : '.';
  };
  const char label = label_at(row, column);
  const auto is_on_line = [&](char beside, double across, double along) {
    const bool is_dash = page.cage_dash == 0 || static_cast<int>(along / page.cage_dash) % 2 == 0;
    return beside != label && std::abs(across - page.cage_inset) < page.cage_line / 2 && is_dash;
  };
  return label != '.' &&
         (is_on_line(label_at(row - 1, column), at.y, at.x) || is_on_line(label_at(row + 1, column), 1 - at.y, at.x) ||
          is_on_line(label_at(row, column - 1), at.x, at.y) || is_on_line(label_at(row, column + 1), 1 - at.x, at.y));
}

// The grey value of what is under the digits at a place of the grid.
int ground_at(const DrawnPage& page, Point at, std::size_t cell) {
  const double beside_falling = std::abs(at.x - at.y);
  const double beside_rising = page.rising ? std::abs(at.x + at.y - page.side) : page.side;
  if (std::min(beside_falling, beside_rising) < page.diagonal * std::numbers::sqrt2 / 2) return page.diagonal_ink;
  return !page.shaded.empty() && page.shaded[cell] == '#' ? page.shaded_ground : page.ground;
}

// The grey value at a place of the grid, in cells.
int value_in_grid(const DrawnPage& page, Point at) {
  const double edge = page.thick / 2;
  const bool is_in_spine = at.x > page.side && at.x < page.side + page.spine;
  if (is_in_spine || is_in_heading(page, at)) return page.thick_ink;
  if (at.x < -edge || at.y < -edge || at.x > page.side + edge || at.y > page.side + edge) return page.ground;
  const bool is_level_thick = is_thick_line(page, at.y, at.x, page.box_rows, page.side, 1);
  const bool is_upright_thick = is_thick_line(page, at.x, at.y, page.box_columns, 1, page.side);
  for (const bool thick : {true, false}) {
    for (const auto& [place, is_thick] : {std::pair(at.x, is_upright_thick), std::pair(at.y, is_level_thick)}) {
      if (is_thick == thick && std::abs(place - std::round(place)) < (thick ? page.thick : page.thin) / 2)
        return thick ? page.thick_ink : page.thin_ink;
    }
  }
  const int row = std::clamp(static_cast<int>(at.y), 0, page.side - 1);
  const int column = std::clamp(static_cast<int>(at.x), 0, page.side - 1);
  const auto cell = static_cast<std::size_t>(row * page.side + column);
  const char symbol = page.cells[cell];
  if (symbol == '#') return page.ink;
  if (is_on_entry(page, at)) return page.entry_ink;
  if (is_on_note(page, cell, {at.x - column, at.y - row})) return page.ink;
  if (is_on_sum(page, cell, {at.x - column, at.y - row})) return page.ink;
  if (is_on_cage(page, row, column, {at.x - column, at.y - row})) return page.cage_ink;
  Point in_cell{at.x - column, at.y - row};
  for (int turn = 0; turn < page.turn; ++turn) in_cell = {in_cell.y, 1 - in_cell.x};
  return is_on_symbol(symbol, in_cell) ? page.ink : ground_at(page, at, cell);
}

void blur_rows(const Picture& from, double sigma, Picture& to) {
  const int reach = static_cast<int>(3 * sigma) + 1;
  std::vector<double> weights;
  double sum = 0;
  for (int at = -reach; at <= reach; ++at) {
    weights.push_back(std::exp(-at * at / (2 * sigma * sigma)));
    sum += weights.back();
  }
  for (int y = 0; y < from.height; ++y) {
    for (int x = 0; x < from.width; ++x) {
      double value = 0;
      for (int at = -reach; at <= reach; ++at) {
        value += weights[at + reach] * from.pixels[y * from.width + std::clamp(x + at, 0, from.width - 1)];
      }
      // Transposed, so that the second call blurs columns.
      to.pixels[x * from.height + y] = static_cast<std::uint8_t>(value / sum + 0.5);
    }
  }
}

void blur(Picture& picture, double sigma) {
  Picture other{picture.height, picture.width, std::vector<std::uint8_t>(picture.pixels.size())};
  blur_rows(picture, sigma, other);
  blur_rows(other, sigma, picture);
}

double bend_at(const DrawnPage& page, double column) {
  return page.bend * std::sin(std::numbers::pi * column / page.side);
}

vision::Quad grid_square(const DrawnPage& page) {
  const double side = page.side;
  return {{{0, 0}, {side, 0}, {side, side}, {0, side}}};
}

}  // namespace

Picture draw(const DrawnPage& page) {
  constexpr int kSamples = 3;
  Picture picture{page.width, page.height, {}};
  picture.pixels.resize(static_cast<std::size_t>(page.width) * static_cast<std::size_t>(page.height));
  const std::vector<double> weights(4, 1);
  const auto map = vision::Homography::fitted(page.corners, grid_square(page), weights);
  Random random(7);
  for (int y = 0; y < page.height; ++y) {
    for (int x = 0; x < page.width; ++x) {
      int sum = 0;
      int entered = 0;
      for (int sample = 0; sample < kSamples * kSamples; ++sample) {
        const Point on_page{x + (sample % kSamples + 0.5) / kSamples, y + (sample / kSamples + 0.5) / kSamples};
        Point at = map(on_page);
        at.y += bend_at(page, at.x);
        sum += value_in_grid(page, at);
        entered += is_on_entry(page, at);
      }
      const double light = 1 - page.shade * x / page.width;
      int value = static_cast<int>(sum * light / (kSamples * kSamples));
      if (page.noise > 0)
        value += static_cast<int>(random.below(static_cast<std::uint32_t>(2 * page.noise + 1))) - page.noise;
      picture.pixels[y * page.width + x] = static_cast<std::uint8_t>(std::clamp(value, 0, 255));
      const auto colour = [&](int of_entry) {
        return static_cast<std::uint8_t>(128 + (of_entry - 128) * entered / (kSamples * kSamples));
      };
      picture.blue.push_back(colour(page.entry_blue));
      picture.red.push_back(colour(page.entry_red));
    }
  }
  if (page.blur > 0) blur(picture, page.blur);
  return picture;
}

vision::Reading reading_of(const DrawnPage& page) {
  const Picture picture = draw(page);
  return vision::PhotoReader().read(picture.view());
}

Point crossing_on(const DrawnPage& page, int row, int column) {
  const std::vector<double> weights(4, 1);
  const auto map = vision::Homography::fitted(grid_square(page), page.corners, weights);
  return map({static_cast<double>(column), row - bend_at(page, column)});
}

vision::Quad square_at(double x, double y, double side, double degrees) {
  const double angle = degrees * std::numbers::pi / 180;
  const double c = std::cos(angle) * side / 2;
  const double s = std::sin(angle) * side / 2;
  return {{{x - c + s, y - s - c}, {x + c + s, y + s - c}, {x + c - s, y + s + c}, {x - c - s, y - s + c}}};
}

}  // namespace nonet::test
