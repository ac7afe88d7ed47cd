#include "core/vision/photo_reader.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/write.h"
#include "core/vision/resolve.h"
#include "tests/catch.h"
#include "tests/support/drawn_page.h"

using namespace nonet;
using namespace nonet::vision;
using nonet::test::crossing_on;
using nonet::test::draw;
using nonet::test::DrawnPage;
using nonet::test::kDrawnPuzzle;
using nonet::test::kDrawnSolution;
using nonet::test::square_at;

namespace {

DrawnPage page_with(const std::string& cells = kDrawnPuzzle) {
  DrawnPage page;
  page.cells = cells;
  return page;
}

// Two pictures of one size, side by side.
test::Picture beside(const test::Picture& left, const test::Picture& right) {
  test::Picture both{2 * left.width, left.height, {}};
  for (int y = 0; y < left.height; ++y) {
    for (const test::Picture* half : {&left, &right}) {
      const auto row = half->pixels.begin() + y * left.width;
      both.pixels.insert(both.pixels.end(), row, row + left.width);
    }
  }
  return both;
}

double largest_corner_error(const Outline& outline, const DrawnPage& page) {
  const Quad corners{crossing_on(page, 0, 0), crossing_on(page, 0, page.side), crossing_on(page, page.side, page.side),
                     crossing_on(page, page.side, 0)};
  double error = 0;
  for (std::size_t corner = 0; corner < 4; ++corner) {
    error = std::max(error, distance(outline.corners[corner], corners[corner]));
  }
  return error;
}

// The largest distance of a crossing from where it is on the page, in cells.
double lattice_error(const Reading& reading, const DrawnPage& page) {
  double error = 0;
  const double cell = distance(page.corners[0], page.corners[1]) / page.side;
  for (int row = 0; row <= page.side; ++row) {
    for (int column = 0; column <= page.side; ++column) {
      const Point found = reading.lattice[static_cast<std::size_t>(row * (page.side + 1) + column)];
      error = std::max(error, distance(found, crossing_on(page, row, column)) / cell);
    }
  }
  return error;
}

std::string turned_clockwise(const std::string& cells, int side) {
  std::string turned;
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column)
      turned += cells[static_cast<std::size_t>((side - 1 - column) * side + row)];
  }
  return turned;
}

ReadStatus status_of(const DrawnPage& page) {
  const auto picture = draw(page);
  return PhotoReader().read(picture.view()).status;
}

void make_light_on_dark(DrawnPage& page) {
  page.ground = 20;
  page.ink = 230;
  page.thin_ink = 90;
  page.thick_ink = 200;
}

}  // namespace

TEST_CASE("the outline of a grid is found", "[vision]") {
  DrawnPage page = page_with();
  SECTION("straight") {}
  SECTION("tilted") { page.corners = square_at(240, 240, 320, 17); }
  SECTION("seen from the side") { page.corners = {{{90, 70}, {420, 30}, {450, 440}, {45, 390}}}; }
  SECTION("light on dark") { make_light_on_dark(page); }
  SECTION("bent") { page.bend = 0.25; }
  SECTION("in shade, blurred, with noise") {
    page.shade = 0.7;
    page.blur = 1.2;
    page.noise = 10;
  }
  const auto picture = draw(page);
  const auto outlines = PhotoReader().find(picture.view());
  REQUIRE(outlines.size() == 1);
  CHECK(outlines[0].side == 9);
  CHECK(outlines[0].inverted == (page.ground < page.ink));
  const double cell = distance(page.corners[0], page.corners[1]) / page.side;
  CHECK(largest_corner_error(outlines[0], page) < 0.15 * cell);
}

TEST_CASE("an image without a grid has no outline", "[vision]") {
  PhotoReader reader;
  CHECK(reader.find({}).empty());
  CHECK(reader.read({}).status == ReadStatus::BadInput);
  const std::vector<std::uint8_t> grey(640 * 480, 128);
  CHECK(reader.find({grey.data(), 640, 480, 640}).empty());
  CHECK(reader.read({grey.data(), 640, 480, 640}).status == ReadStatus::NoGrid);
  CHECK(reader.read({grey.data(), 1, 1, 640}).status == ReadStatus::TooSmall);
  CHECK(reader.read({grey.data(), 5000, 3, 5000}).status == ReadStatus::TooSmall);
  CHECK(reader.read({grey.data(), 1 << 15, 1 << 15, 1 << 15}).status == ReadStatus::BadInput);
}

TEST_CASE("in a long thin image nothing is looked for", "[vision]") {
  const auto [width, height] =
      GENERATE(std::pair(5000, 64), std::pair(20000, 32), std::pair(32, 20000), std::pair(897, 32));
  // A dark line all along it looks like the border of a grid.
  std::vector<std::uint8_t> pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 255);
  for (int y = 8; y < height - 8; ++y) std::fill_n(pixels.begin() + std::ptrdiff_t{y} * width + 8, width - 16, 0);
  PhotoReader reader;
  const GreyView image{pixels.data(), width, height, width};
  CHECK(reader.find(image).empty());
  CHECK(reader.read(image).status == ReadStatus::TooSmall);
}

TEST_CASE("an image on the limit of the ratio, and an outline far away, are looked at safely", "[vision]") {
  const int width = 1600;
  const int height = 58;
  const std::vector<std::uint8_t> pixels(static_cast<std::size_t>(width) * height, 200);
  PhotoReader reader;
  const GreyView image{pixels.data(), width, height, width};
  CHECK(reader.read(image).status == ReadStatus::NoGrid);
  Outline far;
  far.side = 9;
  far.corners = {{{-1e300, -1e300}, {1e300, -1e300}, {1e300, 1e300}, {-1e300, 1e300}}};
  CHECK(reader.read(image, &far).status == ReadStatus::NoGrid);
}

TEST_CASE("a drawn puzzle is read, and its lattice is where it was drawn", "[vision]") {
  DrawnPage page = page_with();
  SECTION("straight") {}
  SECTION("tilted") { page.corners = square_at(240, 240, 320, -14); }
  SECTION("seen from the side") { page.corners = {{{90, 70}, {420, 30}, {450, 440}, {45, 390}}}; }
  SECTION("bent") { page.bend = 0.3; }
  SECTION("small") {
    page.width = page.height = 240;
    page.corners = square_at(120, 120, 200);
  }
  SECTION("faint thin lines") { page.thin_ink = 215; }
  SECTION("dark, in shade, blurred, with noise") {
    page.ground = 140;
    page.shade = 0.5;
    page.blur = 1;
    page.noise = 8;
  }
  SECTION("light on dark") { make_light_on_dark(page); }
  const auto picture = draw(page);
  const Reading reading = PhotoReader().read(picture.view());
  REQUIRE(reading.status == ReadStatus::Ok);
  CHECK(reading.turn == 0);
  CHECK(lattice_error(reading, page) < 0.15);
  const Resolution resolution = resolve(reading);
  CHECK(resolution.is_unique());
  CHECK(write_line(resolution.puzzle) == kDrawnPuzzle);
}

TEST_CASE("digits that a player has entered are no givens, also where they are wrong", "[vision]") {
  DrawnPage page = page_with();
  //                    r1c3 and r1c4 are right, r2c2 is wrong
  page.entries = "..46......2......" + std::string(64, '.');
  SECTION("dark on light") {}
  SECTION("in red") {
    page.entry_blue = 105;
    page.entry_red = 180;
  }
  SECTION("light on dark") {
    make_light_on_dark(page);
    page.entry_ink = 150;
  }
  SECTION("tilted") { page.corners = square_at(240, 240, 320, 9); }
  const auto picture = draw(page);
  PhotoReader reader;
  const Reading reading = reader.read(picture.view(), nullptr, picture.colours());
  REQUIRE(reading.status == ReadStatus::Ok);
  const Resolution resolution = resolve(reading);
  CHECK(resolution.is_unique());
  CHECK(write_line(resolution.puzzle) == kDrawnPuzzle);
  CHECK(write_line(resolution.entries) == page.entries);
  CHECK(resolution.changed.empty());
  CHECK(resolution.doubtful.empty());
  // Without colours nothing tells them from givens.
  CHECK_FALSE(resolve(reader.read(picture.view())).is_unique());
}

TEST_CASE("when only digits of both colours have one solution, they are givens, and the coloured ones doubtful",
          "[vision]") {
  DrawnPage page = page_with();
  page.entries = std::string(81, '.');
  int coloured = 0;
  for (std::size_t cell = 0; cell < 40; ++cell) {
    if (page.cells[cell] == '.') continue;
    page.entries[cell] = std::exchange(page.cells[cell], '.');
    ++coloured;
  }
  const auto picture = draw(page);
  const Resolution resolution = resolve(PhotoReader().read(picture.view(), nullptr, picture.colours()));
  CHECK(write_line(resolution.puzzle) == kDrawnPuzzle);
  CHECK(resolution.doubtful.size() == static_cast<std::size_t>(coloured));
}

TEST_CASE("pencil marks are notes, and raise no doubt", "[vision]") {
  DrawnPage page = page_with();
  page.width = page.height = 640;
  page.corners = square_at(320, 320, 560);
  page.notes.assign(81, 0);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (page.cells[cell] == '.') page.notes[cell] = static_cast<std::uint16_t>((cell * 211 + 37) % 512 << 1);
  }
  SECTION("dark on light") {}
  SECTION("lower") { page.note_height = 0.16; }
  SECTION("light on dark") { make_light_on_dark(page); }
  const auto picture = draw(page);
  const Reading reading = PhotoReader().read(picture.view());
  REQUIRE(reading.status == ReadStatus::Ok);
  CHECK(reading.notes == page.notes);
  const Resolution resolution = resolve(reading);
  CHECK(write_line(resolution.puzzle) == kDrawnPuzzle);
  CHECK(resolution.doubtful == std::vector<Cell>{});
}

TEST_CASE("print that shines through the page is blank, and raises no doubt", "[vision]") {
  DrawnPage page = page_with();
  auto picture = draw(page);
  // The other page has digits where this one has blank cells.
  DrawnPage back = page_with();
  for (std::size_t cell = 0; cell < back.cells.size(); ++cell)
    back.cells[cell] = back.cells[cell] == '.' && cell % 2 == 0 ? static_cast<char>('1' + cell % 9) : '.';
  back.blur = 4;
  const auto behind = draw(back);
  for (std::size_t at = 0; at < picture.pixels.size(); ++at) {
    // The other page is seen from behind, so its digits are mirrored.
    const std::size_t mirrored = at - at % 480 + 479 - at % 480;
    const int shine = (page.ground - behind.pixels[mirrored]) / 5;
    const int lighter = page.ground - shine;
    picture.pixels[at] = static_cast<std::uint8_t>(std::min<int>(picture.pixels[at], lighter));
  }
  const Reading reading = PhotoReader().read(picture.view());
  REQUIRE(reading.status == ReadStatus::Ok);
  const Resolution resolution = resolve(reading);
  CHECK(write_line(resolution.puzzle) == kDrawnPuzzle);
  CHECK(resolution.changed.empty());
  CHECK(resolution.doubtful.empty());
}

TEST_CASE("a puzzle is read whichever way it lies", "[vision]") {
  const int turn = GENERATE(1, 2, 3);
  // The page is turned clockwise, and with it the digits.
  DrawnPage page = page_with();
  for (int made = 0; made < turn; ++made) page.cells = turned_clockwise(page.cells, 9);
  page.turn = turn;
  const auto picture = draw(page);
  const Reading reading = PhotoReader().read(picture.view());
  REQUIRE(reading.status == ReadStatus::Ok);
  CHECK(reading.turn == 4 - turn);
  CHECK(write_line(resolve(reading).puzzle) == kDrawnPuzzle);
  // The top left corner of the puzzle lies at another corner of the image.
  CHECK(distance(reading.lattice[0], page.corners[static_cast<std::size_t>(turn)]) < 8);
}

TEST_CASE("grids of other sides are read, or named", "[vision]") {
  struct Case {
    int side;
    int box_rows;
    int box_columns;
    ReadStatus status;
  };
  const auto wanted =
      GENERATE(Case{4, 2, 2, ReadStatus::Ok}, Case{6, 2, 3, ReadStatus::Ok}, Case{8, 2, 4, ReadStatus::Ok},
               Case{12, 3, 4, ReadStatus::UnsupportedSide}, Case{16, 4, 4, ReadStatus::UnsupportedSide});
  CAPTURE(wanted.side);
  DrawnPage page;
  page.side = wanted.side;
  page.box_rows = wanted.box_rows;
  page.box_columns = wanted.box_columns;
  for (int cell = 0; cell < page.side * page.side; ++cell)
    page.cells += cell % 3 == 0 ? static_cast<char>('1' + cell % 4) : '.';
  const auto picture = draw(page);
  const Reading reading = PhotoReader().read(picture.view());
  CHECK(reading.status == wanted.status);
  CHECK(reading.side == wanted.side);
}

TEST_CASE("what is no puzzle is not read", "[vision]") {
  DrawnPage page;
  page.box_rows = page.box_columns = 99;
  SECTION("a crossword of 13 cells a side") {
    page.side = 13;
    for (int cell = 0; cell < 169; ++cell) page.cells += cell % 5 == 0 ? '#' : '.';
  }
  SECTION("a crossword of 7 cells a side") {
    page.side = 7;
    for (int cell = 0; cell < 49; ++cell) page.cells += cell % 4 == 0 ? '#' : '.';
  }
  SECTION("a crossword of 9 cells a side") {
    for (int cell = 0; cell < 81; ++cell) page.cells += cell % 4 == 0 ? '#' : '.';
  }
  SECTION("letters") {
    for (int cell = 0; cell < 81; ++cell) page.cells += static_cast<char>('A' + cell * 5 % 6);
  }
  CHECK(status_of(page) == ReadStatus::NoGrid);
}

TEST_CASE("patterns and noise are no grids", "[vision]") {
  std::vector<std::uint8_t> pixels(480 * 360);
  std::uint32_t state = 1;
  SECTION("noise") {
    for (std::uint8_t& pixel : pixels) pixel = static_cast<std::uint8_t>((state = state * 1664525 + 1013904223) >> 24);
  }
  SECTION("a fine checkerboard") {
    for (std::size_t at = 0; at < pixels.size(); ++at) pixels[at] = (at / 480 + at) % 2 == 0 ? 255 : 0;
  }
  SECTION("a coarse checkerboard") {
    for (std::size_t at = 0; at < pixels.size(); ++at) pixels[at] = (at / 480 / 40 + at % 480 / 40) % 2 == 0 ? 255 : 0;
  }
  SECTION("stripes") {
    for (std::size_t at = 0; at < pixels.size(); ++at) pixels[at] = at % 480 / 3 % 8 == 0 ? 20 : 220;
  }
  CHECK(PhotoReader().read({pixels.data(), 480, 360, 480}).status == ReadStatus::NoGrid);
}

TEST_CASE("a border that the picture cuts off is assumed", "[vision]") {
  DrawnPage page = page_with();
  const int most = 435 - 6;  // 0.15 cells inside the grid
  SECTION("right") { page.width = most; }
  SECTION("below") { page.height = most; }
  SECTION("left") { page.corners = {{{-6, 45}, {384, 45}, {384, 435}, {-6, 435}}}; }
  SECTION("above") { page.corners = {{{45, -6}, {435, -6}, {435, 384}, {45, 384}}}; }
  const auto picture = draw(page);
  const Reading reading = PhotoReader().read(picture.view());
  REQUIRE(reading.status == ReadStatus::Ok);
  CHECK(reading.side == 9);
  CHECK(lattice_error(reading, page) < 0.15);
  CHECK(write_line(resolve(reading).puzzle) == kDrawnPuzzle);
}

TEST_CASE("what is dark beside a grid and joined with its frame is no part of the grid", "[vision]") {
  DrawnPage page = page_with();
  page.corners = {{{45, 75}, {405, 75}, {405, 435}, {45, 435}}};
  SECTION("a low heading") { page.heading = 0.6; }
  SECTION("a heading") { page.heading = 1; }
  SECTION("a high heading") { page.heading = 1.7; }
  SECTION("a narrow spine") { page.spine = 0.4; }
  SECTION("a spine") { page.spine = 0.9; }
  SECTION("a wide spine") { page.spine = 1.8; }
  SECTION("both") { page.heading = page.spine = 0.8; }
  SECTION("both, light on dark") {
    make_light_on_dark(page);
    page.heading = page.spine = 0.8;
  }
  SECTION("both, without thin lines") {
    page.thin_ink = page.ground;
    page.heading = page.spine = 0.8;
  }
  SECTION("both, seen from the side") {
    page.corners = {{{90, 90}, {390, 60}, {410, 440}, {55, 390}}};
    page.heading = page.spine = 0.8;
  }
  const auto picture = draw(page);
  const Reading reading = PhotoReader().read(picture.view());
  REQUIRE(reading.status == ReadStatus::Ok);
  CHECK(reading.side == 9);
  CHECK(lattice_error(reading, page) < 0.15);
  CHECK(write_line(resolve(reading).puzzle) == kDrawnPuzzle);
}

TEST_CASE("the confidence in a lattice falls when another one fits nearly as well", "[vision]") {
  DrawnPage page = page_with();
  const auto whole = draw(page);
  PhotoReader reader;
  const Reading sure = reader.read(whole.view());
  CHECK(sure.side_confidence == 1);
  CHECK(sure.lattice_confidence == 1);
  // Of the last row there is nothing but the upper 0.85 of its cells, and no digit.
  page.cells.replace(72, 9, 9, '.');
  page.height = 435 - 6;
  const auto cut = draw(page);
  const Reading unsure = reader.read(cut.view());
  REQUIRE(unsure.status == ReadStatus::Ok);
  CHECK(unsure.side_confidence >= 0.5);
  CHECK(unsure.lattice_confidence < 1);
  CHECK(unsure.lattice_confidence <= unsure.side_confidence);
}

TEST_CASE("of two grids the only one that is a puzzle is read", "[vision]") {
  DrawnPage page = page_with();
  page.width = page.height = 360;
  page.corners = square_at(180, 180, 300);
  const auto one = draw(page);
  page.cells = "12345" + std::string(76, '.');
  const auto other = draw(page);
  const bool is_first = GENERATE(true, false);
  const test::Picture both = is_first ? beside(one, other) : beside(other, one);
  const Reading reading = PhotoReader().read(both.view());
  REQUIRE(reading.status == ReadStatus::Ok);
  CHECK(reading.outlines.size() == 2);
  CHECK((reading.corners[0].x < 360) == is_first);
  CHECK(write_line(resolve(reading).puzzle) == kDrawnPuzzle);
}

TEST_CASE("what was not read of any of several grids is said", "[vision]") {
  DrawnPage page = page_with();
  page.width = page.height = 360;
  page.corners = square_at(180, 180, 300);
  const auto puzzle = draw(page);
  page.regions = "111222333111222333111224333555244466555544666755444686777776688777777888777777888";
  const auto unclear = draw(page);
  page.regions.clear();
  page.cells = "12345" + std::string(76, '.');
  const auto other = draw(page);
  PhotoReader reader = PhotoReader::without_handwriting();
  const bool is_first = GENERATE(true, false);
  const auto read = [&](const test::Picture& one, const test::Picture& two) {
    const test::Picture both = is_first ? beside(one, two) : beside(two, one);
    return reader.read(both.view());
  };
  // The other grid could be a puzzle, too, if what a hand wrote were known.
  const Reading chosen = read(puzzle, other);
  CHECK(chosen.status == ReadStatus::Ok);
  CHECK(chosen.unread == std::vector<Unread>{Unread::Handwriting});
  const Reading unclear_one = read(unclear, other);
  CHECK(unclear_one.status == ReadStatus::Ok);
  CHECK(unclear_one.unread.size() == 2);
  page.cells = kDrawnSolution;
  const Reading several = read(unclear, draw(page));
  CHECK(several.status == ReadStatus::SeveralGrids);
  CHECK(several.unread.size() == 2);
}

TEST_CASE("of two grids the caller chooses one", "[vision]") {
  DrawnPage page = page_with();
  page.width = page.height = 360;
  page.corners = square_at(180, 180, 300);
  const auto one = draw(page);
  const test::Picture both = beside(one, one);
  PhotoReader reader;
  const Reading reading = reader.read(both.view());
  CHECK(reading.status == ReadStatus::SeveralGrids);
  REQUIRE(reading.outlines.size() == 2);
  for (const Outline& outline : reading.outlines) {
    const Reading chosen = reader.read(both.view(), &outline);
    REQUIRE(chosen.status == ReadStatus::Ok);
    CHECK(distance(chosen.corners[0], outline.corners[0]) < 5);
    CHECK(write_line(resolve(chosen).puzzle) == kDrawnPuzzle);
  }
}
