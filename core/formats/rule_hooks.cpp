#include "core/formats/rule_hooks.h"

#include <algorithm>

#include "core/formats/blocks/section_block.h"
#include "core/formats/five_grids.h"
#include "core/formats/text_lines.h"

namespace nonet {

namespace {

constinit const RuleTextPart* part_in_use = nullptr;

ParseError unsupported(Position position) { return {ParseErrorCode::RulesUnsupported, position, 0, 0, {}}; }

}  // namespace

void use_rule_texts(const RuleTextPart* part) { part_in_use = part; }

bool has_rule_texts() { return part_in_use != nullptr; }

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
  return part_in_use == nullptr ? std::nullopt : part_in_use->read_foreign_line(line);
}

// Kept here, and not in five_grids.cpp, which a program without the part leaves out.
bool may_be_grids_of_samurai(const std::list<ReadItem>& items) {
  return items.size() <= kGridsOfSamurai && std::all_of(items.begin(), items.end(), [](const ReadItem& item) {
           const auto* puzzle = std::get_if<ParsedPuzzle>(&item);
           return puzzle != nullptr && puzzle->grid.layout()->is_classic() && !puzzle->has_rules() &&
                  !puzzle->is_position();
         });
}

std::optional<ReadItem> samurai_in(const std::list<ReadItem>& items) {
  if (part_in_use != nullptr) return part_in_use->samurai_of_grids(items);
  if (items.size() != kGridsOfSamurai) return std::nullopt;
  return unsupported(std::get<ParsedPuzzle>(items.front()).start);
}

std::span<const BlockForm> block_forms() {
  return part_in_use == nullptr ? std::span(&kSectionForm, 1) : part_in_use->block_forms();
}

bool may_need_rule_texts(std::string_view line, bool is_below_grid) {
  return part_in_use == nullptr && !is_surely_plain(line, is_below_grid);
}

Result<std::string, ForeignRefusal> write_foreign_line(const ParsedPuzzle& puzzle, TextFormat format) {
  if (part_in_use == nullptr) return ForeignRefusal{};
  return part_in_use->write_foreign_line(puzzle, format);
}

}  // namespace nonet
