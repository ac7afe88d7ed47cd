// nonet hint: the next step; nonet steps: all steps that are there now.

#include <array>
#include <utility>

#include "cli/commands/all_commands.h"
#include "cli/commands/teaching.h"
#include "cli/input/input.h"
#include "cli/output/console.h"
#include "cli/output/json.h"
#include "cli/output/notation.h"

namespace nonet {

namespace {

class HintRun {
 public:
  HintRun(const Arguments& arguments, Console& console, bool all)
      : arguments_(arguments), console_(console), all_(all) {}

  bool visit(const ParsedPuzzle& puzzle, const Place& place) {
    const auto state = state_of(puzzle, place, arguments_.cell_names(), console_);
    if (!state) return true;
    if (state->is_solved()) {
      print(puzzle, *state, {});
      console_.note(place, "every cell has its digit: there is no next step");
      return true;
    }
    const auto options = options_for(*state, arguments_, place, console_);
    const std::vector<Step> steps = options ? find(*state, *options) : std::vector<Step>{};
    print(puzzle, *state, steps);
    if (options && steps.empty()) complain_about_no_step(*state, place, console_);
    return true;
  }

 private:
  void print(const ParsedPuzzle& puzzle, const PuzzleState& state, const std::vector<Step>& steps) {
    if (arguments_.has("json")) {
      console_.out.write(json(puzzle, steps) + '\n');
    } else {
      if (all_ && !std::exchange(first_, false)) console_.out.write("\n");
      for (const Step& step : steps) {
        console_.out.write(notation_of(step, state.layout(), arguments_.cell_names()) + '\n');
      }
    }
  }

  std::vector<Step> find(const PuzzleState& state, const TeacherOptions& options) const {
    if (all_) return all_steps(state, options);
    std::vector<Step> steps;
    if (auto step = next_step(state, options)) steps.push_back(std::move(*step));
    return steps;
  }

  std::string json(const ParsedPuzzle& puzzle, const std::vector<Step>& steps) const {
    const Layout& layout = *puzzle.grid.layout();
    JsonObject object;
    object.text("puzzle", puzzle.text);
    if (all_) return object.json("steps", json_of(steps, layout, arguments_.cell_names())).str();
    return object.json("step", steps.empty() ? "null" : json_of(steps[0], layout, arguments_.cell_names())).str();
  }

  const Arguments& arguments_;
  Console& console_;
  bool all_;
  bool first_ = true;
};

void run(const Arguments& arguments, Console& console, bool all) {
  HintRun hints(arguments, console, all);
  for_each_puzzle(arguments, console,
                  [&](const ParsedPuzzle& puzzle, const Place& place) { return hints.visit(puzzle, place); });
}

void run_hint(const Arguments& arguments, Console& console) { run(arguments, console, false); }
void run_steps(const Arguments& arguments, Console& console) { run(arguments, console, true); }

constexpr std::array kOptions{kAllowOption, kForbidOption, kLayoutOption, kCellsOption, kJsonOption};

}  // namespace

const Command kHintCommand{
    "hint",
    "[FILE...]",
    "the next step of a person who solves it",
    "A line a puzzle, in the forum's notation: the first step of the easiest technique that gives one. The candidates\n"
    "are those that the digits leave; a library line tells its own.\n",
    kOptions,
    SIZE_MAX,
    run_hint,
};

const Command kStepsCommand{
    "steps",
    "[FILE...]",
    "all steps that are there now",
    "A line a step, in the forum's notation, easiest technique first. A blank line stands between puzzles.\n",
    kOptions,
    SIZE_MAX,
    run_steps,
};

}  // namespace nonet
