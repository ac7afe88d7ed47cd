#include "core/formats/rule_hooks.h"

#include <algorithm>
#include <memory>
#include <string_view>

#include "core/formats/foreign_form.h"

namespace nonet {

namespace {

constinit const RuleTextPart* part_in_use = nullptr;

ParseError unsupported(Position position) { return {ParseErrorCode::RulesUnsupported, position, 0, 0, {}}; }

}  // namespace

void use_rule_texts(const RuleTextPart* part) { part_in_use = part; }

std::optional<ParseError> add_rules(ParsedPuzzle& puzzle, std::span<const RuleLine> lines) {
  if (part_in_use != nullptr) return part_in_use->add_rules(puzzle, lines);
  if (lines.empty()) return std::nullopt;
  return unsupported(position_in(lines.front().text, lines.front().number, lines.front().offset));
}

std::vector<std::string> rule_texts(const ParsedPuzzle& puzzle) {
  if (part_in_use == nullptr) return {};
  return part_in_use->rule_texts(puzzle);
}

std::optional<LineReading> read_foreign_line(const TextLine& line) {
  if (part_in_use != nullptr) return part_in_use->read_foreign_line(line);
  const std::optional<std::size_t> start = foreign_puzzle_in(line.text);
  if (!start) return std::nullopt;
  LineReading reading;
  reading.certainty = Certainty::Certain;
  reading.item = std::make_shared<const ReadItem>(unsupported(position_in(line.text, line.number, *start)));
  return reading;
}

std::vector<ReadItem> read_block(const TextBlock& block) {
  if (part_in_use != nullptr) return part_in_use->read_block(block);
  const std::size_t start = std::min(block.text.find_first_not_of(" \t"), block.text.size());
  return {unsupported(block.position(start))};
}

Result<std::string, ForeignRefusal> write_foreign_line(const ParsedPuzzle& puzzle, TextFormat format) {
  if (part_in_use == nullptr) return ForeignRefusal{};
  return part_in_use->write_foreign_line(puzzle, format);
}

}  // namespace nonet
