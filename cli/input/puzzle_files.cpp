#include "cli/input/puzzle_files.h"

#include <cerrno>
#include <string>
#include <utility>
#include <vector>

#include "cli/input/interrupt.h"
#include "cli/input/layout_argument.h"
#include "cli/input/own_rules.h"
#include "cli/output/messages.h"
#include "cli/system/system.h"

namespace nonet {

namespace {

constexpr std::size_t kPieceBytes = std::size_t{1} << 16;
// The largest text that is read to find one puzzle. The limit is needed for devices such as /dev/zero, which have no
// end.
constexpr std::size_t kMaxBytesOfOnePuzzle = std::size_t{1} << 20;

// Reads the bytes that have arrived, and returns their number. Returns 0 at the end of the file or after Ctrl-C, and a
// negative number after an error.
std::int64_t read_piece(const InputFile& file, std::span<char> piece) {
  std::int64_t bytes = -1;
  do {
    bytes = file.read_piece(piece);
  } while (bytes < 0 && errno == EINTR && !interrupted());
  return bytes < 0 && errno == EINTR ? 0 : bytes;
}

// Returns true for a text that is probably meant as a puzzle, even if the text has mistakes.
bool looks_like_puzzle(std::string_view operand) {
  constexpr std::size_t kSmallestGrid = 16;
  if (operand.size() < kSmallestGrid) return false;
  return operand.find_first_not_of("0123456789.*_?") == std::string_view::npos || parse_puzzle(operand);
}

class FileReading {
 public:
  FileReading(std::string_view name, Console& console, FileVisitor& visitor)
      : name_(name), file_(name), error_(file_.is_open() ? 0 : errno), console_(console), visitor_(visitor) {}

  /// Reads the file. Returns false when no further file is to be read, because the visitor asked to end or standard
  /// output was closed by its reader.
  bool run() {
    if (file_.is_open()) return read_file();
    const bool names_no_file = error_ == ENOENT || error_ == ENAMETOOLONG;
    if (!names_no_file) return complain(error_);
    return looks_like_puzzle(name_) ? read_operand() : complain_about_operand();
  }

 private:
  bool read_file() {
    visitor_.begin_file(name_);
    std::vector<char> piece(kPieceBytes);
    while (true) {
      if (!catch_up_until([this] { return file_.is_ready(); })) return false;
      const std::int64_t bytes = read_piece(file_, piece);
      if (bytes < 0) return complain_after_answers(errno);
      if (bytes == 0) return !interrupted() && visitor_.end_file() && catch_up();
      if (!visitor_.take_piece({piece.data(), static_cast<std::size_t>(bytes)})) return false;
    }
  }

  bool read_operand() {
    visitor_.begin_file("argument");
    return visitor_.take_piece(name_) && visitor_.end_file() && catch_up();
  }

  // Lets the visitor write answers until the condition holds or the visitor has no more answers to write. Returns false
  // when standard output was closed by its reader, and after Ctrl-C.
  template <class Condition>
  bool catch_up_until(Condition&& condition) {
    while (!condition() && visitor_.catch_up()) {
    }
    return console_.out.is_open() && !interrupted();
  }
  bool catch_up() {
    return catch_up_until([] { return false; });
  }

  bool complain_after_answers(int error) { return catch_up() && complain(error); }

  bool complain(int error) {
    console_.complain(std::string(name_) + ": " + sentence_of_system_error(error), ExitCode::BadInput);
    return true;
  }

  bool complain_about_operand() {
    const std::string shown = name_.empty() ? "''" : std::string(name_);
    console_.complain(shown + ": There is no such file, and these characters are not a puzzle.", ExitCode::BadInput);
    return true;
  }

  std::string_view name_;
  InputFile file_;
  int error_;
  Console& console_;
  FileVisitor& visitor_;
};

class PuzzleReading : public FileVisitor {
 public:
  PuzzleReading(LayoutRef layout, const Arguments& arguments, Console& console, const PuzzleVisitor& visit)
      : layout_(std::move(layout)), arguments_(arguments), console_(console), visit_(visit) {}

  /// Reads for the sake of one puzzle. Input of more than kMaxBytesOfOnePuzzle bytes is an error and ends the reading,
  /// and so does a puzzle with rules that the command does not know.
  void expect_one_puzzle() { bytes_left_ = kMaxBytesOfOnePuzzle; }
  /// True when the reading ended at a puzzle with rules.
  bool met_rules() const { return met_rules_; }

  void begin_file(std::string_view name) override {
    name_ = name;
    reader_ = PuzzleReader(layout_);
    // Whoever writes into a pipe may wait for an answer after each puzzle.
    if (name != "-" || is_input_a_file()) reader_.join_grids();
  }

  bool take_piece(std::string_view bytes) override {
    if (bytes.size() > bytes_left_) {
      console_.complain(std::string(name_) + ": One puzzle is expected, but this file is larger than 1 MB.",
                        ExitCode::BadInput);
      return false;
    }
    if (bytes_left_ != kUnlimitedBytes) bytes_left_ -= bytes.size();
    reader_.feed(bytes);
    return visit_items();
  }

  bool end_file() override {
    reader_.finish();
    return visit_items();
  }

  bool catch_up() override {
    console_.out.flush();
    return false;
  }

 private:
  static constexpr std::size_t kUnlimitedBytes = SIZE_MAX;

  bool visit_items() {
    while (const std::optional<ReadItem> item = reader_.take()) {
      if (!visit_item(*item, name_, arguments_, console_, visit_)) return false;
      const auto* puzzle = std::get_if<ParsedPuzzle>(&*item);
      met_rules_ =
          bytes_left_ != kUnlimitedBytes && !arguments_.takes_rules() && puzzle != nullptr && puzzle->has_rules();
      if (met_rules_) return false;
    }
    return true;
  }

  LayoutRef layout_;
  const Arguments& arguments_;
  Console& console_;
  const PuzzleVisitor& visit_;
  std::size_t bytes_left_ = kUnlimitedBytes;
  bool met_rules_ = false;
  std::string_view name_;
  PuzzleReader reader_;
};

}  // namespace

void for_each_file(const Arguments& arguments, Console& console, FileVisitor& visitor) {
  std::vector<std::string_view> names = arguments.operands();
  if (names.empty()) names.emplace_back("-");
  for (const std::string_view name : names) {
    if (!FileReading(name, console, visitor).run()) return;
  }
}

void for_each_puzzle(const Arguments& arguments, Console& console, const PuzzleVisitor& visit) {
  PuzzleReading reading(arguments.layout(), arguments, console, visit);
  for_each_file(arguments, console, reading);
}

void for_each_puzzle_of(std::string_view file, const Arguments& arguments, Console& console,
                        const PuzzleVisitor& visit) {
  PuzzleReading reading(arguments.layout(), arguments, console, visit);
  FileReading(file, console, reading).run();
}

bool visit_item(const ReadItem& item, std::string_view file, const Arguments& arguments, Console& console,
                const PuzzleVisitor& visit) {
  if (const auto* error = std::get_if<ParseError>(&item)) {
    const std::string advice = advice_about_boxes(arguments.text("layout"));
    console.complain({file, error->position}, sentence_of(*error, advice), ExitCode::BadInput);
    return true;
  }
  const auto& puzzle = std::get<ParsedPuzzle>(item);
  if (!arguments.takes_rules() && refuses_rules(puzzle, {file, puzzle.start}, console)) return true;
  if (!visit(puzzle, {file, puzzle.start})) return false;
  console.out.end_answer();
  return console.out.is_open();
}

namespace {

// Refuses a puzzle whose layout is no square.
std::optional<ParsedPuzzle> square_alone(std::optional<ParsedPuzzle> puzzle, Console& console) {
  if (!puzzle || puzzle->grid.layout()->is_square()) return puzzle;
  console.complain(sentence_about_layout(*puzzle->grid.layout()), ExitCode::BadInput);
  return std::nullopt;
}

}  // namespace

std::optional<ParsedPuzzle> only_puzzle(std::string_view operand, const LayoutRef& layout, const Arguments& arguments,
                                        Console& console) {
  std::optional<ParsedPuzzle> only;
  bool several = false;
  const PuzzleVisitor visit = [&](const ParsedPuzzle& puzzle, const InputPosition& where) {
    several = only.has_value();
    if (several) {
      console.complain(where, sentence_of(ParseError{ParseErrorCode::TooManyPuzzles, where.position, 0, 0, {}}),
                       ExitCode::BadInput);
    }
    only = puzzle;
    return !several;
  };
  PuzzleReading reading(layout, arguments, console, visit);
  reading.expect_one_puzzle();
  FileReading(operand, console, reading).run();
  return several || reading.met_rules() ? std::nullopt : square_alone(std::move(only), console);
}

std::optional<ParsedPuzzle> first_puzzle(const Arguments& arguments, Console& console) {
  std::optional<ParsedPuzzle> first;
  const PuzzleVisitor visit = [&](const ParsedPuzzle& puzzle, const InputPosition&) {
    first = puzzle;
    return false;
  };
  PuzzleReading reading(arguments.layout(), arguments, console, visit);
  reading.expect_one_puzzle();
  for_each_file(arguments, console, reading);
  return square_alone(std::move(first), console);
}

}  // namespace nonet
