#include "cli/commands/solution_printer.h"

namespace nonet {

SolutionPrinter::SolutionPrinter(const Arguments& arguments, Console& console)
    : json_(arguments.has("json")), console_(console), printer_(console.out, arguments.format(TextFormat::Line)) {}

void SolutionPrinter::print(const ParsedPuzzle& puzzle, const Grid& solution) {
  if (json_) {
    console_.out.write(
        json_object_of_text(puzzle).text("solution", write_line(solution)).all_of(json_object_of_rules(puzzle)).str() +
        '\n');
  } else {
    printer_.print(solution);
  }
  console_.out.end_answer();
}

}  // namespace nonet
