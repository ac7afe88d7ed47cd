#include "cli/commands/teaching.h"

#include <algorithm>

#include "cli/input/interrupt.h"
#include "cli/output/unsolvable.h"

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

namespace {

// Some 0.1 s.
constexpr std::uint64_t kNodesToJudge = 100'000;

TeacherOptions chosen_options(const Arguments& arguments) {
  TeacherOptions options;
  if (arguments.has("allow")) options.allowed = *techniques_of(arguments.text("allow"));
  if (!arguments.has("forbid")) return options;
  const TechniqueSet forbidden = *techniques_of(arguments.text("forbid"));
  for (const TechniqueRow& row : technique_table()) {
    if (forbidden.contains(row.technique)) options.allowed.erase(row.technique);
  }
  return options;
}

}  // namespace

std::optional<TeacherOptions> options_for(const PuzzleState& state, const Arguments& arguments, const Place& place,
                                          Console& console) {
  TeacherOptions options = chosen_options(arguments);
  if (!SolutionStream::supports(state.layout())) return options;
  const Mistakes mistakes = mistakes_in(state.played_puzzle(), {interrupt_token(), kNodesToJudge, {}});
  if (mistakes.givens == Mistakes::Givens::None) {
    complain_about_no_solution(place, console);
    return std::nullopt;
  }
  if (mistakes.any()) {
    const std::string told = text_of(mistakes, state, arguments.cell_names());
    console.complain(place, "a mistake:" + (told.empty() ? " the digits fit no solution together" : told),
                     ExitCode::NoAnswer);
    return std::nullopt;
  }
  if (state.is_broken()) {
    complain_about_no_step(state, place, console);
    return std::nullopt;
  }
  if (mistakes.givens == Mistakes::Givens::Several) {
    console.note(place, "several solutions: unique and avoidable rectangles and BUG+1 are left out");
    for (const TechniqueRow& row : technique_table()) {
      if (row.family == Family::Uniqueness) options.allowed.erase(row.technique);
    }
  }
  return options;
}

std::string text_of(const Mistakes& mistakes, const PuzzleState& state, CellNames names) {
  const Layout& layout = state.layout();
  std::string text;
  for (const Cell cell : mistakes.digits) {
    text += ' ' + name_of(cell, layout, names) + '=' + std::to_string(state.digit(cell).value);
  }
  for (const Candidate& gone : mistakes.eliminations) {
    text += ' ' + name_of(gone.cell, layout, names) + "<>" + std::to_string(gone.digit.value);
  }
  return text;
}

void complain_about_no_step(const PuzzleState& state, const Place& place, Console& console) {
  console.complain(place,
                   state.is_broken() ? "a cell has no candidate left, or a digit no place: there is a mistake"
                                     : "no technique that may be used leads further",
                   ExitCode::NoAnswer);
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
