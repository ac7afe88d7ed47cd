#include "cli/solve_all.h"

#include "cli/grid_printer.h"
#include "cli/input.h"
#include "cli/json.h"
#include "cli/unsolvable.h"

namespace nonet {

namespace {

class SolveAllRun {
 public:
  SolveAllRun(const Arguments& arguments, Console& console)
      : arguments_(arguments),
        console_(console),
        printer_(console.out, arguments.format(TextFormat::Line)),
        limit_(arguments.number("limit", kUnlimited)) {}

  bool visit(const ParsedPuzzle& puzzle, const Place& place) {
    if (!can_search(puzzle, place, console_)) return true;
    if (!is_consistent(puzzle.grid)) {
      complain_about_contradiction(puzzle.grid, place, arguments_.cell_names(), console_);
      return true;
    }
    if (print_solutions(puzzle) == 0) complain_about_no_solution(place, console_);
    return true;
  }

 private:
  // Returns how many there were, or 1 at least when nobody reads any more.
  std::uint64_t print_solutions(const ParsedPuzzle& puzzle) {
    StopSource reader_gone;
    NodeMeter meter(
        Control{StopToken(reader_gone), kUnlimited, [&](const Progress&) { look_after_output(reader_gone); }});
    SolutionStream stream(puzzle.grid);
    Grid solution(puzzle.grid.layout());
    while (stream.found() < limit_ && stream.next(meter) == SearchEvent::Solution) {
      stream.write_solution(solution);
      print(puzzle, solution);
      if (!console_.out.is_open()) break;
    }
    return reader_gone.stop_requested() ? 1 : stream.found();
  }

  // Between solutions that are rare: lets those out that wait, and sees that nobody waits for more.
  void look_after_output(StopSource& reader_gone) {
    console_.out.end_answer();
    console_.out.notice_closed_reader();
    if (!console_.out.is_open()) reader_gone.request_stop();
  }

  void print(const ParsedPuzzle& puzzle, const Grid& solution) {
    if (arguments_.has("json")) {
      console_.out.write(JsonObject().text("puzzle", puzzle.text).text("solution", write_line(solution)).str() + '\n');
    } else {
      printer_.print(solution);
    }
    console_.out.end_answer();
  }

  const Arguments& arguments_;
  Console& console_;
  GridPrinter printer_;
  std::uint64_t limit_;
};

}  // namespace

void solve_all(const Arguments& arguments, Console& console) {
  SolveAllRun run(arguments, console);
  for_each_puzzle(arguments, console,
                  [&](const ParsedPuzzle& puzzle, const Place& place) { return run.visit(puzzle, place); });
}

}  // namespace nonet
