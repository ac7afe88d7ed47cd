#include "wasm/goal_values.h"

namespace nonet::door {

namespace {

std::string_view name_of(GoalFault fault) {
  switch (fault) {
    case GoalFault::UnknownLayout: return "unknown-layout";
    case GoalFault::BadClues: return "bad-clues";
    case GoalFault::PatternSize:
    case GoalFault::BlankPattern: return "bad-pattern";
    case GoalFault::UnknownTechnique: return "unknown-technique";
    case GoalFault::UnknownLevel:
    case GoalFault::BadRating: return "bad-difficulty";
    case GoalFault::UnknownSymmetry:
    case GoalFault::UnknownMethod:
    case GoalFault::PatternDecides:
    case GoalFault::CellsWithRegions:
    case GoalFault::OtherLayout: return "bad-goal";
  }
  return "";
}

}  // namespace

GoalFields goal_fields_of(const val& goal) {
  const auto text_of = [&](const char* field) { return goal[field].as<std::string>(); };
  GoalFields fields;
  fields.layout = text_of("layout");
  fields.symmetry = text_of("symmetry");
  fields.clues = text_of("clues");
  fields.minimal = goal["minimal"].as<bool>();
  fields.pattern = text_of("pattern");
  fields.method = text_of("method");
  fields.level = text_of("level");
  fields.rating = text_of("rating");
  fields.shown = text_of("shown");
  fields.needed = text_of("needed");
  fields.allowed = text_of("allowed");
  fields.forbidden = text_of("forbidden");
  fields.attempts = static_cast<std::uint64_t>(goal["attempts"].as<double>());
  return fields;
}

val error_object(const GoalError& error) { return error_object(name_of(error.fault)); }

}  // namespace nonet::door
