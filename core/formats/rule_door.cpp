#include "core/formats/rule_door.h"

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

std::optional<LineReading> read_foreign_line(const TextLine&) { return std::nullopt; }

}  // namespace nonet
