#include "cli/commands/solve_all.h"

#include "cli/commands/patience.h"
#include "cli/commands/solution_printer.h"
#include "cli/input/input.h"
#include "cli/input/interrupt.h"
#include "cli/output/unsolvable.h"

namespace nonet {

namespace {

class SolveAllRun {
 public:
  SolveAllRun(const Arguments& arguments, Console& console)
      : arguments_(arguments),
        console_(console),
        printer_(arguments, console),
        limit_(arguments.number("limit", kUnlimited)) {}

  bool visit(const ParsedPuzzle& puzzle, const Place& place) {
    if (!can_search(puzzle, place, console_)) return true;
    if (!is_consistent(puzzle.grid)) {
      complain_about_contradiction(puzzle.grid, place, arguments_.cell_names(), console_);
      return true;
    }
    print_solutions(puzzle, place);
    return !interrupted();
  }

 private:
  void print_solutions(const ParsedPuzzle& puzzle, const Place& place) {
    Patience patience(arguments_);
    NodeMeter meter(Control{patience.token(), kUnlimited, [&](const Progress&) { look_around(patience); }});
    SolutionStream stream(puzzle.grid);
    Grid solution(puzzle.grid.layout());
    SearchEvent event = SearchEvent::Solution;
    while (event == SearchEvent::Solution && stream.found() < limit_ && console_.out.is_open()) {
      event = stream.next(meter);
      if (event != SearchEvent::Solution) break;
      stream.write_solution(solution);
      printer_.print(puzzle, solution);
    }
    if (!console_.out.is_open()) return;
    if (event == SearchEvent::Stopped || event == SearchEvent::OutOfBudget) {
      return console_.complain(place, patience.reason() + ": " + std::to_string(stream.found()) + " solutions so far",
                               ExitCode::NoAnswer);
    }
    if (stream.found() == 0) complain_about_no_solution(place, console_);
  }

  // Between solutions that are rare: lets those out that wait, and sees whether anybody waits for more.
  void look_around(Patience& patience) {
    console_.out.end_answer();
    console_.out.notice_closed_reader();
    patience.look();
    if (!console_.out.is_open()) patience.end();
  }

  const Arguments& arguments_;
  Console& console_;
  SolutionPrinter printer_;
  std::uint64_t limit_;
};

}  // namespace

void solve_all(const Arguments& arguments, Console& console) {
  SolveAllRun run(arguments, console);
  for_each_puzzle(arguments, console,
                  [&](const ParsedPuzzle& puzzle, const Place& place) { return run.visit(puzzle, place); });
}

}  // namespace nonet
