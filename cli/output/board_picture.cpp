// The page draws the same picture (web/board/display-list.js, with the colours of printPalette). A test compares both.

#include "cli/output/board_picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "cli/output/svg_shapes.h"

namespace nonet {

namespace {

// Lengths in units of the picture.
constexpr double kCellSize = 36;
constexpr double kThinLine = 0.9;
constexpr double kThickLine = 2.7;
constexpr double kMarkLine = kCellSize * 0.032;

constexpr std::string_view kPaper = "#fff";
constexpr std::string_view kMarkedPaper = "#eee";
constexpr std::string_view kThinColour = "#888";
constexpr std::string_view kThickColour = "#000";
constexpr std::string_view kGivenColour = "#000";
constexpr std::string_view kEntryColour = "#333";
constexpr std::string_view kNoteColour = "#000";
constexpr std::string_view kMarkColour = "#999";

constexpr int kGivenWeight = 600;
constexpr int kEntryWeight = 400;
constexpr int kNoteWeight = 500;

/// Size of type relative to the cell, for digits of one, two and three characters.
constexpr std::array kDigitSizes{0.64, 0.53, 0.4};
/// The free margin around the candidates of a cell, relative to the cell.
constexpr double kNoteMargin = 0.06;
/// Size of type relative to the place of a candidate.
constexpr double kNoteSize = 0.84;

struct Stripe {
  double start;
  double size;
};

/// The cells and the ruled lines in one direction.
struct Ruling {
  std::vector<double> starts;
  /// The lines before each cell, and the line after the last cell.
  std::vector<Stripe> stripes;
  double length = 0;

  Ruling(int side, int per_box) {
    for (int place = 0; place <= side; ++place) {
      stripes.push_back({length, place % per_box == 0 ? kThickLine : kThinLine});
      length += stripes.back().size;
      if (place == side) break;
      starts.push_back(length);
      length += kCellSize;
    }
  }

  /// Where a line begins that is centred on the ruled line before `place`.
  double line_start(int place, bool is_thick) const {
    const Stripe& stripe = stripes[static_cast<std::size_t>(place)];
    return stripe.start - ((is_thick ? kThickLine : kThinLine) - stripe.size) / 2;
  }
};

struct Point {
  double x;
  double y;
};

std::string symbol_on(int side, Digit digit) {
  return side > kMaxSymbol ? std::to_string(digit.value) : std::string(1, symbol_of(digit));
}

/// Calls `visit(first, last)` for each run of places below `side` for which `holds(place)` is true.
template <class Holds, class Visit>
void for_each_run(int side, Holds&& holds, Visit&& visit) {
  for (int first = 0; first < side; ++first) {
    if (!holds(first)) continue;
    int last = first;
    while (last + 1 < side && holds(last + 1)) ++last;
    visit(first, last);
    first = last;
  }
}

class BoardPicture {
 public:
  explicit BoardPicture(const ParsedPuzzle& puzzle)
      : puzzle_(puzzle),
        layout_(*puzzle.grid.layout()),
        side_(layout_.side()),
        across_(side_, layout_.box_columns()),
        down_(side_, layout_.box_rows()) {}

  std::string draw() {
    shapes_.rect(0, 0, across_.length, down_.length, kPaper);
    draw_grounds();
    for_each_house(layout_, [&](House house) { draw_mark(house); });
    draw_lines();
    for_each_cell([&](Cell cell) { draw_content(cell); });
    return head() + shapes_.take() + "</g>\n</svg>\n";
  }

 private:
  template <class Visit>
  void for_each_cell(Visit&& visit) const {
    for (std::uint16_t index = 0; index < layout_.cell_count(); ++index) visit(Cell{index});
  }

  std::string head() const {
    const std::string width = svg_number(across_.length);
    const std::string height = svg_number(down_.length);
    const std::string side = std::to_string(side_);
    const std::string title = puzzle_.comment.empty() ? "Sudoku " + side + "x" + side : xml_text(puzzle_.comment);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height +
           "\" viewBox=\"0 0 " + width + ' ' + height + "\" role=\"img\">\n<title>" + title +
           "</title>\n<g font-family=\"system-ui, sans-serif\" text-anchor=\"middle\">\n";
  }

  Point corner(Cell cell) const {
    return {across_.starts[static_cast<std::size_t>(layout_.column(cell))],
            down_.starts[static_cast<std::size_t>(layout_.row(cell))]};
  }

  Point middle(Cell cell) const {
    const Point at = corner(cell);
    return {at.x + kCellSize / 2, at.y + kCellSize / 2};
  }

  /// Windows and asterisks have a ground of their own.
  void draw_grounds() {
    if (layout_.rules().empty()) return;
    const auto is_tinted = [&](House house) {
      return layout_.kind(house) == HouseKind::Window || layout_.kind(house) == HouseKind::Asterisk;
    };
    for_each_cell([&](Cell cell) {
      const auto houses = layout_.houses(cell);
      if (std::none_of(houses.begin(), houses.end(), is_tinted)) return;
      const Point at = corner(cell);
      shapes_.rect(at.x, at.y, kCellSize, kCellSize, kMarkedPaper);
    });
  }

  void draw_mark(House house) {
    const auto cells = layout_.cells(house);
    switch (layout_.kind(house)) {
      case HouseKind::Diagonal: return draw_diagonal(corner(cells.front()), corner(cells.back()));
      case HouseKind::Window: return draw_window(corner(cells.front()), corner(cells.back()));
      case HouseKind::Asterisk:
        for (const Cell cell : cells) draw_asterisk(middle(cell));
        return;
      case HouseKind::CenterDots:
        for (const Cell cell : cells) {
          const Point at = middle(cell);
          shapes_.circle(at.x, at.y, kCellSize * 0.41, kMarkLine, kMarkColour);
        }
        return;
      default: return;
    }
  }

  void draw_diagonal(Point from, Point to) {
    const double first = from.x < to.x ? 0 : kCellSize;
    const double last = kCellSize - first;
    shapes_.line(from.x + first, from.y, to.x + last, to.y + kCellSize, kMarkLine, kMarkColour);
  }

  /// A frame inside the window, clear of its lines.
  void draw_window(Point from, Point to) {
    constexpr double kInset = kCellSize * 0.06;
    const Point at{from.x + kInset, from.y + kInset};
    const double width = to.x - from.x + kCellSize - 2 * kInset;
    const double height = to.y - from.y + kCellSize - 2 * kInset;
    shapes_.rect(at.x, at.y, width, kMarkLine, kMarkColour);
    shapes_.rect(at.x, at.y + height - kMarkLine, width, kMarkLine, kMarkColour);
    shapes_.rect(at.x, at.y + kMarkLine, kMarkLine, height - 2 * kMarkLine, kMarkColour);
    shapes_.rect(at.x + width - kMarkLine, at.y + kMarkLine, kMarkLine, height - 2 * kMarkLine, kMarkColour);
  }

  /// Six arms around the place of the digit.
  void draw_asterisk(Point at) {
    constexpr double kCosine = 0.8660254037844386;  // of 30 degrees
    constexpr double kInner = kCellSize * 0.3;
    constexpr double kOuter = kCellSize * 0.43;
    constexpr std::array<Point, 6> kArms{
        {{kCosine, 0.5}, {0, 1}, {-kCosine, 0.5}, {-kCosine, -0.5}, {0, -1}, {kCosine, -0.5}}};
    for (const auto& [x, y] : kArms) {
      shapes_.line(at.x + x * kInner, at.y + y * kInner, at.x + x * kOuter, at.y + y * kOuter, kMarkLine, kMarkColour);
    }
  }

  /// Straight pieces of the greatest length: thin ones between the cells of a region, then thick ones around regions
  /// and the grid.
  void draw_lines() {
    for (const bool is_thick : {false, true}) {
      for (int column = 0; column <= side_; ++column) {
        for_each_run(
            side_, [&](int row) { return is_border(row, column - 1, row, column) == is_thick; },
            [&](int first, int last) {
              const auto [start, length] = piece(down_, first, last, is_thick);
              shapes_.rect(across_.line_start(column, is_thick), start, width_of(is_thick), length,
                           colour_of(is_thick));
            });
      }
      for (int row = 0; row <= side_; ++row) {
        for_each_run(
            side_, [&](int column) { return is_border(row - 1, column, row, column) == is_thick; },
            [&](int first, int last) {
              const auto [start, length] = piece(across_, first, last, is_thick);
              shapes_.rect(start, down_.line_start(row, is_thick), length, width_of(is_thick), colour_of(is_thick));
            });
      }
    }
  }

  /// True when one of two neighbouring places is outside the grid, or the cells are in different regions.
  bool is_border(int row, int column, int other_row, int other_column) const {
    const auto first = layout_.cell_at(row, column);
    const auto second = layout_.cell_at(other_row, other_column);
    return !first || !second || layout_.region(*first) != layout_.region(*second);
  }

  static double width_of(bool is_thick) { return is_thick ? kThickLine : kThinLine; }
  static std::string_view colour_of(bool is_thick) { return is_thick ? kThickColour : kThinColour; }

  /// Returns the start and the length of a line along some cells. It includes the line crossings at both ends.
  static std::pair<double, double> piece(const Ruling& along, int first, int last, bool is_thick) {
    const double start = along.line_start(first, is_thick);
    return {start, along.line_start(last + 1, is_thick) + width_of(is_thick) - start};
  }

  void draw_content(Cell cell) {
    const Digit digit = puzzle_.digits()[cell];
    if (digit.is_blank()) return draw_candidates(cell);
    const Point at = middle(cell);
    const std::string symbol = symbol_on(side_, digit);
    const bool given = !puzzle_.grid[cell].is_blank();
    shapes_.text(at.x, at.y, symbol, kCellSize * kDigitSizes[symbol.size() - 1], given ? kGivenWeight : kEntryWeight,
                 given ? kGivenColour : kEntryColour);
  }

  /// Each candidate has a fixed place. The places have as many rows and columns as a box.
  void draw_candidates(Cell cell) {
    if (puzzle_.candidates.empty()) return;
    const auto [rows, columns] = candidate_places();
    constexpr double kRoom = kCellSize * (1 - 2 * kNoteMargin);
    const double across = kRoom / columns;
    const double down = kRoom / rows;
    const Point at = corner(cell);
    puzzle_.candidates[cell.index].for_each([&, columns = columns](Digit digit) {
      const std::string symbol = symbol_on(side_, digit);
      // A number of two digits takes the width that one digit would have.
      const double size = std::min(across, down) * kNoteSize * kDigitSizes[symbol.size() - 1] / kDigitSizes.front();
      const int row = (digit.value - 1) / columns;
      const int column = (digit.value - 1) % columns;
      shapes_.text(at.x + kCellSize * kNoteMargin + across * (column + 0.5),
                   at.y + kCellSize * kNoteMargin + down * (row + 0.5), symbol, size, kNoteWeight, kNoteColour);
    });
  }

  /// Returns rows and columns of the candidates in a cell: nearly a square where there are no boxes, or long ones.
  std::pair<int, int> candidate_places() const {
    const int rows = layout_.box_rows();
    const int columns = layout_.box_columns();
    if (layout_.has_boxes() && std::max(rows, columns) <= 3 * std::min(rows, columns)) return {rows, columns};
    const int square = static_cast<int>(std::ceil(std::sqrt(side_)));
    return {(side_ + square - 1) / square, square};
  }

  const ParsedPuzzle& puzzle_;
  const Layout& layout_;
  int side_;
  Ruling across_;
  Ruling down_;
  SvgShapes shapes_;
};

}  // namespace

std::string board_picture(const ParsedPuzzle& puzzle) { return BoardPicture(puzzle).draw(); }

}  // namespace nonet
