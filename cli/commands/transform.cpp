// nonet transform: grids turned into others of the same kind, by named steps, at random, or in all ways of chosen kinds.

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/input/arguments.h"
#include "cli/input/input.h"
#include "cli/input/interrupt.h"
#include "cli/input/seed.h"
#include "cli/output/console.h"
#include "cli/output/grid_printer.h"
#include "cli/output/json.h"
#include "cli/output/messages.h"
#include "cli/output/progress_line.h"
#include "cli/output/result_files.h"

namespace nonet {

namespace {

class TransformRun {
 public:
  TransformRun(const Arguments& arguments, Console& console)
      : arguments_(arguments),
        console_(console),
        printer_(console.out, arguments.format(TextFormat::Line)),
        progress_(arguments.has("quiet")),
        seed_(seed_of(arguments)),
        random_(seed_) {
    if (arguments.has("files")) {
      files_.emplace(arguments.text("files"), arguments.format(TextFormat::Numbers), arguments.has("overwrite"));
    }
  }

  /// False when no further puzzle is to be read.
  bool visit(const ParsedPuzzle& puzzle, const Place& place) {
    if (arguments_.has("steps")) {
      do_steps(puzzle, place);
    } else if (arguments_.has("random")) {
      do_random(puzzle, place);
    } else {
      do_all(puzzle, place);
    }
    progress_.wipe();
    if (interrupted()) console_.complain(place, "stopped", ExitCode::NoAnswer);
    return goes_on();
  }

  void finish() {
    if (arguments_.has("random") && !arguments_.has("seed")) console_.note("seed " + std::to_string(seed_));
    if (!files_ || files_->count() == 0) return;
    const std::string others = files_->count() > 1 ? " to " + files_->name(files_->count()) : "";
    console_.note(files_->name(1) + others + " written");
  }

 private:
  bool goes_on() const { return !failed_ && !interrupted() && console_.out.is_open(); }

  void do_steps(const ParsedPuzzle& puzzle, const Place& place) {
    const auto steps = parse_steps(arguments_.text("steps"), puzzle.grid.layout());
    if (steps) return emit_one(puzzle, steps.value(), place);
    const std::string where = "--steps, character " + std::to_string(steps.error().offset + 1) + ": ";
    console_.complain(place, where + sentence_of(steps.error()), ExitCode::BadInput);
  }

  void emit_one(const ParsedPuzzle& puzzle, const Transformation& transformation, const Place& place) {
    if (may_write(BigUint(1), true, place)) emit(puzzle, transformation);
  }

  void do_random(const ParsedPuzzle& puzzle, const Place& place) {
    const std::uint64_t count = arguments_.number("random", 1);
    if (!may_write(BigUint(count), true, place)) return;
    for (std::uint64_t index = 0; index < count && goes_on(); ++index) {
      const auto transformation =
          random_transformation(puzzle.grid.layout(), random_, Control{interrupt_token(), kMaxNodes, {}});
      if (!transformation) return complain(transformation.error(), place);
      emit(puzzle, transformation.value());
    }
  }

  void do_all(const ParsedPuzzle& puzzle, const Place& place) {
    const TransformationKinds kinds = *kinds_of(arguments_.text("all"));
    if (!are_allowed(kinds, puzzle.grid.layout(), place)) return;
    Subgroup subgroup(puzzle.grid.layout(), kinds);
    std::optional<DistinctResults> distinct;
    if (arguments_.has("distinct")) {
      auto found = DistinctResults::of(puzzle.grid, subgroup, Control{interrupt_token(), kMaxNodes, {}});
      if (!found) return complain(found.error(), place);
      distinct.emplace(std::move(found).value());
    }
    const BigUint total = distinct ? distinct->count() : subgroup.order();
    console_.note(place, total.to_string() + (distinct ? " distinct grids" : " grids"));
    const std::uint64_t limit = arguments_.number("limit", kUnlimited);
    if (!may_write(std::min(total, BigUint(limit)), arguments_.has("limit"), place)) return;
    std::uint64_t emitted = 0;
    do {
      const Transformation member = subgroup.transformation();
      if (distinct && !distinct->is_first(member)) continue;
      emit(puzzle, member);
      progress_.show([&] { return std::to_string(emitted) + " of " + total.to_string() + " grids"; });
      ++emitted;
    } while (emitted < limit && goes_on() && subgroup.advance());
  }

  bool are_allowed(TransformationKinds kinds, const LayoutRef& layout, const Place& place) {
    for (const TransformationKind kind : kTransformationKinds) {
      if (!kinds.contains(kind) || allows(layout, kind)) continue;
      console_.complain(place,
                        "--all " + std::string(name_of(kind)) + ": not possible in the layout " + name_of(*layout),
                        ExitCode::BadInput);
      return false;
    }
    return true;
  }

  /// Asked before the first of some files is written.
  bool may_write(const BigUint& count, bool asked_for, const Place& place) {
    if (!files_) return true;
    if (count > BigUint(ResultFiles::kMaxUnasked) && !asked_for) {
      console_.complain(place, count.to_string() + " files are many: --limit N writes N of them", ExitCode::BadInput);
      return false;
    }
    failed_ = !files_->are_free(count.fits_64() ? count.to_64() : kUnlimited, console_);
    return !failed_;
  }

  void emit(const ParsedPuzzle& puzzle, const Transformation& transformation) {
    const Grid result = transformation(puzzle.grid);
    if (files_) {
      failed_ = !files_->write(result, console_);
      return;
    }
    if (arguments_.has("json")) {
      console_.out.write(json(puzzle, result, transformation));
    } else {
      printer_.print(result);
    }
    console_.out.end_answer();
  }

  static std::string json(const ParsedPuzzle& puzzle, const Grid& result, const Transformation& transformation) {
    return JsonObject()
               .text("puzzle", puzzle.text)
               .text("result", write_line(result))
               .text("layout", name_of(*result.layout()))
               .text("steps", write_steps(transformation))
               .str() +
           '\n';
  }

  void complain(SymmetryError error, const Place& place) {
    if (error != SymmetryError::Stopped) console_.complain(place, sentence_of(error), ExitCode::NoAnswer);
  }

  static constexpr std::uint64_t kMaxNodes = 200'000;

  const Arguments& arguments_;
  Console& console_;
  GridPrinter printer_;
  ProgressLine progress_;
  std::uint64_t seed_;
  Random random_;
  std::optional<ResultFiles> files_;
  bool failed_ = false;
};

void run_transform(const Arguments& arguments, Console& console) {
  const auto refuse = [&](const char* sentence) {
    console.complain(std::string(sentence) + " (nonet transform --help tells more)", ExitCode::BadInput);
  };
  const int ways = arguments.has("steps") + arguments.has("random") + arguments.has("all");
  if (ways != 1) return refuse("transform needs one of --steps, --random and --all");
  if (arguments.has("files") && arguments.has("json")) return refuse("--files and --json do not go together");
  if (arguments.has("distinct") && !arguments.has("all")) return refuse("--distinct belongs to --all");
  stop_on_interrupt();
  TransformRun run(arguments, console);
  for_each_puzzle(arguments, console,
                  [&](const ParsedPuzzle& puzzle, const Place& place) { return run.visit(puzzle, place); });
  run.finish();
}

constexpr std::array kOptions{
    Option{"steps", "STEPS", "named steps, joined by ';', as shown above"},
    Option{"random", "N", "N random transformations of each puzzle", complaint_about_positive_number},
    Option{"seed", "S", "the same seed gives the same transformations", complaint_about_seed},
    Option{"all", "KINDS", "all grids reached by some of: rows,columns,bands,stacks,transpose,digits",
           complaint_about_kinds},
    Option{"distinct", "", "with --all: every grid once"},
    Option{"limit", "N", "with --all: the first N of each puzzle", complaint_about_positive_number},
    Option{"files", "PREFIX", "write PREFIX1.txt, PREFIX2.txt ... (numbers, or as --to says)"},
    Option{"overwrite", "", "with --files: replace files that are there"},
    Option{"to", "FORMAT", "line, sdm, numbers, frame or jigsaw", complaint_about_format},
    kLayoutOption,
    kJsonOption,
    kQuietOption,
};

}  // namespace

const Command kTransformCommand{
    "transform",
    "[FILE...]",
    "turn puzzles into others like them",
    "Steps, numbers from 1: swap-rows:A,B  swap-columns:A,B  swap-bands:A,B  swap-stacks:A,B  swap-digits:A,B\n"
    "transpose  rotate:90|180|270  mirror:left-right|top-bottom|diagonal|antidiagonal  relabel:A,B,... (1 becomes A)\n"
    "rows:A,B,... (A comes first)  columns:A,B,...  cells:A,B,...  identity\n"
    "The number of grids that --all gives is told on standard error before the first.\n",
    kOptions,
    SIZE_MAX,
    run_transform,
};

}  // namespace nonet
