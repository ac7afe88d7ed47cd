// Solves many puzzles at once, in constant memory:
//
//     pieces of files → PuzzleReader → SolveBlock being filled → BatchTeam → oldest block → answers
//
// A block is handed to the team when the block is full, or when no input is ready to be read. The capacity of the team
// limits the number of blocks, and with it the memory.

#include "cli/commands/solve_many.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <optional>
#include <utility>

#include "cli/commands/solve_block.h"
#include "cli/input/values.h"
#include "cli/output/progress_line.h"
#include "cli/system/system.h"

namespace nonet {

namespace {

// With a larger limit, one puzzle may take long. `nonet solve` then solves the puzzles one by one instead of in blocks.
constexpr std::uint64_t kMaxBatchLimit = 1000;
// Solving one by one ends at the first puzzle that needs more than this number of nodes. A search of this many nodes
// takes some milliseconds.
constexpr std::uint64_t kMaxNodesAlone = 10'000;

// The line `PUZZLE:COUNT:SOLUTION`, made without allocating memory.
class AnswerLine {
 public:
  AnswerLine(std::string_view puzzle, const BatchAnswer& answer) {
    append(puzzle);
    append(":");
    end_ = std::to_chars(end_, text_.data() + text_.size(), answer.count).ptr;
    append(":");
    append(answer.solution);
    append("\n");
  }

  std::string_view text() const { return {text_.data(), static_cast<std::size_t>(end_ - text_.data())}; }

 private:
  void append(std::string_view part) { end_ = std::copy(part.begin(), part.end(), end_); }
  void append(const ClassicPuzzle& digits) { end_ = std::transform(digits.begin(), digits.end(), end_, symbol_of); }

  // Enough for a puzzle of 729 characters, a count and a solution.
  std::array<char, 1024> text_;
  char* end_ = text_.data();
};

class SolveMany : public FileVisitor {
 public:
  SolveMany(const Arguments& arguments, Console& console, SolveAnswers& answers, PuzzleRun& others)
      : arguments_(arguments),
        console_(console),
        answers_(answers),
        others_(others),
        prints_lines_(!arguments.has("to")),
        layout_(arguments.layout()),
        meaning_(arguments.listed_candidates()),
        limit_(static_cast<std::uint32_t>(arguments.number("limit", kDefaultSolveLimit))),
        time_limit_(seconds_of(arguments.text("time"))),
        shown_(arguments.has("quiet"), console.out) {
    team_.emplace(arguments_.threads(), limit_);
  }

  void begin_file(std::string_view name) override {
    file_ = name;
    reader_ = PuzzleReader(layout_);
    // Whoever writes into a pipe may wait for an answer after each puzzle.
    if (name != "-" || is_input_a_file()) reader_.join_grids();
  }

  bool take_piece(std::string_view bytes) override {
    brings_items_ = false;
    while (!bytes.empty() && goes_on()) {
      if (!take_classic_line(bytes)) feed_line(bytes);
    }
    // A long text without puzzles, such as a file that is no text at all, must not hold back the answers before it.
    while (!brings_items_ && catch_up()) {
    }
    return goes_on();
  }

  bool end_file() override {
    reader_.finish();
    take_items();
    return goes_on();
  }

  bool catch_up() override {
    if (!filling().is_empty()) hand_in();
    if (blocks().is_empty()) {
      console_.out.flush();
      return false;
    }
    answer_oldest();
    return goes_on();
  }

 private:
  bool goes_on() const { return !was_ended_ && console_.out.is_open(); }

  SolveBlock& filling() { return blocks().next(); }

  bool take_classic_line(std::string_view& bytes) {
    const std::string_view symbols = bytes.substr(0, 81);
    ClassicPuzzle digits;
    const std::optional<Position> start = reader_.take_classic_line(bytes, digits);
    if (!start) return false;
    brings_items_ = true;
    filling().add_classic(symbols, digits, *start);
    if (filling().is_full()) hand_in();
    return true;
  }

  void feed_line(std::string_view& bytes) {
    const std::string_view line = bytes.substr(0, bytes.find('\n') + 1);
    const std::string_view fed = line.empty() ? bytes : line;
    reader_.feed(fed);
    bytes.remove_prefix(fed.size());
    take_items();
  }

  void take_items() {
    while (std::optional<ReadItem> item = reader_.take()) {
      brings_items_ = true;
      filling().add(std::move(*item), meaning_);
      if (filling().is_full()) hand_in();
    }
  }

  struct Team {
    Team(unsigned count, std::uint32_t limit) : threads(count, limit, StopToken(stop)) {}
    StopSource stop;
    BatchTeam<SolveBlock> threads;
  };

  OrderedTeam<SolveBlock>& blocks() { return team_->threads.blocks(); }

  // Starts a team in place of one that was stopped. The block that is being filled goes over to it.
  void replace_team() {
    while (!blocks().is_empty()) answer_oldest();
    SolveBlock filled = std::move(filling());
    team_.emplace(arguments_.threads(), limit_);
    filling() = std::move(filled);
  }

  void hand_in() {
    if (blocks().is_full()) answer_oldest();
    if (team_->stop.stop_requested()) replace_team();
    blocks().hand_in();
    filling().clear();
  }

  void answer_oldest() {
    const SolveBlock& block = blocks().oldest();
    answered_ = {};
    // If the oldest block takes long, its first puzzles are solved one by one on this thread, so that their answers
    // appear.
    if (!blocks().wait_for_oldest(kMaxWaitInMs)) {
      answer_front(block);
      if (time_limit_) stop_when_late();
    }
    blocks().take();
    answer_while_known(block, [&](std::size_t index) { return known_answer(block, index); });
    while (answered_.puzzles < block.puzzles.size() && goes_on()) {
      answer_alone(block);
      answer_while_known(block, [&](std::size_t index) { return known_answer(block, index); });
    }
    console_.out.end_answer();
    shown_.count(answered_.puzzles);
  }

  // Stops the team when the oldest block takes longer than --time. In a faster block, no puzzle has exceeded --time.
  // After a stop, each puzzle without an answer is searched alone, with its own time limit.
  void stop_when_late() {
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(*time_limit_);
    while (!blocks().wait_for_oldest(kMaxWaitInMs)) {
      if (std::chrono::steady_clock::now() >= end) return team_->stop.request_stop();
    }
  }

  static const BatchAnswer* known_answer(const SolveBlock& block, std::size_t index) {
    const BatchAnswer& answer = block.answers[index];
    return answer.is_known ? &answer : nullptr;
  }

  // Searches the next puzzle of a block alone. Called for puzzles that a stopped team has not answered.
  void answer_alone(const SolveBlock& block) {
    const std::size_t index = answered_.puzzles++;
    if (!others_.visit(puzzle_at(block, index), {file_, block.start(index)})) was_ended_ = true;
  }

  // Answers the first puzzles of a block without the team. One very hard puzzle delays its whole block, and the puzzles
  // before it should not wait.
  void answer_front(const SolveBlock& block) {
    std::optional<BatchAnswer> answer;
    answer_while_known(block, [&](std::size_t index) {
      answer = block.candidates.empty() ? solve_within(block.puzzles[index], limit_, kMaxNodesAlone)
                                        : solve_within(block.candidates[index], limit_, kMaxNodesAlone);
      return answer ? &*answer : nullptr;
    });
    console_.out.flush();
  }

  // Writes the answers of a block, beginning where the last call ended. Returns at the first puzzle for which
  // `answer_of` returns null.
  template <class AnswerOf>
  void answer_while_known(const SolveBlock& block, AnswerOf&& answer_of) {
    while (goes_on()) {
      answer_others(block);
      if (answered_.puzzles == block.puzzles.size()) return;
      const BatchAnswer* answer = answer_of(answered_.puzzles);
      if (answer == nullptr) return;
      write(block, answered_.puzzles++, *answer);
    }
  }

  void answer_others(const SolveBlock& block) {
    const auto& items = block.others();
    const PuzzleVisitor visit = [this](const ParsedPuzzle& puzzle, const InputPosition& where) {
      return others_.visit(puzzle, where);
    };
    while (answered_.others < items.size() && items[answered_.others].before == answered_.puzzles && goes_on()) {
      if (!visit_item(items[answered_.others++].item, file_, arguments_, console_, visit)) was_ended_ = true;
    }
  }

  void write(const SolveBlock& block, std::size_t index, const BatchAnswer& answer) {
    if (prints_lines_ && answer.count > 0) return console_.out.write(AnswerLine(block.text(index), answer).text());
    const ParsedPuzzle puzzle = puzzle_at(block, index);
    answers_.write(puzzle, outcome_of(view_of(puzzle), answer, limit_), {file_, block.start(index)});
  }

  static ParsedPuzzle puzzle_at(const SolveBlock& block, std::size_t index) {
    Grid grid(Layout::classic());
    const ClassicPuzzle& digits = block.puzzles[index];
    std::copy(digits.begin(), digits.end(), grid.digits().begin());
    ParsedPuzzle puzzle{std::move(grid), TextFormat::Line, std::string(block.text(index)), {}, block.start(index)};
    if (block.candidates.empty() || puzzle.text.size() == digits.size()) return puzzle;
    puzzle.format = TextFormat::Masks;
    for (const std::uint16_t mask : block.candidates[index]) puzzle.candidates.push_back(DigitSet::from_bits(mask));
    return puzzle;
  }

  // Counts the puzzles and the other items of the oldest block whose answers have been written.
  struct Answered {
    std::size_t puzzles = 0;
    std::size_t others = 0;
  };

  const Arguments& arguments_;
  Console& console_;
  SolveAnswers& answers_;
  // Answers the items that are not classic puzzles, and the puzzles that a stopped team has not answered.
  PuzzleRun& others_;
  const bool prints_lines_;
  const LayoutRef layout_;
  const ListedCandidates meaning_;
  const std::uint32_t limit_;
  std::string_view file_;
  PuzzleReader reader_;
  const std::optional<double> time_limit_;
  AnsweredLine shown_;
  std::optional<Team> team_;
  Answered answered_;
  // Whether the piece of the file that was read last contains puzzles or errors.
  bool brings_items_ = false;
  // Set by answer_alone() when others_ wants no further puzzle, for example after Ctrl-C.
  bool was_ended_ = false;
};

}  // namespace

bool can_solve_many(const Arguments& arguments) {
  return !arguments.has("json") && !arguments.has("stats") && !arguments.has("rules") && !arguments.has("rules-file") &&
         arguments.number("limit", kDefaultSolveLimit) <= kMaxBatchLimit;
}

void solve_many(const Arguments& arguments, Console& console, SolveAnswers& answers, PuzzleRun& others) {
  SolveMany many(arguments, console, answers, others);
  for_each_file(arguments, console, many);
}

}  // namespace nonet
