#include "core/vision/cage_sums.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/vision/resolve.h"
#include "tests/catch.h"
#include "tests/support/drawn_page.h"

using namespace nonet;
using namespace nonet::vision;
using nonet::test::DrawnPage;
using nonet::test::kDrawnSolution;
using nonet::test::reading_of;
using nonet::test::square_at;

namespace {

const std::string kSummedCages =
    "AABBBCCDE"
    "FAGGHCDDE"
    "FIIGHJJKK"
    "LLLMHNJKO"
    "PLQMMNRRO"
    "PPQSTNRUU"
    "VWWSTTXUY"
    "VVWZZTXXY"
    "abbbZccYY";

// The sum of each cage in its first cell.
std::vector<int> sums_of(const std::string& cages) {
  std::vector<int> sums(81);
  for (std::size_t cell = 0; cell < 81; ++cell) sums[cages.find(cages[cell])] += kDrawnSolution[cell] - '0';
  return sums;
}

// A killer of the puzzle that tests draw, with cells of 62 pixels.
DrawnPage killer_with_sums() {
  DrawnPage page;
  page.width = page.height = 640;
  page.corners = {{{40, 40}, {600, 40}, {600, 600}, {40, 600}}};
  page.cells = std::string(81, '.');
  page.cages = kSummedCages;
  page.sums = sums_of(kSummedCages);
  return page;
}

bool leaves_cages_unread(const Reading& reading) {
  return std::find(reading.unread.begin(), reading.unread.end(), Unread::Cages) != reading.unread.end();
}

void check_cages(const Reading& reading) {
  std::vector<int> sums(81);
  std::string cages(81, '.');
  for (const DrawnCage& cage : reading.cages) {
    const std::size_t first = cage.cells.front().index;
    sums[first] = cage.sum;
    for (const Cell cell : cage.cells) cages[cell.index] = kSummedCages[first];
  }
  CHECK(cages == kSummedCages);
  CHECK(sums == sums_of(kSummedCages));
}

}  // namespace

TEST_CASE("the cages of a killer and their sums are read", "[vision]") {
  DrawnPage page = killer_with_sums();
  SECTION("dashes") {}
  SECTION("whole lines") {
    page.cage_dash = 0;
    page.cage_line = 0.02;
  }
  SECTION("light lines") { page.cage_ink = 130; }
  SECTION("some givens") {
    for (const std::size_t cell : {12, 40, 79}) page.cells[cell] = kDrawnSolution[cell];
  }
  SECTION("tilted") { page.corners = square_at(320, 320, 480, 12); }
  SECTION("seen from the side") { page.corners = {{{90, 70}, {560, 40}, {600, 590}, {45, 540}}}; }
  SECTION("on a dark ground") {
    page.ground = 20;
    page.ink = 230;
    page.thin_ink = 140;
    page.thick_ink = 200;
    page.cage_ink = 190;
  }
  const Reading reading = reading_of(page);
  REQUIRE(reading.status == ReadStatus::Ok);
  // Nothing has shown yet that there is one solution.
  CHECK(leaves_cages_unread(reading));
  check_cages(reading);
  const Grid puzzle = resolve(reading).puzzle;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    CHECK(puzzle[Cell{static_cast<std::uint16_t>(cell)}].value ==
          (page.cells[cell] == '.' ? 0 : page.cells[cell] - '0'));
  }
}

TEST_CASE("a killer that lies on its side is read upright", "[vision]") {
  DrawnPage page = killer_with_sums();
  std::rotate(page.corners.begin(), page.corners.begin() + 1, page.corners.end());
  const Reading reading = reading_of(page);
  check_cages(reading);
  CHECK(reading.turn != 0);
}

TEST_CASE("one sum that cannot be read follows from the total of all cells", "[vision]") {
  DrawnPage page = killer_with_sums();
  page.sums[7] = 0;
  check_cages(reading_of(page));
}

TEST_CASE("cages without sums are seen, and not read", "[vision]") {
  DrawnPage page = killer_with_sums();
  page.sums.clear();
  const Reading reading = reading_of(page);
  CHECK(leaves_cages_unread(reading));
  CHECK(reading.cages.empty());
}
