#include "core/formats/text_reader.h"

#include <algorithm>

#include "core/formats/blocks/address_form.h"
#include "core/formats/classic_line.h"
#include "core/formats/five_grids.h"
#include "core/formats/grid_sums.h"
#include "core/formats/plain_signs.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/rule_text.h"
#include "core/formats/symbols.h"
#include "core/formats/text_lines.h"
#include "core/formats/written_line.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// True for a line that is no row of a canvas, but may be JSON, an address or a string of Interactive-Sudoku-Solver.
bool may_begin_foreign_text(std::string_view line) {
  return line.starts_with('{') || line.starts_with("http") ||
         (line.starts_with('.') && line.find('~') != std::string_view::npos);
}

}  // namespace

void TextReader::feed(std::string_view bytes) { feed_text(decoder_.decode(bytes)); }

void TextReader::feed_text(std::string_view bytes) {
  while (!bytes.empty()) {
    const bool is_rest_of_end = std::exchange(after_return_, false) && bytes.front() == '\n';
    const std::size_t length = is_rest_of_end ? 0 : length_to_line_end(bytes);
    append(bytes.substr(0, length));
    if (length == bytes.size()) return;
    after_return_ = bytes[length] == '\r';
    if (!is_rest_of_end) end_line();
    bytes.remove_prefix(length + 1);
  }
}

void TextReader::append(std::string_view piece) {
  if (line_too_long_) return;
  const std::size_t most = is_of_block_ ? OpenBlock::kMaxBytes : PuzzleReader::kMaxLineBytes;
  const std::size_t room = most - line_.size();
  line_.append(piece.substr(0, room));
  if (piece.size() <= room) return;
  if (!is_of_block_ && (block_ || OpenBlock::begun_by(line_, line_number_, nullptr))) {
    is_of_block_ = true;
    return append(piece.substr(room));
  }
  line_too_long_ = true;
  if (needs_rule_texts(line_)) return refuse_rule_texts(line_);
  if (const auto rules = rules_in_comment(line_)) {
    rule_bytes_ = kMaxRuleBytes;
    return read_rules(line_, *rules);
  }
  end_block();
  flush_undecided();
  end_rows();
  const int limit = static_cast<int>(most);
  emit(ParseError{ParseErrorCode::LineTooLong, position_in(line_, line_number_, line_.size()), limit, 0, {}});
}

void TextReader::end_line() {
  std::string_view line = line_;
  if (line_number_ == 1 && line.starts_with(kByteOrderMark)) line.remove_prefix(kByteOrderMark.size());
  if (!line_too_long_) read_line(line);
  line_too_long_ = false;
  is_of_block_ = false;
  line_.clear();
  ++line_number_;
}

void TextReader::finish() {
  feed_text(decoder_.finish());
  if (!line_.empty()) end_line();
  end_block();
  flush_undecided();
  end_rows();
  end_canvas();
  release();
  if (!rule_lines_.empty()) {
    const RuleLine& first = rule_lines_.front();
    emit(ParseError{ParseErrorCode::NoPuzzleForRules, position_in(first.text, first.number, first.offset), 0, 0, {}});
  }
  if (waits_for_grids()) {
    if (auto samurai = samurai_in(items_)) items_ = {*std::move(samurai)};
  }
  joins_grids_ = false;
  if (!has_content_) emit(heading_.value_or(ParseError{ParseErrorCode::EmptyInput, {1, 1}, 0, 0, {}}));
}

// True while the items so far may be the first grids of a samurai (five_grids.h).
bool TextReader::waits_for_grids() {
  joins_grids_ = joins_grids_ && !known_layout() && may_be_grids_of_samurai(items_);
  return joins_grids_;
}

std::optional<ReadItem> TextReader::take() {
  if (items_.empty() || waits_for_grids()) return std::nullopt;
  ReadItem item = std::move(items_.front());
  items_.pop_front();
  return item;
}

// True when the next line begins here, belongs to no earlier row, and is a classic puzzle if it has 81 cells.
bool TextReader::expects_classic_lines() const {
  const bool at_line_start = line_.empty() && !line_too_long_;
  return at_line_start && !rows_ && !held_ && !block_ && undecided_.empty() && rule_lines_.empty() &&
         section_ == Section::None && (!known_layout() || known_layout()->is_classic());
}

std::optional<Position> TextReader::take_classic_line(std::string_view& bytes, std::span<Digit, 81> digits) {
  if (joins_grids_) return std::nullopt;
  NONET_EXPECTS(items_.empty());
  if (!expects_classic_lines()) return std::nullopt;
  const std::size_t length = read_classic_line(bytes, PuzzleReader::kMaxLineBytes, digits);
  if (length == 0) return std::nullopt;
  bytes.remove_prefix(length);
  decoder_.expect_bytes();
  after_return_ = false;
  has_content_ = true;
  headers_.clear();
  return Position{line_number_++, 1};
}

void TextReader::emit(ReadItem item) {
  release();
  const bool is_in_puzzle = section_ == Section::Puzzle || section_ == Section::RefusedPuzzle;
  section_ = is_in_puzzle && std::holds_alternative<ParseError>(item) ? Section::RefusedPuzzle : Section::None;
  has_content_ = true;
  empty_block_.reset();
  headers_.clear();
  if (frame_open_ == TextFormat::Sdk) frame_open_.reset();
  items_.push_back(with_rules(std::move(item)));
}

// A line of words is no error in a text with puzzles, or with another error. In a text of words alone the first is the
// error.
void TextReader::note_heading(ParseError error) {
  if (!heading_) heading_ = std::move(error);
}

void TextReader::release() {
  if (held_) items_.emplace_back(*std::exchange(held_, std::nullopt));
}

void TextReader::read_line(std::string_view line) {
  if (block_) {
    if (block_->takes(line)) {
      block_->add(line);
      if (block_->has_ended()) end_block();
      return;
    }
    end_block();
  }
  if (const auto rules = rules_in_comment(line)) return read_rules(line, *rules);
  if (needs_rule_texts(line)) return refuse_rule_texts(line);
  if (known_layout() && !known_layout()->is_square() && !may_begin_foreign_text(line)) return read_canvas_line(line);
  if (const std::size_t nul = line.find('\0'); nul != std::string_view::npos) return refuse_line(line, nul);
  // A row of a grid is no head of a table.
  const auto begins_block = [&](const std::optional<OpenBlock>& block) {
    return block && !((rows_ || !undecided_.empty()) && block->may_be_rows());
  };
  const std::string plain =
      has_other_signs(line) && !line.starts_with('#') && !begins_block(OpenBlock::begun_by(line, line_number_, nullptr))
          ? with_plain_signs(line)
          : std::string();
  written_ = plain.empty() ? std::string_view{} : line;
  if (!plain.empty()) line = plain;
  // Tabs at the end may separate blank fields, so only spaces are removed.
  const std::string_view text = without_trailing(line, " ");
  if (without_trailing(text, " \t").empty() && !is_row_of_tabs(text, rows_ ? rows_->layout() : known_layout()))
    return read_blank_line();
  if (!plain.empty() && needs_rule_texts(text)) return refuse_rule_texts(text);
  if (text.front() == '#' && !begins_own_address(text)) return read_comment(text);
  if (!reads_again_) {
    auto block = OpenBlock::begun_by(text, line_number_, grid_above());
    if (begins_block(block)) return start_block(*std::move(block));
  }
  if (!rows_ && undecided_.empty() && is_size_line(text)) {
    if (is_right_below_grid(line_number_)) held_end_ = line_number_;
    return;
  }
  const std::string_view ruler = without_words_beside(text);
  if (is_ruler(ruler) && !is_row_of_hyphens(ruler)) return read_ruler(ruler);
  if (read_section(text)) return;
  // Trailing spaces may be blanks when the line has as many characters as a puzzle has cells.
  const bool spaces_count = line.size() > text.size() && layout_of_cell_count(line.size());
  read_content(spaces_count && text.find_first_of(".0|,") == std::string_view::npos ? line : text);
}

// A text has no NUL, but files with one often have a further puzzle after it, which must not be lost without an error.
void TextReader::refuse_line(std::string_view line, std::size_t offset) {
  if (!rows_) {
    flush_undecided();
    return emit(bad_symbol(line, line_number_, offset, known_layout() ? known_layout()->side() : 0));
  }
  rows_->add_wrong(line, line_number_);
  if (rows_->is_complete()) end_rows();
}

// A blank line may separate bands of boxes, or all rows. Elsewhere it ends a grid that has too few rows.
void TextReader::read_blank_line() {
  if (frame_open_ != TextFormat::Sdk) frame_open_.reset();
  leading_hyphens_.clear();
  if (!rows_) return;
  rows_->note_gap();
  if (rows_->is_between_bands()) return;
  if (!rows_->has_gap_after_each_row()) return end_rows();
  grid_until_gap_ = rows_->finish(line_number_);
}

void TextReader::read_comment(std::string_view line) {
  if (LayoutRef layout = layout_in_comment(line)) {
    flush_undecided();
    end_rows();
    end_canvas();
    named_layout_ = std::move(layout);
  }
  constexpr std::size_t kMaxHeaders = 32;
  const std::string_view header = header_in(line);
  if (!header.empty() && headers_.size() < kMaxHeaders) headers_.emplace_back(header);
}

// Keeps the rules of a line until their puzzle has been read, because the puzzle decides the layout.
void TextReader::read_rules(std::string_view line, std::size_t offset) {
  flush_undecided();
  end_rows();
  release();
  rule_bytes_ += line.size();
  if (rule_bytes_ <= kMaxRuleBytes || rule_lines_.empty())
    rule_lines_.push_back({std::string(line), line_number_, offset});
}

// Gives a puzzle the rules of the lines before it. A rule that is wrong is an error in place of the puzzle, which would
// be another puzzle without the rule. An error takes the rules of its puzzle with it.
ReadItem TextReader::with_rules(ReadItem item) {
  const std::vector<RuleLine> lines = std::exchange(rule_lines_, {});
  const std::size_t bytes = std::exchange(rule_bytes_, 0);
  auto* puzzle = std::get_if<ParsedPuzzle>(&item);
  if (lines.empty() || puzzle == nullptr) return item;
  if (bytes > kMaxRuleBytes) {
    const Position start = position_in(lines.front().text, lines.front().number, lines.front().offset);
    return ParseError{ParseErrorCode::TooManyRules, start, static_cast<int>(kMaxRules), 0, {}};
  }
  if (auto error = add_rules(*puzzle, lines)) return *error;
  return item;
}

void TextReader::read_ruler(std::string_view line) {
  flush_undecided();
  const bool is_border = without_spaces(line).front() == '*';
  // The border of the next frame, after a gap.
  if (rows_ && is_border && rows_->has_gap_after_last_row()) end_rows();
  if (rows_) return rows_->note_ruler();
  frame_open_ = is_border ? TextFormat::SimpleSudoku : TextFormat::Frame;
  if (leading_hyphens_.size() == Layout::kMaxSide) leading_hyphens_.erase(leading_hyphens_.begin());
  leading_hyphens_.emplace_back(line.substr(0, 4 * Layout::kMaxSide), line_number_);
}

// A puzzle of a layout that is no square: no text but its cells can hold it.
void TextReader::read_canvas_line(std::string_view line) {
  if (line.starts_with('#')) return read_comment(line);
  if (!canvas_ || *canvas_->layout() != *known_layout()) canvas_.emplace(known_layout());
  if (auto item = canvas_->read(line, line_number_)) emit(*std::move(item));
}

void TextReader::end_canvas() {
  if (!canvas_) return;
  if (auto item = canvas_->finish(line_number_)) emit(*std::move(item));
  canvas_.reset();
}

void TextReader::read_content(std::string_view line) {
  if (is_below_sums(line)) return;
  if (rows_) return read_next_row(line);
  way_ = {};
  const auto reading = read_written_line(line, line_number_, known_layout(), false, way_);
  if (reading) return take_reading(reading.value(), line);
  if (is_wrong_row_below_grid(line)) {
    rows_.emplace(held_->grid.layout(), TextFormat::Rows, line_number_);
    rows_may_go_on_ = false;
    rows_are_below_ = true;
    return rows_->add_wrong(line, line_number_);
  }
  flush_undecided();
  leading_hyphens_.clear();
  if (is_heading(line)) return note_heading(reading.error());
  // A line that is too short for a puzzle is not the puzzle to which rules belong.
  constexpr std::ptrdiff_t kFewestOfPuzzle = 12;
  const auto symbols = std::count_if(line.begin(), line.end(), [](char it) { return value_of_symbol(it) >= 0; });
  auto rules = symbols < kFewestOfPuzzle ? std::exchange(rule_lines_, {}) : std::vector<RuleLine>();
  const std::size_t bytes = rules.empty() ? 0 : rule_bytes_;
  emit(reading.error());
  rule_lines_ = std::move(rules);
  rule_bytes_ = bytes;
}

}  // namespace nonet
