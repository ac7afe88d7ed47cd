#include "cli/commands/solve_answers.h"

#include <vector>

#include "cli/commands/puzzle_run.h"
#include "cli/commands/solve_many.h"
#include "cli/output/conflicts.h"

namespace nonet {

bool ended_early(const Outcome& outcome, std::uint64_t limit) {
  return outcome.status == SolveStatus::Stopped && outcome.count < limit;
}

void SolveAnswers::write(const ParsedPuzzle& puzzle, const Outcome& outcome, const InputPosition& where) {
  write_answer(puzzle, outcome, where);
  complain(puzzle, outcome, where);
}

void SolveAnswers::write_answer(const ParsedPuzzle& puzzle, const Outcome& outcome, const InputPosition& where) {
  if (arguments_.has("json")) return console_.out.write(json(puzzle, outcome));
  if (arguments_.has("to")) return write_grids(puzzle, outcome, where);
  const bool stopped = ended_early(outcome, arguments_.number("limit", kDefaultSolveLimit));
  std::string line = puzzle.text + (stopped ? ":>=" : ":") + std::to_string(outcome.count) + ':';
  if (outcome.count > 0) line += write_line(outcome.solutions.front());
  console_.out.write(line += '\n');
}

void SolveAnswers::write_grids(const ParsedPuzzle& puzzle, const Outcome& outcome, const InputPosition& where) {
  if (outcome.count == 0) return;
  if (arguments_.format(TextFormat::Line) == TextFormat::Frame) print_frame(puzzle);
  printer_.print(outcome.solutions.front());
  if (outcome.count > 1) console_.note(where, "The puzzle has more than one solution; this is the first.");
}

// A frame of digits would not show given candidates. The format of pencil marks holds every puzzle that has them. Rules
// come before the grid.
void SolveAnswers::print_frame(const ParsedPuzzle& puzzle) {
  const bool has_given_candidates = view_of(puzzle).has_given_candidates();
  if (!has_given_candidates && puzzle.rules.empty()) return printer_.print(puzzle.grid);
  const TextFormat format = has_given_candidates ? TextFormat::PencilMarks : TextFormat::Frame;
  static_cast<void>(GridPrinter(console_.out, format).print(puzzle));
  printer_.continue_output();
}

std::string SolveAnswers::json(const ParsedPuzzle& puzzle, const Outcome& outcome) const {
  std::vector<std::string> solutions;
  for (const Grid& solution : outcome.solutions) solutions.push_back(json_of(write_line(solution)));
  return json_object_of_text(puzzle)
             .text("status", name_of(outcome.status))
             .number("count", outcome.count)
             .json("solutions", json_array(solutions))
             .json("conflicts", json_of(outcome.conflicts, *puzzle.grid.layout(), arguments_.cell_names()))
             .number("guesses", outcome.stats.guesses)
             .number("placements", outcome.stats.placements)
             .all_of(json_object_of_rules(puzzle))
             .str() +
         '\n';
}

void SolveAnswers::complain(const ParsedPuzzle& puzzle, const Outcome& outcome, const InputPosition& where) {
  if (outcome.status == SolveStatus::None) console_.complain(where, kNoSolution, ExitCode::NoAnswer);
  if (outcome.status == SolveStatus::Conflict) {
    complain_about_contradiction(puzzle.grid, where, arguments_.cell_names(), console_);
  }
}

}  // namespace nonet
