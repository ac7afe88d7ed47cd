#include <algorithm>
#include <utility>

#include "core/formats/blocks/address_form.h"
#include "core/formats/text_lines.h"
#include "core/formats/text_reader.h"
#include "core/util/split.h"

// The blocks of a text (core/formats/blocks), and the lines that a program without their readers refuses.

namespace nonet {

// True when this program lacks what may read a line otherwise. Between the rows of a grid no labels begin.
bool TextReader::needs_rule_texts(std::string_view line) const {
  if (line.starts_with('#') && !begins_own_address(line)) return false;
  const ParsedPuzzle* above = rows_ ? nullptr : grid_above();
  if (!rows_ && undecided_.empty() && !known_layout() && !has_rule_texts() && may_be_row_of_grids(line)) return true;
  return may_need_rule_texts(line, above != nullptr) && !is_section_line(line) &&
         !OpenBlock::begun_by(line, line_number_, grid_above());
}

void TextReader::refuse_rule_texts(std::string_view line) {
  const std::size_t start = std::min(line.find_first_not_of(" \t"), line.size());
  emit(ParseError{ParseErrorCode::RulesUnsupported, position_in(line, line_number_, start), 0, 0, {}});
}

bool TextReader::is_section_line(std::string_view line) {
  const std::string_view text = without_spaces(line);
  return text == "[Puzzle]" || text == "[State]";
}

// Reads the marker of a section, or a signature below a frame. Returns false when the line is neither.
bool TextReader::read_section(std::string_view line) {
  const std::string_view text = without_spaces(line);
  if (held_ && is_signature(text)) return true;
  if (!is_section_line(text)) return false;
  flush_undecided();
  end_rows();
  if (text == "[Puzzle]") {
    release();
    refused_.reset();
    section_ = Section::Puzzle;
  } else if (held_) {
    held_goes_on_ = true;
  } else {
    const bool is_of_refused = section_ == Section::RefusedPuzzle || refused_end_ + 1 >= line_number_;
    section_ = is_of_refused ? Section::StateOfRefused : Section::None;
  }
  frame_open_ = TextFormat::Sdk;
  return true;
}

void TextReader::start_block(OpenBlock block) {
  flush_undecided();
  end_rows();
  block_ = std::move(block);
  if (block_->has_ended()) end_block();
}

void TextReader::end_block() {
  if (!block_) return;
  const OpenBlock block = *std::exchange(block_, std::nullopt);
  std::vector<ReadItem> items = block.read(known_layout(), grid_above());
  if (items.empty()) return read_again(block);
  if (block.kind() == BlockKind::Section) {
    // Further grids and sections may follow.
    auto* puzzle = std::get_if<ParsedPuzzle>(&items.front());
    if (puzzle == nullptr) return note_heading(std::get<ParseError>(items.front()));
    held_ = std::move(*puzzle);
    return;
  }
  if (block.continues_grid()) held_.reset();
  const std::optional<BlockKind> above = std::exchange(empty_block_, std::nullopt);
  for (ReadItem& item : items) {
    auto* error = std::get_if<ParseError>(&item);
    const bool is_empty = error && error->code == ParseErrorCode::NoPuzzleFound;
    if (is_empty && (block.kind() == BlockKind::Address || block.kind() == BlockKind::Steps)) {
      // The address of a page that holds no puzzle says where a puzzle is from. Steps say how a puzzle is solved.
      note_heading(std::move(*error));
      continue;
    }
    // One error stands for all blocks of a kind one after the other that hold nothing like a puzzle, such as the lines
    // of a table in JSON.
    const bool holds_nothing = is_empty && error->position.line == block.number() && error->position.column == 1 &&
                               !has_run_of_cells(block.text());
    if (!holds_nothing || above != block.kind()) emit(std::move(item));
    if (holds_nothing) empty_block_ = block.kind();
  }
}

// Reads the lines of a block one by one: they only looked like a block.
void TextReader::read_again(const OpenBlock& block) {
  const std::uint32_t number = std::exchange(line_number_, block.number());
  reads_again_ = true;
  for (const std::string_view line : split(block.text(), '\n')) {
    read_line(line);
    ++line_number_;
  }
  reads_again_ = false;
  line_number_ = number;
}

}  // namespace nonet
