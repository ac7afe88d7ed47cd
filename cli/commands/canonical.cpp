// nonet canonical: one grid that represents all grids isomorphic to a puzzle.

#include <array>
#include <string>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/commands/puzzle_run.h"
#include "cli/input/interrupt.h"
#include "cli/output/grid_printer.h"
#include "cli/output/messages.h"

namespace nonet {

namespace {

class CanonicalRun : public PuzzleRun {
 public:
  CanonicalRun(const Arguments& arguments, Console& console)
      : PuzzleRun(arguments, console), printer_(console.out, TextFormat::Line) {}

 protected:
  void answer(const ParsedPuzzle& puzzle) override {
    if (refuses_given_candidates(puzzle, "Canonical forms") || refuses_contradiction(puzzle.grid)) return;
    const InterruptGuard guard;
    const std::uint64_t budget = arguments().number("budget", kSymmetryBudget);
    const auto form = canonical_form(puzzle.grid, Control{interrupt_token(), budget, {}});
    if (!form) return complain(sentence_of(form.error(), kBudgetAdvice));
    if (has("json")) return print(json(puzzle, form.value()));
    printer_.announce(form.value().grid.layout());
    const std::string count = has("group") ? ":" + form.value().automorphisms.to_string() : "";
    print(write_line(form.value().grid) + count);
  }

 private:
  static std::string json(const ParsedPuzzle& puzzle, const CanonicalForm& form) {
    return JsonObject()
        .text("puzzle", puzzle.text)
        .text("canonical", write_line(form.grid))
        .text("layout", name_of(*form.grid.layout()))
        .text("steps", write_transformation(form.transformation))
        .text("automorphisms", form.automorphisms.to_string())
        .str();
  }

  GridPrinter printer_;
};

void run_canonical(const Arguments& arguments, Console& console) { CanonicalRun(arguments, console).run(); }

constexpr std::array kCanonicalOptions{
    Option{"group", "", "print FORM:N with the number N of transformations that leave the puzzle unchanged"},
    kSymmetryBudgetOption,
    kCandidatesOption,
    kLayoutOption,
    kCellsOption,
    kJsonOption,
    kQuietOption,
};

}  // namespace

const Command kCanonicalCommand{
    "canonical",
    "[FILE...]",
    "find out which puzzles are the same up to a transformation",
    "The answer is the canonical form of each puzzle. Two puzzles have the same form exactly when a transformation "
    "turns one into the other. For 9x9, the form is the smallest of all puzzles that transformations can reach, when "
    "puzzles are compared row by row with blanks first (min-lex).\n",
    kCanonicalOptions,
    SIZE_MAX,
    run_canonical,
};

}  // namespace nonet
