// nonet hint: the next step of a position. nonet steps: all its steps.

#include <array>
#include <optional>
#include <utility>

#include "cli/commands/all_commands.h"
#include "cli/commands/long_work.h"
#include "cli/commands/puzzle_run.h"
#include "cli/commands/teaching.h"
#include "cli/output/notation.h"

namespace nonet {

namespace {

class HintRun : public PuzzleRun {
 public:
  enum class Wants { NextStep, AllSteps };

  HintRun(const Arguments& arguments, Console& console, Wants wants)
      : PuzzleRun(arguments, console, Reads::Taught), wants_all_(wants == Wants::AllSteps) {}

 protected:
  bool knows_layout(const Layout&) const override { return true; }
  void answer(const ParsedPuzzle& puzzle) override {
    LongWork work(arguments(), console(), where(), wants_all_ ? LongWork::Shows::Progress : LongWork::Shows::Nothing);
    auto begun = state_of(puzzle, where(), cell_names(), console());
    if (!begun) return;
    const Control control = work.control();
    auto [state, mistakes] = taught(puzzle, *std::move(begun), arguments(), control.stop);
    const StepsHere here = find(state, std::move(mistakes), control);
    work.clear_progress();
    const bool is_accepted = accepts(here.readiness, state, arguments(), where(), console());
    print_steps(puzzle, state, here);
    if (!is_accepted) return;
    if (state.is_solved()) return note("Every cell has its digit, so there is no next step.");
    if (work.was_stopped() && (wants_all_ || here.steps.empty())) return work.complain(known_by_then(here.stopped_at));
    if (here.stopped_at) return tell_of_limit(here);
    if (here.steps.empty()) complain_about_no_step(state, where(), console());
  }

 private:
  StepsHere find(const PuzzleState& state, Mistakes mistakes, const Control& control) const {
    const TeachingWork limits = work_of(arguments());
    const TeacherOptions options = options_of(arguments());
    if (wants_all_) return steps_for(state, std::move(mistakes), options, control, limits);
    Hint hint = hint_for(state, std::move(mistakes), options, control, limits);
    StepsHere here{std::move(hint.readiness), {}, hint.stopped_at};
    if (hint.step) here.steps.push_back(std::move(*hint.step));
    return here;
  }

  // Says what is not known because the limit of work ended the search for a technique.
  void tell_of_limit(const StepsHere& here) {
    const std::string name = english_name(*here.stopped_at);
    const std::string longer(kHowToSearchLonger);
    if (wants_all_) return note("The search for " + name + " was ended. Further steps may exist." + longer);
    if (!here.steps.empty()) return note("The search for " + name + " was ended. An easier step may exist." + longer);
    complain("No step was found, but the search for " + name + " was ended." +
             space_before(known_by_then(here.stopped_at)) + longer);
  }
  static std::string space_before(const std::string& sentence) { return sentence.empty() ? "" : ' ' + sentence; }

  std::string known_by_then(std::optional<Technique> stopped_at) const {
    if (wants_all_) return "Further steps may exist.";
    if (!stopped_at || row_of(*stopped_at).level == Level::Easy) return {};
    return "Nothing that is taught before " + english_name(*stopped_at) + " has a step here.";
  }

  void print_steps(const ParsedPuzzle& puzzle, const PuzzleState& state, const StepsHere& here) {
    if (has("json")) return print(json(puzzle, state.layout(), here));
    if (wants_all_ && !std::exchange(first_, false)) print("");
    for (const Step& step : here.steps) print(notation_of(step, state, cell_names()));
  }

  std::string json(const ParsedPuzzle& puzzle, const Layout& layout, const StepsHere& here) const {
    JsonObject object = json_object_of_text(puzzle);
    if (wants_all_) {
      object.json("steps", json_of(here.steps, layout, cell_names()));
    } else {
      object.json("step", here.steps.empty() ? "null" : json_of(here.steps[0], layout, cell_names()));
    }
    add_end(object, here.stopped_at);
    return object.all_of(json_object_of_rules(puzzle)).str();
  }

  bool wants_all_;
  bool first_ = true;
};

void run_hint(const Arguments& arguments, Console& console) {
  HintRun(arguments, console, HintRun::Wants::NextStep).run();
}
void run_steps(const Arguments& arguments, Console& console) {
  HintRun(arguments, console, HintRun::Wants::AllSteps).run();
}

constexpr std::array kHintOptions{kAllowOption, kForbidOption, kOrderOption, kCandidatesOption,
                                  kTimeOption,  kLayoutOption, kRulesOption, kRulesFileOption,
                                  kCellsOption, kJsonOption,   kQuietOption};
constexpr std::array kStepsOptions{kAllowOption, kForbidOption,    kCandidatesOption, kTimeOption, kLayoutOption,
                                   kRulesOption, kRulesFileOption, kCellsOption,      kJsonOption, kQuietOption};

}  // namespace

const Command kHintCommand{
    "hint",
    "[FILE...]",
    "find the next step that a person could take",
    "The answer is one step for each puzzle, in the notation of sudoku forums: of the steps of the easiest level that "
    "has "
    "one, the step that brings most for what has to be seen. The candidates of a cell are the digits that none of its "
    "peers has. A line of HoDoKu's library "
    "can name further candidates as removed.\n",
    kHintOptions,
    SIZE_MAX,
    run_hint,
};

const Command kStepsCommand{
    "steps",
    "[FILE...]",
    "find all steps that a person could take now",
    "The answer is a line for each step, in the notation of sudoku forums, the easiest technique first. A blank line "
    "separates puzzles.\n",
    kStepsOptions,
    SIZE_MAX,
    run_steps,
};

}  // namespace nonet
