#include "core/api/teaching/exercise.h"

#include <utility>

#include "core/api/json/step_json.h"
#include "core/formats/layout_name.h"
#include "core/formats/write.h"
#include "core/logic/locked/leftovers.h"

namespace nonet {

TechniqueSet practice_techniques(Technique technique) {
  TechniqueSet allowed;
  const Level level = row_of(technique).level;
  for (const TechniqueRow& row : technique_table()) {
    const bool is_earlier_single = level == Level::Easy && is_taught_before(row.technique, technique);
    if (row.level < level || is_earlier_single) allowed.insert(row.technique);
  }
  allowed.insert(technique);
  return allowed;
}

TechniqueSet taught_up_to(Technique technique) {
  TechniqueSet techniques;
  for (const TechniqueRow* row : teaching_order()) {
    techniques.insert(row->technique);
    if (row->technique == technique) break;
  }
  return techniques;
}

bool is_ever_needed(Technique technique, const Layout& layout, const TechniqueSet& allowed) {
  constexpr int kFewestRowsOfLargeSets = 10;
  if (row_of(technique).family == Family::Rules) return false;
  switch (technique) {
    case Technique::NakedGroup:
    case Technique::HiddenGroup:
    case Technique::Squirmbag: return layout.digit_count() >= kFewestRowsOfLargeSets;
    case Technique::FrankenXWing:
    case Technique::MutantXWing:
      return !layout.has_boxes() || !layout.rules().empty() || !allowed.contains(Technique::Pointing) ||
             !allowed.contains(Technique::Claiming);
    case Technique::LawOfLeftovers: return !Leftovers::of(layout).pairs().empty();
    default: return true;
  }
}

bool is_ever_shown(Technique technique, const TechniqueSet& allowed) {
  switch (technique) {
    case Technique::DualTwoStringKite: return !allowed.contains(Technique::TwoStringKite);
    case Technique::DualEmptyRectangle: return !allowed.contains(Technique::EmptyRectangle);
    default: return true;
  }
}

std::optional<Exercise> exercise_in(const Grid& puzzle, const Grid& solution, Technique technique,
                                    const TechniqueSet& allowed, StopToken stop) {
  TeacherOptions options;
  options.allowed = allowed;
  PuzzleState state(puzzle);
  std::optional<PuzzleState> before;
  while (!state.is_solved()) {
    const std::optional<Step> step = next_step(state, options, stop);
    if (!step) return std::nullopt;
    if (!before && step->technique == technique) before = state;
    state.apply(*step);
  }
  if (!before) return std::nullopt;
  std::vector<Step> answers = find_steps(*before, technique, options.find, stop);
  return Exercise{puzzle, solution, std::move(*before), std::move(answers)};
}

JsonObject json_object_of(const Exercise& exercise, CellNames names) {
  const Layout& layout = *exercise.puzzle.layout();
  return JsonObject()
      .text("puzzle", write_line(exercise.puzzle))
      .text("solution", write_line(exercise.solution))
      .text("layout", name_of(layout))
      .json("state", json_of(exercise.state))
      .json("answers", json_of(exercise.answers, layout, names));
}

}  // namespace nonet
