// nonet explain: the steps that lead a person from a puzzle to its solution.

#include <array>
#include <utility>

#include "cli/commands/all_commands.h"
#include "cli/commands/long_work.h"
#include "cli/commands/puzzle_run.h"
#include "cli/commands/teaching.h"
#include "cli/output/notation.h"

namespace nonet {

namespace {

class ExplainRun : public PuzzleRun {
 public:
  ExplainRun(const Arguments& arguments, Console& console) : PuzzleRun(arguments, console, Reads::Taught) {}

 protected:
  bool knows_layout(const Layout&) const override { return true; }
  void answer(const ParsedPuzzle& puzzle) override {
    LongWork work(arguments(), console(), where());
    auto begun = state_of(puzzle, where(), cell_names(), console());
    if (!begun) return;
    const Control control = work.control();
    auto [state, mistakes] = taught(puzzle, *std::move(begun), arguments(), control.stop);
    const auto [readiness, path] =
        path_for(state, std::move(mistakes), options_of(arguments()), control, work_of(arguments()));
    work.clear_progress();
    const bool is_accepted = accepts(readiness, state, arguments(), where(), console());
    console().out.write(has("json") ? json(puzzle, state, path) : text(state, path));
    if (!is_accepted) return;
    if (path.stopped && work.was_stopped()) {
      work.complain("The path is not complete.");
    } else if (path.stopped) {
      complain("The path is not complete: the next step needs more work than a path may take." +
               std::string(kHowToSearchLonger));
    } else if (path.solved && path.stopped_at) {
      note("An easier path may exist: the search for " + english_name(*path.stopped_at) +
           " needed more work than a step may take." + std::string(kHowToSearchLonger));
    } else if (!path.solved) {
      complain_about_no_step(state, where(), console());
    }
  }

 private:
  std::string text(const PuzzleState& state, const SolvingPath& path) {
    std::string text = std::exchange(first_, false) ? "" : "\n";
    for (const Step& step : path.steps) text += notation_of(step, state, cell_names()) + '\n';
    const auto hardest = path.hardest();
    if (!hardest) return text;
    const std::string_view level = name_of(row_of(*hardest).level);
    return text + "# " + std::string(level) + ", hardest: " + english_name(*hardest) + '\n';
  }

  std::string json(const ParsedPuzzle& puzzle, const PuzzleState& state, const SolvingPath& path) const {
    return json_object_of_text(puzzle)
               .all_of(has("proof") ? json_object_with_proofs(path, state, cell_names())
                                    : json_object_of(path, state.layout(), cell_names()))
               .all_of(json_object_of_rules(puzzle))
               .str() +
           '\n';
  }

  bool first_ = true;
};

void run_explain(const Arguments& arguments, Console& console) {
  if (arguments.has("proof") && !arguments.has("json")) {
    return console.complain("--proof needs --json. nonet explain --help shows the options.", ExitCode::BadInput);
  }
  ExplainRun(arguments, console).run();
}

constexpr Option kProofOption{
    "proof", "", "with --json, say of each conclusion which truths prove it: cells, places of digits, rules"};

constexpr std::array kExplainOptions{kAllowOption, kForbidOption,    kOrderOption,  kCandidatesOption,
                                     kTimeOption,  kProofOption,     kLayoutOption, kCellsOption,
                                     kRulesOption, kRulesFileOption, kJsonOption,   kQuietOption};

}  // namespace

const Command kExplainCommand{
    "explain",
    "[FILE...]",
    "show the steps from a puzzle to its solution",
    "The answer is a line for each step, in the notation of sudoku forums, and then a comment with the level of the "
    "puzzle and its hardest technique. A blank line separates puzzles.\n",
    kExplainOptions,
    SIZE_MAX,
    run_explain,
};

}  // namespace nonet
