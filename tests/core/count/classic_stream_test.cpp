#include "core/count/classic_stream.h"

#include "core/formats/write.h"
#include "core/search/solution_stream.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

TEST_CASE("the solutions of a classic puzzle come in the order of SolutionStream, with the same nodes", "[count]") {
  // Several solutions, one, none, and givens that conflict.
  for (const char* line : {"..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4....",
                           "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
                           "..9.7...5..21..9..1...28....7...5..1..851......5....3.......3..68........21.....7",
                           "11..............................................................................."}) {
    CAPTURE(line);
    const Grid puzzle = grid_of(line);
    ClassicStream classic(puzzle);
    SolutionStream stream(puzzle);
    Grid solution(puzzle.layout());
    NodeMeter classic_meter(Control{{}, 3000, {}});
    NodeMeter meter(Control{{}, 3000, {}});
    for (int number = 0; number < 500; ++number) {
      const SearchEvent event = stream.next(meter);
      REQUIRE(classic.next(classic_meter) == event);
      if (event != SearchEvent::Solution) break;
      classic.write_solution(solution);
      REQUIRE(write_line(solution) == write_line(stream.solution()));
    }
    CHECK(classic.found() == stream.found());
    const std::uint64_t more = stream.found() + 5;
    CHECK(classic.advance_to(more, classic_meter) == stream.advance_to(more, meter));
    CHECK(classic.found() == stream.found());
  }
}
