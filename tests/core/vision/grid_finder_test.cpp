#include "core/vision/grid_finder.h"

#include <cstdint>
#include <string_view>

#include "core/util/control.h"
#include "core/vision/image.h"
#include "tests/catch.h"
#include "tests/support/drawn_page.h"

using namespace nonet;
using namespace nonet::vision;

namespace {

constexpr std::uint64_t kMuch = 1'000'000'000;

// The work to look for grids, in units of WorkBudget.
std::uint64_t work_for(const test::Picture& picture, GridFinder& finder) {
  reduce(picture.view(), GridFinder::kLongestSide, finder.image());
  WorkBudget counted(kMuch);
  finder.find(Effort::Whole, counted.token());
  return kMuch - counted.left();
}

}  // namespace

TEST_CASE("the work to find grids has a bound, which a pattern of many lines reaches", "[vision]") {
  // Stripes that lean: each setting sees other regions in them, and each region has other sides.
  constexpr std::string_view kStripes("\15\1abcdefgdte\353\36\36\0\0\5\360\10eccbfd\0gh\7\377\0\377\377\377\0\0\0", 38);
  test::Picture picture{752, 168, {}};
  for (int y = 0; y < picture.height; ++y) {
    for (int x = 0; x < picture.width; ++x) {
      picture.pixels.push_back(static_cast<std::uint8_t>(kStripes[static_cast<std::size_t>(64 * y + x) % 38]));
    }
  }
  GridFinder finder;
  const std::uint64_t work = work_for(picture, finder);
  // Otherwise the picture reaches no bound, and another one must be found.
  CHECK(work > 200'000);
  CHECK(work < 350'000);

  StopSource stopped;
  stopped.request_stop();
  CHECK(finder.find(Effort::Whole, StopToken(stopped)).empty());
}

TEST_CASE("a grid is found with a fraction of that work", "[vision]") {
  test::DrawnPage page;
  page.cells = test::kDrawnPuzzle;
  GridFinder finder;
  CHECK(work_for(test::draw(page), finder) < 15'000);
}
