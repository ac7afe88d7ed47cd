#include "cli/solve_answers.h"

#include <vector>

#include "cli/json.h"
#include "cli/unsolvable.h"

namespace nonet {

void SolveAnswers::tell(const ParsedPuzzle& puzzle, const Finding& finding, const Place& place) {
  answer(puzzle, finding, place);
  explain(puzzle, finding, place);
}

void SolveAnswers::answer(const ParsedPuzzle& puzzle, const Finding& finding, const Place& place) {
  if (arguments_.has("json")) return console_.out.write(json(puzzle, finding));
  if (arguments_.has("to")) return print(puzzle, finding, place);
  const bool stopped = finding.status == Finding::Status::Stopped;
  std::string line = puzzle.text + (stopped ? ":>=" : ":") + std::to_string(finding.count) + ':';
  if (finding.count > 0) line += write_line(finding.solutions.front());
  console_.out.write(line += '\n');
}

void SolveAnswers::print(const ParsedPuzzle& puzzle, const Finding& finding, const Place& place) {
  if (finding.count == 0) return;
  if (arguments_.format(TextFormat::Line) == TextFormat::Frame) printer_.print(puzzle.grid);
  printer_.print(finding.solutions.front());
  if (finding.count > 1) console_.note(place, "there is more than one solution; this is the first");
}

std::string SolveAnswers::json(const ParsedPuzzle& puzzle, const Finding& finding) const {
  std::vector<std::string> solutions;
  for (const Grid& solution : finding.solutions) solutions.push_back(json_of(write_line(solution)));
  return JsonObject()
             .text("puzzle", puzzle.text)
             .text("status", name_of(finding.status))
             .number("count", finding.count)
             .json("solutions", json_array(solutions))
             .json("conflicts", json_of(finding.conflicts, *puzzle.grid.layout(), arguments_.cell_names()))
             .number("guesses", finding.stats.guesses)
             .number("placements", finding.stats.placements)
             .str() +
         '\n';
}

void SolveAnswers::explain(const ParsedPuzzle& puzzle, const Finding& finding, const Place& place) {
  if (finding.status == Finding::Status::None) complain_about_no_solution(place, console_);
  if (finding.status == Finding::Status::Conflict) {
    complain_about_contradiction(puzzle.grid, place, arguments_.cell_names(), console_);
  }
}

}  // namespace nonet
