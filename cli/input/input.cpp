#include "cli/input/input.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <vector>

#include "cli/input/interrupt.h"
#include "cli/output/messages.h"

namespace nonet {

namespace {

constexpr std::size_t kPieceBytes = std::size_t{1} << 16;

class Descriptor {
 public:
  explicit Descriptor(std::string_view name)
      : is_standard_(name == "-"),
        number_(is_standard_ ? STDIN_FILENO : open(std::string(name).c_str(), O_RDONLY | O_CLOEXEC)) {}
  ~Descriptor() {
    if (!is_standard_ && number_ >= 0) close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;

  bool is_open() const { return number_ >= 0; }
  /// True when a read would not wait: there are bytes, or the end.
  bool is_ready() const {
    pollfd input{number_, POLLIN, 0};
    return poll(&input, 1, 0) > 0;
  }
  /// As many bytes as are there; 0 at the end or when interrupted, negative after an error.
  ssize_t read_piece(std::span<char> piece) const {
    ssize_t bytes = -1;
    do {
      bytes = read(number_, piece.data(), piece.size());
    } while (bytes < 0 && errno == EINTR && !interrupted());
    return bytes < 0 && errno == EINTR ? 0 : bytes;
  }

 private:
  bool is_standard_;
  int number_;
};

class FileReading {
 public:
  FileReading(std::string_view name, Console& console, FileVisitor& visitor)
      : name_(name), file_(name), console_(console), visitor_(visitor) {}

  /// False when the visitor or the console wants no more.
  bool run() {
    if (!file_.is_open()) return complain(errno);
    visitor_.begin_file(name_);
    std::vector<char> piece(kPieceBytes);
    while (true) {
      if (!catch_up_until([this] { return file_.is_ready(); })) return false;
      const ssize_t bytes = file_.read_piece(piece);
      if (bytes < 0) return end_with(errno);
      if (bytes == 0) return !interrupted() && visitor_.end_file() && catch_up();
      if (!visitor_.take_piece({piece.data(), static_cast<std::size_t>(bytes)})) return false;
    }
  }

 private:
  template <class Condition>
  bool catch_up_until(Condition&& condition) {
    while (!condition() && visitor_.catch_up()) {
    }
    return console_.out.is_open();
  }
  bool catch_up() {
    return catch_up_until([] { return false; });
  }

  // What came before the error is answered before it is told.
  bool end_with(int error) { return catch_up() && complain(error); }

  bool complain(int error) {
    console_.complain(std::string(name_) + ": " + sentence_of_system_error(error), ExitCode::BadInput);
    return true;
  }

  std::string_view name_;
  Descriptor file_;
  Console& console_;
  FileVisitor& visitor_;
};

class PuzzleReading : public FileVisitor {
 public:
  PuzzleReading(LayoutRef layout, Console& console, const PuzzleVisitor& visit)
      : layout_(std::move(layout)), console_(console), visit_(visit) {}

  void begin_file(std::string_view name) override {
    name_ = name;
    reader_ = PuzzleReader(layout_);
  }

  bool take_piece(std::string_view bytes) override {
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
  bool visit_items() {
    while (const std::optional<ReadItem> item = reader_.take()) {
      if (!visit_item(*item, name_, console_, visit_)) return false;
    }
    return true;
  }

  LayoutRef layout_;
  Console& console_;
  const PuzzleVisitor& visit_;
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
  PuzzleReading reading(arguments.layout(), console, visit);
  for_each_file(arguments, console, reading);
}

bool visit_item(const ReadItem& item, std::string_view file, Console& console, const PuzzleVisitor& visit) {
  if (const auto* error = std::get_if<ParseError>(&item)) {
    console.complain({file, error->position}, sentence_of(*error), ExitCode::BadInput);
    return true;
  }
  const auto& puzzle = std::get<ParsedPuzzle>(item);
  if (!visit(puzzle, {file, puzzle.start})) return false;
  console.out.end_answer();
  return console.out.is_open();
}

std::optional<ParsedPuzzle> only_puzzle(std::string_view file, const LayoutRef& layout, Console& console) {
  std::optional<ParsedPuzzle> only;
  bool several = false;
  const PuzzleVisitor visit = [&](const ParsedPuzzle& puzzle, const Place& place) {
    several = only.has_value();
    if (several) {
      console.complain(place, sentence_of(ParseError{ParseErrorCode::TooManyPuzzles, place.position, 0, 0, {}}),
                       ExitCode::BadInput);
    }
    only = puzzle;
    return !several;
  };
  PuzzleReading reading(layout, console, visit);
  FileReading(file, console, reading).run();
  return several ? std::nullopt : only;
}

std::optional<ParsedPuzzle> first_puzzle(const Arguments& arguments, Console& console) {
  std::optional<ParsedPuzzle> first;
  for_each_puzzle(arguments, console, [&](const ParsedPuzzle& puzzle, const Place&) {
    first = puzzle;
    return false;
  });
  return first;
}

}  // namespace nonet
