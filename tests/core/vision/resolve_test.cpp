#include "core/vision/resolve.h"

#include <string>

#include "core/formats/layout_name.h"
#include "core/formats/write.h"
#include "core/vision/reading_json.h"
#include "tests/catch.h"

using namespace nonet;
using namespace nonet::vision;

namespace {

const std::string kRight = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// A reading whose most likely contents are these, and that is sure of them.
Reading sure_reading(const std::string& cells, int side = 9) {
  Reading reading;
  reading.status = ReadStatus::Ok;
  reading.side = side;
  for (const char symbol : cells) {
    const int content = symbol == '.' ? 0 : symbol - '0';
    for (int digit = 0; digit <= side; ++digit) {
      reading.costs.push_back(digit == content ? 0 : 3000);
      reading.probabilities.push_back(digit == content ? 1.0f : 0.0f);
    }
    reading.strange.push_back(false);
  }
  return reading;
}

void make_likely(Reading& reading, int cell, int digit, std::int32_t cost) {
  reading.costs[static_cast<std::size_t>(cell * (reading.side + 1) + digit)] = cost;
}

}  // namespace

TEST_CASE("a sure reading with one solution is taken as it is", "[vision]") {
  const Resolution resolution = resolve(sure_reading(kRight));
  CHECK(resolution.unique);
  CHECK_FALSE(resolution.doubt());
  CHECK(write_line(resolution.puzzle) == kRight);
}

TEST_CASE("another likely content is taken when only then there is one solution, and named", "[vision]") {
  std::string wrong = kRight;
  wrong[1] = '8';  // 3 read as 8
  Reading reading = sure_reading(wrong);
  make_likely(reading, 1, 9, 100);
  make_likely(reading, 1, 3, 200);
  const Resolution resolution = resolve(reading);
  CHECK(resolution.unique);
  CHECK(resolution.doubt());
  CHECK(write_line(resolution.puzzle) == kRight);
  CHECK(resolution.changed == std::vector<Cell>{Cell{1}});
  CHECK(resolution.cost == 200);
}

TEST_CASE("without a likely puzzle with one solution the reading is not unique, and all cells are doubtful",
          "[vision]") {
  std::string wrong = kRight;
  wrong[1] = '5';  // two in a row
  const Resolution resolution = resolve(sure_reading(wrong));
  CHECK_FALSE(resolution.unique);
  CHECK(resolution.doubtful.size() == 81);
  CHECK(write_line(resolution.puzzle) == wrong);
  const std::string json = json_object_of(sure_reading(wrong), &resolution).str();
  CHECK(json.find("\"status\":\"unreadable\"") != std::string::npos);
}

TEST_CASE("a cell that is not sure, or strange, is doubtful", "[vision]") {
  Reading reading = sure_reading(kRight);
  reading.probabilities[4 * 10 + 7] = 0.4f;
  reading.strange[80] = true;
  const Resolution resolution = resolve(reading);
  CHECK(resolution.unique);
  CHECK(resolution.changed.empty());
  CHECK(resolution.doubtful == std::vector<Cell>{Cell{4}, Cell{80}});
}

TEST_CASE("a blank cell is doubtful when the digit of the solution is not unlikely there", "[vision]") {
  std::string lacking = kRight;
  lacking[0] = '.';  // without this 5 there is still one solution
  Reading reading = sure_reading(lacking);
  reading.probabilities[0] = 0.9f;
  reading.probabilities[5] = 0.1f;
  reading.probabilities[2 * 10] = 0.9f;
  reading.probabilities[2 * 10 + 9] = 0.1f;  // the solution has 4 there
  const Resolution resolution = resolve(reading);
  REQUIRE(resolution.unique);
  CHECK(resolution.doubtful == std::vector<Cell>{Cell{0}});
}

TEST_CASE("boxes of 6x6 grids can be higher than wide", "[vision]") {
  // A full grid with boxes of three rows and two columns.
  const std::string grid = "123456345612561234214365436521652143";
  const Resolution resolution = resolve(sure_reading(grid, 6));
  CHECK(resolution.unique);
  CHECK(write_line(resolution.puzzle) == grid);
  CHECK(name_of(*resolution.puzzle.layout()) == "3x2");
}

TEST_CASE("an outline has JSON in pixels", "[vision]") {
  Outline outline;
  outline.corners = {{{1.25, 2}, {10, 2.04}, {10, 11}, {-0.5, 11}}};
  outline.side = 9;
  outline.score = 1.2345;
  CHECK(json_of(std::vector<Outline>{outline}) ==
        "[{\"corners\":[[1.3,2],[10,2],[10,11],[-0.5,11]],\"side\":9,\"score\":1.235}]");
}
