#include <string>

#include "core/formats/blocks/block_readers.h"
#include "core/formats/foreign/sudoku_solver_text.h"

namespace nonet {

namespace {

// Returns a text with spaces in the place of its comments.
std::string without_comments(std::string text) {
  for (std::size_t start = 0; start < text.size();) {
    std::size_t end = text.find('\n', start);
    if (end == std::string::npos) end = text.size();
    const std::size_t first = text.find_first_not_of(" \t", start);
    if (first < end && text[first] == '#') text.replace(first, end - first, end - first, ' ');
    start = end + 1;
  }
  return text;
}

}  // namespace

std::vector<ReadItem> read_solver_text_block(const TextBlock& block) {
  const std::string text = without_comments(std::string(block.text));
  const std::size_t first = text.find_first_not_of(" \t\n");
  ReadItem item =
      read_sudoku_solver_text(std::string_view(text).substr(first), TextLine(text, block.number, block.known));
  const auto* puzzle = std::get_if<ParsedPuzzle>(&item);
  if (puzzle != nullptr && puzzle->impossible_rule) item = ParseError(*puzzle->impossible_rule);
  std::vector<ReadItem> items;
  items.push_back(std::move(item));
  return items;
}

}  // namespace nonet
