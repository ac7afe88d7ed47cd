#include <algorithm>
#include <string>
#include <utility>

#include "core/formats/blocks/block_readers.h"
#include "core/formats/blocks/producer_texts.h"
#include "core/formats/foreign/foreign_puzzle.h"

namespace nonet {

std::vector<ReadItem> read_pzpr_block(const TextBlock& block) {
  // The whole file may also be on one line, with slashes.
  std::string text(block.text);
  if (text.substr(0, text.find('\n')).find('/') != std::string::npos) std::replace(text.begin(), text.end(), '/', '\n');
  std::vector<std::string_view> lines = trimmed_lines(text);
  std::erase(lines, "");
  const auto error = [&](ParseErrorCode code) {
    return std::vector<ReadItem>{ParseError{code, block.position(), 0, 0, "pzpr"}};
  };
  if (lines.size() < 3 || lines[1] != "sudoku") return error(ParseErrorCode::UnreadFormat);
  const auto side = foreign_number(lines[2].substr(0, lines[2].find(' ')));
  const LayoutRef layout = block.known ? block.known : Layout::of_side(side.value_or(0));
  if (!layout || layout->side() != side) return error(ParseErrorCode::NoPuzzleFound);
  const auto rows = static_cast<std::size_t>(*side);
  const std::span<const std::string_view> rest = std::span(lines).subspan(3);
  auto givens = grid_of_words(rest.first(std::min(rows, rest.size())), layout);
  // There are as many rows of entries as of givens, or none; otherwise some row is missing or doubled.
  const auto is_row = [&](std::string_view line) { return words_of(line).size() == rows; };
  const auto all = static_cast<std::size_t>(std::find_if_not(rest.begin(), rest.end(), is_row) - rest.begin());
  const bool is_whole = all == 2 * rows || (all == rows && all == rest.size());
  if (!givens || !is_whole) return error(ParseErrorCode::NoPuzzleFound);
  Grid digits = *givens;
  // Candidates in brackets are noted beside an entry.
  for (std::size_t row = 0; row < rows && rows + row < rest.size(); ++row) {
    const std::vector<std::string_view> words = words_of(rest[rows + row]);
    for (std::size_t column = 0; column < std::min(rows, words.size()); ++column) {
      Digit& digit = digits.digits()[row * rows + column];
      const auto entry = foreign_number(words[column].substr(0, words[column].find('[')));
      if (digit.is_blank() && entry && *entry > 0 && *entry <= *side) digit = Digit{static_cast<std::uint8_t>(*entry)};
    }
  }
  return {puzzle_of_grids(*std::move(givens), std::move(digits), TextFormat::Numbers, block.position())};
}

}  // namespace nonet
