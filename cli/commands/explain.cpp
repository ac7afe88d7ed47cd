// nonet explain: the whole path from a puzzle to its solution, as a person goes it.

#include <array>
#include <utility>

#include "cli/commands/all_commands.h"
#include "cli/commands/teaching.h"
#include "cli/input/input.h"
#include "cli/input/interrupt.h"
#include "cli/output/console.h"
#include "cli/output/json.h"
#include "cli/output/notation.h"

namespace nonet {

namespace {

class ExplainRun {
 public:
  ExplainRun(const Arguments& arguments, Console& console) : arguments_(arguments), console_(console) {}

  bool visit(const ParsedPuzzle& puzzle, const Place& place) {
    const auto state = state_of(puzzle, place, arguments_.cell_names(), console_);
    if (!state) return true;
    const auto options = options_for(*state, arguments_, place, console_);
    const Control control{interrupt_token(), kUnlimited, {}};
    const SolvingPath path = options ? solving_path(*state, *options, control) : SolvingPath{};
    console_.out.write(arguments_.has("json") ? json(puzzle, path) : text(state->layout(), path));
    if (!options) return true;
    if (path.stopped) {
      console_.complain(place, "stopped: the path goes on", ExitCode::NoAnswer);
    } else if (!path.solved) {
      complain_about_no_step(*state, place, console_);
    }
    return !interrupted();
  }

 private:
  std::string text(const Layout& layout, const SolvingPath& path) {
    std::string text = std::exchange(first_, false) ? "" : "\n";
    for (const Step& step : path.steps) text += notation_of(step, layout, arguments_.cell_names()) + '\n';
    const auto hardest = path.hardest();
    if (!hardest) return text;
    const std::string_view level = name_of(row_of(*hardest).level);
    return text + "# " + std::string(level) + ", hardest: " + english_name(*hardest) + '\n';
  }

  std::string json(const ParsedPuzzle& puzzle, const SolvingPath& path) const {
    return JsonObject()
               .text("puzzle", puzzle.text)
               .all_of(json_object_of(path, *puzzle.grid.layout(), arguments_.cell_names()))
               .str() +
           '\n';
  }

  const Arguments& arguments_;
  Console& console_;
  bool first_ = true;
};

void run_explain(const Arguments& arguments, Console& console) {
  stop_on_interrupt();
  ExplainRun run(arguments, console);
  for_each_puzzle(arguments, console,
                  [&](const ParsedPuzzle& puzzle, const Place& place) { return run.visit(puzzle, place); });
}

constexpr std::array kOptions{kAllowOption, kForbidOption, kLayoutOption, kCellsOption, kJsonOption};

}  // namespace

const Command kExplainCommand{
    "explain",
    "[FILE...]",
    "the whole path to the solution, step by step",
    "A line a step, in the forum's notation, and a comment with the level and the hardest technique. A blank line "
    "stands\n"
    "between puzzles.\n",
    kOptions,
    SIZE_MAX,
    run_explain,
};

}  // namespace nonet
