#include "core/vision/drawn_diagonals.h"

#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/write.h"
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

// A puzzle with exactly one solution when the digits of both diagonals differ.
const std::string kDiagonalPuzzle = ".4.2.1...5.....7.1...........5......37.....8..9....4.6....65...8...9....6.......5";

template <class IsShaded>
std::string shaded_where(const IsShaded& is_shaded) {
  std::string cells;
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) cells += is_shaded(row, column) ? '#' : '.';
  }
  return cells;
}

bool is_on_diagonal(int row, int column) { return row == column || row + column == 8; }

DrawnPage marked_page(const std::string& cells) {
  DrawnPage page;
  page.cells = cells;
  return page;
}

}  // namespace

TEST_CASE("diagonals that are marked are a rule of the puzzle", "[vision]") {
  DrawnPage page = marked_page(kDiagonalPuzzle);
  page.diagonal = 0.04;
  SECTION("thin grey lines") {}
  SECTION("light wide lines") {
    page.diagonal = 0.1;
    page.diagonal_ink = 205;
  }
  SECTION("thin lines as dark as the digits") {
    page.diagonal = 0.025;
    page.diagonal_ink = page.ink;
  }
  SECTION("shaded cells") {
    page.diagonal = 0;
    page.shaded = shaded_where(is_on_diagonal);
  }
  SECTION("tilted") { page.corners = square_at(240, 240, 320, 17); }
  SECTION("seen from the side") { page.corners = {{{90, 70}, {420, 30}, {450, 440}, {45, 390}}}; }
  SECTION("bent") { page.bend = 0.2; }
  SECTION("lying on their side") { page.turn = 1; }
  SECTION("in shade, blurred, with noise") {
    page.shade = 0.5;
    page.blur = 1;
    page.noise = 8;
  }
  SECTION("lighter lines on a dark ground") {
    page.ground = 20;
    page.ink = 230;
    page.thin_ink = 90;
    page.thick_ink = 200;
    page.diagonal_ink = 110;
  }
  SECTION("shaded cells in a screenshot on a dark ground") {
    page.ground = 20;
    page.ink = 230;
    page.thin_ink = 90;
    page.thick_ink = 200;
    page.diagonal = 0;
    page.shaded = shaded_where(is_on_diagonal);
    page.shaded_ground = 50;
  }
  const Reading reading = reading_of(page);
  REQUIRE(reading.status == ReadStatus::Ok);
  CHECK(reading.diagonals);
  const Resolution resolution = resolve(reading);
  CHECK(name_of(*resolution.puzzle.layout()) == "3x3+x");
  if (page.turn == 0) CHECK(write_line(resolution.puzzle) == kDiagonalPuzzle);
  CHECK(resolution.is_unique());
  CHECK(resolution.changed.empty());
  CHECK(json_object_of(reading, &resolution).str().find("\"diagonals\":true") != std::string::npos);
}

TEST_CASE("ink of marked diagonals is no doubt, and other ink in their cells is one", "[vision]") {
  DrawnPage page = marked_page(kDiagonalPuzzle);
  page.diagonal = 0.08;
  page.diagonal_ink = page.ink;
  page.blur = 1.6;
  const Reading reading = reading_of(page);
  REQUIRE(reading.diagonals);
  CHECK(resolve(reading).doubtful.empty());

  // A letter in a blank cell of the falling diagonal, under thinner lines.
  page.diagonal = 0.04;
  page.blur = 1;
  page.cells[20] = 'E';
  const Reading of_letter = reading_of(page);
  REQUIRE(of_letter.diagonals);
  const std::vector<Cell> doubtful = resolve(of_letter).doubtful;
  REQUIRE(doubtful.size() == 1);
  CHECK(doubtful.front().index == 20);
}

TEST_CASE("other marks are no diagonals", "[vision]") {
  DrawnPage page = marked_page(kDrawnPuzzle);
  SECTION("none") {}
  SECTION("one diagonal") {
    page.diagonal = 0.04;
    page.rising = false;
  }
  SECTION("shaded boxes") {
    page.shaded = shaded_where([](int row, int column) { return (row / 3 + column / 3) % 2 == 0; });
  }
  SECTION("windows") {
    page.shaded = shaded_where([](int row, int column) { return row % 4 != 0 && column % 4 != 0; });
  }
  SECTION("shaded cells on the diagonals and elsewhere") {
    page.shaded = shaded_where([](int row, int column) { return is_on_diagonal(row, column) || row == 1; });
  }
  SECTION("most cells of the diagonals") {
    page.shaded = shaded_where([](int row, int column) { return is_on_diagonal(row, column) && row != 2; });
  }
  SECTION("digits with slanted strokes on the diagonals") {
    page.cells = std::string(81, '.');
    for (int row = 0; row < 9; ++row) {
      page.cells[static_cast<std::size_t>(10 * row)] = '7';
      page.cells[static_cast<std::size_t>(8 * row + 8)] = '7';
    }
  }
  const Reading reading = reading_of(page);
  REQUIRE(reading.status == ReadStatus::Ok);
  CHECK_FALSE(reading.diagonals);
  CHECK(name_of(*resolve(reading).puzzle.layout()) == "3x3");
}

TEST_CASE("marked diagonals are no rule where the digits have one solution only without it", "[vision]") {
  // Two digits of the falling diagonal of the solution are 7.
  DrawnPage page = marked_page(kDrawnPuzzle);
  page.diagonal = 0.04;
  const Reading reading = reading_of(page);
  REQUIRE(reading.diagonals);
  const Resolution resolution = resolve(reading);
  CHECK(name_of(*resolution.puzzle.layout()) == "3x3");
  CHECK(write_line(resolution.puzzle) == kDrawnPuzzle);
  CHECK_FALSE(resolution.doubt());
}
