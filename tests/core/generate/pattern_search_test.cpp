#include "core/generate/pattern_search.h"

#include "core/formats/layout_name.h"
#include "core/generate/draft_search.h"
#include "core/search/outcome.h"
#include "tests/catch.h"
#include "tests/support/counting_stop.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// The cells that a text marks with `#`.
std::vector<Cell> cells_of(std::string_view text) {
  std::vector<Cell> cells;
  for (std::uint16_t index = 0; index < text.size(); ++index) {
    if (text[index] == '#') cells.push_back(Cell{index});
  }
  return cells;
}

bool has_clues_exactly_in(const Grid& puzzle, const std::vector<Cell>& pattern) {
  for (const Cell cell : pattern) {
    if (puzzle[cell].is_blank()) return false;
  }
  return puzzle.clue_count() == static_cast<int>(pattern.size());
}

constexpr std::string_view kRing =
    "...###..."
    ".#.....#."
    "#...#...#"
    "#..#.#..#"
    "..#...#.."
    "#..#.#..#"
    "#...#...#"
    ".#.....#."
    "...###...";

// A minimal puzzle of 16x16 with clues in three quarters of the cells. No attempt finds one.
PuzzleForm dense_minimal_form() {
  PuzzleForm form;
  form.layout = Layout::with_boxes(4, 4);
  form.minimal = true;
  for (std::uint16_t cell = 0; cell < 256; ++cell) {
    if ((cell / 16 + cell) % 4 != 0) form.pattern.push_back(Cell{cell});
  }
  return form;
}

}  // namespace

TEST_CASE("the clues are in the cells of the pattern", "[generate]") {
  struct Case {
    const char* layout;
    std::string_view pattern;
  };
  const Case cases[] = {
      {"3x3", kRing},
      {"2x2", "#.....#.##......"},
      {"2x3", "#..#..#..##....##....##..#..#..#...."},
      {"3x3+x", "#...#...#.#.....#...#...#....#.#...#.......#...#.#....#...#...#.....#.#...#...#.."},
  };
  for (const auto& [layout, text] : cases) {
    INFO(layout);
    PuzzleForm form;
    form.layout = layout_of_name(layout).value();
    form.pattern = cells_of(text);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const auto made = generate(form, seed);
      REQUIRE(made);
      CHECK(has_clues_exactly_in(made.value().puzzle, form.pattern));
      CHECK(count_solutions(made.value().puzzle, 2).count == 1);
      CHECK(is_solution_of(made.value().solution, made.value().puzzle));
    }
  }
}

TEST_CASE("kept digits stay in the pattern", "[generate]") {
  PuzzleForm form;
  form.pattern = cells_of(kRing);
  form.keep = Grid(form.layout);
  (*form.keep)[Cell{3}] = Digit{7};
  (*form.keep)[Cell{77}] = Digit{2};
  const Grid puzzle = generate(form, 4).value().puzzle;
  CHECK(puzzle[Cell{3}] == Digit{7});
  CHECK(puzzle[Cell{77}] == Digit{2});
  CHECK(has_clues_exactly_in(puzzle, form.pattern));
  CHECK(has_unique_solution(puzzle));
}

TEST_CASE("a minimal puzzle of a pattern needs every clue", "[generate]") {
  PuzzleForm form;
  form.pattern = cells_of(kRing);
  form.minimal = true;
  Grid puzzle = generate(form, 6).value().puzzle;
  for (const Cell cell : form.pattern) {
    const Digit clue = std::exchange(puzzle[cell], kBlank);
    CHECK_FALSE(has_unique_solution(puzzle));
    puzzle[cell] = clue;
  }
}

TEST_CASE("impossible patterns are refused", "[generate]") {
  PuzzleForm form;
  const auto error_of = [&](std::string_view text) {
    form.pattern = cells_of(text);
    return error_in(form);
  };
  const std::string full(27, '#');
  const std::string two_rows_blank = std::string(18, '.') + std::string(9, '#') + full + full;
  const std::string rows_of_two_bands_blank =
      std::string(9, '.') + std::string(18, '#') + std::string(9, '.') + std::string(18, '#') + full;
  std::string two_columns_blank;
  for (int row = 0; row < 9; ++row) two_columns_blank += ".#.######";
  CHECK(error_of(two_rows_blank) == GenerateError::BadPattern);
  CHECK(error_of(two_columns_blank) == GenerateError::BadPattern);
  CHECK_FALSE(error_of(rows_of_two_bands_blank));
  CHECK(error_of("#...#...#...#...#...#...#...#...#...#...#...#...#...#...#...#....................") ==
        GenerateError::TooFewClues);
  form.layout = layout_of_name("2x3").value();
  CHECK(error_of("#........#...#....................#.") == GenerateError::BadPattern);  // four clues
  CHECK(error_of("#..#...#......#...........#........#") == std::nullopt);
  form.keep = Grid(form.layout);
  (*form.keep)[Cell{1}] = Digit{1};  // outside of the pattern
  CHECK(error_of("#..#...#......#...........#........#") == GenerateError::BadPattern);
}

TEST_CASE("a stop ends the search for digits of a pattern", "[generate]") {
  PuzzleForm form;
  form.pattern = cells_of(kRing);
  StopSource stop;
  stop.request_stop();
  CHECK(pattern_draft(form, Random(1), StopToken(stop)).error() == GenerateError::Stopped);
}

// Nearly every full grid leaves one solution in such a pattern, and some clue can always be removed. Each search looks
// at the stop token.
TEST_CASE("an attempt at a minimal puzzle of a dense pattern is bounded work", "[generate]") {
  const PuzzleForm form = dense_minimal_form();
  REQUIRE_FALSE(error_in(form));
  const CountingStop stop;
  const auto draft = pattern_draft(form, Random(1), StopToken(stop));
  REQUIRE(draft);
  CHECK_FALSE(draft.value());
  INFO(stop.looks());
  CHECK(stop.looks() > 30);
  CHECK(stop.looks() < 3000);
}

TEST_CASE("a stop at any look ends the search for a minimal puzzle of a pattern as a stop", "[generate]") {
  const PuzzleForm form = dense_minimal_form();
  const CountingStop whole;
  REQUIRE(pattern_draft(form, Random(1), StopToken(whole)));
  for (std::uint64_t look = whole.looks(); look > whole.looks() - 10; --look) {
    const CountingStop stop(look);
    INFO("look " << look << " of " << whole.looks());
    const auto draft = pattern_draft(form, Random(1), StopToken(stop));
    REQUIRE_FALSE(draft);
    CHECK(draft.error() == GenerateError::Stopped);
  }
}

TEST_CASE("a heart of 20 clues is filled", "[generate]") {
  constexpr std::string_view kHeart =
      "........."
      ".##...##."
      "#..#.#..#"
      "#...#...#"
      "#.......#"
      ".#.....#."
      "..#...#.."
      "...#.#..."
      "....#....";
  PuzzleForm form;
  form.pattern = cells_of(kHeart);
  REQUIRE(form.pattern.size() == 20);
  const auto made = generate(form, 1);
  REQUIRE(made);
  CHECK(has_clues_exactly_in(made.value().puzzle, form.pattern));
  CHECK(brute_force(made.value().puzzle, 2).size() == 1);
}

// Two digits are no clue, and two rows of a band have no clue. But given candidates can leave one solution.
TEST_CASE("no pattern is impossible when given candidates or own rules restrict the digits", "[generate]") {
  const Grid solution = grid_of("1234341221434321", "2x2");
  const std::vector<Cell> few{Cell{0}, Cell{5}};
  CHECK(is_impossible_pattern(Grid(solution.layout()), few));
  Grid givens(solution.layout());
  for (const Cell cell : few) givens[cell] = solution[cell];
  std::vector<DigitSet> candidates(16, DigitSet::full(4));
  for (std::uint16_t cell = 0; cell < 8; ++cell) candidates[cell] = DigitSet(solution[Cell{cell}]);
  candidates[8] = DigitSet(solution[Cell{8}]);
  candidates[9] = DigitSet(solution[Cell{9}]);
  candidates[10] = DigitSet(solution[Cell{10}]);
  const Puzzle marked(givens, candidates);
  REQUIRE(brute_force(marked, 2).size() == 1);
  CHECK_FALSE(is_impossible_pattern(marked, few));
  Puzzle caged{givens};
  REQUIRE_FALSE(caged.add({RuleKind::Cage, {Cell{0}, Cell{1}}, {}}).has_value());
  CHECK_FALSE(is_impossible_pattern(caged, few));
}
