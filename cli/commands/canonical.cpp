// nonet canonical: one grid for all that can be turned into each other.

#include <array>
#include <string>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/input/arguments.h"
#include "cli/input/input.h"
#include "cli/input/interrupt.h"
#include "cli/output/console.h"
#include "cli/output/grid_printer.h"
#include "cli/output/json.h"
#include "cli/output/messages.h"
#include "cli/output/unsolvable.h"

namespace nonet {

namespace {

class CanonicalRun {
 public:
  CanonicalRun(const Arguments& arguments, Console& console)
      : arguments_(arguments), console_(console), printer_(console.out, TextFormat::Line) {}

  bool visit(const ParsedPuzzle& puzzle, const Place& place) {
    const std::uint64_t budget = arguments_.number("budget", kSymmetryBudget);
    const auto form = canonical_form(puzzle.grid, Control{interrupt_token(), budget, {}});
    if (form) {
      print(puzzle, form.value());
    } else if (form.error() == SymmetryError::Contradictory) {
      complain_about_contradiction(puzzle.grid, place, arguments_.cell_names(), console_);
    } else {
      console_.complain(place, sentence_of(form.error()), ExitCode::NoAnswer);
    }
    return !interrupted();
  }

 private:
  void print(const ParsedPuzzle& puzzle, const CanonicalForm& form) {
    if (arguments_.has("json")) return console_.out.write(json(puzzle, form));
    printer_.announce(form.grid.layout());
    const std::string count = arguments_.has("group") ? ":" + form.automorphisms.to_string() : "";
    console_.out.write(write_line(form.grid) + count + '\n');
  }

  static std::string json(const ParsedPuzzle& puzzle, const CanonicalForm& form) {
    return JsonObject()
               .text("puzzle", puzzle.text)
               .text("canonical", write_line(form.grid))
               .text("layout", name_of(*form.grid.layout()))
               .text("steps", write_steps(form.transformation))
               .text("automorphisms", form.automorphisms.to_string())
               .str() +
           '\n';
  }

  const Arguments& arguments_;
  Console& console_;
  GridPrinter printer_;
};

void run_canonical(const Arguments& arguments, Console& console) {
  stop_on_interrupt();
  CanonicalRun run(arguments, console);
  for_each_puzzle(arguments, console,
                  [&](const ParsedPuzzle& puzzle, const Place& place) { return run.visit(puzzle, place); });
}

constexpr std::array kOptions{
    Option{"group", "", "FORM:N, with the number N of transformations that leave the puzzle as it is"},
    kSymmetryBudgetOption,
    kLayoutOption,
    kCellsOption,
    kJsonOption,
};

}  // namespace

const Command kCanonicalCommand{
    "canonical",
    "[FILE...]",
    "tell puzzles apart that only look different",
    "The canonical form of each puzzle: the same for all that transformations turn into each other. On 9x9 it is the\n"
    "smallest of them all, read row by row with blanks first (min-lex); in other layouts, some one of them.\n",
    kOptions,
    SIZE_MAX,
    run_canonical,
};

}  // namespace nonet
