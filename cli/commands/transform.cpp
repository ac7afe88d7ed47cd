// nonet transform: puzzles transformed by named steps, at random, or by all transformations of some kinds.

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/commands/puzzle_run.h"
#include "cli/input/interrupt.h"
#include "cli/output/grid_files.h"
#include "cli/output/grid_printer.h"
#include "cli/output/messages.h"
#include "cli/output/progress_line.h"

namespace nonet {

namespace {

class TransformRun : public PuzzleRun {
 public:
  TransformRun(const Arguments& arguments, Console& console)
      : PuzzleRun(arguments, console),
        printer_(console.out, arguments.format(TextFormat::Line)),
        progress_(arguments.has("quiet")),
        seed_(arguments.seed()),
        random_(seed_) {
    if (!arguments.has("files")) return;
    const ExistingFile existing = arguments.has("overwrite") ? ExistingFile::Replace : ExistingFile::Keep;
    files_.emplace(arguments.text("files"), ".txt", existing);
  }

  /// Reports a seed that was chosen, and the files that were written.
  void report() {
    if (has("random") && !has("seed")) console().note("The seed is " + std::to_string(seed_) + ".");
    if (files_) files_->report(console());
  }

 protected:
  void answer(const ParsedPuzzle& puzzle) override {
    if (refuses_given_candidates(puzzle, "Transformations")) return;
    const InterruptGuard guard;
    if (has("steps")) {
      do_steps(puzzle);
    } else if (has("random")) {
      do_random(puzzle);
    } else {
      do_all(puzzle);
    }
    progress_.clear();
    if (interrupted()) complain("Stopped.");
  }

  bool goes_on() const override { return !failed_; }

 private:
  bool wants_more() { return !failed_ && !interrupted() && console().out.is_open(); }

  void do_steps(const ParsedPuzzle& puzzle) {
    const auto steps = parse_transformation(arguments().text("steps"), puzzle.grid.layout());
    if (!steps) {
      const std::string offset = std::to_string(steps.error().offset + 1);
      return complain("--steps, character " + offset + ": " + sentence_of(steps.error()), ExitCode::BadInput);
    }
    if (may_write(BigUint(1), true)) emit(puzzle, steps.value());
  }

  void do_random(const ParsedPuzzle& puzzle) {
    const std::uint64_t count = arguments().number("random", 1);
    if (!may_write(BigUint(count), true) || !prepare_random(puzzle.grid.layout())) return;
    for (std::uint64_t index = 0; index < count && wants_more(); ++index) emit(puzzle, transformations_->draw(random_));
  }

  // Prepares random transformations of a layout. This work is done once for consecutive puzzles of the same layout.
  // Returns false after a message.
  bool prepare_random(const LayoutRef& layout) {
    if (transformations_ && *transformations_->layout() == *layout) return true;
    auto found = RandomTransformations::of(layout, Control{interrupt_token(), kSymmetryBudget, {}});
    if (!found) return complain_about(found.error()), false;
    transformations_.emplace(std::move(found).value());
    return true;
  }

  void do_all(const ParsedPuzzle& puzzle) {
    const TransformationKinds kinds = *kinds_of(arguments().text("all"));
    if (!are_allowed(kinds, puzzle.grid.layout())) return;
    Subgroup subgroup(puzzle.grid.layout(), kinds);
    std::optional<DistinctResults> distinct;
    if (has("distinct")) {
      auto found = DistinctResults::of(puzzle.grid, subgroup, Control{interrupt_token(), kSymmetryBudget, {}});
      if (!found) return complain_about(found.error());
      distinct.emplace(std::move(found).value());
    }
    const BigUint total = distinct ? distinct->count() : subgroup.order();
    note(total.to_string() + (distinct ? " distinct grids" : " grids"));
    const std::uint64_t limit = arguments().number("limit", kUnlimited);
    if (!may_write(std::min(total, BigUint(limit)), has("limit"))) return;
    std::uint64_t emitted = 0;
    do {
      const Transformation member = subgroup.transformation();
      if (distinct && !distinct->is_first(member)) continue;
      emit(puzzle, member);
      progress_.show([&] { return std::to_string(emitted) + " of " + total.to_string() + " grids"; });
      ++emitted;
    } while (emitted < limit && wants_more() && subgroup.advance());
  }

  bool are_allowed(TransformationKinds kinds, const LayoutRef& layout) {
    for (const TransformationKind kind : kTransformationKinds) {
      if (!kinds.contains(kind) || allows(layout, kind)) continue;
      complain(
          "--all: " + std::string(name_of(kind)) + " would break the rules of the layout " + name_of(*layout) + ".",
          ExitCode::BadInput);
      return false;
    }
    return true;
  }

  /// Returns true when `count` grids may be written. With --files, complains and returns false when these are too many
  /// files or when a file exists. `is_asked_for` is true when the user has given the number of files.
  bool may_write(const BigUint& count, bool is_asked_for) {
    constexpr std::uint64_t kMaxFilesUnasked = 10'000;
    if (!files_) return true;
    if (count > BigUint(kMaxFilesUnasked) && !is_asked_for) {
      complain("This would write " + count.to_string() + " files. Use --limit N to write the first N.",
               ExitCode::BadInput);
      return false;
    }
    failed_ = !files_->are_free(count.fits_64() ? count.to_64() : kUnlimited, console());
    return !failed_;
  }

  void emit(const ParsedPuzzle& puzzle, const Transformation& transformation) {
    const Grid result = transformation(puzzle.grid);
    if (files_) {
      failed_ = !files_->write(write(result, arguments().format(TextFormat::Numbers)), console());
      return;
    }
    if (has("json")) {
      print(json(puzzle, result, transformation));
    } else {
      printer_.print(result);
    }
    console().out.end_answer();
  }

  static std::string json(const ParsedPuzzle& puzzle, const Grid& result, const Transformation& transformation) {
    return JsonObject()
        .text("puzzle", puzzle.text)
        .text("result", write_line(result))
        .text("layout", name_of(*result.layout()))
        .text("steps", write_transformation(transformation))
        .str();
  }

  void complain_about(SymmetryError error) {
    if (error != SymmetryError::Stopped) complain(sentence_of(error));
  }

  GridPrinter printer_;
  ProgressLine progress_;
  std::uint64_t seed_;
  Random random_;
  std::optional<RandomTransformations> transformations_;
  std::optional<NumberedFiles> files_;
  bool failed_ = false;
};

void run_transform(const Arguments& arguments, Console& console) {
  const auto refuse = [&](const char* sentence) {
    console.complain(std::string(sentence) + " nonet transform --help shows the options.", ExitCode::BadInput);
  };
  const int methods = arguments.has("steps") + arguments.has("random") + arguments.has("all");
  if (methods != 1) return refuse("transform needs exactly one of --steps, --random and --all.");
  if (arguments.has("files") && arguments.has("json")) return refuse("--files and --json cannot be used together.");
  if (arguments.has("distinct") && !arguments.has("all")) return refuse("--distinct can only be used with --all.");
  if (arguments.has("limit") && !arguments.has("all")) return refuse("--limit can only be used with --all.");
  if (arguments.has("overwrite") && !arguments.has("files")) {
    return refuse("--overwrite can only be used with --files.");
  }
  TransformRun run(arguments, console);
  run.run();
  run.report();
}

constexpr std::array kTransformOptions{
    Option{"steps", "STEPS", "apply these steps from left to right, with ; between two steps"},
    Option{"random", "N", "apply N random transformations to each puzzle, each equally likely",
           complaint_about_positive_number},
    Option{
        "seed", "S",
        "the same seed gives the same transformations; without --seed a seed is chosen and reported on standard error",
        complaint_about_seed},
    Option{"all", "KINDS",
           "print all grids that these kinds of transformations reach: one or more of "
           "rows,columns,bands,stacks,transpose,digits",
           complaint_about_kinds},
    Option{"distinct", "", "with --all: print every grid once, also when the puzzle has symmetries of its own"},
    Option{"limit", "N", "with --all: print the first N grids of each puzzle", complaint_about_positive_number},
    Option{"files", "PREFIX",
           "write the grids to files PREFIX1.txt, PREFIX2.txt and so on, as numbers unless --to is given; more than "
           "10000 files of a puzzle need --limit"},
    Option{
        "overwrite", "",
        "with --files: replace existing files; without --overwrite, nothing is written when one of the files exists"},
    kFormatOption,
    kCandidatesOption,
    kLayoutOption,
    kJsonOption,
    kQuietOption,
};

}  // namespace

const Command kTransformCommand{
    "transform",
    "[FILE...]",
    "turn puzzles into isomorphic ones",
    "Transformations keep the rules, so solutions stay solutions. The steps are, with numbers from 1:\n"
    "  swap-rows:A,B  swap-columns:A,B  swap-bands:A,B  swap-stacks:A,B  swap-digits:A,B\n"
    "  relabel:A,B,... (1 becomes A, 2 becomes B)   rows:A,B,...  columns:A,B,...  (row A comes first)\n"
    "  transpose  rotate:90|180|270  mirror:left-right|top-bottom|diagonal|antidiagonal\n"
    "  cells:A,B,... (cell A comes first)   identity (no change)\n"
    "--all reports the number of grids on standard error before the first grid.\n",
    kTransformOptions,
    SIZE_MAX,
    run_transform,
};

}  // namespace nonet
