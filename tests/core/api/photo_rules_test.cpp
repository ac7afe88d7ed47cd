#include "core/api/photo_rules.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/api/photos.h"
#include "tests/catch.h"
#include "tests/support/drawn_page.h"

using namespace nonet;
using namespace nonet::vision;

namespace {

// A puzzle that was read, in which the cells of each two columns side by side make cages in each row. With the digits
// of all cells but those of the last two rows there is one solution.
Reading reading_with_cages(int rows_with_digits) {
  nonet::test::DrawnPage page;
  page.cells = nonet::test::kDrawnSolution;
  std::fill(page.cells.begin() + 9 * rows_with_digits, page.cells.end(), '.');
  Reading reading = nonet::test::reading_of(page);
  reading.unread = {Unread::Regions, Unread::Cages};
  const std::string solution = nonet::test::kDrawnSolution;
  for (std::uint16_t cell = 0; cell < 81; ++cell) {
    if (cell % 9 % 2 == 0 || reading.cages.empty()) reading.cages.push_back({0, {}});
    reading.cages.back().sum += solution[cell] - '0';
    reading.cages.back().cells.push_back(Cell{cell});
  }
  return reading;
}

}  // namespace

TEST_CASE("cages of a photo count as read when exactly one solution is shown", "[vision]") {
  Reading reading = reading_with_cages(6);
  Resolution resolution = resolve(reading);
  REQUIRE_FALSE(resolution.is_unique());
  settle_cages(reading, resolution);
  CHECK(resolution.is_unique());
  CHECK(reading.unread == std::vector{Unread::Regions});
  CHECK(rules_of(reading).size() == 45);
  CHECK(json_object_of(reading, &resolution).str().find("\"rules\":[\"cage 8 r1c1 r1c2\",") != std::string::npos);
}

TEST_CASE("cages of a photo stay unread when there are several solutions, or none", "[vision]") {
  Reading reading = reading_with_cages(0);
  SECTION("several") { reading.cages.resize(3); }
  SECTION("none") { reading.cages[0].sum = 3; }
  Resolution resolution = resolve(reading);
  settle_cages(reading, resolution);
  CHECK_FALSE(resolution.is_unique());
  CHECK(reading.cages.empty());
  CHECK(reading.unread == std::vector{Unread::Regions, Unread::Cages});
}
