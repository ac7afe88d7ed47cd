#include "core/vision/drawn_regions.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/write.h"
#include "core/vision/photo_reader.h"
#include "core/vision/resolve.h"
#include "tests/catch.h"
#include "tests/support/drawn_page.h"

using namespace nonet;
using namespace nonet::vision;
using nonet::test::draw;
using nonet::test::DrawnPage;
using nonet::test::reading_of;
using nonet::test::square_at;

namespace {

constexpr const char* kJigsaw =
    ".78......"
    ".6...429."
    "..3.6...."
    "........9"
    ".45..2..8"
    "......3.."
    "6..3....."
    ".2..1...."
    ".........";
constexpr const char* kRegions =
    "111222333"
    "111222333"
    "111224333"
    "555244466"
    "555544666"
    "755444686"
    "799996688"
    "799999888"
    "777777888";

DrawnPage jigsaw_page() {
  DrawnPage page;
  page.cells = kJigsaw;
  page.regions = kRegions;
  return page;
}

}  // namespace

TEST_CASE("thick lines show the regions of a jigsaw, which decide whether there is one solution", "[vision]") {
  DrawnPage page = jigsaw_page();
  SECTION("straight") {}
  SECTION("tilted") { page.corners = square_at(240, 240, 320, -14); }
  SECTION("seen from the side") { page.corners = {{{90, 70}, {420, 30}, {450, 440}, {45, 390}}}; }
  SECTION("bent") { page.bend = 0.3; }
  SECTION("in shade, blurred, with noise") {
    page.shade = 0.5;
    page.blur = 1;
    page.noise = 8;
  }
  SECTION("small") {
    page.width = page.height = 260;
    page.corners = square_at(130, 130, 225);
  }
  SECTION("thin lines that are paler and as wide") {
    page.thin = page.thick = 0.05;
    page.thin_ink = 150;
  }
  SECTION("light on dark") {
    page.ground = 40;
    page.ink = page.thick_ink = 230;
    page.thin_ink = 130;
  }
  SECTION("on its side") { page.corners = {{{435, 45}, {435, 435}, {45, 435}, {45, 45}}}; }
  const Reading reading = reading_of(page);
  REQUIRE(reading.status == ReadStatus::Ok);
  CHECK(reading.unread.empty());
  const Resolution resolution = resolve(reading);
  CHECK(name_of(*resolution.puzzle.layout()) == std::string("jigsaw:") + kRegions);
  CHECK(resolution.is_unique());
  CHECK(write_line(resolution.puzzle) == kJigsaw);
}

TEST_CASE("regions of 6 cells are read, too", "[vision]") {
  DrawnPage page;
  page.side = 6;
  page.cells = ".4.........5...5.2.......56....1....";
  page.regions = "112222113232113333444455664455666655";
  const Resolution resolution = resolve(reading_of(page));
  CHECK(name_of(*resolution.puzzle.layout()) == "jigsaw:" + page.regions);
  CHECK(resolution.is_unique());
}

TEST_CASE("boxes that thick lines show are those of the puzzle, though it has one solution with others, too",
          "[vision]") {
  DrawnPage page;
  page.side = 6;
  page.box_rows = 3;
  page.box_columns = 2;
  page.cells = "....324.......6.5...3..16..1.....5..";
  const Resolution resolution = resolve(reading_of(page));
  CHECK(name_of(*resolution.puzzle.layout()) == "3x2");
  CHECK(resolution.is_unique());
  CHECK(write_line(resolution.puzzle) == page.cells);
}

TEST_CASE("rectangles of two forms are regions", "[vision]") {
  DrawnPage page;
  page.side = 8;
  page.cells = "1.........2.........3.........4.........5.........6.........7..8";
  page.regions = "1111222211112222333344443333444455667788556677885566778855667788";
  const Reading reading = reading_of(page);
  REQUIRE(reading.status == ReadStatus::Ok);
  CHECK(name_of(*resolve(reading).puzzle.layout()) == "jigsaw:" + page.regions);
}

TEST_CASE("heavy lines between all rows show no regions", "[vision]") {
  DrawnPage page = jigsaw_page();
  for (std::size_t cell = 0; cell < 81; ++cell) page.regions[cell] = static_cast<char>('1' + cell / 9);
  const Reading reading = reading_of(page);
  REQUIRE(reading.status == ReadStatus::Ok);
  CHECK(resolve(reading).puzzle.layout() == Layout::classic());
}

TEST_CASE("the edge of a shaded cell is no line", "[vision]") {
  DrawnPage page;
  page.cells = kJigsaw;
  page.ground = 245;
  page.thick = 0.05;
  page.thin = 0.02;
  const auto picture_with = [&](auto is_shaded) {
    auto picture = draw(page);
    const double cell = (page.corners[1].x - page.corners[0].x) / page.side;
    for (int y = 45; y < 435; ++y) {
      for (int x = 45; x < 435; ++x) {
        if (!is_shaded(static_cast<int>((y - 45) / cell), static_cast<int>((x - 45) / cell))) continue;
        std::uint8_t& value = picture.pixels[static_cast<std::size_t>(y * picture.width + x)];
        value = static_cast<std::uint8_t>(value * 185 / 245);
      }
    }
    return picture;
  };
  test::Picture picture;
  SECTION("windows") {
    picture = picture_with([](int row, int column) { return row % 4 != 0 && column % 4 != 0; });
  }
  SECTION("diagonals") {
    picture = picture_with([](int row, int column) { return row == column || row + column == 8; });
  }
  SECTION("a row, a column and a box") {
    picture =
        picture_with([](int row, int column) { return row == 4 || column == 4 || (row / 3 == 1 && column / 3 == 1); });
  }
  const Reading reading = PhotoReader().read(picture.view());
  REQUIRE(reading.status == ReadStatus::Ok);
  CHECK(std::count(reading.unread.begin(), reading.unread.end(), Unread::Regions) == 0);
  CHECK(resolve(reading).puzzle.layout()->spec().grids.front() == Layout::classic()->spec().grids.front());
}

TEST_CASE("no regions are claimed where lines do not prove them", "[vision]") {
  DrawnPage page = jigsaw_page();
  bool is_unclear = false;
  SECTION("boxes") { page.regions.clear(); }
  SECTION("lines that are all alike") { page.thin = page.thick = 0.04; }
  SECTION("a region of eight cells and one of ten") {
    page.regions[2] = '2';
    is_unclear = true;
  }
  SECTION("two regions without a line between them") {
    for (char& label : page.regions) label = label == '9' ? '7' : label;
    is_unclear = true;
  }
  const Reading reading = reading_of(page);
  REQUIRE(reading.status == ReadStatus::Ok);
  CHECK(resolve(reading).puzzle.layout() == Layout::classic());
  CHECK(reading.unread == (is_unclear ? std::vector<Unread>{Unread::Regions} : std::vector<Unread>()));
}
