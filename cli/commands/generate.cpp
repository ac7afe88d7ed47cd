// nonet generate: new puzzles with exactly one solution.

#include <array>
#include <span>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/input/arguments.h"
#include "cli/input/seed.h"
#include "cli/output/console.h"
#include "cli/output/grid_printer.h"
#include "cli/output/json.h"
#include "cli/output/messages.h"
#include "cli/output/progress_line.h"

namespace nonet {

namespace {

GenerateGoal goal_of(const Arguments& arguments) {
  GenerateGoal goal;
  if (const LayoutRef layout = arguments.layout()) goal.layout = layout;
  if (arguments.text("symmetry") == "180") goal.symmetry = Symmetry::HalfTurn;
  if (const auto clues = number_range(arguments.text("clues"))) {
    goal.fewest_clues = clues->first;
    goal.most_clues = clues->last;
  }
  goal.minimal = arguments.has("minimal");
  return goal;
}

class GenerateRun {
 public:
  GenerateRun(const Arguments& arguments, Console& console)
      : arguments_(arguments),
        console_(console),
        printer_(console.out, arguments.format(TextFormat::Line)),
        progress_(arguments.has("quiet")),
        goal_(goal_of(arguments)),
        first_seed_(seed_of(arguments)) {}

  void run() {
    const std::uint64_t count = arguments_.number("count", 1);
    for (std::uint64_t index = 0; index < count && console_.out.is_open(); ++index) {
      goal_.seed = (first_seed_ + index) & kMaxSeed;
      const auto generated = generate_one(index, count);
      if (!generated) return complain(generated.error());
      print(generated.value());
      console_.out.end_answer();
    }
    progress_.wipe();
    if (!arguments_.has("seed")) console_.note("seed " + std::to_string(first_seed_));
  }

 private:
  Result<GeneratedPuzzle, GenerateError> generate_one(std::uint64_t index, std::uint64_t count) {
    const auto show = [&](const Progress&) {
      console_.out.end_answer();
      progress_.show([&] { return std::to_string(index) + " of " + std::to_string(count) + " puzzles"; });
    };
    return generate(goal_, Control{{}, kUnlimited, show});
  }

  // An error of the goal is one of usage; that nothing turned up is known only by trying.
  void complain(GenerateError error) {
    progress_.wipe();
    const bool tried = error == GenerateError::CluesOutOfReach || error == GenerateError::NoFullGrid;
    const std::string seed = tried ? " (seed " + std::to_string(goal_.seed) + ")" : "";
    console_.complain(sentence_of(error) + seed, tried ? ExitCode::NoAnswer : ExitCode::BadInput);
  }

  void print(const GeneratedPuzzle& generated) {
    if (arguments_.has("json")) return console_.out.write(json(generated));
    if (arguments_.has("with-solution") && arguments_.format(TextFormat::Line) == TextFormat::Line) {
      printer_.announce(goal_.layout);
      return console_.out.write(write_line(generated.puzzle) + ":1:" + write_line(generated.solution) + '\n');
    }
    printer_.print(generated.puzzle);
    if (arguments_.has("with-solution")) printer_.print(generated.solution);
  }

  std::string json(const GeneratedPuzzle& generated) const {
    return JsonObject()
               .text("puzzle", write_line(generated.puzzle))
               .text("solution", write_line(generated.solution))
               .text("layout", name_of(*goal_.layout))
               .number("clues", static_cast<std::uint64_t>(generated.puzzle.clue_count()))
               .number("seed", goal_.seed)
               .str() +
           '\n';
  }

  const Arguments& arguments_;
  Console& console_;
  GridPrinter printer_;
  ProgressLine progress_;
  GenerateGoal goal_;
  std::uint64_t first_seed_;
};

void run_generate(const Arguments& arguments, Console& console) { GenerateRun(arguments, console).run(); }

constexpr std::array kOptions{
    Option{"count", "N", "so many puzzles (1)", complaint_about_positive_number},
    Option{"seed", "S", "the same seed gives the same puzzles; puzzle i of a run has the seed S + i",
           complaint_about_seed},
    Option{"layout", "LAYOUT", "the box's rows by columns (2x3), or the side (9)", complaint_about_layout},
    Option{"symmetry", "KIND", "none, or 180: clues lie opposite each other", complaint_about_symmetry},
    Option{"clues", "A-B", "from A to B clues, or exactly N", complaint_about_range},
    Option{"minimal", "", "no clue (with symmetry: no pair) can be left out"},
    Option{"with-solution", "", "PUZZLE:1:SOLUTION; in other formats the solution follows its puzzle"},
    Option{"to", "FORMAT", "line, sdm, numbers, frame or jigsaw", complaint_about_format},
    kJsonOption,
    kQuietOption,
};

}  // namespace

const Command kGenerateCommand{
    "generate",
    "",
    "make puzzles with exactly one solution",
    "A seed that is not given is chosen and told on standard error.\n",
    kOptions,
    0,
    run_generate,
};

}  // namespace nonet
