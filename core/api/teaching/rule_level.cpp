#include "core/api/teaching/rule_level.h"

#include <algorithm>
#include <utility>

#include "core/api/teaching/difficulty.h"
#include "core/api/teaching/fill_singles.h"
#include "core/logic/finders.h"
#include "core/logic/rule_techniques.h"
#include "core/rule_steps/taught_rules.h"

namespace nonet {

namespace {

// None when the rules are not supported.
std::optional<PuzzleState> ruled_state_of(const PuzzleView& puzzle) {
  TaughtRulesRef rules = taught_rules_of(puzzle);
  if (!rules) return std::nullopt;
  const Grid grid = grid_with(*rules, puzzle.givens());
  return PuzzleState(grid, std::move(rules));
}

// The techniques up to a level that find something in puzzles with own rules.
TechniqueSet ladder_up_to(Level level) {
  TechniqueSet set = TechniqueSet::up_to(level);
  for (const TechniqueRow& row : rule_technique_table()) {
    if (row.level <= level) set.insert(row.technique);
  }
  return set;
}

// Applies the steps of the first technique that has some. Steps of hard techniques take long to find, so their first
// step is enough. Returns false when no technique has a step.
bool apply_next_steps(PuzzleState& state, Level most, StopToken stop) {
  Survey survey(state, {}, stop);
  std::vector<Step> steps;
  for (const TechniqueRow* row : teaching_order_with_rules()) {
    if (row->level > most || stop.stop_requested()) break;
    if (row->family == Family::Singles || row->family == Family::Uniqueness) continue;
    StepSink sink(row->level > Level::Hard ? StepSink::Wanted::First : StepSink::Wanted::All);
    finder_of(row->technique)(row->technique, survey, sink);
    steps = sink.take();
    if (!steps.empty()) break;
  }
  for (const Step& step : steps) {
    const bool is_open = std::all_of(step.placements.begin(), step.placements.end(),
                                     [&](Candidate each) { return state.digit(each.cell).is_blank(); });
    if (is_open) state.apply(step);
  }
  return !steps.empty();
}

}  // namespace

std::optional<LevelRange> level_range_of(std::string_view text) {
  const std::size_t dash = text.find('-');
  const auto least = level_named(text.substr(0, dash));
  const auto most = dash == std::string_view::npos ? least : level_named(text.substr(dash + 1));
  if (!least || !most || *least > *most) return std::nullopt;
  return LevelRange{*least, *most};
}

std::optional<RuleFigures> rule_figures_of(const PuzzleView& puzzle, Level most, StopToken stop) {
  const std::optional<PuzzleState> state = ruled_state_of(puzzle);
  if (!state) return std::nullopt;
  TeacherOptions options;
  options.allowed = ladder_up_to(most);
  const auto hardest = solving_path(*state, options, {stop, kUnlimited, {}}).hardest();
  if (!hardest) return std::nullopt;
  return RuleFigures{row_of(*hardest).level, *hardest};
}

int LevelJudge::stages() const {
  if (levels_.most == Level::Extreme) return 0;
  return levels_.most == Level::Expert ? 2 : 1;
}

bool LevelJudge::passes(const Puzzle& puzzle, int stage) {
  std::optional<PuzzleState> state = ruled_state_of(puzzle);
  if (!state) return false;
  const Level most = stage + 1 < stages() ? Level::Hard : levels_.most;
  do fill_singles(*state);
  while (!state->is_solved() && apply_next_steps(*state, most, control_.stop));
  left_.clear();
  const Grid& grid = state->grid();
  for (std::uint16_t cell = 0; cell < state->layout().cell_count(); ++cell) {
    const Digit digit = grid[Cell{cell}];
    left_.push_back(digit.is_blank() ? static_cast<std::uint32_t>(state->candidates(Cell{cell}).bits())
                                     : 1u << (digit.value - 1));
  }
  return state->is_solved();
}

bool LevelJudge::accepts(const Puzzle& puzzle) {
  figures_ = rule_figures_of(puzzle, levels_.most, control_.stop);
  return figures_ && figures_->level >= levels_.least;
}

void LevelJudge::begin_attempt(int attempt, int attempts) {
  if (!control_.progress) return;
  control_.progress({static_cast<double>(attempt) / attempts, static_cast<std::uint64_t>(attempt)});
}

}  // namespace nonet
