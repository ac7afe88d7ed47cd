#include "core/formats/puzzle_writer.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "core/formats/boxed_text.h"
#include "core/formats/jigsaw_and_solo.h"
#include "core/formats/layout_name.h"
#include "core/formats/mask_lines.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/rule_hooks.h"
#include "core/formats/symbols.h"
#include "core/formats/write.h"

namespace nonet {

namespace {

std::vector<DigitSet> candidates_of(const PlayedPuzzle& played) {
  std::vector<DigitSet> candidates;
  for (std::uint16_t index = 0; index < played.grid.digits().size(); ++index) {
    candidates.push_back(played.candidates[Cell{index}]);
  }
  return candidates;
}

std::string write_sdk(const ParsedPuzzle& puzzle) {
  std::string text;
  for (const std::string& header : puzzle.headers) text += '#' + header + '\n';
  text += "[Puzzle]\n" + write_rows(puzzle.grid);
  return puzzle.digits() == puzzle.grid ? text : text + "[State]\n" + write_rows(puzzle.digits());
}

// The puzzle alone without a frame; for a position the puzzle, the digits and the candidates, each in a frame.
std::string write_simple_sudoku(const ParsedPuzzle& puzzle) {
  if (!puzzle.is_position()) return write_plain_boxes(puzzle.grid);
  std::string text = write_framed_boxes(puzzle.grid) + '\n' + write_framed_boxes(puzzle.digits());
  if (puzzle.candidates.empty()) return text;
  const PlayedPuzzle played = played_puzzle_of(puzzle);
  return text + '\n' + write_pencil_marks(played.grid, candidates_of(played));
}

// A line that asks for nothing.
std::string write_library(const ParsedPuzzle& puzzle) {
  const PlayedPuzzle played = played_puzzle_of(puzzle);
  const CandidateGrid all(played.grid);
  LibraryLine line{std::string(kNoCode), "", std::string(kNoDigits), played.givens, played.grid, {}, {}, {}, ""};
  for (std::uint16_t index = 0; index < played.grid.digits().size(); ++index) {
    const Cell cell{index};
    (all[cell] - played.candidates[cell]).for_each([&](Digit digit) { line.removed.push_back({cell, digit}); });
  }
  return write_library_line(line) + '\n';
}

// True for the formats whose texts have the cells and nothing else: they have a text for every layout.
bool has_only_cells(TextFormat format) {
  return format == TextFormat::Line || format == TextFormat::Rows || format == TextFormat::Grids ||
         format == TextFormat::Numbers || format == TextFormat::Csv || format == TextFormat::Tsv ||
         format == TextFormat::Frame;
}

// True when the format has a text for every puzzle of this layout, apart from Solo ids.
bool can_hold(TextFormat format, const Layout& layout) {
  constexpr int kLibrarySide = 9;
  if (!layout.is_square()) return has_only_cells(format) || is_foreign(format);
  switch (format) {
    case TextFormat::Library: return layout.side() <= kLibrarySide;
    case TextFormat::SudokuWiki: return layout.side() == kLibrarySide;
    case TextFormat::Sdk:
    case TextFormat::SimpleSudoku:
    case TextFormat::PencilMarks:
    case TextFormat::Masks: return layout.side() <= kMaxSymbol;
    default: return true;
  }
}

bool marks_entries(TextFormat format) {
  return format == TextFormat::Sdk || format == TextFormat::SimpleSudoku || format == TextFormat::SudokuWiki ||
         format == TextFormat::Library;
}

bool lists_candidates(TextFormat format) {
  return format == TextFormat::PencilMarks || format == TextFormat::Masks || format == TextFormat::SudokuWiki;
}

std::string body_of(const Grid& grid, TextFormat format) {
  switch (format) {
    case TextFormat::Numbers: return write_numbers(grid);
    case TextFormat::Csv: return write_numbers(grid, ',');
    case TextFormat::Tsv: return write_numbers(grid, '\t');
    case TextFormat::Rows: return write_rows(grid);
    case TextFormat::Grids: return write_grids(grid);
    case TextFormat::Frame: return write_frame(grid);
    case TextFormat::Jigsaw: return write_jigsaw_line(grid) + '\n';
    default: return write_line(grid) + '\n';
  }
}

// The error has no LeftOut: what a text lacks is known when the text has been read again.
Result<std::string, WriteRefusal> body_of(const ParsedPuzzle& puzzle, TextFormat format) {
  if (!can_hold(format, *puzzle.grid.layout())) return WriteRefusal{};
  if (is_foreign(format)) {
    auto line = write_foreign_line(puzzle, format);
    if (!line) return WriteRefusal{{}, line.error().rule};
    return line.value() + '\n';
  }
  switch (format) {
    case TextFormat::Sdk: return write_sdk(puzzle);
    case TextFormat::SimpleSudoku: return write_simple_sudoku(puzzle);
    case TextFormat::Library: return write_library(puzzle);
    case TextFormat::Solo: {
      const std::optional<std::string> id = write_solo_id(puzzle.grid);
      if (!id) return WriteRefusal{};
      return *id + '\n';
    }
    default: break;
  }
  if (!lists_candidates(format)) return body_of(puzzle.grid, format);
  const PlayedPuzzle played = played_puzzle_of(puzzle);
  const std::vector<DigitSet> candidates = candidates_of(played);
  if (format == TextFormat::PencilMarks) return write_pencil_marks(played.grid, candidates);
  return (format == TextFormat::Masks ? write_mask_line(played.grid, candidates)
                                      : write_sudoku_wiki_line(played.givens, played.grid, candidates)) +
         '\n';
}

ParsedPuzzle part_of(ParsedPuzzle puzzle, Content content, TextFormat format) {
  if (content == Content::Givens || content == Content::Digits) puzzle.candidates.clear();
  if (content == Content::Digits && !marks_entries(format)) puzzle.grid = Grid(puzzle.digits());
  if (content == Content::Givens || (content == Content::Digits && !marks_entries(format))) puzzle.grid_now.reset();
  return puzzle;
}

// True when some cell that is blank in both has other candidates. A text without candidates leaves those of the digits.
bool lacks_candidates(const ParsedPuzzle& wanted, const ParsedPuzzle& read) {
  if (wanted.candidates.empty() && read.candidates.empty()) return false;
  const PlayedPuzzle own = played_puzzle_of(wanted);
  const PlayedPuzzle again = read.candidates.empty() ? PlayedPuzzle(wanted.digits()) : played_puzzle_of(read);
  for (std::uint16_t index = 0; index < own.grid.digits().size(); ++index) {
    const Cell cell{index};
    const bool blank = own.grid[cell].is_blank() && again.grid[cell].is_blank();
    if (blank && !(own.candidates[cell] == again.candidates[cell])) return true;
  }
  return false;
}

// True when a digit is the only candidate of a blank cell.
bool is_single(const ParsedPuzzle& wanted, Cell cell, Digit digit) {
  return wanted.grid.digit_count() <= kMaxSymbol && played_puzzle_of(wanted).candidates[cell] == DigitSet(digit);
}

// Compares a puzzle with its text, which was read again. Returns none when the text is another puzzle.
std::optional<LeftOut> difference(const ParsedPuzzle& wanted, const ParsedPuzzle& read) {
  if (!(*read.grid.layout() == *wanted.grid.layout())) return std::nullopt;
  LeftOut left_out;
  left_out.candidates = lacks_candidates(wanted, read);
  for (std::uint16_t index = 0; index < wanted.grid.digits().size(); ++index) {
    const Cell cell{index};
    const Digit digit = wanted.digits()[cell];
    const Digit again = read.digits()[cell];
    const bool given = !wanted.grid[cell].is_blank();
    if (digit == again) {
      left_out.marks = left_out.marks || (!given && !read.grid[cell].is_blank());
    } else if (!given && again.is_blank()) {
      left_out.entries = true;
    } else if (digit.is_blank() && is_single(wanted, cell, again)) {
      left_out.open_singles = true;
    } else {
      return std::nullopt;
    }
  }
  return left_out;
}

// Reads a text again, and compares it with the puzzle that was to be written. `layout` is null if the reader does not
// know the layout of the puzzle. Returns none when the text is another puzzle.
std::optional<LeftOut> lost_in(std::string_view text, const LayoutRef& layout, const ParsedPuzzle& wanted) {
  const auto read = parse_puzzle(text, layout);
  return read ? difference(wanted, read.value()) : std::nullopt;
}

std::string layout_comment(const Layout& layout) { return "# nonet boxes " + name_of(layout) + '\n'; }

// True when the text names no layout that the format does not lead to, so that only reading the text again shows
// whether it is the same puzzle.
bool infers_layout(TextFormat format, const Layout& layout) {
  const bool is_pad = format == TextFormat::SudokuPad || format == TextFormat::SudokuPadLink;
  return is_pad || (is_foreign(format) && !layout.is_square());
}

bool is_usual(const Layout& layout) {
  if (!layout.is_square()) return false;
  const LayoutRef usual = Layout::of_side(layout.side());
  return usual && *usual == layout;
}

bool is_on_one_line(std::string_view text) { return std::count(text.begin(), text.end(), '\n') == 1; }

// True when a reader could take each row of the grid for a puzzle of its own, for example 16 numbers that are all at
// most 4.
bool rows_look_like_puzzles(const Grid& grid) {
  if (!grid.layout()->is_square()) return false;
  int root = 2;
  while (root * root < grid.side()) ++root;
  const auto is_small = [&](Digit digit) { return digit.value <= root; };
  return root * root == grid.side() && Layout::of_side(root) != nullptr &&
         std::all_of(grid.digits().begin(), grid.digits().end(), is_small);
}

bool names_its_layout(const Layout& layout, TextFormat format) {
  if (format == TextFormat::Solo || is_foreign(format)) return true;
  return format == TextFormat::Jigsaw && layout.is_square() && layout.side() <= kMaxSymbol && layout.rules().empty();
}

}  // namespace

std::optional<Content> content_named(std::string_view name) {
  constexpr std::array<std::string_view, 4> kNames{"givens", "digits", "most", "all"};
  const auto found = std::find(kNames.begin(), kNames.end(), name);
  if (found == kNames.end()) return std::nullopt;
  return static_cast<Content>(found - kNames.begin());
}

std::vector<std::string_view> names_of(const LeftOut& left_out) {
  std::vector<std::string_view> names;
  if (left_out.entries) names.emplace_back("entries");
  if (left_out.marks) names.emplace_back("entry-marks");
  if (left_out.open_singles) names.emplace_back("open-singles");
  if (left_out.candidates) names.emplace_back("candidates");
  return names;
}

bool PuzzleWriter::is_known(const Layout& layout) const {
  return announced_ ? *announced_ == layout : is_usual(layout);
}

std::string PuzzleWriter::comment_for(const LayoutRef& layout) {
  announced_ = layout;
  return layout_comment(*layout);
}

std::string PuzzleWriter::announce(const LayoutRef& layout) {
  return is_known(*layout) ? std::string() : comment_for(layout);
}

std::string PuzzleWriter::heading_of(const Grid& grid, std::string_view text) {
  const bool one_line = is_on_one_line(text);
  // A string of Interactive-Sudoku-Solver may go on in the next line.
  const bool has_end = one_line && format_ != TextFormat::SudokuSolver;
  const std::string blank_line = has_end || first_ ? "" : "\n";
  first_ = false;
  const bool is_ambiguous = !one_line && !announced_ && rows_look_like_puzzles(grid);
  if (is_ambiguous) return blank_line + comment_for(grid.layout());
  const bool is_named = names_its_layout(*grid.layout(), format_) && !announced_;
  return blank_line + (is_named ? std::string() : announce(grid.layout()));
}

std::string PuzzleWriter::write(const Grid& grid) {
  std::string text = body_of(grid, format_);
  return heading_of(grid, text) + text;
}

Result<WrittenPuzzle, WriteRefusal> PuzzleWriter::write(const ParsedPuzzle& puzzle) {
  const ParsedPuzzle wanted = part_of(puzzle, content_, format_);
  const LayoutRef& layout = wanted.grid.layout();
  const auto written = body_of(wanted, format_);
  if (!written) return written.error();
  const std::string& body = written.value();
  LeftOut left_out;
  std::string comment;
  if (wanted.is_position() || lists_candidates(format_) || infers_layout(format_, *layout)) {
    const bool knows_layout = !infers_layout(format_, *layout) && (announced_ || !is_known(*layout));
    std::optional<LeftOut> found = lost_in(body, knows_layout ? layout : nullptr, wanted);
    if (!found && !knows_layout && !is_foreign(format_) && (found = lost_in(body, layout, wanted)))
      comment = comment_for(layout);
    if (!found) return WriteRefusal{};
    left_out = *found;
  }
  if (content_ == Content::All && left_out.any()) return WriteRefusal{left_out};
  const std::string heading = heading_of(wanted.grid, body);
  std::string rules;
  if (!is_foreign(format_)) {
    for (const std::string& rule : rule_texts(wanted)) rules += "# nonet rule " + rule + '\n';
  }
  return WrittenPuzzle{heading + comment + rules + body, left_out};
}

Result<WrittenPuzzle, WriteRefusal> write(const ParsedPuzzle& puzzle, TextFormat format, Content content) {
  return PuzzleWriter(format, content).write(puzzle);
}

std::string write(const Grid& grid, TextFormat format) { return PuzzleWriter(format).write(grid); }

}  // namespace nonet
