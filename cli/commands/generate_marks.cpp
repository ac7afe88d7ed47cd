#include "cli/commands/generate_marks.h"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands/making_run.h"
#include "cli/output/grid_printer.h"
#include "cli/output/messages.h"

namespace nonet {

namespace {

// The puzzles that a thread can be ahead of the oldest one.
constexpr std::size_t kMarksPerThread = 64;

using MarksOutcome = Result<PencilMarkPuzzle, GenerateError>;

struct MarksJob {
  std::uint64_t index = 0;
  std::optional<MarksOutcome> outcome;
};

// The puzzle as formats with candidates write it.
ParsedPuzzle parsed(const Puzzle& puzzle) {
  ParsedPuzzle parsed{puzzle.givens(), TextFormat::Masks, {}, {}, {}};
  parsed.candidates.assign(puzzle.given_candidates().begin(), puzzle.given_candidates().end());
  return puzzle_in(std::move(parsed), ListedCandidates::Given);
}

std::uint64_t candidate_count(const ParsedPuzzle& puzzle) {
  std::uint64_t count = 0;
  for (const DigitSet digits : puzzle.candidates) count += static_cast<std::uint64_t>(digits.size());
  return count;
}

class MarksRun final : public MakingRun<MarksJob> {
 public:
  MarksRun(const Arguments& arguments, Console& console, const GenerateTask& task)
      : MakingRun(arguments, console, task, kMarksPerThread),
        next_(task.first),
        format_(arguments.has("to") ? *writable_format(arguments.text("to")) : TextFormat::Masks),
        printer_(console.out, format_) {
    if (task.first > 0) printer_.continue_output();
  }

 private:
  bool fill(MarksJob& job) override {
    if (next_ == task().end) return false;
    job = {next_++, std::nullopt};
    return true;
  }

  void work(MarksJob& job) override {
    const LayoutRef& layout = task().goal.form.layout;
    const GoalHash hash = task().goal.hash == 0 ? 0 : hash_of_pencil_marks(*layout);
    job.outcome = generate_pencil_marks(layout, seed_of_goal(hash, task().seed), job.index, StopToken(*this));
  }

  void answer(const MarksJob& job) override {
    if (*job.outcome) {
      count_made();
      print(job.outcome->value(), job.index);
    } else {
      end();
      const GenerateError error = job.outcome->error();
      if (error != GenerateError::Stopped) complain(sentence_of(error), ExitCode::BadInput);
    }
    end_answer();
  }

  std::string progress() const override { return counts(); }

  void print(const PencilMarkPuzzle& made, std::uint64_t index) {
    const ParsedPuzzle puzzle = parsed(made.puzzle);
    if (has("json")) return console().out.write(json(puzzle, made.solution, index));
    // The formats that --to allows here hold every puzzle with candidates, so nothing is refused.
    if (!has("with-solution")) {
      static_cast<void>(printer_.print(puzzle));
    } else if (format_ == TextFormat::Masks) {
      printer_.announce(puzzle.grid.layout());
      console().out.write(puzzle.text + ":1:" + write_line(made.solution) + '\n');
    } else {
      static_cast<void>(printer_.print(puzzle));
      GridPrinter(console().out, TextFormat::Frame).print(made.solution);
    }
  }

  std::string json(const ParsedPuzzle& puzzle, const Grid& solution, std::uint64_t index) const {
    return JsonObject()
               .text("puzzle", puzzle.text)
               .text("solution", write_line(solution))
               .text("layout", name_of(*puzzle.grid.layout()))
               .number("candidates", candidate_count(puzzle))
               .number("seed", task().seed)
               .number("index", index)
               .str() +
           '\n';
  }

  std::uint64_t next_;
  const TextFormat format_;
  GridPrinter printer_;
};

// The options that say something about givens, difficulty or drafts.
constexpr std::array<std::string_view, 16> kOptionsOfGivens{
    "level", "rating",  "technique", "allow", "forbid",   "symmetry", "clues", "minimal",
    "word",  "pattern", "keep",      "avoid", "distinct", "method",   "grid",  "attempts"};

}  // namespace

bool refuses_options_for_marks(const Arguments& arguments, Console& console) {
  const auto refuse = [&](const std::string& sentence) {
    console.complain(sentence, ExitCode::BadInput);
    return true;
  };
  for (const std::string_view option : kOptionsOfGivens) {
    if (!arguments.has(option)) continue;
    return refuse("--pencilmarks makes puzzles without givens, so --" + std::string(option) +
                  " has no meaning with it. Leave out one of them.");
  }
  if (arguments.jigsaw_side() != 0) {
    return refuse("--pencilmarks needs one layout for all puzzles. Use --layout jigsaw:LABELS instead of jigsaw:N.");
  }
  const LayoutRef layout = arguments.layout();
  if (layout && (!layout->is_square() || layout->side() > kMaxPencilMarkSide)) {
    return refuse("--pencilmarks makes squares up to side " + std::to_string(kMaxPencilMarkSide) +
                  ". Use a smaller --layout.");
  }
  const auto format = writable_format(arguments.text("to", "729"));
  if (format != TextFormat::Masks && format != TextFormat::PencilMarks) {
    return refuse("--to " + std::string(arguments.text("to")) +
                  " cannot hold candidates. With --pencilmarks, use --to 729 or --to pencilmarks.");
  }
  return false;
}

void generate_marks(const Arguments& arguments, Console& console, const GenerateTask& task) {
  MarksRun(arguments, console, task).run();
}

}  // namespace nonet
