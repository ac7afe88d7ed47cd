#include "cli/teaching.h"

#include <algorithm>

#include "cli/unsolvable.h"

namespace nonet {

namespace {

std::string no_technique(std::string_view id) {
  return "'" + std::string(id) + "' is no technique (nonet find --list names all)";
}

}  // namespace

std::string complaint_about_techniques(std::string_view value) {
  for (std::size_t start = 0; start <= value.size();) {
    const std::size_t end = std::min(value.find(',', start), value.size());
    const std::string_view id = value.substr(start, end - start);
    if (!technique_named(id)) return no_technique(id);
    start = end + 1;
  }
  return {};
}

std::string complaint_about_technique(std::string_view value) {
  return question_named(value) ? std::string() : no_technique(value);
}

TeacherOptions teacher_options(const Arguments& arguments) {
  TeacherOptions options;
  if (arguments.has("allow")) options.allowed = *techniques_of(arguments.text("allow"));
  if (!arguments.has("forbid")) return options;
  const TechniqueSet forbidden = *techniques_of(arguments.text("forbid"));
  for (const TechniqueRow& row : technique_table()) {
    if (forbidden.contains(row.technique)) options.allowed.erase(row.technique);
  }
  return options;
}

std::optional<PuzzleState> state_of(const ParsedPuzzle& puzzle, const Place& place, CellNames names, Console& console) {
  if (puzzle.grid.side() > LayoutSets::kMaxSide) {
    console.complain(place,
                     "the techniques of people are there up to side " + std::to_string(LayoutSets::kMaxSide) + " only",
                     ExitCode::NoAnswer);
    return std::nullopt;
  }
  if (!is_consistent(puzzle.grid)) {
    complain_about_contradiction(puzzle.grid, place, names, console);
    return std::nullopt;
  }
  return state_of(puzzle);
}

}  // namespace nonet
