#include "core/generate/general/general_draft.h"

#include <cmath>
#include <map>
#include <set>
#include <string>

#include "core/formats/layout_name.h"
#include "core/general/clauses/clause_search.h"
#include "core/generate/draft_search.h"
#include "core/generate/full_grid.h"
#include "core/generate/general/general_grid.h"
#include "core/generate/general/general_removal.h"
#include "core/generate/pattern_search.h"
#include "core/generate/random_regions.h"
#include "core/search/outcome.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// A search that knows nothing of the generator: it begins anew, with the clues of the puzzle only.
bool is_unique(const Grid& puzzle) {
  ClauseSearch search(puzzle);
  NodeMeter meter;
  return search.next(meter) == SearchEvent::Solution && search.next(meter) == SearchEvent::Exhausted;
}

PuzzleForm form_of(const char* layout) {
  PuzzleForm form;
  form.layout = layout_of_name(layout).value();
  return form;
}

GeneratedPuzzle made(const PuzzleForm& form, std::uint64_t seed) {
  auto generated = generate(form, seed);
  REQUIRE(generated);
  REQUIRE(is_solution_of(generated.value().solution, generated.value().puzzle));
  return std::move(generated).value();
}

class CountingSource final : public StopSource {
 public:
  bool stop_requested() const override { return ++looks_ > allowed_; }
  std::uint64_t looks() const { return looks_; }
  std::uint64_t allowed_ = kUnlimited;

 private:
  mutable std::uint64_t looks_ = 0;
};

// Draws each of the full grids of a layout 20 times on average.
void check_equally_likely(const char* name, std::size_t grids) {
  constexpr int kDrawsOfEach = 20;
  const LayoutRef layout = layout_of_name(name).value();
  std::map<std::string, int> drawn;
  for (std::size_t seed = 0; seed < grids * kDrawsOfEach; ++seed) {
    Random random(seed);
    ++drawn[test::symbols_of(random_general_grid(Grid(layout), random, {}).value())];
  }
  CHECK(drawn.size() == grids);
  double chi_square = 0;
  for (const auto& [grid, count] : drawn) {
    chi_square += (count - kDrawsOfEach) * (count - kDrawsOfEach) / double{kDrawsOfEach};
  }
  // Chi-square has the mean of its degrees of freedom, and twice this as its variance.
  const double freedom = static_cast<double>(grids - 1);
  CHECK(std::abs(chi_square - freedom) < 4 * std::sqrt(2 * freedom));
}

}  // namespace

TEST_CASE("puzzles of every layout have one solution", "[generate]") {
  const char* layouts[] = {"2x2",
                           "2x3",
                           "2x4",
                           "2x5",
                           "3x4",
                           "4x4",
                           "2x2+x",
                           "2x3+x",
                           "3x3+x",
                           "3x3+windoku",
                           "3x3+x+windoku",
                           "3x3+asterisk",
                           "3x3+centerdots",
                           "3x3+disjoint",
                           "3x3+antiknight",
                           "3x3+antiking",
                           "4x4+windoku",
                           "4x4+x",
                           "4x4+antiknight",
                           "4x4+disjoint",
                           "1x5+x"};
  for (const char* layout : layouts) {
    INFO(layout);
    REQUIRE(layout_of_name(layout));
    for (std::uint64_t seed = 1; seed <= rounds(2u, 1u); ++seed) CHECK(is_unique(made(form_of(layout), seed).puzzle));
  }
}

TEST_CASE("all full 4x4 grids with diagonals are equally likely", "[generate]") { check_equally_likely("2x2+x", 48); }
TEST_CASE("all full 4x4 grids are equally likely", "[generate][slow]") { check_equally_likely("2x2", 288); }

TEST_CASE("the clues of large grids come down to the wanted number", "[generate]") {
  struct Case {
    const char* layout;
    int fewest, most;
  };
  for (const auto& [layout, fewest, most] : {Case{"5x5", 0, 290}, Case{"5x5", 300, 310}, Case{"6x6", 700, 720}}) {
    INFO(layout << " " << most);
    PuzzleForm form = form_of(layout);
    form.fewest_clues = fewest;
    form.most_clues = most;
    const Grid puzzle = made(form, 3).puzzle;
    CHECK(puzzle.clue_count() >= fewest);
    CHECK(puzzle.clue_count() <= most);
    CHECK(is_unique(puzzle));
  }
}

TEST_CASE("no orbit of a minimal puzzle of another layout can be removed", "[generate]") {
  struct Case {
    const char* layout;
    Symmetry symmetry;
    Method method;
  };
  const Case cases[] = {{"2x3", Symmetry::None, Method::Remove},
                        {"2x3", Symmetry::HalfTurn, Method::Add},
                        {"3x3+x", Symmetry::None, Method::Remove},
                        {"2x4", Symmetry::Full, Method::Remove},
                        {"3x3+windoku", Symmetry::Diagonals, Method::Remove},
                        {"3x3+disjoint", Symmetry::None, Method::Add},
                        {"4x4", Symmetry::None, Method::Remove},
                        {"4x4", Symmetry::QuarterTurn, Method::Remove},
                        {"samurai", Symmetry::HalfTurn, Method::Remove},
                        {"samurai", Symmetry::Full, Method::Remove},
                        {"flower", Symmetry::None, Method::Add},
                        {"twodoku+x", Symmetry::Diagonal, Method::Remove},
                        {"gattai:2x2@0,0+2,2", Symmetry::None, Method::Remove},
                        {"1-9@7x7", Symmetry::QuarterTurn, Method::Remove},
                        {"0-9", Symmetry::None, Method::Remove},
                        {"shape:6x8", Symmetry::Horizontal, Method::Remove}};
  for (const auto& [layout, symmetry, method] : cases) {
    INFO(layout);
    PuzzleForm form = form_of(layout);
    form.minimal = true;
    form.symmetry = symmetry;
    form.method = method;
    const GeneratedPuzzle generated = made(form, 5);
    CHECK(has_unique_solution(generated.puzzle));
    CHECK(has_symmetry(generated.puzzle, symmetry));
    for (const Orbit& orbit : orbits(*generated.puzzle.layout(), symmetry)) {
      if (generated.puzzle[orbit.front()].is_blank()) continue;
      Grid fewer = generated.puzzle;
      for (const Cell cell : orbit) fewer[cell] = kBlank;
      CHECK_FALSE(has_unique_solution(fewer));
    }
  }
}

TEST_CASE("a puzzle needs a layout with its symmetry", "[generate]") {
  struct Case {
    const char* layout;
    Symmetry symmetry;
  };
  const Case cases[] = {{"twodoku", Symmetry::Horizontal},
                        {"twodoku", Symmetry::QuarterTurn},
                        {"shape:6x8", Symmetry::Diagonal},
                        {"gattai:2x2@0,0+0,3", Symmetry::Full}};
  for (const auto& [layout, symmetry] : cases) {
    INFO(layout << " " << name_of(symmetry));
    PuzzleForm form = form_of(layout);
    CHECK(error_in(form) == std::nullopt);
    form.symmetry = symmetry;
    CHECK(error_in(form) == GenerateError::LayoutNotSymmetric);
  }
}

TEST_CASE("no pattern is refused because of digits that a layout need not have", "[generate]") {
  // In 3×3 cells with the digits 1 to 5, two digits can be in no cell, so a puzzle may lack them.
  const Grid blank(form_of("1-5@3x3").layout);
  CHECK_FALSE(is_impossible_pattern(blank, std::vector{Cell{0}, Cell{4}, Cell{8}}));
  CHECK(is_impossible_pattern(Grid(form_of("twodoku").layout), std::vector{Cell{0}, Cell{4}, Cell{8}}));
}

TEST_CASE("kept digits are clues, with their orbits", "[generate]") {
  for (const char* layout : {"2x3", "3x3+x", "4x4", "3x3+antiknight", "butterfly"}) {
    for (const Symmetry symmetry : {Symmetry::None, Symmetry::HalfTurn, Symmetry::Diagonal}) {
      INFO(layout << " " << name_of(symmetry));
      PuzzleForm form = form_of(layout);
      form.symmetry = symmetry;
      form.keep = Grid(form.layout);
      (*form.keep)[Cell{1}] = Digit{3};
      (*form.keep)[Cell{8}] = Digit{5};
      for (const Method method : {Method::Remove, Method::Add}) {
        form.method = method;
        const Grid puzzle = made(form, 11).puzzle;
        CHECK(puzzle[Cell{1}] == Digit{3});
        CHECK(puzzle[Cell{8}] == Digit{5});
        CHECK(has_symmetry(puzzle, symmetry));
        CHECK(is_unique(puzzle));
      }
    }
  }
}

TEST_CASE("numbers of clues are reached from above and from below", "[generate]") {
  for (const Method method : {Method::Remove, Method::Add}) {
    for (const char* layout : {"2x3", "3x3+x", "2x4"}) {
      PuzzleForm form = form_of(layout);
      form.method = method;
      form.fewest_clues = form.most_clues = 26;
      const Grid puzzle = made(form, 2).puzzle;
      CHECK(puzzle.clue_count() == 26);
      CHECK(is_unique(puzzle));
    }
  }
}

TEST_CASE("forms without a puzzle are recognised", "[generate]") {
  PuzzleForm form = form_of("2x2+antiking");
  CHECK(generate(form, 1).error() == GenerateError::NoFullGrid);
  form = form_of("2x3");
  form.keep = Grid(form.layout);
  (*form.keep)[Cell{0}] = (*form.keep)[Cell{1}] = Digit{1};
  CHECK(generate(form, 1).error() == GenerateError::KeepImpossible);
  form = {};
  form.jigsaw_side = kMaxJigsawSide + 1;
  CHECK(generate(form, 1).error() == GenerateError::LayoutTooLarge);
}

TEST_CASE("a stop ends the generation of large puzzles", "[generate]") {
  PuzzleForm form = form_of("5x5");
  for (const std::uint64_t allowed : {0u, 3u, 40u, 400u}) {
    CountingSource stop;
    stop.allowed_ = allowed;
    CHECK(generate(form, 1, 0, Control{StopToken(stop), kUnlimited, {}}).error() == GenerateError::Stopped);
    CHECK(stop.looks() <= allowed + 20);
  }
}

TEST_CASE("random full grids of all layouts differ and keep the rules", "[generate]") {
  for (const char* layout : {"2x2", "2x3", "3x3+x", "3x3+windoku", "3x3+antiknight", "4x4", "5x5", "5x5+x", "6x6"}) {
    INFO(layout);
    std::set<std::string> grids;
    Random random(9);
    for (int round = 0; round < rounds(3, 2); ++round) {
      const auto grid = random_full_grid(layout_of_name(layout).value(), random);
      REQUIRE(grid);
      CHECK(is_solution_of(*grid, Grid(grid->layout())));
      std::string digits;
      for (const Digit digit : grid->digits()) digits += static_cast<char>(digit.value);
      grids.insert(digits);
    }
    CHECK(grids.size() >= 2);
  }
}

TEST_CASE("random regions are connected, of equal size, and no lines", "[generate]") {
  Random random(3);
  for (const int side : {4, 5, 6, 7, 8, 9, 10, 12}) {
    INFO(side);
    std::set<std::string> forms;
    for (int round = 0; round < 5; ++round) {
      const LayoutRef layout = random_jigsaw(side, random);
      REQUIRE(layout);
      std::string form;
      for (const House house : layout->houses_of(HouseKind::Box)) {
        const auto cells = layout->cells(house);
        std::set<int> rows, columns, reached{cells[0].index};
        for (bool grows = true; grows;) {
          grows = false;
          for (const Cell cell : cells) {
            const int row = layout->row(cell), column = layout->column(cell);
            rows.insert(row);
            columns.insert(column);
            for (const Cell other : cells) {
              const bool beside = std::abs(layout->row(other) - row) + std::abs(layout->column(other) - column) == 1;
              if (beside && reached.count(other.index) != 0) grows |= reached.insert(cell.index).second;
            }
          }
        }
        CHECK(reached.size() == static_cast<std::size_t>(side));
        CHECK(rows.size() > 1);
        CHECK(columns.size() > 1);
        for (const Cell cell : cells) form += std::to_string(cell.index) + ' ';
      }
      forms.insert(form);
    }
    CHECK(forms.size() >= (side == 4 ? 2u : 5u));
  }
}

TEST_CASE("each jigsaw puzzle has regions of its own", "[generate]") {
  PuzzleForm form;
  form.jigsaw_side = 9;
  const GeneratedPuzzle first = made(form, 1);
  const GeneratedPuzzle second = made(form, 2);
  CHECK(is_unique(first.puzzle));
  CHECK(is_unique(second.puzzle));
  CHECK_FALSE(*first.puzzle.layout() == *second.puzzle.layout());
}
