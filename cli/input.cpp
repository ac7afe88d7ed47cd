#include "cli/input.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <vector>

#include "cli/interrupt.h"
#include "cli/messages.h"

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
  FileReading(std::string_view name, LayoutRef layout, Console& console, const PuzzleVisitor& visit)
      : name_(name), reader_(std::move(layout)), console_(console), visit_(visit) {}

  /// False when the visitor or the console wants no more.
  bool run() {
    const Descriptor file(name_);
    if (!file.is_open()) return complain_about_file();
    std::vector<char> piece(kPieceBytes);
    while (true) {
      const ssize_t bytes = file.read_piece(piece);
      if (bytes < 0) return complain_about_file();
      if (bytes == 0) break;
      reader_.feed({piece.data(), static_cast<std::size_t>(bytes)});
      if (!visit_items()) return false;
      console_.out.flush();
    }
    if (interrupted()) return false;
    reader_.finish();
    return visit_items();
  }

 private:
  bool complain_about_file() {
    console_.complain(std::string(name_) + ": " + sentence_of_system_error(errno), ExitCode::BadInput);
    return true;
  }

  bool visit_items() {
    while (const std::optional<ReadItem> item = reader_.take()) {
      if (const auto* error = std::get_if<ParseError>(&*item)) {
        console_.complain({name_, error->position}, sentence_of(*error), ExitCode::BadInput);
        continue;
      }
      const auto& puzzle = std::get<ParsedPuzzle>(*item);
      if (!visit_(puzzle, {name_, puzzle.start})) return false;
      console_.out.end_answer();
      if (!console_.out.is_open()) return false;
    }
    return true;
  }

  std::string_view name_;
  PuzzleReader reader_;
  Console& console_;
  const PuzzleVisitor& visit_;
};

}  // namespace

void for_each_puzzle(const Arguments& arguments, Console& console, const PuzzleVisitor& visit) {
  std::vector<std::string_view> names = arguments.operands();
  if (names.empty()) names.emplace_back("-");
  for (const std::string_view name : names) {
    if (!FileReading(name, arguments.layout(), console, visit).run()) return;
  }
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
