// nonet practice: positions in which a technique is needed.

#include <array>

#include "cli/commands/all_commands.h"
#include "cli/commands/teaching.h"
#include "cli/input/interrupt.h"
#include "cli/input/seed.h"
#include "cli/output/console.h"
#include "cli/output/grid_printer.h"
#include "cli/output/json.h"
#include "cli/output/notation.h"
#include "cli/output/progress_line.h"

namespace nonet {

namespace {

class PracticeRun {
 public:
  PracticeRun(const Arguments& arguments, Console& console)
      : arguments_(arguments),
        console_(console),
        printer_(console.out, TextFormat::Line),
        progress_(arguments.has("quiet")),
        technique_(*technique_named(arguments.text("technique"))),
        first_seed_(seed_of(arguments)) {}

  void run() {
    const std::uint64_t count = arguments_.number("count", 1);
    for (std::uint64_t index = 0; index < count && console_.out.is_open() && !interrupted(); ++index) {
      const auto exercise = make((first_seed_ + index) & kMaxSeed);
      progress_.wipe();
      if (!exercise) return complain(exercise.error());
      print(exercise.value());
      console_.out.end_answer();
    }
    if (!arguments_.has("seed")) console_.note("seed " + std::to_string(first_seed_));
  }

 private:
  Result<Exercise, PracticeError> make(std::uint64_t seed) {
    PracticeGoal goal{technique_, Layout::classic(), seed};
    goal.attempts = arguments_.number("attempts", goal.attempts);
    if (const LayoutRef layout = arguments_.layout()) goal.layout = layout;
    const auto show = [&](const Progress& progress) {
      console_.out.end_answer();
      progress_.show([&] { return std::to_string(progress.found) + " puzzles tried"; });
    };
    return make_exercise(goal, Control{interrupt_token(), kUnlimited, show});
  }

  void complain(PracticeError error) {
    switch (error) {
      case PracticeError::NotFound:
        return console_.complain("none of the puzzles tried needs " + english_name(technique_) +
                                     " and nothing harder: try another seed or more --attempts",
                                 ExitCode::NoAnswer);
      case PracticeError::NeverNeeded:
        return console_.complain(english_name(technique_) + " is never needed on a board of this side",
                                 ExitCode::NoAnswer);
      case PracticeError::NoPuzzle:
        return console_.complain("no puzzles of this layout can be made", ExitCode::NoAnswer);
      case PracticeError::Stopped: return console_.end_with(ExitCode::NoAnswer);
    }
  }

  // A library line, with the first of the right answers; above side 9 the puzzle and the notation. A comment names the layout
  // where the line does not tell it.
  void print(const Exercise& exercise) {
    const CellNames names = arguments_.cell_names();
    if (arguments_.has("json")) return console_.out.write(json_object_of(exercise, names).str() + '\n');
    const Step& step = exercise.answers.front();
    printer_.announce(exercise.puzzle.layout());
    console_.out.write(exercise.state.side() <= 9 ? write_library_line(library_line_of(exercise.state, step)) + '\n'
                                                  : write_line(exercise.state.grid()) + ' ' +
                                                        notation_of(step, exercise.state.layout(), names) + '\n');
  }

  const Arguments& arguments_;
  Console& console_;
  GridPrinter printer_;
  ProgressLine progress_;
  Technique technique_;
  std::uint64_t first_seed_;
};

std::string complaint_about_id(std::string_view value) {
  if (technique_named(value)) return {};
  return value.find(',') == value.npos ? complaint_about_techniques(value) : "takes one technique";
}

void run_practice(const Arguments& arguments, Console& console) {
  if (!arguments.has("technique")) {
    return console.complain("practice needs --technique ID (nonet find --list names all)", ExitCode::BadInput);
  }
  stop_on_interrupt();
  PracticeRun(arguments, console).run();
}

constexpr std::array kOptions{
    Option{"technique", "ID", "what is practised: an id, or HoDoKu's code", complaint_about_id},
    Option{"count", "N", "so many positions (1)", complaint_about_positive_number},
    Option{"seed", "S", "the same seed gives the same positions; position i of a run has the seed S + i",
           complaint_about_seed},
    Option{"attempts", "N", "puzzles tried for each position (100000)", complaint_about_positive_number},
    kLayoutOption,
    kCellsOption,
    kJsonOption,
    kQuietOption,
};

}  // namespace

const Command kPracticeCommand{
    "practice",
    "",
    "positions in which a technique is needed",
    "Each as a line of HoDoKu's library, with one right answer: a position in a puzzle that is solved by the technique "
    "and\n"
    "those of easier levels, where these help no more.\n",
    kOptions,
    0,
    run_practice,
};

}  // namespace nonet
