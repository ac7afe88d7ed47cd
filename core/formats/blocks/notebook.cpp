#include "core/formats/blocks/notebook.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/formats/blocks/node_members.h"
#include "core/formats/blocks/signs.h"
#include "core/formats/puzzle_reader.h"

namespace nonet {

namespace {

// True for errors of texts in which nothing looks like a puzzle.
bool is_of_other_text(const ParseError& error) {
  constexpr std::array kCodes{ParseErrorCode::EmptyInput,    ParseErrorCode::BadSymbol,    ParseErrorCode::WrongLength,
                              ParseErrorCode::NoPuzzleFound, ParseErrorCode::UnreadFormat, ParseErrorCode::OnServer};
  return std::find(kCodes.begin(), kCodes.end(), error.code) != kCodes.end();
}

// Reads a source, which is a text or a list of lines.
void read_source(const TextBlock& block, const TextNode& source, std::vector<ReadItem>& items) {
  PuzzleReader reader(block.known);
  // Where each line of the source is in the block.
  std::vector<Position> lines;
  const auto feed = [&](const TextNode& part) {
    const std::string text = text_of(block, &part);
    const auto ends = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    lines.resize(lines.size() + ends + 1, block.position(offset_in(block.text, part.content)));
    if (ends > 0 && text.ends_with('\n')) lines.pop_back();
    reader.feed(text);
  };
  if (!source.is_list()) feed(source);
  for (const TextNode& part : source.items) feed(part);
  reader.finish();
  while (auto item = reader.take()) {
    auto* puzzle = std::get_if<ParsedPuzzle>(&*item);
    if (puzzle == nullptr && is_of_other_text(std::get<ParseError>(*item))) continue;
    Position& position = puzzle != nullptr ? puzzle->start : std::get<ParseError>(*item).position;
    if (!lines.empty()) position = lines[std::min<std::size_t>(position.line, lines.size()) - 1];
    items.push_back(*std::move(item));
  }
}

}  // namespace

bool is_notebook(const TextNode& object) {
  return object.item("nbformat") != nullptr && object.item("cells") != nullptr;
}

std::vector<ReadItem> read_notebook(const TextBlock& block, const TextNode& notebook) {
  std::vector<ReadItem> items;
  for (const TextNode& cell : notebook.item("cells")->items) {
    if (const TextNode* source = cell.item("source")) read_source(block, *source, items);
  }
  if (items.empty()) items.emplace_back(ParseError{ParseErrorCode::NoPuzzleFound, block.position(), 0, 0, "Jupyter"});
  return items;
}

}  // namespace nonet
