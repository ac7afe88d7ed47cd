#include "wasm/goal_values.h"

#include <string>
#include <variant>

namespace nonet::door {

namespace {

std::string_view code_of(GoalFault fault) {
  switch (fault) {
    case GoalFault::UnknownLayout: return "unknown-layout";
    case GoalFault::BadClues: return "bad-clues";
    case GoalFault::PatternSize:
    case GoalFault::BlankPattern: return "bad-pattern";
    case GoalFault::WordLength:
    case GoalFault::WordLetter:
    case GoalFault::RepeatedLetter: return "bad-word";
    case GoalFault::UnknownTechnique: return "unknown-technique";
    case GoalFault::UnknownLevel:
    case GoalFault::BadBounds: return "bad-difficulty";
    case GoalFault::UnknownSymmetry:
    case GoalFault::UnknownMethod:
    case GoalFault::PatternDecides:
    case GoalFault::CellsWithRegions:
    case GoalFault::WordAndKeep:
    case GoalFault::FieldWithRules:
    case GoalFault::FieldWithoutRules:
    case GoalFault::OtherLayout: return "bad-goal";
    case GoalFault::UnknownRule:
    case GoalFault::RepeatedRule:
    case GoalFault::BadSide:
    case GoalFault::BadCells:
    case GoalFault::BadGivens:
    case GoalFault::BadSymmetry: return "bad-rule-goal";
  }
  return "";
}

}  // namespace

GoalFields goal_fields_of(const val& goal) {
  GoalFields fields;
  for (const GoalFieldRow& row : goal_field_table()) {
    const val value = goal[text(row.name)];
    if (value.isUndefined()) continue;
    if (const auto* words = std::get_if<std::string GoalFields::*>(&row.member)) {
      fields.*(*words) = value.as<std::string>();
    } else if (const auto* flag = std::get_if<bool GoalFields::*>(&row.member)) {
      fields.*(*flag) = value.as<bool>();
    } else {
      fields.*(*std::get_if<std::uint64_t GoalFields::*>(&row.member)) = static_cast<std::uint64_t>(value.as<double>());
    }
  }
  return fields;
}

val error_object(const GoalError& error) {
  val object = error_object(code_of(error.fault));
  object["error"].set("field", text(error.field));
  object["error"].set("found", error.found);
  object["error"].set("expected", error.expected);
  object["error"].set("symbol", text(error.symbol));
  return object;
}

}  // namespace nonet::door
