#include "core/api/making/puzzle_classes.h"

#include <initializer_list>
#include <string>

#include "core/formats/layout_name.h"
#include "core/formats/rule_text.h"
#include "core/formats/write.h"
#include "tests/catch.h"
#include "tests/support/counting_stop.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

TEST_CASE("isomorphic puzzles have one key, others have their own", "[api]") {
  Grid puzzle(Layout::classic());
  puzzle[Cell{0}] = Digit{1};
  puzzle[Cell{40}] = Digit{2};
  Grid transposed(Layout::classic());
  transposed[Cell{0}] = Digit{3};
  transposed[Cell{40}] = Digit{1};
  Grid other = puzzle;
  other[Cell{1}] = Digit{5};
  PuzzleClasses classes;
  CHECK(classes.insert(puzzle));
  CHECK_FALSE(classes.insert(transposed));
  CHECK(classes.insert(other));
  CHECK(classes.size() == 2);
}

TEST_CASE("a key that takes long looks at its stop", "[api]") {
  // The canonical form of a blank jigsaw has to look at many numberings.
  Grid puzzle(layout_of_name("5x5").value());
  puzzle[Cell{3}] = Digit{7};
  const CountingStop stop(2);
  const std::string key = PuzzleClasses::key_of(puzzle, StopToken(stop));
  CHECK(stop.looks() >= 2);
  CHECK(key == "5x5 " + write_line(puzzle));
}

namespace {

// A full grid and two puzzles of it, which are not isomorphic: one cell is blank, or two cells are.
struct OneSolution {
  OneSolution(const std::string& line, const std::string& layout)
      : solution(grid_of(line, layout)), one(solution), other(solution) {
    one[Cell{0}] = kBlank;
    other[Cell{0}] = kBlank;
    other[Cell{1}] = kBlank;
  }

  Grid solution;
  Grid one;
  Grid other;
};

void add_rule(Puzzle& puzzle, const char* text) {
  const RuleSet rules = read_rules(text, *puzzle.layout()).value();
  REQUIRE_FALSE(puzzle.add(*rules.begin()).has_value());
}

}  // namespace

TEST_CASE("puzzles with own rules count as one by their givens and rules in any order, and by their solution",
          "[api]") {
  const LayoutRef layout = layout_of_name("2x2").value();
  const auto ruled = [&](std::initializer_list<const char*> rules) {
    Puzzle puzzle{Grid(layout)};
    for (const char* rule : rules) add_rule(puzzle, rule);
    return puzzle;
  };
  const Puzzle one = ruled({"cage 3 r1c1 r1c2", "cage 5 r2c1 r2c2"});
  const Puzzle same = ruled({"cage 5 r2c1 r2c2", "cage 3 r1c1 r1c2"});
  const Puzzle other = ruled({"cage 3 r1c1 r1c2", "cage 5 r2c1 r2c3"});
  const Grid solution = grid_of("1234341221434321", "2x2");
  PuzzleClasses classes;
  CHECK(classes.insert(one, solution));
  CHECK_FALSE(classes.insert(same, solution));
  CHECK(classes.insert(other, solution));
  // From side 6 on, the solution decides.
  const LayoutRef six = layout_of_name("2x3").value();
  Puzzle cages{Grid(six)};
  add_rule(cages, "cage 3 r1c1 r1c2");
  const Grid of_six = grid_of("123456456123231564564231312645645312", "2x3");
  PuzzleClasses by_solution;
  CHECK(by_solution.insert(cages, of_six));
  CHECK(by_solution.contains(Grid(six), of_six));
}

TEST_CASE("puzzles with one solution count as one, on boards with enough full grids", "[api]") {
  const OneSolution classic("123456789457189236689327154218634597735298461946715823364572918591843672872961345", "3x3");
  PuzzleClasses classes;
  CHECK_FALSE(classes.contains(classic.one, classic.solution));
  CHECK(classes.insert(classic.one, classic.solution));
  CHECK(classes.contains(classic.other, classic.solution));
  CHECK_FALSE(classes.insert(classic.other, classic.solution));
  CHECK(classes.size() == 1);
  PuzzleClasses solved;
  CHECK(solved.insert(classic.one));
  CHECK(solved.contains(classic.other, classic.solution));
  const OneSolution six("123456456123231564564231312645645312", "2x3");
  PuzzleClasses of_six;
  CHECK(of_six.insert(six.one, six.solution));
  CHECK_FALSE(of_six.insert(six.other, six.solution));
  const OneSolution four("1234341221434321", "2x2");
  PuzzleClasses of_four;
  CHECK(of_four.insert(four.one, four.solution));
  CHECK(of_four.insert(four.other, four.solution));
}
