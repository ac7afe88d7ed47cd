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
#include "core/formats/canvas_text.h"
#include "core/formats/parsed_puzzle.h"
#include "core/formats/row_collector.h"
#include "core/formats/rule_hooks.h"
#include "core/formats/text_encoding.h"
#include "core/formats/written_line.h"
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
  void join_grids() { joins_grids_ = true; }
  std::optional<Position> take_classic_line(std::string_view& bytes, std::span<Digit, 81> digits);

 private:
  // What the next grid is in a file with sections.
  enum class Section : std::uint8_t {
    None,
    Puzzle,          // the grid of a section [Puzzle], which has not been read
    RefusedPuzzle,   // the same, after an error in the section
    StateOfRefused,  // the state of a puzzle that was refused, so it is left out
  };

  struct UndecidedLine {
    LineReading reading;
    std::string text;
    std::uint32_t number;
  };

  void feed_text(std::string_view bytes);
  void append(std::string_view piece);
  void end_line();
  void read_line(std::string_view line);
  bool needs_rule_texts(std::string_view line) const;
  void refuse_rule_texts(std::string_view line);
  void refuse_line(std::string_view line, std::size_t offset);
  void read_blank_line();
  void read_comment(std::string_view line);
  void read_rules(std::string_view line, std::size_t offset);
  ReadItem with_rules(ReadItem item);
  static bool is_section_line(std::string_view line);
  bool read_section(std::string_view line);
  void read_ruler(std::string_view line);
  void start_block(OpenBlock block);
  void end_block();
  void read_again(const OpenBlock& block);
  void read_canvas_line(std::string_view line);
  void end_canvas();
  void read_content(std::string_view line);
  bool is_row_of_hyphens(std::string_view line) const;
  bool is_below_sums(std::string_view line);
  void add_leading_hyphens(const LayoutRef& layout);
  void note_heading(ParseError error);
  void read_next_row(std::string_view line);
  void take_reading(const LineReading& reading, std::string_view line);
  void take_first_row(const LineReading& reading, std::string_view line);
  void start_rows(const LineReading& reading, std::string_view line, std::uint32_t number);
  void add_row(const LineReading& reading, std::string_view line, std::uint32_t number);
  void end_rows();
  bool is_wrong_row_below_grid(std::string_view line) const;
  bool is_right_below_grid(std::uint32_t number) const;
  bool is_row_right_below_grid(const LineReading& row) const;
  void refuse_rows(ParseError error, const RowCollector& rows);
  bool settles_undecided(const LineReading& reading) const;
  void flush_undecided();
  void hold(ParsedPuzzle puzzle, bool goes_on);
  void release();
  void emit(ReadItem item);

  bool expects_classic_lines() const;
  bool waits_for_grids();

  /// The grid to which a block may belong that begins in this line. Null when there is none.
  const ParsedPuzzle* grid_above() const { return held_ && !frame_open_ && undecided_.empty() ? &*held_ : nullptr; }

  const LayoutRef& known_layout() const { return wanted_ ? wanted_ : named_layout_; }

  TextDecoder decoder_;
  LayoutRef wanted_;
  LayoutRef named_layout_;  // the layout that the last comment names
  std::string line_;
  std::uint32_t line_number_ = 1;
  bool line_too_long_ = false;
  bool is_of_block_ = false;   // the line is longer than others may be, and belongs to a block
  bool after_return_ = false;  // the last byte was a carriage return: a line feed now belongs to the same line end
  std::optional<TextFormat> frame_open_;  // a ruler or a section was read, and no row after it yet: the format so far
  bool rows_may_go_on_ = false;           // the grid of `rows_` may belong to `held_`, and further grids to it
  bool has_content_ = false;
  std::optional<RowCollector> rows_;
  std::optional<CanvasReader> canvas_;    // reads the puzzles of a layout that is no square
  std::optional<OpenBlock> block_;        // a block that goes on in the next line
  std::optional<BlockKind> empty_block_;  // the last item is the error of a block that holds nothing like a puzzle
  bool reads_again_ = false;              // the lines are those of a block that was none
  std::string_view written_;              // the line as it was written, where it is read with plain signs
  WrittenWay way_;                        // how the rows of `rows_` are written
  std::vector<NumberedRuler> leading_hyphens_;  // the rulers directly before this line
  std::optional<UndecidedLine> last_row_;       // the last row of `rows_`
  std::optional<ReadItem> grid_until_gap_;      // what `rows_` was at a blank line, when there is one after each row
  std::optional<Grid> sums_below_;              // the grid whose sums may come in the next lines
  std::optional<ParseError> heading_;           // the first line of words
  std::optional<ParsedPuzzle> held_;            // a puzzle to which the next lines may belong
  std::uint32_t held_end_ = 0;                  // the line with the last row of `held_`
  std::uint32_t refused_end_ = 0;               // the last line of the last refused grid
  bool rows_are_below_ = false;                 // the first row of `rows_` is in the line after such a grid
  Section section_ = Section::None;
  std::optional<Grid> refused_;       // the digits of a refused grid, which further grids may repeat
  bool held_goes_on_ = false;         // further grids in frames or sections may belong to `held_`
  std::vector<std::string> headers_;  // header lines since the last item
  std::vector<RuleLine> rule_lines_;  // rules of the next puzzle
  std::size_t rule_bytes_ = 0;
  std::vector<UndecidedLine> undecided_;
  std::list<ReadItem> items_;
  bool joins_grids_ = false;  // the items may be the five grids of a samurai, and none of them has been taken
};

}  // namespace nonet
