// nonet practice: makes positions in which a technique is needed.

#include <array>

#include "cli/commands/all_commands.h"
#include "cli/commands/long_work.h"
#include "cli/commands/teaching.h"
#include "cli/input/interrupt.h"
#include "cli/output/console.h"
#include "cli/output/grid_printer.h"
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
        stop_(arguments.text("time")),
        technique_(*technique_named(arguments.text("technique"))),
        seed_(arguments.seed()) {}

  void run() {
    if (!arguments_.has("attempts") && is_rare()) {
      return console_.complain("Puzzles that show or need " + english_name(technique_) +
                                   " are rare: " + std::to_string(kTriedForRarity) +
                                   " drafts gave none. With --attempts N, N drafts are tried all the same.",
                               ExitCode::BadInput);
    }
    if (!arguments_.has("seed")) console_.note("The seed is " + std::to_string(seed_) + ".");
    const std::uint64_t count = arguments_.number("count", 1);
    std::uint64_t made = 0;
    while (made < count && console_.out.is_open() && !stop_.stop_requested()) {
      const auto exercise = make(made);
      progress_.clear();
      if (!exercise && exercise.error() == PracticeError::Stopped) break;
      if (!exercise) return complain(exercise.error());
      print(exercise.value());
      console_.out.end_answer();
      ++made;
    }
    if (!interrupted() && (!stop_.stop_requested() || made == count)) return;
    console_.complain(sentence_about_stop(arguments_) + ' ' + std::to_string(made) + " of " + std::to_string(count) +
                          " positions were made.",
                      ExitCode::NoAnswer);
  }

 private:
  bool is_rare() const {
    const LayoutRef layout = arguments_.layout();
    return (!layout || layout->is_classic()) && is_rarely_shown(technique_) && is_rarely_needed(technique_);
  }

  Result<Exercise, PracticeError> make(std::uint64_t index) {
    PracticeGoal goal{technique_, Layout::classic(), seed_, index};
    goal.attempts = arguments_.number("attempts", goal.attempts);
    goal.edition = arguments_.number("edition", goal.edition);
    if (const LayoutRef layout = arguments_.layout()) goal.layout = layout;
    const auto show = [&](const Progress& progress) {
      console_.out.end_answer();
      progress_.show([&] { return std::to_string(progress.found) + " puzzles tried"; });
    };
    return make_exercise(goal, Control{StopToken(stop_), kUnlimited, show});
  }

  void complain(PracticeError error) {
    switch (error) {
      case PracticeError::NotFound:
        return console_.complain("None of the puzzles that were tried has a position that needs " +
                                     english_name(technique_) + ". Use another --seed or more --attempts.",
                                 ExitCode::NoAnswer);
      case PracticeError::NeverNeeded:
        return console_.complain(
            "No puzzle of this layout needs " + english_name(technique_) + ". Use another --technique or --layout.",
            ExitCode::NoAnswer);
      case PracticeError::NoPuzzle:
        return console_.complain("No puzzle of this layout can be generated. Use another --layout, up to side 16.",
                                 ExitCode::NoAnswer);
      case PracticeError::Stopped: return;
    }
  }

  // Prints a position as a library line with the first of the right answers. Above side 9, prints the puzzle and a
  // right step in the forums' notation. A comment names the layout when the line alone does not determine the layout.
  void print(const Exercise& exercise) {
    const CellNames names = arguments_.cell_names();
    if (arguments_.has("json")) return console_.out.write(json_object_of(exercise, names).str() + '\n');
    const Step& step = exercise.answers.front();
    printer_.announce(exercise.puzzle.layout());
    console_.out.write(exercise.state.digit_count() <= 9
                           ? write_library_line(library_line_of(exercise.state, step)) + '\n'
                           : write_line(exercise.state.grid()) + ' ' +
                                 notation_of(step, exercise.state.layout(), names) + '\n');
  }

  const Arguments& arguments_;
  Console& console_;
  GridPrinter printer_;
  ProgressLine progress_;
  TimedStop stop_;
  Technique technique_;
  std::uint64_t seed_;
};

std::string complaint_about_practised(std::string_view value) {
  if (technique_named(value)) return {};
  return value.find(',') == value.npos ? complaint_about_techniques(value)
                                       : "One technique is expected here, not a list.";
}

void run_practice(const Arguments& arguments, Console& console) {
  if (!arguments.has("technique")) {
    return console.complain("practice needs --technique ID. nonet find --list prints the ids.", ExitCode::BadInput);
  }
  const InterruptGuard guard;
  PracticeRun(arguments, console).run();
}

constexpr std::array kPracticeOptions{
    Option{"technique", "ID", "the technique to practise: an id (naked-pair), or HoDoKu's code",
           complaint_about_practised},
    Option{"count", "N", "make N positions (default: 1)", complaint_about_positive_number},
    Option{"seed", "S",
           "the same seed makes the same positions; position i of a run, counted from 0, depends on S and i alone; "
           "without --seed a seed is chosen and reported on standard error",
           complaint_about_seed},
    kEditionOption,
    Option{"attempts", "N", "try at most N puzzles for each position (default: 100000)",
           complaint_about_positive_number},
    kRunTimeOption,
    kLayoutOption,
    kCellsOption,
    kJsonOption,
    kQuietOption,
};

}  // namespace

const Command kPracticeCommand{
    "practice",
    "",
    "make positions in which a technique is needed",
    "In such a position no technique that is taught before has a step, and this technique and those together solve the "
    "puzzle. For techniques that hardly any path shows, this holds for the techniques of easier levels. The answer for "
    "each position is a line of HoDoKu's library with one right step.\n",
    kPracticeOptions,
    0,
    run_practice,
};

}  // namespace nonet
