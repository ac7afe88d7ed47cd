#include "core/vision/drawn_cages.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/vision/reading_json.h"
#include "core/vision/resolve.h"
#include "tests/catch.h"
#include "tests/support/drawn_page.h"

using namespace nonet;
using namespace nonet::vision;
using nonet::test::DrawnPage;
using nonet::test::kDrawnPuzzle;
using nonet::test::reading_of;
using nonet::test::square_at;

namespace {

const std::string kCages =
    "AABBBCCDE"
    "FAGGHCDDE"
    "FIIGHJJKK"
    "LLIMHNJKO"
    "PLQMMNRRO"
    "PPQSTNRUU"
    "VWWSTTXUY"
    "VVWZZTXXY"
    "abbbZccYY";

// A killer without givens, with a small 1 in the first cell of each cage.
DrawnPage killer() {
  DrawnPage page;
  page.cells = std::string(81, '.');
  page.cages = kCages;
  page.notes.resize(81);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (kCages.find(kCages[cell]) == cell) page.notes[cell] = 1U << 1;
  }
  return page;
}

bool has_unread_cages(const Reading& reading) {
  return std::find(reading.unread.begin(), reading.unread.end(), Unread::Cages) != reading.unread.end();
}

}  // namespace

TEST_CASE("the cages of a killer are seen", "[vision]") {
  DrawnPage page = killer();
  SECTION("dashes") {}
  SECTION("whole lines") {
    page.cage_dash = 0;
    page.cage_line = 0.02;
  }
  SECTION("light lines") { page.cage_ink = 130; }
  SECTION("near the lines of the grid") { page.cage_inset = 0.08; }
  SECTION("some givens") {
    page.cells[12] = '4';
    page.cells[40] = '8';
    page.cells[79] = '1';
  }
  SECTION("tilted") { page.corners = square_at(240, 240, 330, 17); }
  SECTION("seen from the side") { page.corners = {{{90, 70}, {420, 30}, {450, 440}, {45, 390}}}; }
  SECTION("bent, in shade, with noise") {
    page.bend = 0.2;
    page.shade = 0.5;
    page.noise = 8;
  }
  SECTION("on a dark ground") {
    page.ground = 20;
    page.ink = 230;
    page.thin_ink = 140;
    page.thick_ink = 200;
    page.cage_ink = 190;
  }
  const Reading reading = reading_of(page);
  REQUIRE(reading.status == ReadStatus::Ok);
  CHECK(has_unread_cages(reading));
  const Resolution resolution = resolve(reading);
  CHECK(json_object_of(reading, &resolution).str().find("\"cages\"") != std::string::npos);
}

TEST_CASE("other marks in cells are no cages", "[vision]") {
  DrawnPage page;
  page.cells = std::string(81, '.');
  page.cells[12] = '4';
  page.cells[40] = '8';
  SECTION("none") {}
  SECTION("pencil marks") {
    for (unsigned cell = 0; cell < 81; ++cell) {
      page.notes.push_back(static_cast<std::uint16_t>((cell * 37 + 11) % 512 << 1));
    }
  }
  SECTION("small numbers in corners") { page.notes = killer().notes; }
  SECTION("thick lines around irregular regions") {
    page.regions =
        "112222233"
        "111222333"
        "111122333"
        "444155633"
        "444555666"
        "774559666"
        "777889966"
        "777888999"
        "778888999";
  }
  SECTION("thick lines of the grid around groups, as in KenKen") {
    page.cells = std::string(81, '.');
    page.regions = kCages;
    page.notes = killer().notes;
    page.note_height = 0.15;
    page.thick = GENERATE(0.08, 0.1, 0.14, 0.18);
  }
  SECTION("frames in some cells") {
    page.cages = std::string(81, '.');
    for (const std::size_t cell : {1, 13, 20, 24, 31, 37, 42, 48, 53, 59, 67, 70, 76})
      page.cages[cell] = static_cast<char>('A' + cell);
  }
  SECTION("cages in a part of the grid") {
    page.cages = kCages;
    std::fill(page.cages.begin() + 27, page.cages.end(), '.');
  }
  const Reading reading = reading_of(page);
  REQUIRE(reading.status == ReadStatus::Ok);
  CHECK_FALSE(has_unread_cages(reading));
}

TEST_CASE("lines inside the cells do not matter where the digits have exactly one solution", "[vision]") {
  DrawnPage page;
  page.cells = kDrawnPuzzle;
  page.cages = kCages;
  const Reading reading = reading_of(page);
  REQUIRE(reading.status == ReadStatus::Ok);
  CHECK_FALSE(has_unread_cages(reading));
  CHECK(resolve(reading).is_unique());
}
