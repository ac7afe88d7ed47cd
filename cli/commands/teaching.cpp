#include "cli/commands/teaching.h"

#include <utility>

#include "cli/commands/puzzle_run.h"
#include "cli/input/interrupt.h"
#include "cli/output/conflicts.h"
#include "cli/output/notation.h"

namespace nonet {

namespace {

constexpr std::string_view kByValue = "value";
constexpr std::string_view kByTechnique = "technique";

std::string no_technique(std::string_view id) {
  return "'" + std::string(id) + "' is not a technique. nonet find --list prints the ids.";
}

}  // namespace

std::string names_of(const TechniqueSet& techniques) {
  std::string names;
  for (const TechniqueRow* row : teaching_order()) {
    if (!techniques.contains(row->technique)) continue;
    if (!names.empty()) names += ", ";
    names += english_name(row->technique);
  }
  return names;
}

std::string levels_that_are_made(const Layout& layout) {
  std::string levels;
  for (const Level level : levels_made(layout)) {
    levels += (levels.empty() ? "--level " : ", ") + std::string(name_of(level));
  }
  return levels;
}

std::string complaint_about_techniques(std::string_view value) {
  for (const std::string_view id : split(value, ',')) {
    if (!technique_named(id)) return no_technique(id);
  }
  return {};
}

std::string complaint_about_technique(std::string_view value) {
  return question_named(value) ? std::string() : no_technique(value);
}

std::string complaint_about_order(std::string_view value) {
  if (value == kByValue || value == kByTechnique) return {};
  return "'" + std::string(value) + "' is not an order. The orders are value and technique.";
}

TeacherOptions options_of(const Arguments& arguments) {
  TeacherOptions options;
  options.order = arguments.text("order", kByValue) == kByValue ? StepOrder::Value : StepOrder::Technique;
  if (arguments.has("allow")) options.allowed = *techniques_of(arguments.text("allow"));
  if (arguments.has("forbid")) options.allowed = options.allowed - *techniques_of(arguments.text("forbid"));
  return options;
}

TeachingWork work_of(const Arguments& arguments) {
  TeachingWork work;
  if (arguments.has("time")) work.step = work.steps = work.path = kUnlimited;
  return work;
}

namespace {

std::string sentence_about(const Mistakes& mistakes, const PuzzleState& state, CellNames names) {
  const std::string wrong = text_of(mistakes, state, names);
  return wrong.empty() ? "This position has a mistake: no solution has all the placed digits."
                       : "This position has mistakes:" + wrong +
                             ". = marks a wrong digit, <> a candidate that was wrongly removed.";
}

}  // namespace

bool accepts(const Readiness& readiness, const PuzzleState& state, const Arguments& arguments,
             const InputPosition& where, Console& console) {
  switch (readiness.obstacle) {
    case Obstacle::None: break;
    case Obstacle::Conflict:
      complain_about_contradiction(state.grid(), where, arguments.cell_names(), console);
      return false;
    case Obstacle::NoSolution: console.complain(where, kNoSolution, ExitCode::NoAnswer); return false;
    case Obstacle::Mistakes:
      console.complain(where, sentence_about(readiness.mistakes, state, arguments.cell_names()), ExitCode::NoAnswer);
      return false;
    case Obstacle::Broken: complain_about_no_step(state, where, console); return false;
  }
  if (readiness.omits_uniqueness) {
    console.note(where,
                 "The puzzle has several solutions, so techniques that assume a unique solution are not used: unique "
                 "and avoidable rectangles, and BUG+1.");
  }
  return true;
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

void complain_about_no_step(const PuzzleState& state, const InputPosition& where, Console& console) {
  console.complain(
      where,
      state.is_broken()
          ? "This position has a mistake: a cell has no candidate left, or a house has no cell "
            "left for a digit."
          : "None of the techniques that may be used has a step here. nonet solve searches for the solutions.",
      ExitCode::NoAnswer);
}

std::optional<PuzzleState> state_of(const ParsedPuzzle& puzzle, const InputPosition& where, CellNames names,
                                    Console& console) {
  if (!LayoutSets::supports(*puzzle.grid.layout())) {
    const std::string side = std::to_string(LayoutSets::kMaxSide);
    console.complain(where,
                     puzzle.grid.layout()->is_square()
                         ? "Hints and steps support grids up to side " + side + "."
                         : "Hints and steps support layouts of up to " + side + " digits, " +
                               std::to_string(LayoutSets::kMaxCells) + " cells and " +
                               std::to_string(LayoutSets::kMaxHouses) + " houses, with each cell in up to " +
                               std::to_string(LayoutSets::kMaxHousesOfCell) + " houses.",
                     ExitCode::NoAnswer);
    return std::nullopt;
  }
  const std::optional<PlayedPuzzle> position = taught_position(puzzle);
  if (!position) {
    console.complain(where, "Hints and steps support puzzles with rules on squares up to side 16.", ExitCode::NoAnswer);
    return std::nullopt;
  }
  if (!is_consistent(position->grid)) {
    complain_about_contradiction(position->grid, where, names, console);
    return std::nullopt;
  }
  return PuzzleState(*position);
}

TaughtPosition taught(const ParsedPuzzle& puzzle, PuzzleState state, const Arguments& arguments, StopToken stop) {
  PlayedPuzzle position = state.played_puzzle();
  Mistakes mistakes = mistakes_before_teaching(position, stop, work_of(arguments));
  const bool may_have_several =
      mistakes.givens == Mistakes::Givens::Several || mistakes.givens == Mistakes::Givens::Unknown;
  const bool are_given = lists_given_candidates(puzzle, arguments.listed_candidates());
  if (!may_have_several || !are_given || !SolutionStream::supports(view_of(puzzle)) || state.is_solved()) {
    return {std::move(state), std::move(mistakes)};
  }
  // All digits are givens, so there is nothing that a player could have done wrong.
  SolutionStream solutions(view_of(puzzle));
  NodeMeter meter({stop, kNodesBeforeHint, {}});
  const SearchEvent event = solutions.advance_to(2, meter);
  const bool is_known = event == SearchEvent::Solution || event == SearchEvent::Exhausted;
  mistakes = {};
  mistakes.is_complete = is_known;
  if (is_known) {
    mistakes.givens = solutions.found() == 0   ? Mistakes::Givens::None
                      : solutions.found() == 1 ? Mistakes::Givens::Unique
                                               : Mistakes::Givens::Several;
  }
  position.digits_are_interchangeable = false;
  return {PuzzleState(position), std::move(mistakes)};
}

}  // namespace nonet
