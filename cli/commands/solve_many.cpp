// Many puzzles at once, in constant memory:
//
//     pieces of files → PuzzleReader → SolveBlock being filled → BatchTeam → oldest block → answers
//
// Blocks are handed in when they are full, or when the input pauses; their number is bounded by the team's capacity.

#include "cli/commands/solve_many.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>
#include <vector>

#include "cli/commands/solve_block.h"

namespace nonet {

namespace {

// Above, a puzzle is long work, which is better watched than shared out.
constexpr std::uint64_t kLargestLimit = 1000;
// So long answers wait for others of their block. Then those that are found in some milliseconds each go ahead.
constexpr unsigned kPatienceInMs = 100;
constexpr std::uint64_t kNodesAhead = 10'000;

// `PUZZLE:COUNT:SOLUTION`, written in place.
class AnswerLine {
 public:
  AnswerLine(std::string_view symbols, const BatchAnswer& answer) {
    append(symbols);
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

  std::array<char, 256> text_;
  char* end_ = text_.data();
};

class SolveMany : public FileVisitor {
 public:
  SolveMany(const Arguments& arguments, Console& console, SolveAnswers& answers, const PuzzleVisitor& visit_other)
      : console_(console),
        answers_(answers),
        visit_other_(visit_other),
        prints_lines_(!arguments.has("to")),
        layout_(arguments.layout()),
        limit_(static_cast<std::uint32_t>(arguments.number("limit", kDefaultSolveLimit))),
        team_(static_cast<unsigned>(arguments.number("threads", 0)), limit_) {
    blocks_.resize(team_.capacity() + 1);
  }

  void begin_file(std::string_view name) override {
    file_ = name;
    reader_ = PuzzleReader(layout_);
  }

  bool take_piece(std::string_view bytes) override {
    while (!bytes.empty() && console_.out.is_open()) {
      if (!take_classic_line(bytes)) feed_line(bytes);
    }
    return console_.out.is_open();
  }

  bool end_file() override {
    reader_.finish();
    take_items();
    return console_.out.is_open();
  }

  bool catch_up() override {
    if (!filling().is_empty()) hand_in();
    if (team_.under_way() == 0) {
      console_.out.flush();
      return false;
    }
    give_out_oldest();
    return console_.out.is_open();
  }

 private:
  // A ring: the block being filled follows those under way.
  SolveBlock& filling() { return blocks_[handed_in_ % blocks_.size()]; }
  SolveBlock& oldest() { return blocks_[(handed_in_ - team_.under_way()) % blocks_.size()]; }

  bool take_classic_line(std::string_view& bytes) {
    const std::string_view symbols = bytes.substr(0, 81);
    ClassicPuzzle digits;
    const std::optional<Position> start = reader_.take_classic_line(bytes, digits);
    if (!start) return false;
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
      filling().add(std::move(*item));
      if (filling().is_full()) hand_in();
    }
  }

  void hand_in() {
    if (team_.under_way() == team_.capacity()) give_out_oldest();
    team_.hand_in(filling().batch());
    ++handed_in_;
    filling().clear();
  }

  void give_out_oldest() {
    const SolveBlock& block = oldest();
    told_ = {};
    if (!team_.wait_for_oldest(kPatienceInMs)) give_out_ahead(block);
    team_.take();
    tell_while_known(block, [&](std::size_t index) { return &block.batch().answers[index]; });
    console_.out.end_answer();
  }

  // A very hard puzzle keeps the answers of its block; those before it are found without the team.
  void give_out_ahead(const SolveBlock& block) {
    std::optional<BatchAnswer> answer;
    tell_while_known(block, [&](std::size_t index) {
      answer = solve_within(block.batch().puzzles[index], limit_, kNodesAhead);
      return answer ? &*answer : nullptr;
    });
    console_.out.flush();
  }

  // Goes on with a block from where the last call ended, up to the first puzzle whose answer is null.
  template <class AnswerOf>
  void tell_while_known(const SolveBlock& block, AnswerOf&& answer_of) {
    while (console_.out.is_open()) {
      tell_others(block);
      if (told_.puzzles == block.batch().puzzles.size()) return;
      const BatchAnswer* answer = answer_of(told_.puzzles);
      if (answer == nullptr) return;
      tell(block, told_.puzzles++, *answer);
    }
  }

  void tell_others(const SolveBlock& block) {
    const auto& others = block.others();
    while (told_.others < others.size() && others[told_.others].before == told_.puzzles && console_.out.is_open()) {
      visit_item(others[told_.others++].item, file_, console_, visit_other_);
    }
  }

  void tell(const SolveBlock& block, std::size_t index, const BatchAnswer& answer) {
    if (prints_lines_ && answer.count > 0) return console_.out.write(AnswerLine(block.symbols(index), answer).text());
    Grid grid(Layout::classic());
    const ClassicPuzzle& digits = block.batch().puzzles[index];
    std::copy(digits.begin(), digits.end(), grid.digits().begin());
    const Outcome outcome = outcome_of(grid, answer, limit_);
    const ParsedPuzzle puzzle{std::move(grid), TextFormat::Line, std::string(block.symbols(index)), {}, {}};
    answers_.tell(puzzle, outcome, {file_, block.start(index)});
  }

  // How much of the oldest block was told.
  struct Told {
    std::size_t puzzles = 0;
    std::size_t others = 0;
  };

  Console& console_;
  SolveAnswers& answers_;
  const PuzzleVisitor& visit_other_;
  const bool prints_lines_;
  const LayoutRef layout_;
  const std::uint32_t limit_;
  std::string_view file_;
  PuzzleReader reader_;
  std::vector<SolveBlock> blocks_;
  BatchTeam team_;  // ends before the blocks that it works on
  std::size_t handed_in_ = 0;
  Told told_;
};

}  // namespace

bool can_solve_many(const Arguments& arguments) {
  return !arguments.has("json") && !arguments.has("stats") &&
         arguments.number("limit", kDefaultSolveLimit) <= kLargestLimit;
}

void solve_many(const Arguments& arguments, Console& console, SolveAnswers& answers, const PuzzleVisitor& visit_other) {
  SolveMany many(arguments, console, answers, visit_other);
  for_each_file(arguments, console, many);
}

}  // namespace nonet
