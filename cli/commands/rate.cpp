// nonet rate: the ratings of Sudoku Explainer, for many puzzles at once and in the order of the input:
//
//     pieces of files → PuzzleReader → OrderedTeam → oldest job → answers

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands/all_commands.h"
#include "cli/commands/common_options.h"
#include "cli/commands/long_work.h"
#include "cli/commands/puzzle_run.h"
#include "cli/input/interrupt.h"
#include "cli/output/conflicts.h"
#include "cli/output/notation.h"
#include "cli/output/progress_line.h"

namespace nonet {

namespace {

// The puzzles that a thread can be ahead of the oldest one.
constexpr std::size_t kJobsPerThread = 256;

// A text of the input: a puzzle or an error, and the answer to the puzzle.
struct Job {
  std::string_view file;
  ReadItem item = ParseError{};
  PuzzleRating rated;
  /// True when the rating or the teacher's path was not completed.
  bool stopped = false;
  /// The answer as it is printed; empty when the puzzle has no rating.
  std::string text;
};

// Rates puzzles and writes the answers as text. Threads use one object together.
class RatingWriter {
 public:
  RatingWriter(const Arguments& arguments, const StopSource& run)
      : run_(run),
        seconds_(arguments.text("time")),
        budget_(arguments.number("budget", kUnlimited)),
        names_(arguments.cell_names()),
        json_(arguments.has("json")),
        wants_level_(arguments.has("level")),
        wants_steps_(arguments.has("path")) {}

  void answer(Job& job) const {
    const auto* puzzle = std::get_if<ParsedPuzzle>(&job.item);
    if (puzzle == nullptr || puzzle->has_rules() || view_of(*puzzle).has_given_candidates()) return;
    const TimedStop stop(seconds_, &run_);
    std::vector<std::string> steps;
    RatingOptions options;
    options.control.stop = StopToken(stop);
    options.control.node_budget = budget_;
    if (wants_steps_) options.step = [&](const RatedStep& step) { steps.push_back(text_of(step, *puzzle)); };
    job.rated = rate_puzzle(puzzle->grid, options);
    job.stopped = job.rated.is_bound();
    SolvingPath path;
    if (wants_level_ && is_rated(job.rated.status)) {
      path = solving_path(state_of(*puzzle), {}, {StopToken(stop), kUnlimited, {}});
      job.stopped = job.stopped || path.stopped;
    }
    job.text = json_ ? json(*puzzle, job.rated, path, steps) : line(*puzzle, job.rated, path, steps);
  }

 private:
  static bool is_rated(RatingStatus status) { return status == RatingStatus::Rated || status == RatingStatus::Beyond; }

  std::string text_of(const RatedStep& step, const ParsedPuzzle& puzzle) const {
    const Layout& layout = *puzzle.grid.layout();
    if (json_) return json_of(step, layout, names_);
    return "# " + decimal_of(step.rating) + ' ' + std::string(producer_id(step.producer)) + ": " +
           notation_of(step.step, layout, names_) + '\n';
  }

  static std::string known(Tenths rating, const PuzzleRating& rated) {
    const std::string text = known_decimal_of(rating, rated.status);
    return text.empty() ? "?" : text;
  }

  std::string line(const ParsedPuzzle& puzzle, const PuzzleRating& rated, const SolvingPath& path,
                   const std::vector<std::string>& steps) const {
    if (!rated.is_bound() && !is_rated(rated.status) && rated.status != RatingStatus::Solved) return {};
    std::string text = puzzle.text + (rated.is_bound() ? " ED>=" : " ED=") + known(rated.er, rated) + '/' +
                       known(rated.ep, rated) + '/' + known(rated.ed, rated);
    if (const auto hardest = path.hardest()) {
      text += ' ' + std::string(name_of(row_of(*hardest).level)) + ", hardest: " + english_name(*hardest);
    }
    text += '\n';
    for (const std::string& step : steps) text += step;
    return text;
  }

  std::string json(const ParsedPuzzle& puzzle, const PuzzleRating& rated, const SolvingPath& path,
                   const std::vector<std::string>& steps) const {
    JsonObject object;
    object.all_of(json_object_of_text(puzzle)).all_of(json_object_of(rated, puzzle.grid, names_));
    if (wants_level_) {
      const auto hardest = path.hardest();
      object.json("level", hardest ? json_of(name_of(row_of(*hardest).level)) : "null");
      object.json("hardest", hardest ? json_of(row_of(*hardest).id) : "null");
    }
    if (wants_steps_) object.json("steps", json_array(steps));
    return object.all_of(json_object_of_rules(puzzle)).str() + '\n';
  }

  const StopSource& run_;
  const std::string seconds_;
  const std::uint64_t budget_;
  const CellNames names_;
  const bool json_;
  const bool wants_level_;
  const bool wants_steps_;
};

class RateRun : public FileVisitor {
 public:
  RateRun(const Arguments& arguments, Console& console)
      : arguments_(arguments),
        console_(console),
        answered_(arguments.has("quiet"), console.out),
        writer_(arguments, end_),
        team_(arguments.threads(), kJobsPerThread, [this](Job& job) { writer_.answer(job); }) {}
  ~RateRun() override { end_.request_stop(); }

  void begin_file(std::string_view name) override {
    file_ = name;
    reader_ = PuzzleReader(LayoutRef{});
  }

  bool take_piece(std::string_view bytes) override {
    reader_.feed(bytes);
    const std::uint64_t before = items_;
    if (!hand_in_items()) return false;
    // A long text without puzzles must not hold back the answers before it.
    while (items_ == before && catch_up()) {
    }
    return goes_on();
  }

  bool end_file() override {
    reader_.finish();
    return hand_in_items();
  }

  bool catch_up() override {
    if (team_.is_empty()) {
      console_.out.flush();
      return false;
    }
    answer_oldest();
    return goes_on();
  }

  /// After Ctrl-C: says how many of the puzzles that were read have no answer.
  void complain_about_unanswered() {
    while (const std::optional<ReadItem> item = reader_.take()) unanswered_ += is_puzzle(*item);
    if (unanswered_ == 0) return console_.end_with(ExitCode::NoAnswer);
    console_.complain(unanswered_ == 1
                          ? "Stopped. 1 puzzle that was read was not answered."
                          : "Stopped. " + std::to_string(unanswered_) + " puzzles that were read were not answered.",
                      ExitCode::NoAnswer);
  }

 private:
  bool goes_on() const { return !was_interrupted_ && console_.out.is_open(); }

  bool hand_in_items() {
    while (std::optional<ReadItem> item = reader_.take()) {
      while (goes_on() && team_.is_full()) answer_oldest();
      if (!goes_on()) return false;
      if (auto* puzzle = std::get_if<ParsedPuzzle>(&*item)) {
        *puzzle = puzzle_in(std::move(*puzzle), arguments_.listed_candidates());
      }
      ++items_;
      unanswered_ += is_puzzle(*item);
      team_.next() = {file_, std::move(*item), {}, false, {}};
      team_.hand_in();
    }
    return goes_on();
  }

  void answer_oldest() {
    while (!team_.wait_for_oldest(kMaxWaitInMs)) {
      console_.out.flush();
      console_.out.notice_closed_reader();
      if (!console_.out.is_open()) return;
      answered_.count(0);
    }
    const Job& oldest = team_.take();
    const PuzzleVisitor write = [&](const ParsedPuzzle& puzzle, const InputPosition& where) {
      console_.out.write(oldest.text);
      complain(oldest, puzzle, where);
      return true;
    };
    visit_item(oldest.item, oldest.file, arguments_, console_, write);
    unanswered_ -= is_puzzle(oldest.item);
    answered_.count(is_puzzle(oldest.item));
    was_interrupted_ = oldest.stopped && interrupted();
  }

  static std::uint64_t is_puzzle(const ReadItem& item) { return std::holds_alternative<ParsedPuzzle>(item) ? 1 : 0; }

  void complain(const Job& job, const ParsedPuzzle& puzzle, const InputPosition& where) {
    if (refuses_given_candidates(puzzle, "Ratings", where, console_)) return;
    const auto complain = [&](std::string_view sentence) { console_.complain(where, sentence, ExitCode::NoAnswer); };
    switch (job.rated.status) {
      case RatingStatus::Multiple:
        return complain("The puzzle has several solutions. Only a puzzle with exactly one solution has a rating.");
      case RatingStatus::None: return complain(kNoSolution);
      case RatingStatus::Conflict:
        return complain_about_contradiction(puzzle.grid, where, arguments_.cell_names(), console_);
      case RatingStatus::LayoutNotClassic: return complain("Only 9x9 grids without variants have a rating.");
      case RatingStatus::OutOfBudget:
        return complain("Stopped after " + std::to_string(arguments_.number("budget", 0)) +
                        " nodes (--budget). ER is a lower bound; EP and ED are exact, or ? where not reached.");
      case RatingStatus::Beyond: return complain("The scale of Sudoku Explainer ends before this puzzle.");
      default: break;
    }
    if (!job.stopped) return;
    complain(sentence_about_stop(arguments_) +
             std::string(job.rated.status == RatingStatus::Stopped
                             ? " ER is a lower bound; EP and ED are exact, or ? where not reached."
                             : " The level is not known."));
  }

  const Arguments& arguments_;
  Console& console_;
  AnsweredLine answered_;
  const InterruptGuard guard_;
  StopSource end_;
  RatingWriter writer_;
  std::string_view file_;
  PuzzleReader reader_;
  // Declared after what its threads use, so that the threads end first.
  OrderedTeam<Job> team_;
  // The puzzles that were read and not answered.
  std::uint64_t unanswered_ = 0;
  // Counts the puzzles and errors that were read.
  std::uint64_t items_ = 0;
  bool was_interrupted_ = false;
};

void run_rate(const Arguments& arguments, Console& console) {
  RateRun run(arguments, console);
  for_each_file(arguments, console, run);
  if (interrupted()) run.complain_about_unanswered();
}

constexpr std::array kRateOptions{
    Option{"level", "",
           "add the level of the puzzle and its hardest technique, as nonet explain --order technique finds them"},
    Option{"path", "", "print the steps of the rating after the answer, each as '# RATING RULE: STEP'"},
    Option{"budget", "N", "stop the rating of a puzzle after N searches; 100000 take up to a second",
           complaint_about_positive_number},
    kCandidatesOption,
    kTimeOption,
    Option{"threads", "N", "use N threads, 1 to 256 (default: one for each core); N does not change the output",
           complaint_about_threads},
    kCellsOption,
    kJsonOption,
    kQuietOption,
};

}  // namespace

const Command kRateCommand{
    "rate",
    "[FILE...]",
    "rate 9x9 puzzles as Sudoku Explainer 1.2.1 does",
    "The answer is a line for each puzzle, PUZZLE ED=ER/EP/ED. ER is the rating of the hardest step, EP that of the "
    "hardest step up to the first digit placed, and ED that of the first step. PUZZLE ED>=ER/EP/ED means that the "
    "rating was stopped: ER is a lower bound, and ? marks a rating that was not reached.\n"
    "A puzzle without a rating, such as one with several solutions, is reported on standard error, and the exit code "
    "is 1.\n",
    kRateOptions,
    SIZE_MAX,
    run_rate,
};

}  // namespace nonet
