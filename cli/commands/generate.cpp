// nonet generate: makes puzzles with exactly one solution.

#include <array>
#include <optional>
#include <span>
#include <utility>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/input/arguments.h"
#include "cli/input/layout_argument.h"
#include "cli/output/console.h"
#include "cli/output/grid_printer.h"
#include "cli/output/messages.h"
#include "cli/output/progress_line.h"

namespace nonet {

namespace {

PuzzleForm form_of(const Arguments& arguments) {
  PuzzleForm form;
  if (const LayoutRef layout = arguments.layout()) form.layout = layout;
  if (arguments.text("symmetry") == "180") form.symmetry = Symmetry::HalfTurn;
  if (const auto clues = number_range(arguments.text("clues"))) {
    form.fewest_clues = clues->first;
    form.most_clues = clues->last;
  }
  form.minimal = arguments.has("minimal");
  return form;
}

class GenerateRun {
 public:
  GenerateRun(const Arguments& arguments, Console& console)
      : arguments_(arguments),
        console_(console),
        printer_(console.out, arguments.format(TextFormat::Line)),
        progress_(arguments.has("quiet")),
        form_(form_of(arguments)),
        range_(rating_range(arguments.text("rating"))),
        first_seed_(arguments.seed()) {}

  void run() {
    const std::uint64_t count = arguments_.number("count", 1);
    for (std::uint64_t index = 0; index < count && console_.out.is_open(); ++index) {
      const auto generated = generate_one(index, count);
      if (!generated) return complain(generated.error());
      print(generated.value().generated, generated.value().rating);
      console_.out.end_answer();
    }
    progress_.clear();
    if (!arguments_.has("seed")) console_.note("The seed is " + std::to_string(first_seed_) + ".");
  }

 private:
  // The rating is meaningful with --rating only.
  Result<RatedGeneratedPuzzle, GenerateError> generate_one(std::uint64_t index, std::uint64_t count) {
    const auto show = [&](const Progress& progress) {
      console_.out.end_answer();
      const std::string tried = range_ ? ", " + std::to_string(progress.found) + " tried" : "";
      progress_.show([&] { return std::to_string(index) + " of " + std::to_string(count) + " puzzles" + tried; });
    };
    const Control control{{}, kUnlimited, show};
    if (range_) {
      RatedGoal wish{form_, first_seed_, index, range_->least, range_->most};
      wish.attempts = arguments_.number("attempts", wish.attempts);
      return generate_rated(wish, control);
    }
    auto generated = generate(form_, first_seed_, index, control);
    if (!generated) return generated.error();
    return RatedGeneratedPuzzle{std::move(generated).value(), {}};
  }

  // A goal that no puzzle can meet is wrong usage. Other goals may only be out of reach for this seed.
  void complain(GenerateError error) {
    progress_.clear();
    std::string sentence = sentence_of(error);
    const bool tried = error == GenerateError::NotFound || error == GenerateError::NoFullGrid;
    if (tried) sentence += " The seed was " + std::to_string(first_seed_) + ".";
    if (error == GenerateError::LayoutTooLarge) {
      const std::string advice = advice_about_boxes(arguments_.text("layout"));
      if (!advice.empty()) sentence += ' ' + advice;
    }
    console_.complain(sentence, tried ? ExitCode::NoAnswer : ExitCode::BadInput);
  }

  void print(const GeneratedPuzzle& generated, const Rating& rating) {
    if (arguments_.has("json")) return console_.out.write(json(generated, rating));
    if (arguments_.has("with-solution") && arguments_.format(TextFormat::Line) == TextFormat::Line) {
      printer_.announce(form_.layout);
      return console_.out.write(write_line(generated.puzzle) + ":1:" + write_line(generated.solution) + '\n');
    }
    printer_.print(generated.puzzle);
    if (arguments_.has("with-solution")) printer_.print(generated.solution);
  }

  std::string json(const GeneratedPuzzle& generated, const Rating& rating) const {
    JsonObject object;
    object.text("puzzle", write_line(generated.puzzle))
        .text("solution", write_line(generated.solution))
        .text("layout", name_of(*form_.layout))
        .number("clues", static_cast<std::uint64_t>(generated.puzzle.clue_count()))
        .number("seed", first_seed_);
    if (range_) {
      object.json("er", decimal_of(rating.er)).json("ep", decimal_of(rating.ep)).json("ed", decimal_of(rating.ed));
    }
    return object.str() + '\n';
  }

  const Arguments& arguments_;
  Console& console_;
  GridPrinter printer_;
  ProgressLine progress_;
  PuzzleForm form_;
  std::optional<RatingRange> range_;
  std::uint64_t first_seed_;
};

void run_generate(const Arguments& arguments, Console& console) {
  const LayoutRef layout = arguments.layout();
  if (arguments.has("rating") && layout && !is_ratable(*layout)) {
    return console.complain("Only 9x9 grids without variants have a rating. Leave out --layout or --rating.",
                            ExitCode::BadInput);
  }
  if (arguments.has("attempts") && !arguments.has("rating")) {
    return console.complain("--attempts needs --rating.", ExitCode::BadInput);
  }
  GenerateRun(arguments, console).run();
}

constexpr std::array kGenerateOptions{
    Option{"count", "N", "make N puzzles (default: 1)", complaint_about_positive_number},
    Option{"seed", "S",
           "the same seed and options make the same puzzles everywhere; without --seed a seed is chosen and reported "
           "on standard error",
           complaint_about_seed},
    Option{"layout", "LAYOUT", "the layout of the puzzles, up to side 16 (default: 3x3)"},
    Option{"symmetry", "KIND", "none, or 180: the half turn of the grid leaves the pattern of clues unchanged",
           complaint_about_symmetry},
    Option{"clues", "A-B",
           "make puzzles with A to B clues, or with exactly N clues; without --clues, clues are removed until no "
           "further clue can be removed",
           complaint_about_range},
    Option{"minimal", "",
           "make minimal puzzles: without any clue (with --symmetry: any pair of clues) there is a second solution"},
    Option{"rating", "A-B", "make 9x9 puzzles that Sudoku Explainer 1.2.1 rates A to B, such as 6.6-7.1, or exactly A",
           complaint_about_rating_range},
    Option{"attempts", "N", "with --rating, try at most N puzzles for each puzzle wanted (default: 100000)",
           complaint_about_positive_number},
    Option{"with-solution", "", "print PUZZLE:1:SOLUTION; in formats of several lines the solution follows its puzzle"},
    kFormatOption,
    kJsonOption,
    kQuietOption,
};

}  // namespace

const Command kGenerateCommand{
    "generate",
    "",
    "make puzzles with exactly one solution",
    "The answer is a line for each puzzle. The run ends with exit code 1 when 5000 attempts give no puzzle with the "
    "wanted number of clues, or when --attempts puzzles have another rating than --rating.\n",
    kGenerateOptions,
    0,
    run_generate,
};

}  // namespace nonet
