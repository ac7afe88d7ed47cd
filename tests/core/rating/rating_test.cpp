// Ratings against those of Sudoku Explainer 1.2.1 itself.

#include "core/rating/rating.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "core/logic/puzzle_state.h"
#include "core/util/contracts.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

namespace nonet {

namespace {

struct KnownRating {
  std::string puzzle;
  Tenths er, ep, ed;
};

Tenths tenths_of(const std::string& text) { return std::stoi(text) * 10 + (text.back() - '0'); }

// Lines of puzzle, ER, EP and ED, separated by commas. Other lines are comments.
std::vector<KnownRating> known_ratings(const std::string& file_name) {
  std::ifstream file(file_name);
  std::vector<KnownRating> known;
  for (std::string line; std::getline(file, line);) {
    if (line.size() < 82 || line[81] != ',') continue;
    std::vector<std::string> fields{""};
    for (const char symbol : line) symbol == ',' ? fields.emplace_back() : fields.back() += symbol;
    known.push_back({fields[0], tenths_of(fields[1]), tenths_of(fields[2]), tenths_of(fields[3])});
  }
  return known;
}

void check_equal(const std::vector<KnownRating>& known) {
  REQUIRE(known.size() > 100);
  for (const auto& [puzzle, er, ep, ed] : known) {
    INFO(puzzle);
    const PuzzleRating rating = rate(test::grid_of(puzzle));
    CHECK(rating.status == RatingStatus::Rated);
    CHECK(rating.er == er);
    CHECK(rating.ep == ep);
    CHECK(rating.ed == ed);
  }
}

}  // namespace

TEST_CASE("ratings equal those of Sudoku Explainer 1.2.1", "[rating]") {
  std::vector<KnownRating> known = known_ratings(NONET_TEST_DATA "/ratings.csv");
  if (kContractsAreChecked) std::erase_if(known, [](const KnownRating& rating) { return rating.er >= 85; });
  check_equal(known);
}

TEST_CASE("ratings equal those of Sudoku Explainer 1.2.1, up to AI Escargot", "[rating][slow][data]") {
  check_equal(known_ratings(std::string(std::getenv("NONET_DATA")) + "/ratings.csv"));
}

TEST_CASE("the steps of a rating are true, and lead to the solution", "[rating]") {
  int checked = 0;
  for (const KnownRating& known : known_ratings(NONET_TEST_DATA "/ratings.csv")) {
    if (known.er >= (kContractsAreChecked ? 80 : 92)) continue;
    INFO(known.puzzle);
    const Grid puzzle = test::grid_of(known.puzzle);
    std::vector<RatedStep> steps;
    Tenths hardest = 0;
    RatingOptions options;
    options.step = [&](const RatedStep& step) {
      steps.push_back(step);
      hardest = std::max(hardest, step.rating);
    };
    const PuzzleRating rating = rate(puzzle, options);
    CHECK(rating.er == known.er);
    CHECK(hardest == rating.er);
    PuzzleState state(puzzle);
    for (const RatedStep& step : steps) {
      CHECK_FALSE(step.step.is_idle());
      for (const Candidate& candidate : step.step.placements) CHECK(state.has(candidate));
      for (const Candidate& candidate : step.step.eliminations) CHECK(state.has(candidate));
      for (const Part& part : step.step.parts) CHECK_FALSE(part.cells.empty());
      state.apply(step.step);
    }
    CHECK(state.is_solved());
    CHECK(is_consistent(state.grid()));
    ++checked;
  }
  CHECK(checked > 100);
}

TEST_CASE("what cannot be rated is answered as such", "[rating]") {
  const std::string solved = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
  const PuzzleRating full = rate(test::grid_of(solved));
  CHECK(full.status == RatingStatus::Solved);
  CHECK((full.er == 0 && full.ep == 0 && full.ed == 0));

  // The last cell has no candidate.
  std::string impossible = solved;
  impossible.replace(0, 1, ".");
  impossible.replace(80, 1, ".");
  Grid broken = test::grid_of(impossible);
  CHECK(rate(broken).status == RatingStatus::Rated);
  broken[Cell{1}] = Digit{1};
  CHECK(rate(broken).status == RatingStatus::None);

  // Four cells in which two digits can be exchanged: no producer finds a step.
  Grid ambiguous = test::grid_of(solved);
  for (const std::size_t cell : {0, 1, 27, 28}) ambiguous.digits()[cell] = kBlank;
  const PuzzleRating beyond = rate(ambiguous);
  CHECK(beyond.status == RatingStatus::Beyond);
  CHECK((beyond.er == 200 && beyond.ep == 0 && beyond.ed == 0));

  CHECK(is_ratable(*Layout::classic()));
}

TEST_CASE("a rating ends at its limits and says so", "[rating]") {
  const Grid escargot =
      test::grid_of("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..");
  RatingOptions options;
  options.control.node_budget = 1000;
  const PuzzleRating out = rate(escargot, options);
  CHECK(out.status == RatingStatus::OutOfBudget);
  CHECK(out.er < 105);

  class StopAfter final : public StopSource {
   public:
    bool stop_requested() const override { return ++looks_ > 5; }
    int looks() const { return looks_; }

   private:
    mutable int looks_ = 0;
  };
  const StopAfter source;
  options.control = {};
  options.control.stop = StopToken(source);
  CHECK(rate(escargot, options).status == RatingStatus::Stopped);
  CHECK(source.looks() == 6);

  double fraction = 0;
  options.control = {};
  options.control.progress = [&](const Progress& progress) {
    CHECK(progress.fraction >= fraction);
    fraction = progress.fraction;
  };
  CHECK(rate(test::grid_of(known_ratings(NONET_TEST_DATA "/ratings.csv").back().puzzle), options).status ==
        RatingStatus::Rated);
  CHECK((fraction > 0 && fraction < 1));

  options.control = {};
  options.at_most = 30;
  const PuzzleRating above = rate(escargot, options);
  CHECK(above.status == RatingStatus::AboveLimit);
  CHECK(above.er > 30);
}

TEST_CASE("every known rating occurs on the scale, and the gaps do not", "[rating]") {
  for (const KnownRating& known : known_ratings(NONET_TEST_DATA "/ratings.csv"))
    CHECK(has_rating_between(known.er, known.er));
  CHECK_FALSE(has_rating_between(11, 11));
  CHECK_FALSE(has_rating_between(31, 31));
  CHECK_FALSE(has_rating_between(63, 64));
  CHECK(has_rating_between(63, 65));
  CHECK_FALSE(has_rating_between(121, 200));
}

}  // namespace nonet
