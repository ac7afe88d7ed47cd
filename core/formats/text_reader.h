#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/formats/blocks/open_block.h"
#include "core/formats/parsed_puzzle.h"
#include "core/formats/row_collector.h"
#include "core/formats/rule_hooks.h"
#include "core/util/result.h"

namespace nonet {

/// What a PuzzleReader does, under the same names.
///
///     bytes → lines → OpenBlock: lines that mean a puzzle together → items
///                   → LineReading → whole puzzle ─────────────→ items
///                                 → row → RowCollector ───────→ items
///                                 → undecided: kept until a later line shows whether the line is a puzzle or a row
class TextReader {
 public:
  explicit TextReader(LayoutRef layout) : wanted_(std::move(layout)) {}

  void feed(std::string_view bytes);
  void finish();
  std::optional<ReadItem> take();
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
  void read_rules(std::string_view line, std::size_t offset);
  ReadItem with_rules(ReadItem item);
  bool read_section(std::string_view line);
  void read_ruler(std::string_view line);
  void start_block(OpenBlock block);
  void end_block();
  void read_content(std::string_view line);
  void read_next_row(std::string_view line);
  void take_reading(const LineReading& reading, std::string_view line);
  void take_first_row(const LineReading& reading, std::string_view line);
  void start_rows(const LineReading& reading, std::string_view line, std::uint32_t number);
  void add_row(const LineReading& reading, std::string_view line, std::uint32_t number);
  void end_rows();
  bool settles_undecided(const LineReading& reading) const;
  void flush_undecided();
  void hold(ParsedPuzzle puzzle);
  void release();
  void emit(ReadItem item);

  bool expects_classic_lines() const;

  const LayoutRef& known_layout() const { return wanted_ ? wanted_ : named_layout_; }

  LayoutRef wanted_;
  LayoutRef named_layout_;  // the layout that the last comment names
  std::string line_;
  std::uint32_t line_number_ = 1;
  bool line_too_long_ = false;
  bool after_return_ = false;  // the last byte was a carriage return: a line feed now belongs to the same line end
  std::optional<TextFormat> frame_open_;  // a ruler or a section was read, and no row after it yet: the format so far
  bool rows_may_go_on_ = false;           // the grid of `rows_` may belong to `held_`, and further grids to it
  bool has_content_ = false;
  std::optional<RowCollector> rows_;
  std::optional<OpenBlock> block_;    // a block that goes on in the next line
  std::optional<ParsedPuzzle> held_;  // a puzzle to which the next grid may belong
  std::vector<std::string> headers_;  // header lines since the last item
  std::vector<RuleLine> rule_lines_;  // rules of the next puzzle
  std::size_t rule_bytes_ = 0;
  std::vector<UndecidedLine> undecided_;
  std::list<ReadItem> items_;
};

}  // namespace nonet
