#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/blocks/bracket_scan.h"
#include "core/formats/blocks/text_block.h"
#include "core/formats/parsed_puzzle.h"

namespace nonet {

struct BlockForm;

/// A block of lines (text_block.h) while its lines arrive.
class OpenBlock {
 public:
  /// The most bytes of all lines of a block.
  static constexpr std::size_t kMaxBytes = std::size_t{1} << 22;

  /// Returns the block that a line begins; none when the line is one of a puzzle in plain text.
  /// `grid` is the grid right above the line; null when there is none.
  static std::optional<OpenBlock> begun_by(std::string_view line, std::uint32_t number, const ParsedPuzzle* grid);

  BlockKind kind() const;
  /// True when the next line belongs to the block, false when the block has ended before it.
  bool takes(std::string_view line) const;
  void add(std::string_view line);
  /// True when the block has ended with the line that was added last, whatever comes.
  bool has_ended() const;

  /// The lines so far, with line feeds between them.
  const std::string& text() const { return text_; }
  /// The line that was added last.
  std::string_view last_line() const { return std::string_view(text_).substr(last_line_); }
  /// How many brackets of JSON or of a program are open, outside of quotation marks and comments; how many elements of
  /// markup like the first one; how many environments of LaTeX. 0 in other kinds.
  int depth() const { return depth_; }
  /// True when the text ends inside a quotation or a comment of a program.
  bool is_in_quotation() const { return scan_.is_in_part(); }
  /// What BlockForm::state_after returned for the last line.
  std::uint32_t state() const { return state_; }
  /// The number of the first line.
  std::uint32_t number() const { return number_; }
  /// True when the first line may also be a row of a grid.
  bool may_be_rows() const;
  /// True when the block begins right below a grid.
  bool is_below_grid() const { return is_below_grid_; }
  /// True when the block says more about the grid right above it.
  bool continues_grid() const;
  /// Returns the puzzles of the block in their order, or what is wrong in it. Nothing when the lines only begin as a
  /// block of the kind does. `known` is the layout that the puzzles must have; null when the block decides it. `grid`
  /// is the grid right above the block, or null.
  std::vector<ReadItem> read(const LayoutRef& known, const ParsedPuzzle* grid) const;

 private:
  OpenBlock(const BlockForm& form, std::string_view line, std::uint32_t number, const ParsedPuzzle* grid);

  const BlockForm* form_;
  std::string text_;
  std::size_t last_line_ = 0;
  std::uint32_t number_;
  int depth_ = 0;
  BracketScan scan_;
  bool is_below_grid_;
  std::uint32_t state_;
};

}  // namespace nonet
