// nonet find: every result of one technique.

#include <array>

#include "cli/commands/all_commands.h"
#include "cli/commands/teaching.h"
#include "cli/input/input.h"
#include "cli/output/console.h"
#include "cli/output/json.h"
#include "cli/output/notation.h"

namespace nonet {

namespace {

class FindRun {
 public:
  FindRun(const Arguments& arguments, Console& console) : arguments_(arguments), console_(console) {}

  bool visit(const ParsedPuzzle& puzzle, const Place& place) {
    const auto question = question_about(puzzle, place);
    if (!question) return true;
    const auto state = state_of(puzzle, place, arguments_.cell_names(), console_);
    if (!state) return true;
    const std::vector<Step> steps = answers_to(*question, *state);
    if (arguments_.has("json")) {
      console_.out.write(json(puzzle, steps) + '\n');
    } else {
      for (const Step& step : steps) console_.out.write(line(puzzle, *state, step) + '\n');
    }
    return true;
  }

 private:
  std::optional<LibraryQuestion> question_about(const ParsedPuzzle& puzzle, const Place& place) {
    if (arguments_.has("technique")) return question_named(arguments_.text("technique"));
    if (!puzzle.library) {
      console_.complain(place, "name a technique with --technique: only library lines ask for one themselves",
                        ExitCode::BadInput);
      return std::nullopt;
    }
    const auto question = question_of(*puzzle.library);
    if (!question) {
      console_.complain(place, "no technique has the code '" + puzzle.library->code + "'", ExitCode::BadInput);
    }
    return question;
  }

  // A library line where there can be one; the forum's notation above side 9.
  std::string line(const ParsedPuzzle& puzzle, const PuzzleState& state, const Step& step) const {
    if (state.side() > 9) return notation_of(step, state.layout(), arguments_.cell_names());
    LibraryLine found = library_line_of(state, step);
    if (puzzle.library && !arguments_.has("technique")) {
      found.code = puzzle.library->code;
      found.variant = puzzle.library->variant;
      found.digits = puzzle.library->digits;
    }
    return write_library_line(found);
  }

  std::string json(const ParsedPuzzle& puzzle, const std::vector<Step>& steps) const {
    return JsonObject()
        .text("puzzle", puzzle.text)
        .json("steps", json_of(steps, *puzzle.grid.layout(), arguments_.cell_names()))
        .str();
  }

  const Arguments& arguments_;
  Console& console_;
};

void list_techniques(Console& console) {
  for (const TechniqueRow* row : teaching_order()) {
    const std::string code = row->code.empty() ? "    " : std::string(row->code);
    console.out.write(code + "  " + std::string(row->id) + '\n');
  }
}

void run_find(const Arguments& arguments, Console& console) {
  if (arguments.has("list")) return list_techniques(console);
  FindRun run(arguments, console);
  for_each_puzzle(arguments, console,
                  [&](const ParsedPuzzle& puzzle, const Place& place) { return run.visit(puzzle, place); });
}

constexpr std::array kOptions{
    Option{"technique", "ID", "what to find: an id, or HoDoKu's code with or without a variant (0902-2)",
           complaint_about_technique},
    Option{"list", "", "codes and ids of all techniques, easiest to see first"},
    kLayoutOption,
    kCellsOption,
    kJsonOption,
};

}  // namespace

const Command kFindCommand{
    "find",
    "[FILE...]",
    "every result of one technique",
    "Each result as a line of HoDoKu's library, :CODE:DIGITS:GRID:REMOVED:ELIMINATIONS:PLACEMENTS:, and nothing when "
    "there\n"
    "is none. A library line asks for its own code and digits when there is no --technique.\n",
    kOptions,
    SIZE_MAX,
    run_find,
};

}  // namespace nonet
