#include "core/vision/photo_reader.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/vision/cage_sums.h"
#include "core/vision/cell_images.h"
#include "core/vision/digit_network.h"
#include "core/vision/drawn_cages.h"
#include "core/vision/drawn_regions.h"
#include "core/vision/even_nodes.h"
#include "core/vision/geometry.h"
#include "core/vision/grid_contents.h"
#include "core/vision/grid_finder.h"
#include "core/vision/handwriting.h"
#include "core/vision/image.h"
#include "core/vision/ink_colour.h"
#include "core/vision/pencil_marks.h"
#include "core/vision/reading_contents.h"
#include "core/vision/resolve.h"

namespace nonet::vision {

namespace {

constexpr int kCuttingSide = 1600;
// Cells with fewer pixels a side are not read.
constexpr double kLeastCell = 9;
// Another grid with this share of the area of the best one could be meant, too.
constexpr double kRivalArea = 0.6;
// Lattices with which one grid is read.
constexpr std::size_t kMaxLattices = 8;

Point scaled(Point point, double x, double y) { return {point.x * x, point.y * y}; }

void add_once(std::vector<Unread>& all, Unread it) {
  if (std::find(all.begin(), all.end(), it) == all.end()) all.push_back(it);
}

}  // namespace

struct PhotoReader::Parts {
  // The image out of which cells are cut. It is inverted for light lines on a dark ground.
  GreyImage large;
  bool is_inverted = false;
  // The colours of the image, where they are known.
  GreyImage blue;
  GreyImage red;
  GridFinder finder;
  // Null when handwriting is not read.
  const DigitNetwork* handwriting = nullptr;
  std::optional<DigitNetwork> learned_handwriting;

  const GreyImage& small() { return finder.image(); }
  void take(GreyView image, ColourView colours = {}) {
    reduce(image, kCuttingSide, large);
    is_inverted = false;
    const bool has_colours = colours.is_known() && is_readable_size(colours.blue.width, colours.blue.height);
    reduce(has_colours ? colours.blue : GreyView{}, kCuttingSide, blue);
    reduce(has_colours ? colours.red : GreyView{}, kCuttingSide, red);
    reduce(large.view(), GridFinder::kLongestSide, finder.image());
  }
  Outline outline_of(const FoundGrid& found, GreyView image);
  const FoundGrid* fit(const Outline& chosen, GreyView image, Reading& reading);
  std::vector<Point> nodes_in(const GreyImage& image, const Lattice& lattice);
  void read_marks(GridContents& contents, const Lattice& lattice);
  std::vector<InkColour> colours_of(const GridContents& contents, const Lattice& lattice);
  std::optional<GridContents> best_contents(FoundGrid& found, GreyView image, Reading& reading);
  void read_grid(FoundGrid found, GreyView image, Reading& reading);
  void lay_out(const std::vector<Point>& nodes, int turn, GreyView image, Reading& reading);
  void read_killer(GridContents& contents, const std::vector<Point>& nodes, GreyView image, Reading& reading);
  void set_contents(const GridContents& contents, const std::vector<InkColour>& colours, Reading& reading);
  void read_several(const std::vector<FoundGrid>& grids, GreyView image, Reading& reading);
};

PhotoReader::PhotoReader(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
// Only this constructor needs the weights of the library for handwriting: the linker leaves them out of other programs.
PhotoReader::PhotoReader() : PhotoReader(std::make_unique<Parts>()) { parts_->handwriting = &handwriting_network(); }
PhotoReader PhotoReader::without_handwriting() { return PhotoReader(std::make_unique<Parts>()); }
PhotoReader::~PhotoReader() = default;
PhotoReader::PhotoReader(PhotoReader&&) noexcept = default;
PhotoReader& PhotoReader::operator=(PhotoReader&&) noexcept = default;

bool PhotoReader::learn_handwriting(std::span<const std::uint8_t> weights) {
  std::optional<DigitNetwork> network = handwriting_network_of(weights);
  if (!network) return false;
  parts_->learned_handwriting = std::move(network);
  parts_->handwriting = &*parts_->learned_handwriting;
  return true;
}

bool PhotoReader::reads_handwriting() const { return parts_->handwriting != nullptr; }

Outline PhotoReader::Parts::outline_of(const FoundGrid& found, GreyView image) {
  Outline outline{found.lattice.corners(), found.lattice.side, found.lattice.score, found.inverted};
  for (Point& corner : outline.corners) {
    corner = scaled(corner, static_cast<double>(image.width) / small().width,
                    static_cast<double>(image.height) / small().height);
  }
  return outline;
}

std::vector<Outline> PhotoReader::find(GreyView image, Effort effort) {
  if (image.pixels == nullptr || !is_readable_size(image.width, image.height)) return {};
  parts_->take(image);
  std::vector<Outline> outlines;
  for (const FoundGrid& found : parts_->finder.find(effort)) outlines.push_back(parts_->outline_of(found, image));
  return outlines;
}

// Null when no lattice fits.
const FoundGrid* PhotoReader::Parts::fit(const Outline& chosen, GreyView image, Reading& reading) {
  Quad corners = chosen.corners;
  for (Point& corner : corners) {
    corner = scaled(corner, static_cast<double>(small().width) / image.width,
                    static_cast<double>(small().height) / image.height);
  }
  const bool is_near = std::all_of(corners.begin(), corners.end(), [](Point corner) {
    return std::abs(corner.x) < kMaxImageSide && std::abs(corner.y) < kMaxImageSide;
  });
  const bool is_grid = is_near && is_convex(corners) && chosen.side >= kLeastSide && chosen.side <= kMaxSide;
  if (!is_grid) return nullptr;
  const FoundGrid& found = finder.fit(corners, chosen.side, chosen.inverted);
  reading.outlines.push_back(outline_of(found, image));
  return is_convex(found.lattice.corners()) ? &found : nullptr;
}

std::vector<Point> PhotoReader::Parts::nodes_in(const GreyImage& image, const Lattice& lattice) {
  std::vector<Point> nodes = lattice.nodes;
  for (Point& node : nodes) {
    node = scaled(node, static_cast<double>(image.width) / small().width,
                  static_cast<double>(image.height) / small().height);
  }
  return nodes;
}

// Reads the pencil marks of cells whose contents are no sure digit. Pencil marks are no digit and no strange thing.
void PhotoReader::Parts::read_marks(GridContents& contents, const Lattice& lattice) {
  const int side = lattice.side;
  contents.marks.resize(contents.logits.size());
  // Marks stand at the places of nine digits.
  const int usual = usual_height(contents);
  if (side != 9 || usual == 0) return;
  // Print of the back of the page is lighter: a third of the contrast of digits.
  const int least = least_contrast(contents.contrasts) * 7 / 10;
  const std::vector<Point> nodes = nodes_in(large, lattice);
  const auto node = [&](int row, int column) {
    return nodes[static_cast<std::size_t>(index_before_turn(row, column, side + 1, contents.turn))];
  };
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      const auto cell = static_cast<std::size_t>(row * side + column);
      const int height = ink_height(contents.inputs[cell]);
      const bool is_digit = holds_digit(contents.logits[cell]);
      if (height == 0 || (is_digit && is_sure_digit(contents.logits[cell]) && 5 * height > 3 * usual)) continue;
      const std::array<Point, 4> corners{node(row, column), node(row, column + 1), node(row + 1, column),
                                         node(row + 1, column + 1)};
      const PencilMarks marks = pencil_marks(large, corners, {least, usual}, DigitNetwork::of_library());
      // A broken digit of the grid is no pencil mark.
      if (marks.digits == 0 || (is_digit && (marks.count < 2 || !marks.is_sure))) continue;
      contents.marks[cell] = marks;
      make_blank(contents.logits[cell]);
    }
  }
}

// Empty when no colours are known.
std::vector<InkColour> PhotoReader::Parts::colours_of(const GridContents& contents, const Lattice& lattice) {
  if (blue.width == 0) return {};
  const int side = lattice.side;
  const std::vector<Point> nodes = nodes_in(blue, lattice);
  const std::vector<CellPixels> of_blue = cut_cells(blue, nodes, side);
  const std::vector<CellPixels> of_red = cut_cells(red, nodes, side);
  std::vector<InkColour> colours;
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      const int before = index_before_turn(row, column, side, contents.turn);
      const CellInput lying = turned(contents.inputs[colours.size()], (4 - contents.turn) % 4);
      colours.push_back(ink_colour(lying, of_blue[before], of_red[before]));
    }
  }
  return colours;
}

// Reads the grid with each lattice that could be right, and puts the one whose lines and digits fit best into `found`.
// None when the cells are too small. Writes into `reading` how far the next best lattices are behind.
std::optional<GridContents> PhotoReader::Parts::best_contents(FoundGrid& found, GreyView image, Reading& reading) {
  std::vector<Lattice> lattices = std::move(found.rivals);
  lattices.insert(lattices.begin(), found.lattice);
  if (lattices.size() > kMaxLattices) lattices.resize(kMaxLattices);
  std::optional<GridContents> best;
  std::vector<std::pair<double, Lattice>> others;
  double most = 0;
  for (Lattice& lattice : lattices) {
    const int side = lattice.side;
    const double scale = static_cast<double>(image.width) / small().width;
    if (area_of(lattice.corners()) * scale * scale < kLeastCell * kLeastCell * side * side) continue;
    GridContents contents =
        read_cells(cut_cells(large, nodes_in(large, lattice), side), side, DigitNetwork::of_library());
    const double fit = lattice.rank() + likeness_to_puzzle(contents, side);
    others.emplace_back(fit, lattice);
    if (best && fit <= most) continue;
    best = std::move(contents);
    most = fit;
    found.lattice = std::move(lattice);
  }
  reading.side_confidence = reading.lattice_confidence = 1;
  const Quad corners = found.lattice.corners();
  const double cell = distance(corners[0], corners[1]) / found.lattice.side;
  for (const auto& [fit, lattice] : others) {
    const double confidence = std::min(1.0, 0.5 + most - fit);
    const Quad of_other = lattice.corners();
    const bool is_elsewhere = !std::equal(corners.begin(), corners.end(), of_other.begin(),
                                          [&](Point left, Point right) { return distance(left, right) < cell / 4; });
    if (lattice.side != found.lattice.side) {
      reading.side_confidence = std::min(reading.side_confidence, confidence);
    } else if (!is_elsewhere) {
      continue;
    }
    reading.lattice_confidence = std::min(reading.lattice_confidence, confidence);
  }
  return best;
}

void PhotoReader::Parts::read_grid(FoundGrid found, GreyView image, Reading& reading) {
  reading.inverted = found.inverted;
  if (found.inverted && !std::exchange(is_inverted, true)) invert(large);
  const bool is_read = is_side_read(found.lattice.side);
  std::optional<GridContents> read = is_read ? best_contents(found, image, reading) : std::nullopt;
  const int side = found.lattice.side;
  const Outline outline = outline_of(found, image);
  reading.corners = outline.corners;
  reading.side = side;
  reading.score = outline.score;
  if (!is_read) {
    reading.status = side == 12 || side == 16 ? ReadStatus::UnsupportedSide : ReadStatus::NoGrid;
    return;
  }
  if (!read) {
    reading.status = ReadStatus::TooSmall;
    return;
  }
  GridContents& contents = *read;
  read_marks(contents, found.lattice);
  const std::vector<Point> nodes = nodes_in(large, found.lattice);
  // What looks like no digits can be the cages of a killer, and their sums.
  const bool holds_no_digits = holds_something_else(contents);
  if (holds_no_digits && !shows_cages(large, nodes, side)) {
    reading.status = ReadStatus::NoGrid;
    return;
  }
  reading.status = ReadStatus::Ok;
  reading.diagonals = contents.diagonals;
  lay_out(nodes, contents.turn, image, reading);
  set_contents(contents, colours_of(contents, found.lattice), reading);
  // A puzzle whose digits have exactly one solution needs no cages.
  if (holds_no_digits || (!has_one_solution(reading) && shows_cages(large, nodes, side))) {
    reading.unread.push_back(Unread::Cages);
    read_killer(contents, nodes, image, reading);
  }
}

// Writes into `reading` where the grid lies after a number of quarter turns, and its regions.
void PhotoReader::Parts::lay_out(const std::vector<Point>& nodes, int turn, GreyView image, Reading& reading) {
  const int side = reading.side;
  reading.turn = turn;
  reading.lattice.clear();
  std::vector<Point> upright;
  for (int row = 0; row <= side; ++row) {
    for (int column = 0; column <= side; ++column) {
      const Point& node = nodes[index_before_turn(row, column, side + 1, turn)];
      upright.push_back(node);
      reading.lattice.push_back(scaled(node, static_cast<double>(image.width) / large.width,
                                       static_cast<double>(image.height) / large.height));
    }
  }
  const auto corner = [&](int row, int column) { return reading.lattice[row * (side + 1) + column]; };
  reading.corners = {corner(0, 0), corner(0, side), corner(side, side), corner(side, 0)};
  DrawnRegions drawn = find_regions(large, upright, side);
  reading.regions = std::move(drawn.regions);
  if (drawn.is_unclear) add_once(reading.unread, Unread::Regions);
}

// Reads cages and their sums. The sums are no contents of cells: what has no ink in the middle is blank.
void PhotoReader::Parts::read_killer(GridContents& contents, const std::vector<Point>& nodes, GreyView image,
                                     Reading& reading) {
  std::optional<CagesOfTurn> killer = read_cages(large, nodes, reading.side, DigitNetwork::of_library());
  if (!killer) return;
  bool holds_digits = false;
  for (std::size_t cell = 0; cell < contents.logits.size(); ++cell) {
    if (has_ink_in_middle(contents.inputs[cell])) {
      holds_digits = true;
      continue;
    }
    make_blank(contents.logits[cell]);
    contents.marks[cell] = {};
    contents.faint[cell] = true;
  }
  // The digits say another turn than the sums.
  if (killer->turn != contents.turn && holds_digits) return;
  lay_out(even_nodes(nodes, reading.side), killer->turn, image, reading);
  write_contents(contents, {}, {}, reading);
  reading.cages = std::move(killer->cages);
}

// Writes into `reading` what the cells hold, and who put it there. Whether a hand may have written is asked in the same
// way with and without the network, so every reader gives the same reading of print.
void PhotoReader::Parts::set_contents(const GridContents& contents, const std::vector<InkColour>& colours,
                                      Reading& reading) {
  write_contents(contents, colours, {}, reading);
  if (!may_hold_handwriting(contents, colours) && has_one_solution(reading)) return;
  if (handwriting == nullptr) return reading.unread.push_back(Unread::Handwriting);
  const Handwriting writing = find_handwriting(contents, colours, *handwriting);
  write_contents(contents, colours, writing, reading);
  if (writing.odds.empty() || has_one_solution(reading)) return;
  if (!writing.is_sure) {
    // The other digits may be the written ones.
    Handwriting other = writing;
    for (std::int32_t& odds : other.odds) odds = -odds;
    write_contents(contents, colours, other, reading);
    if (has_one_solution(reading)) return;
  }
  const bool is_begun = has_more_than_givens(
      contents.logits.size(), std::count_if(contents.logits.begin(), contents.logits.end(), holds_digit));
  if (is_begun && writing.is_sure) return;
  write_contents(contents, colours, {}, reading);
  if ((is_begun || writing.is_sure) && !has_one_solution(reading)) write_contents(contents, colours, writing, reading);
}

// Several grids of about the same size: the one that is a puzzle with exactly one solution is meant, if the others are
// none. Otherwise the caller must choose. A grid with handwriting that was not read may be a puzzle, too, so the grid
// that was chosen is open until that handwriting is read.
void PhotoReader::Parts::read_several(const std::vector<FoundGrid>& grids, GreyView image, Reading& reading) {
  std::optional<Reading> readable;
  int count = 0;
  for (const FoundGrid& grid : grids) {
    Reading other;
    read_grid(grid, image, other);
    for (const Unread it : other.unread) add_once(reading.unread, it);
    if (other.status != ReadStatus::Ok || !resolve(other).is_unique()) continue;
    ++count;
    readable = std::move(other);
  }
  if (count != 1) {
    reading.status = ReadStatus::SeveralGrids;
    return;
  }
  for (const Unread it : reading.unread) {
    if (it == Unread::Handwriting) add_once(readable->unread, it);
  }
  readable->outlines = std::move(reading.outlines);
  reading = *std::move(readable);
}

Reading PhotoReader::read(GreyView image, const Outline* chosen, ColourView colours) {
  Reading reading;
  if (image.pixels == nullptr || !is_allowed_size(image.width, image.height)) {
    reading.status = ReadStatus::BadInput;
    return reading;
  }
  if (!is_readable_size(image.width, image.height)) {
    reading.status = ReadStatus::TooSmall;
    return reading;
  }
  Parts& parts = *parts_;
  parts.take(image, colours);
  if (chosen != nullptr) {
    const FoundGrid* const found = parts.fit(*chosen, image, reading);
    if (found != nullptr) parts.read_grid(*found, image, reading);
    return reading;
  }
  const std::vector<FoundGrid>& found = parts.finder.find();
  if (found.empty()) return reading;
  std::vector<FoundGrid> large;
  const auto area = [](const FoundGrid& grid) { return area_of(grid.lattice.corners()); };
  for (const FoundGrid& grid : found) {
    reading.outlines.push_back(parts.outline_of(grid, image));
    if (area(grid) > kRivalArea * area(found.front())) large.push_back(grid);
  }
  if (large.size() > 1) {
    parts.read_several(large, image, reading);
  } else {
    parts.read_grid(found.front(), image, reading);
  }
  return reading;
}

}  // namespace nonet::vision
