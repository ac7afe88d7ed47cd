// The modules of the page know no puzzles with own rules. The linker takes these functions in place of those of the
// library, and with them leaves out the search of rules, the texts of rules, and the techniques for them.

#include <algorithm>
#include <memory>

#include "core/api/rule_hooks.h"

namespace nonet {

bool supports_rules(const PuzzleView&) { return false; }

std::unique_ptr<RuleStream> make_rule_stream(const PuzzleView& puzzle) {
  NONET_EXPECTS_ALWAYS(supports_rules(puzzle));
  return nullptr;
}

std::span<const TechniqueRow> rule_technique_table() { return {}; }

std::span<const TechniqueRow* const> teaching_order_with_rules() { return {}; }

void find_rule_steps(Technique, Survey&, StepSink&) {}

void find_rule_trials(Technique, Survey&, StepSink&) {}

std::vector<RuleLink> rule_links(const PuzzleState&, StopToken) { return {}; }

LayoutRef layout_with_own_rules(const PuzzleView&) { return nullptr; }

std::optional<ParseError> add_rules(ParsedPuzzle&, std::span<const RuleLine> lines) {
  const RuleLine& first = lines.front();
  return ParseError{ParseErrorCode::RulesUnsupported, position_in(first.text, first.number, first.offset), 0, 0, {}};
}

std::vector<std::string> rule_texts(const ParsedPuzzle&) { return {}; }

std::optional<LineReading> read_foreign_line(const TextLine& line) {
  const std::optional<std::size_t> start = foreign_puzzle_in(line.text);
  if (!start) return std::nullopt;
  LineReading reading;
  reading.certainty = Certainty::Certain;
  reading.item = std::make_shared<const ReadItem>(
      ParseError{ParseErrorCode::RulesUnsupported, position_in(line.text, line.number, *start), 0, 0, {}});
  return reading;
}

std::vector<ReadItem> read_block(const TextBlock& block) {
  const std::size_t start = std::min(block.text.find_first_not_of(" \t"), block.text.size());
  return {ParseError{ParseErrorCode::RulesUnsupported, block.position(start), 0, 0, {}}};
}

Result<std::string, ForeignRefusal> write_foreign_line(const ParsedPuzzle&, TextFormat) { return ForeignRefusal{}; }

}  // namespace nonet
