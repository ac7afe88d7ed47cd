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

// The cost of a content goes with its probability: a difference of 256 is a factor of e.
void make_likely(Reading& reading, int cell, int digit, std::int32_t cost, float probability) {
  const auto index = static_cast<std::size_t>(cell * (reading.side + 1) + digit);
  reading.costs[index] = cost;
  reading.probabilities[index] = probability;
}

}  // namespace

TEST_CASE("a sure reading with one solution is taken as it is", "[vision]") {
  const Resolution resolution = resolve(sure_reading(kRight));
  CHECK(resolution.is_unique());
  CHECK_FALSE(resolution.doubt());
  CHECK(write_line(resolution.puzzle) == kRight);
}

TEST_CASE("another likely content is taken when only then there is one solution, and named", "[vision]") {
  std::string wrong = kRight;
  wrong[1] = '8';  // 3 read as 8
  Reading reading = sure_reading(wrong);
  make_likely(reading, 1, 9, 100, 0.25f);
  make_likely(reading, 1, 3, 200, 0.2f);
  const Resolution resolution = resolve(reading);
  CHECK(resolution.is_unique());
  CHECK(resolution.doubt());
  CHECK(write_line(resolution.puzzle) == kRight);
  CHECK(resolution.changed == std::vector<Cell>{Cell{1}});
  CHECK(resolution.cost == 200);
}

TEST_CASE("a digit without real probability is not chosen, and a clear blank stays blank", "[vision]") {
  // The solver would have to put a 5 into cell 0, which is clearly blank, or a 3 into cell 1, which is clearly an 8.
  std::string lacking = kRight;
  lacking[1] = '8';
  Reading wrong_digit = sure_reading(lacking);
  make_likely(wrong_digit, 1, 3, 1000, 0.02f);
  CHECK(resolve(wrong_digit).solutions == 0);
  const std::string empty(81, '.');
  Reading blank = sure_reading(kRight.substr(0, 54) + empty.substr(54));
  REQUIRE(resolve(blank).solutions == 2);
  for (int cell = 54; cell < 81; ++cell) {
    const char right = kRight[static_cast<std::size_t>(cell)];
    if (right != '.') make_likely(blank, cell, right - '0', 1100, 0.015f);
  }
  const Resolution resolution = resolve(blank);
  CHECK(resolution.solutions == 2);
  CHECK(resolution.changed.empty());
  CHECK(resolution.doubt());
  CHECK(write_line(resolution.puzzle).substr(54) == empty.substr(54));
}

TEST_CASE("without a likely puzzle with one solution the reading is handed over, and cells in conflict are doubtful",
          "[vision]") {
  std::string wrong = kRight;
  wrong[1] = '5';  // two in a row
  Reading reading = sure_reading(wrong);
  reading.probabilities[4 * 10 + 7] = 0.4f;
  const Resolution resolution = resolve(reading);
  CHECK(resolution.solutions == 0);
  CHECK(resolution.doubt());
  CHECK(resolution.doubtful == std::vector<Cell>{Cell{0}, Cell{1}, Cell{4}});
  CHECK(write_line(resolution.puzzle) == wrong);
  const std::string json = json_object_of(reading, &resolution).str();
  CHECK(json.find("\"status\":\"unreadable\"") != std::string::npos);
  CHECK(json.find("\"solutions\":0") != std::string::npos);
}

TEST_CASE("a strange cell is doubtful, and one that the search for solutions can settle is not", "[vision]") {
  Reading reading = sure_reading(kRight);
  reading.strange[80] = true;
  // Each other digit in this cell leaves no solution.
  make_likely(reading, 4, 8, 50, 0.4f);
  make_likely(reading, 4, 1, 70, 0.3f);
  const Resolution resolution = resolve(reading);
  CHECK(resolution.is_unique());
  CHECK(resolution.changed.empty());
  CHECK(resolution.doubtful == std::vector<Cell>{Cell{80}});
}

TEST_CASE("a cell is doubtful when another likely content leaves one solution, too", "[vision]") {
  std::string lacking = kRight;
  lacking[0] = '.';  // without this 5 there is still one solution
  Reading reading = sure_reading(lacking);
  make_likely(reading, 0, 5, 500, 0.1f);
  make_likely(reading, 2, 9, 500, 0.1f);  // the solution has 4 there
  const Resolution resolution = resolve(reading);
  REQUIRE(resolution.is_unique());
  CHECK(resolution.doubtful == std::vector<Cell>{Cell{0}});
  Reading full = sure_reading(kRight);
  make_likely(full, 0, 0, 300, 0.3f);
  CHECK(resolve(full).doubtful == std::vector<Cell>{Cell{0}});
  make_likely(full, 0, 0, 500, 0.1f);
  CHECK(resolve(full).doubtful.empty());
}

TEST_CASE("likely contents come in the order of their probability", "[vision]") {
  Reading reading = sure_reading(kRight);
  make_likely(reading, 0, 6, 300, 0.2f);
  make_likely(reading, 0, 0, 200, 0.3f);
  make_likely(reading, 0, 8, 1200, 0.01f);
  CHECK(likely_contents(reading, Cell{0}) == std::vector<Digit>{Digit{5}, Digit{0}, Digit{6}});
  CHECK(likely_contents(reading, Cell{80}) == std::vector<Digit>{Digit{9}});
}

TEST_CASE("boxes of 6x6 grids can be higher than wide", "[vision]") {
  // A full grid with boxes of three rows and two columns.
  const std::string grid = "123456345612561234214365436521652143";
  const Resolution resolution = resolve(sure_reading(grid, 6));
  CHECK(resolution.is_unique());
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

TEST_CASE("the work of a reading has a bound, and without an answer by then the reading is handed over", "[vision]") {
  // Two columns of this puzzle leave no place for some digits, which a search finds out late: a puzzle takes millions
  // of nodes. Each of its 17 givens could be blank, so there are thousands of such puzzles.
  const std::string hard = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
  Reading reading = sure_reading(hard);
  for (int cell = 0; cell < 81; ++cell) {
    if (hard[static_cast<std::size_t>(cell)] != '.') make_likely(reading, cell, 0, 300, 0.2f);
  }
  constexpr std::uint64_t kEnough = 1'000'000'000;
  WorkBudget counted(kEnough);
  const Resolution resolution = resolve(reading, counted.token());
  CHECK_FALSE(resolution.is_unique());
  CHECK(resolution.doubt());
  CHECK(write_line(resolution.puzzle) == hard);
  CHECK(kEnough - counted.left() < 210'000);

  StopSource stopped;
  stopped.request_stop();
  WorkBudget none(kEnough, StopToken(stopped));
  CHECK_FALSE(resolve(reading, none.token()).is_unique());
  CHECK(kEnough - none.left() < 100);
}

TEST_CASE("cells that could not be compared any more are doubtful", "[vision]") {
  Reading reading = sure_reading(kRight);
  // With the right digit of the first row in this cell there is no solution.
  make_likely(reading, 4, 8, 50, 0.4f);
  REQUIRE_FALSE(resolve(reading).doubt());
  StopSource stopped;
  stopped.request_stop();
  const Resolution resolution = resolve(reading, StopToken(stopped));
  CHECK(resolution.is_unique());
  CHECK(resolution.doubtful == std::vector<Cell>{Cell{4}});
}

TEST_CASE("handwriting is no given, unless it is open whether a digit was written and only then there is one solution",
          "[vision]") {
  Reading reading = sure_reading(kRight);
  reading.entered.assign(81, false);
  reading.writing.assign(81, -1000);
  const auto write = [&](std::size_t cell, std::int32_t odds) {
    reading.entered[cell] = true;
    reading.writing[cell] = odds;
  };
  // The first given without which there are several solutions.
  std::size_t needed = 0;
  for (; needed < 81; ++needed) {
    if (kRight[needed] == '.') continue;
    write(needed, 100);
    if (!has_one_solution(reading)) break;
    reading.entered[needed] = false;
  }
  const Cell cell{static_cast<std::uint16_t>(needed)};
  REQUIRE_FALSE(has_one_solution(reading));
  const Resolution as_given = resolve(reading);
  CHECK(as_given.is_unique());
  CHECK(write_line(as_given.puzzle) == kRight);
  CHECK(as_given.doubtful == std::vector<Cell>{cell});
  write(needed, 2000);
  const Resolution as_entry = resolve(reading);
  CHECK_FALSE(as_entry.is_unique());
  CHECK(as_entry.puzzle[cell].is_blank());
  CHECK(as_entry.entries[cell] == Digit{static_cast<std::uint8_t>(kRight[needed] - '0')});
}
