#include "cli/commands/solve_all.h"

#include "cli/commands/long_work.h"
#include "cli/commands/puzzle_run.h"
#include "cli/commands/solution_printer.h"

namespace nonet {

namespace {

class SolveAllRun : public PuzzleRun {
 public:
  SolveAllRun(const Arguments& arguments, Console& console)
      : PuzzleRun(arguments, console), printer_(arguments, console), limit_(arguments.number("limit", kUnlimited)) {}

 protected:
  bool knows_layout(const Layout&) const override { return true; }
  void answer(const ParsedPuzzle& puzzle) override {
    if (!can_search(puzzle) || refuses_contradiction(puzzle.grid)) return;
    LongWork work(arguments(), console(), where(), LongWork::Shows::Nothing);
    NodeMeter meter(work.control());
    SolutionStream stream(view_of(puzzle));
    Grid solution(puzzle.grid.layout());
    SearchEvent event = SearchEvent::Solution;
    while (stream.found() < limit_ && console().out.is_open()) {
      event = stream.next(meter);
      if (event != SearchEvent::Solution) break;
      stream.write_solution(solution);
      printer_.print(puzzle, solution);
    }
    if (!console().out.is_open()) return;
    if (event == SearchEvent::Stopped || event == SearchEvent::OutOfBudget) {
      work.complain("Solutions found: " + std::to_string(stream.found()) + ". There may be more.");
    } else if (stream.found() == 0) {
      complain_about_no_solution();
    }
  }

 private:
  SolutionPrinter printer_;
  std::uint64_t limit_;
};

}  // namespace

void solve_all(const Arguments& arguments, Console& console) { SolveAllRun(arguments, console).run(); }

}  // namespace nonet
