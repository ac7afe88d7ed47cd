#include "core/formats/rule_door.h"

#include <memory>
#include <utility>

#include "core/formats/foreign/foreign_line.h"
#include "core/formats/rule_text.h"

namespace nonet {

std::optional<ParseError> add_rules(ParsedPuzzle& puzzle, std::span<const RuleLine> lines) {
  for (const RuleLine& line : lines) {
    auto error = read_rule_line(line.text, line.number, line.offset, *puzzle.grid.layout(), puzzle.rules);
    if (error) return error;
  }
  return std::nullopt;
}

std::vector<std::string> rule_texts(const ParsedPuzzle& puzzle) {
  std::vector<std::string> texts;
  texts.reserve(puzzle.rules.size());
  for (const Rule& rule : puzzle.rules) texts.push_back(write_rule(rule, *puzzle.grid.layout()));
  return texts;
}

std::optional<LineReading> read_foreign_line(const TextLine& line) {
  std::optional<ReadItem> item = read_foreign_item(line);
  if (!item) return std::nullopt;
  LineReading reading;
  reading.certainty = Certainty::Certain;
  reading.item = std::make_shared<const ReadItem>(std::move(*item));
  return reading;
}

}  // namespace nonet
