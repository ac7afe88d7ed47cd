// nonet find: every result of one technique.

#include <array>
#include <utility>

#include "cli/commands/all_commands.h"
#include "cli/commands/puzzle_run.h"
#include "cli/commands/teaching.h"
#include "cli/output/notation.h"
#include "core/api/nonet.h"

namespace nonet {

namespace {

class FindRun : public PuzzleRun {
 public:
  FindRun(const Arguments& arguments, Console& console) : PuzzleRun(arguments, console, Reads::Taught) {}

 protected:
  bool knows_layout(const Layout&) const override { return true; }
  void answer(const ParsedPuzzle& puzzle) override {
    const auto question = question_about(puzzle);
    if (!question) return;
    auto state = state_of(puzzle, where(), cell_names(), console());
    if (!state) return;
    // Given candidates decide whether techniques may assume a unique solution.
    if (lists_given_candidates(puzzle, arguments().listed_candidates())) {
      state = taught(puzzle, *std::move(state), arguments()).state;
    }
    const std::vector<Step> steps = answers_to(*question, *state);
    if (has("json")) return print(json(puzzle, state->layout(), steps));
    for (const Step& step : steps) print(line(puzzle, *state, step));
  }

 private:
  std::optional<LibraryQuestion> question_about(const ParsedPuzzle& puzzle) {
    if (has("technique")) return question_named(arguments().text("technique"));
    if (!puzzle.library) {
      complain(
          "The technique to find is missing. Use --technique ID; nonet find --list prints the ids. Only a line of "
          "HoDoKu's library names its technique itself.",
          ExitCode::BadInput);
      return std::nullopt;
    }
    if (!names_technique(*puzzle.library)) {
      complain("This library line names no technique. Use --technique ID; nonet find --list prints the ids.",
               ExitCode::BadInput);
      return std::nullopt;
    }
    auto question = question_of(*puzzle.library);
    if (!question) {
      complain("No technique has the code '" + puzzle.library->code + "'. nonet find --list prints the codes.",
               ExitCode::BadInput);
    }
    return question;
  }

  // Returns a step as a library line for a square up to side 9. Library lines cannot name the cells of other layouts,
  // so the step is written in the forums' notation.
  std::string line(const ParsedPuzzle& puzzle, const PuzzleState& state, const Step& step) const {
    if (!state.layout().is_square() || state.digit_count() > 9 || state.has_rules())
      return notation_of(step, state, cell_names());
    LibraryLine found = library_line_of(state, step);
    if (puzzle.library && !has("technique")) {
      found.code = puzzle.library->code;
      found.variant = puzzle.library->variant;
      found.digits = puzzle.library->digits;
    }
    return write_library_line(found);
  }

  std::string json(const ParsedPuzzle& puzzle, const Layout& layout, const std::vector<Step>& steps) const {
    return json_object_of_text(puzzle)
        .json("steps", json_of(steps, layout, cell_names()))
        .all_of(json_object_of_rules(puzzle))
        .str();
  }
};

// A technique for rules of a puzzle has the word `rule` where others have a code.
void list_techniques(Console& console) {
  for (const TechniqueRow* row : teaching_order_with_rules()) {
    const std::string none = row->family == Family::Rules ? "rule" : "    ";
    const std::string code = row->code.empty() ? none : std::string(row->code);
    console.out.write(code + "  " + std::string(row->id) + '\n');
  }
}

void run_find(const Arguments& arguments, Console& console) {
  if (arguments.has("list")) return list_techniques(console);
  FindRun(arguments, console).run();
}

constexpr std::array kFindOptions{
    Option{"technique", "ID",
           "find this technique: an id (naked-pair), or HoDoKu's code with or without a variant (0902-2); without "
           "--technique, a library line names the technique and the digits itself",
           complaint_about_technique},
    Option{
        "list", "",
        "print the codes and ids of all techniques, in teaching order; rule marks those that need rules of a puzzle"},
    kCandidatesOption,
    kLayoutOption,
    kRulesOption,
    kRulesFileOption,
    kCellsOption,
    kJsonOption,
    kQuietOption,
};

}  // namespace

const Command kFindCommand{
    "find",
    "[FILE...]",
    "find every result of one technique",
    "The answer is a line of HoDoKu's library for each result, :CODE:DIGITS:GRID:REMOVED:ELIMINATIONS:PLACEMENTS:, and "
    "nothing when there is no result. Above side 9 and on layouts that are no square, each result is a line in the "
    "notation of sudoku forums.\n",
    kFindOptions,
    SIZE_MAX,
    run_find,
};

}  // namespace nonet
