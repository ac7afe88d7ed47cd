#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/formats/parsed_puzzle.h"
#include "core/formats/row_collector.h"
#include "core/util/result.h"

namespace nonet {

/// Reads puzzles from a text that arrives in pieces, in any of the formats of TextFormat, recognised line by line.
///
///     bytes → lines → LineReading → whole puzzle ─────────────→ items
///                                 → row → RowCollector ───────→
///                                 → undecided, kept until a later line decides
///
/// Blank lines and lines that begin with # are skipped; a comment that ends in `boxes RxC` names the layout of what
/// follows. After an error the reader goes on with the next puzzle. Memory: one line of at most 64 KB, one grid, and the
/// items not yet taken. Without a wanted layout the number of cells tells it; 16 numbers up to 4 may be a 4×4 puzzle or a
/// row of a 16×16 one: up to n such lines are awaited to decide.
class PuzzleReader {
 public:
  static constexpr std::size_t kMaxLineBytes = std::size_t{1} << 16;

  /// `layout`: what every puzzle must have; null to recognise it.
  explicit PuzzleReader(LayoutRef layout = nullptr) : wanted_(std::move(layout)) {}

  void feed(std::string_view bytes);
  /// Tells that the text ends here; a text without any puzzle is an error.
  void finish();
  /// The next item in the order of the text; none when more text is needed.
  std::optional<ReadItem> take();

  /// A short cut for large files, taken instead of feed() when no item waits: reads the line at the front of `bytes` and
  /// removes it, if it is a whole classic puzzle as read_classic_line() knows them and what came before leaves no doubt.
  /// Tells where the puzzle begins; its symbols were the first 81 bytes. None, and nothing changed but `digits`, when the
  /// line has to be fed.
  std::optional<Position> take_classic_line(std::string_view& bytes, std::span<Digit, 81> digits);

 private:
  struct UndecidedLine {
    LineReading reading;
    std::string text;
    std::uint32_t number;
  };

  void append(std::string_view piece);
  void end_line();
  void read_line(std::string_view line);
  void refuse_line(std::string_view line, std::size_t offset);
  void read_blank_line();
  void read_comment(std::string_view line);
  void read_ruler();
  void read_content(std::string_view line);
  void read_state(std::string_view line);
  void read_next_row(std::string_view line);
  void take_reading(const LineReading& reading, std::string_view line);
  void take_first_row(const LineReading& reading, std::string_view line);
  void start_rows(const LayoutRef& layout, bool symbols, std::uint32_t number);
  void add_row(const LineReading& reading, std::string_view line, std::uint32_t number);
  void end_rows();
  bool settles_undecided(const LineReading& reading) const;
  void flush_undecided();
  void emit(ReadItem item);

  bool expects_classic_lines() const;

  const LayoutRef& known_layout() const { return wanted_ ? wanted_ : noted_; }

  LayoutRef wanted_;
  LayoutRef noted_;  // from the last comment
  std::string line_;
  std::uint32_t number_ = 1;
  bool line_too_long_ = false;
  bool after_return_ = false;  // a line feed that follows belongs to the same line end
  bool frame_open_ = false;    // a ruler came before any row
  bool anything_ = false;
  std::optional<RowCollector> rows_;
  std::vector<UndecidedLine> undecided_;
  std::deque<ReadItem> items_;
};

/// Reads a text that holds exactly one puzzle; a second one is an error. `layout` as for PuzzleReader.
Result<ParsedPuzzle, ParseError> parse_puzzle(std::string_view text, const LayoutRef& layout = nullptr);

}  // namespace nonet
