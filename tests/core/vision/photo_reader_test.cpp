#include "core/vision/photo_reader.h"

#include <algorithm>
#include <string>

#include "tests/catch.h"
#include "tests/support/drawn_page.h"

using namespace nonet;
using namespace nonet::vision;
using nonet::test::crossing_on;
using nonet::test::draw;
using nonet::test::DrawnPage;
using nonet::test::square_at;

namespace {

constexpr const char* kPuzzle =
    "53..7...."
    "6..195..."
    ".98....6."
    "8...6...3"
    "4..8.3..1"
    "7...2...6"
    ".6....28."
    "...419..5"
    "....8..79";

DrawnPage page_with(const std::string& cells = kPuzzle) {
  DrawnPage page;
  page.cells = cells;
  return page;
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

}  // namespace

TEST_CASE("the outline of a grid is found", "[vision]") {
  DrawnPage page = page_with();
  SECTION("straight") {}
  SECTION("tilted") { page.corners = square_at(320, 320, 420, 17); }
  SECTION("seen from the side") { page.corners = {{{120, 90}, {560, 40}, {600, 590}, {60, 520}}}; }
  SECTION("light on dark") {
    page.ground = 20;
    page.ink = 230;
    page.thin_ink = 90;
    page.thick_ink = 200;
  }
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
