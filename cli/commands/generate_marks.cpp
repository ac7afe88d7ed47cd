#include "cli/commands/generate_marks.h"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/input/interrupt.h"
#include "cli/output/grid_printer.h"
#include "cli/output/messages.h"
#include "cli/output/progress_line.h"

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

class MarksRun final : public StopSource {
 public:
  MarksRun(const Arguments& arguments, Console& console, const GenerateTask& task)
      : arguments_(arguments),
        console_(console),
        task_(task),
        next_(task.first),
        format_(arguments.has("to") ? *writable_format(arguments.text("to")) : TextFormat::Masks),
        printer_(console.out, format_),
        progress_(arguments.has("quiet")),
        team_(arguments.threads(), kMarksPerThread, [this](MarksJob& job) { work(job); }) {
    if (task.first > 0) printer_.continue_output();
  }
  ~MarksRun() override { request_stop(); }

  bool stop_requested() const override { return StopSource::stop_requested() || interrupted(); }

  void run() {
    if (!arguments_.has("seed")) console_.note("The seed is " + std::to_string(task_.seed) + ".");
    while (goes_on()) {
      while (!team_.is_full() && hand_in()) {
      }
      if (team_.is_empty()) break;
      take_oldest();
    }
    progress_.clear();
    if (interrupted()) complain("Stopped. " + counts() + '.', ExitCode::NoAnswer);
  }

 private:
  bool goes_on() const { return !ended_ && console_.out.is_open(); }

  bool hand_in() {
    if (next_ == task_.end || stop_requested()) return false;
    team_.next() = {next_++, std::nullopt};
    team_.hand_in();
    return true;
  }

  // Several threads do this at once.
  void work(MarksJob& job) const {
    job.outcome = generate_pencil_marks(task_.goal.form.layout, task_.seed, job.index, StopToken(*this));
  }

  void take_oldest() {
    while (!team_.wait_for_oldest(kMaxWaitInMs)) {
      console_.out.flush();
      console_.out.notice_closed_reader();
      if (!console_.out.is_open()) return;
      progress_.show([&] { return counts(); });
    }
    const MarksJob& oldest = team_.take();
    answer(*oldest.outcome, oldest.index);
    console_.out.end_answer();
    progress_.show([&] { return counts(); });
  }

  void answer(const MarksOutcome& outcome, std::uint64_t index) {
    if (outcome) {
      ++made_;
      return print(outcome.value(), index);
    }
    ended_ = true;
    if (outcome.error() != GenerateError::Stopped) complain(sentence_of(outcome.error()), ExitCode::BadInput);
  }

  void print(const PencilMarkPuzzle& made, std::uint64_t index) {
    const ParsedPuzzle puzzle = parsed(made.puzzle);
    if (arguments_.has("json")) return console_.out.write(json(puzzle, made.solution, index));
    // The formats that --to allows here hold every puzzle with candidates, so nothing is refused.
    if (!arguments_.has("with-solution")) {
      static_cast<void>(printer_.print(puzzle));
    } else if (format_ == TextFormat::Masks) {
      printer_.announce(puzzle.grid.layout());
      console_.out.write(puzzle.text + ":1:" + write_line(made.solution) + '\n');
    } else {
      static_cast<void>(printer_.print(puzzle));
      GridPrinter(console_.out, TextFormat::Frame).print(made.solution);
    }
  }

  std::string json(const ParsedPuzzle& puzzle, const Grid& solution, std::uint64_t index) const {
    return JsonObject()
               .text("puzzle", puzzle.text)
               .text("solution", write_line(solution))
               .text("layout", name_of(*puzzle.grid.layout()))
               .number("candidates", candidate_count(puzzle))
               .number("seed", task_.seed)
               .number("index", index)
               .str() +
           '\n';
  }

  std::string counts() const {
    return std::to_string(made_) + " of " + std::to_string(task_.end - task_.first) + " puzzles were made";
  }

  void complain(const std::string& sentence, ExitCode code) {
    progress_.clear();
    console_.complain(sentence, code);
  }

  const Arguments& arguments_;
  Console& console_;
  const GenerateTask& task_;
  const InterruptGuard guard_;
  std::uint64_t next_;
  std::uint64_t made_ = 0;
  bool ended_ = false;
  const TextFormat format_;
  GridPrinter printer_;
  ProgressLine progress_;
  // Declared after what its threads use, so that the threads end first.
  OrderedTeam<MarksJob> team_;
};

// The options that say something about givens, difficulty or drafts.
constexpr std::array<std::string_view, 15> kOptionsOfGivens{"level",    "rating",   "technique", "allow",   "forbid",
                                                            "symmetry", "clues",    "minimal",   "pattern", "keep",
                                                            "avoid",    "distinct", "method",    "grid",    "attempts"};

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
  if (layout && layout->side() > kMaxPencilMarkSide) {
    return refuse("--pencilmarks makes puzzles up to side " + std::to_string(kMaxPencilMarkSide) +
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
