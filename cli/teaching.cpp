#include "cli/teaching.h"

#include "cli/unsolvable.h"

namespace nonet {

namespace {

// Calls `visit(id)` for each id of a list until it gives false, and tells whether it never did.
template <class Visit>
bool for_each_id(std::string_view ids, const Visit& visit) {
  for (bool more = true; more;) {
    const std::size_t comma = ids.find(',');
    if (!visit(ids.substr(0, comma))) return false;
    more = comma != std::string_view::npos;
    ids.remove_prefix(more ? comma + 1 : 0);
  }
  return true;
}

std::string no_technique(std::string_view id) {
  return "'" + std::string(id) + "' is no technique (nonet find --list names all)";
}

}  // namespace

std::optional<TechniqueSet> techniques_of(std::string_view ids) {
  TechniqueSet set;
  const bool known = for_each_id(ids, [&](std::string_view id) {
    const auto technique = technique_named(id);
    if (technique) set.insert(*technique);
    return technique.has_value();
  });
  if (!known) return std::nullopt;
  return set;
}

std::string complaint_about_techniques(std::string_view value) {
  std::string complaint;
  for_each_id(value, [&](std::string_view id) {
    if (!technique_named(id)) complaint = no_technique(id);
    return complaint.empty();
  });
  return complaint;
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
