// nonet generate: makes puzzles with exactly one solution, on all cores and in the order of their indexes:
//
//     indexes → MakingRun (make_puzzles) → oldest block → answers

#include <array>
#include <atomic>
#include <chrono>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/commands/generate_marks.h"
#include "cli/commands/generate_rules.h"
#include "cli/commands/making_run.h"
#include "cli/commands/missed_goal.h"
#include "cli/commands/teaching.h"
#include "cli/output/console.h"
#include "cli/output/grid_printer.h"

namespace nonet {

namespace {

using Clock = std::chrono::steady_clock;

// The blocks of puzzles that a thread can be ahead of the oldest one.
constexpr std::size_t kBlocksPerThread = 8;
// The most puzzles of a block. Blocks grow up to this number while they take less than kShortBlock, and shrink above
// kLongBlock.
constexpr std::uint64_t kMaxBlock = 64;
constexpr Clock::duration kShortBlock = std::chrono::milliseconds(2);
constexpr Clock::duration kLongBlock = std::chrono::milliseconds(20);

// A puzzle of a block, or the reason why there is none.
struct Item {
  PuzzleOutcome outcome;
  // What --distinct compares.
  PuzzleClasses::Keys keys;
};

struct PuzzleBlock {
  std::uint64_t first = 0;
  std::uint64_t count = 0;
  std::vector<Item> items;
  Clock::duration time{};
};

class GenerateRun final : public MakingRun<PuzzleBlock> {
 public:
  GenerateRun(const Arguments& arguments, Console& console, const GenerateTask& task)
      : MakingRun(arguments, console, task, kBlocksPerThread),
        next_(task.first),
        printer_(console.out, arguments.format(TextFormat::Line)) {
    if (task.first > 0) printer_.continue_output();
  }

 private:
  bool fill(PuzzleBlock& next) override {
    const std::uint64_t left = indexes_from(next_);
    if (left == 0) return false;
    next.first = next_;
    next.count = std::min(job_size_, left);
    next.items.clear();
    next_ += next.count;
    return true;
  }

  void work(PuzzleBlock& job) override {
    const auto begun = Clock::now();
    std::uint64_t shown = 0;
    const auto count_tried = [&](const Progress& progress) {
      tried_ += progress.found - std::min(shown, progress.found);
      shown = progress.found;
    };
    while (job.items.size() < job.count) {
      const std::size_t done = job.items.size();
      auto outcomes = make_puzzles(task().goal, task().seed, job.first + done,
                                   static_cast<std::size_t>(job.count) - done,  // at most kMaxBlock
                                   {StopToken(*this), kUnlimited, count_tried});
      for (PuzzleOutcome& outcome : outcomes) job.items.push_back(item_of(std::move(outcome)));
      const PuzzleOutcome& last = job.items.back().outcome;
      if (!last && last.error().error != GenerateError::NotFound) break;
    }
    job.time = Clock::now() - begun;
  }

  Item item_of(PuzzleOutcome&& outcome) {
    Item item{std::move(outcome), {}};
    if (!item.outcome) return item;
    const auto& [puzzle, solution] = item.outcome.value().generated;
    if (is_distinct()) item.keys = PuzzleClasses::keys_of(puzzle, solution, StopToken(*this));
    return item;
  }

  void answer(const PuzzleBlock& oldest) override {
    if (oldest.time < kShortBlock) job_size_ = std::min(2 * job_size_, kMaxBlock);
    if (oldest.time > kLongBlock) job_size_ = std::max<std::uint64_t>(job_size_ / 2, 1);
    for (std::size_t i = 0; i < oldest.items.size() && goes_on(); ++i) {
      answer(oldest.items[i], oldest.first + i);
      end_answer();
    }
  }

  void answer(const Item& item, std::uint64_t index) {
    if (!item.outcome) return complain_about(item.outcome.error(), index);
    failed_ += item.outcome.value().without_form;
    if (!answer_is_new(item.keys)) return;
    count_made();
    print(item, index);
  }

  void note_end() override {
    if (failed_ == 0 || !is_classroom_method(task().goal.form.method)) return;
    console().note(failed_ == 1 ? "1 attempt gave a puzzle with several solutions, which is left out."
                                : std::to_string(failed_) +
                                      " attempts gave puzzles with several solutions, which are left out.");
  }

  // The run goes on after a puzzle whose attempts are used up, so that a part of a run is the same as in the whole run.
  void complain_about(const MissedGoal& missed, std::uint64_t index) {
    const bool ends = missed.error != GenerateError::NotFound;
    if (ends) end();
    count_missed();
    failed_ += missed.failed[static_cast<std::size_t>(GoalPart::Form)];
    if (missed.error == GenerateError::Stopped) return;
    const std::string which = "Puzzle " + std::to_string(index) + " of seed " + std::to_string(task().seed) + ": ";
    complain((ends ? "" : which) + sentence_of(missed, task().goal), ExitCode::NoAnswer);
  }

  std::string progress() const override {
    const bool is_quick = task().goal.difficulty.is_any() && !wants_few_clues(task().goal.form);
    const std::string tried = is_quick ? "" : ", " + std::to_string(tried_.load()) + " tried";
    return std::to_string(made()) + " of " + std::to_string(wanted()) + " puzzles" + tried;
  }

  void print(const Item& item, std::uint64_t index) {
    const MadePuzzle& made = item.outcome.value();
    const auto& [puzzle, solution] = made.generated;
    if (has("json")) return console().out.write(json(item, index));
    if (has("with-solution") && arguments().format(TextFormat::Line) == TextFormat::Line) {
      printer_.announce(puzzle.layout());
      return console().out.write(write_line(puzzle) + ":1:" + write_line(solution) + '\n');
    }
    printer_.print(puzzle);
    if (has("with-solution")) printer_.print(solution);
  }

  std::string json(const Item& item, std::uint64_t index) const {
    const MadePuzzle& made = item.outcome.value();
    const auto& [puzzle, solution] = made.generated;
    const PuzzleFigures& figures = made.figures;
    JsonObject object;
    object.text("puzzle", write_line(puzzle))
        .text("solution", write_line(solution))
        .text("layout", name_of(*puzzle.layout()))
        .number("clues", static_cast<std::uint64_t>(puzzle.clue_count()))
        .json("level", figures.level ? json_of(name_of(*figures.level)) : "null")
        .json("hardest", figures.hardest ? json_of(row_of(*figures.hardest).id) : "null")
        .json("rating", figures.rating ? decimal_of(figures.rating->er) : "null")
        .number("seed", task().seed)
        .number("index", index)
        .number("tried", made.tried);
    if (has("word")) object.text("face", "word:" + word_in_capitals(arguments().text("word")));
    if (figures.is_path_cut) object.json("pathCut", "true");
    return object.str() + '\n';
  }

  std::uint64_t next_;
  std::uint64_t job_size_ = 1;
  // The attempts that gave no puzzle of the form.
  std::uint64_t failed_ = 0;
  std::atomic<std::uint64_t> tried_{0};
  GridPrinter printer_;
};

// Formats of candidates are for --pencilmarks alone, and formats of other programs for --own-rules.
std::string complaint_about_generate_format(std::string_view value) {
  const auto format = writable_format(value);
  if (format && is_foreign(*format)) return {};
  if (format == TextFormat::Masks || format == TextFormat::PencilMarks) return {};
  return complaint_about_format(value);
}

void run_generate(const Arguments& arguments, Console& console) {
  const auto refuse = [&](const std::string& sentence) { console.complain(sentence, ExitCode::BadInput); };
  if (arguments.has("own-rules")) {
    if (refuses_options_for_rules(arguments, console)) return;
  } else if (arguments.has("rule-cells") || arguments.has("givens")) {
    return refuse(std::string(arguments.has("givens") ? "--givens" : "--rule-cells") + " needs --own-rules.");
  } else if (arguments.has("level") && !level_named(arguments.text("level"))) {
    return refuse("--level " + std::string(arguments.text("level")) + " needs --own-rules. Use one level.");
  } else if (arguments.has("pencilmarks")) {
    if (refuses_options_for_marks(arguments, console)) return;
  } else if (arguments.has("to") && !grid_format(arguments.text("to"))) {
    const std::string to(arguments.text("to"));
    return refuse(is_foreign(*writable_format(to)) ? "--to " + to + " writes rules. It needs --own-rules."
                                                   : "--to " + to + " writes candidates. It needs --pencilmarks.");
  }
  const auto task = generate_task(arguments, console);
  if (!task) return;
  if (arguments.has("own-rules")) return generate_with_rules(arguments, console, *task);
  if (arguments.has("pencilmarks")) return generate_marks(arguments, console, *task);
  const PuzzleForm& form = task->goal.form;
  if (wants_few_clues(form) && form.most_clues == kFewestClassicClues) {
    console.note(
        "Puzzles with 17 clues are rare: a search takes minutes of processor time, and often finds none. 18 clues take "
        "seconds. --time ends the search.");
  }
  GenerateRun(arguments, console, *task).run();
}

constexpr std::array kGenerateOptions{
    Option{"count", "N", "make N puzzles (default: 1)", complaint_about_positive_number},
    Option{
        "seed", "S",
        "the same seed and options make the same puzzles everywhere; puzzle i of a run, counted from 0, depends on S "
        "and i alone; without --seed a seed is chosen and reported on standard error",
        complaint_about_seed},
    kEditionOption,
    Option{
        "first", "I",
        "begin the run at puzzle I, counted from 0, so that a run that was ended early is continued; with --shard, I "
        "is counted within the part",
        complaint_about_seed},
    Option{"layout", "LAYOUT",
           "the layout of the puzzles (default: 3x3); jigsaw:N, such as jigsaw:9, gives each puzzle random regions"},
    Option{"pencilmarks", "",
           "make puzzles without givens, in which candidates are given: with any further candidate there would be a "
           "second solution; up to side 9, printed as 729 lines"},
    Option{"own-rules", "RULES",
           "make puzzles with rules of their own: killer, or kinds of rules joined by commas, such as "
           "thermometer,arrow=2; a number is the weight of a kind. Every part of such a puzzle is needed, apart from "
           "the cages of a killer without --minimal. Sides 4 to 16",
           complaint_about_made_rules},
    Option{"rule-cells", "A-B",
           "with --own-rules killer: cages have A to B cells (default: 2-5); for other rules N, the largest number of "
           "cells of a line or a cage (default: 5)"},
    Option{
        "givens", "A-B",
        "with --own-rules killer: exactly N givens (default: 0, with --level as many as are needed); for other rules "
        "0-N, at most N givens (default: as many as are needed)"},
    Option{"level", "LEVEL",
           "make puzzles of this level: easy, medium, hard, expert or extreme, as nonet explain finds it; with "
           "--own-rules also A-B, such as easy-hard, for at most hard",
           complaint_about_level},
    Option{"rating", "A-B", "make 9x9 puzzles that Sudoku Explainer 1.2.1 rates A to B, such as 6.6-7.1, or exactly A",
           complaint_about_rating_range},
    Option{
        "steps", "A-B",
        "make puzzles whose path (nonet explain --order technique) has A to B steps that are no singles, or exactly N",
        complaint_about_range},
    Option{"technique", "IDS",
           "make puzzles whose path (nonet explain --order technique) shows each of these techniques: ids joined by "
           "commas, as nonet find "
           "--list prints them; without --level and --allow, the path has nothing that is taught after them",
           complaint_about_techniques},
    Option{"needs", "IDS",
           "make puzzles that the other allowed techniques do not solve without each of these; without --level and "
           "--allow, the others are those of easier levels, so the path may go round",
           complaint_about_techniques},
    Option{"allow", "IDS", "make puzzles that these techniques solve, together with those of --technique and --needs",
           complaint_about_techniques},
    Option{"forbid", "IDS", "make puzzles that are solved without these techniques", complaint_about_techniques},
    Option{"symmetry", "KIND",
           "make the pattern of clues symmetric: none (the default), 180, 90 (turns), horizontal, vertical, diagonal, "
           "diagonals (mirrors) or full (all of them); with --own-rules none or 180, of the rules and the givens",
           complaint_about_symmetry},
    Option{"clues", "A-B",
           "make puzzles with A to B clues, or with exactly N clues; without --clues, clues are removed until no "
           "further clue can be removed",
           complaint_about_range},
    Option{"minimal", "",
           "make minimal puzzles: without any clue (with --symmetry: any set of symmetric clues) there is a second "
           "solution. Puzzles without further wishes are minimal up to 16x16; --clues, --level, --technique, --needs, "
           "--allow and --forbid may leave or add more clues unless --minimal is there, too"},
    Option{"word", "WORD",
           "let this word stand in a row, a column or a diagonal of each solution: its letters, all different, are the "
           "digits 1 to n; puzzles are written in digits"},
    Option{
        "pattern", "FILE",
        "put the clues into exactly the cells that the file marks: . or 0 is a blank cell, any other character a clue"},
    Option{
        "keep", "FILE",
        "make puzzles that have the digits of this file, or of this puzzle, as clues; with --own-rules, complete this "
        "puzzle: its digits and rules stay, and rules are added until it has one solution"},
    Option{"avoid", "FILE",
           "make no puzzle that is isomorphic to a puzzle of this file, or that has its solution; with --own-rules the "
           "puzzles of the file may have rules"},
    Option{
        "distinct", "",
        "print no two isomorphic puzzles, and from side 6 no two with one solution; further puzzles replace those that "
        "are left out, and the run ends when there are no new ones"},
    Option{"shard", "K/N", "print only part K of the N parts of a run, counted from 1; needs --seed",
           complaint_about_shard},
    Option{"method", "METHOD",
           "remove clues from a full grid (remove, the default), add clues to a blank grid (add), or make puzzles as "
           "classes do: swap lines of a grid and blank opposite cells (swap), or shift rows (shift)",
           complaint_about_method},
    Option{"grid", "FILE", "with --method swap, begin with the full grid of this file"},
    Option{
        "attempts", "N",
        "try at most N puzzles for each puzzle wanted (default: 100000, fewer on layouts that are no squares, or 5000 "
        "for a goal of form alone; with --pattern 500 and 20)",
        complaint_about_positive_number},
    Option{"threads", "N", "use N threads, 1 to 256 (default: one for each core); N does not change the output",
           complaint_about_threads},
    kRunTimeOption,
    Option{"with-solution", "", "print PUZZLE:1:SOLUTION; in formats of several lines the solution follows its puzzle"},
    Option{"to", "FORMAT",
           "print grids in this format: line, sdm, numbers, rows, grids, csv, tsv, frame or jigsaw; with "
           "--pencilmarks, 729 "
           "(the default) or pencilmarks; with --own-rules, also f-puzzles, f-puzzles-link, sudokupad, sudokupad-link "
           "or sudoku-solver",
           complaint_about_generate_format},
    kJsonOption,
    kQuietOption,
};

}  // namespace

const Command kGenerateCommand{
    "generate",
    "",
    "make puzzles with exactly one solution",
    "The answer is a line for each puzzle. When --attempts puzzles do not meet the goal, a message describes the "
    "nearest, the run goes on with the next puzzle, and the exit code is 1.\n",
    kGenerateOptions,
    0,
    run_generate,
};

}  // namespace nonet
