#include "core/api/rate_puzzle.h"

#include <string>

#include "core/api/json/rating_json.h"
#include "core/formats/cell_names.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

Grid puzzle_with(const std::string& start) { return grid_of(start + std::string(81 - start.size(), '.')); }

const std::string kEasy = ".7..9.32.2.3.....44..3.2.8...87.12..7.......8..46.95...5.1.8..28.....6.7.17.4..5.";  // 2.6
const std::string kFull = "417369825632158947958724316825437169791586432346912758289643571573291684164875293";
const std::string kEscargot = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

}  // namespace

TEST_CASE("a puzzle is judged before it is rated", "[rating][api]") {
  struct Case {
    Grid puzzle;
    RatingStatus status;
  };
  const Case cases[]{
      {grid_of(kEasy), RatingStatus::Rated},
      {grid_of(kFull), RatingStatus::Solved},
      {puzzle_with("1"), RatingStatus::Multiple},
      {puzzle_with("12345678........9"), RatingStatus::None},
      {puzzle_with("5......5"), RatingStatus::Conflict},
      {Grid(Layout::with_boxes(2, 2)), RatingStatus::LayoutNotClassic},
  };
  for (const auto& [puzzle, status] : cases) {
    const PuzzleRating rated = rate_puzzle(puzzle);
    INFO(name_of(status));
    CHECK(rated.status == status);
    CHECK((rated.er > 0) == (status == RatingStatus::Rated));
    const std::string json = json_object_of(rated, puzzle, CellNames::RowColumn).str();
    CHECK((json.find("\"conflicts\":[{") != std::string::npos) == (status == RatingStatus::Conflict));
  }
}

TEST_CASE("a limit of the rating, a stop and a budget have statuses of their own", "[rating][api]") {
  RatingOptions limit;
  limit.at_most = 20;
  const PuzzleRating above = rate_puzzle(grid_of(kEasy), limit);
  CHECK(above.status == RatingStatus::AboveLimit);
  CHECK((above.er > 20 && above.er <= 26));
  limit.at_most = 26;
  CHECK(rate_puzzle(grid_of(kEasy), limit).status == RatingStatus::Rated);

  StopSource source;
  source.request_stop();
  RatingOptions stopped;
  stopped.control.stop = StopToken(source);
  CHECK(rate_puzzle(grid_of(kEscargot), stopped).status == RatingStatus::Stopped);

  RatingOptions budget;
  budget.control.node_budget = 100;
  CHECK(rate_puzzle(grid_of(kEscargot), budget).status == RatingStatus::OutOfBudget);
}
