#include "core/formats/parse_error.h"

#include <algorithm>

#include "core/formats/symbols.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

std::string_view character_at(std::string_view line, std::size_t offset) {
  return line.substr(offset, std::max<std::size_t>(1, utf8_length(line.substr(offset))));
}

}  // namespace

std::string_view name_of(ParseErrorCode code) {
  switch (code) {
    case ParseErrorCode::EmptyInput: return "empty-input";
    case ParseErrorCode::BadSymbol: return "bad-symbol";
    case ParseErrorCode::WrongLength: return "wrong-length";
    case ParseErrorCode::WrongRowLength: return "wrong-row-length";
    case ParseErrorCode::MissingRows: return "missing-rows";
    case ParseErrorCode::NumberTooLarge: return "number-too-large";
    case ParseErrorCode::LineTooLong: return "line-too-long";
    case ParseErrorCode::UnknownLayout: return "unknown-layout";
    case ParseErrorCode::TooManyPuzzles: return "too-many-puzzles";
    case ParseErrorCode::UnknownRule: return "unknown-rule";
    case ParseErrorCode::RuleOfLayout: return "rule-of-layout";
    case ParseErrorCode::BadRuleValue: return "bad-rule-value";
    case ParseErrorCode::WrongRuleValues: return "wrong-rule-values";
    case ParseErrorCode::BadRuleCell: return "bad-rule-cell";
    case ParseErrorCode::RepeatedRuleCell: return "repeated-rule-cell";
    case ParseErrorCode::WrongRuleCells: return "wrong-rule-cells";
    case ParseErrorCode::WrongRuleSide: return "wrong-rule-side";
    case ParseErrorCode::WrongRuleParts: return "wrong-rule-parts";
    case ParseErrorCode::DoublersInside: return "doublers-inside";
    case ParseErrorCode::NotInsideDoublers: return "not-inside-doublers";
    case ParseErrorCode::TooManyRules: return "too-many-rules";
    case ParseErrorCode::NoPuzzleForRules: return "no-puzzle-for-rules";
    case ParseErrorCode::RulesUnsupported: return "rules-unsupported";
    case ParseErrorCode::BadRulePattern: return "bad-rule-pattern";
    case ParseErrorCode::BadForeignText: return "bad-foreign-text";
    case ParseErrorCode::NoPuzzleFound: return "no-puzzle-found";
    case ParseErrorCode::UnreadFormat: return "unread-format";
    case ParseErrorCode::OnServer: return "on-server";
  }
  return "";
}

ParseError bad_symbol(std::string_view line, std::uint32_t number, std::size_t offset, int side) {
  NONET_EXPECTS(offset < line.size());
  return {ParseErrorCode::BadSymbol, position_in(line, number, offset), side, 0,
          std::string(character_at(line, offset))};
}

Position position_in(std::string_view line, std::uint32_t number, std::size_t offset) {
  NONET_EXPECTS(offset <= line.size());
  std::string_view before = line.substr(0, offset);
  number += static_cast<std::uint32_t>(std::count(before.begin(), before.end(), '\n'));
  before.remove_prefix(before.rfind('\n') + 1);
  const auto characters =
      before.size() - static_cast<std::size_t>(std::count_if(before.begin(), before.end(), is_utf8_continuation));
  return {number, static_cast<std::uint32_t>(characters) + 1};
}

}  // namespace nonet
