#include "core/api/teaching/hint.h"

#include <utility>

#include "core/api/json/conflict_json.h"
#include "core/api/json/step_json.h"

namespace nonet {

namespace {

Obstacle obstacle_in(const PuzzleState& state, const Mistakes& mistakes) {
  if (!is_consistent(state.grid())) return Obstacle::Conflict;
  if (mistakes.givens == Mistakes::Givens::None) return Obstacle::NoSolution;
  if (mistakes.any()) return Obstacle::Mistakes;
  return state.is_broken() ? Obstacle::Broken : Obstacle::None;
}

TechniqueSet techniques_of_family(Family family) {
  TechniqueSet set;
  for (const TechniqueRow& row : technique_table()) {
    if (row.family == family) set.insert(row.technique);
  }
  return set;
}

JsonObject json_object_of(const Readiness& readiness, const PuzzleState& state, CellNames names) {
  const Obstacle obstacle = readiness.obstacle;
  JsonObject object;
  object.json("obstacle", obstacle == Obstacle::None ? "null" : json_of(name_of(obstacle)));
  if (obstacle == Obstacle::Conflict) object.json("conflicts", json_of(conflicts(state.grid()), state.layout(), names));
  if (obstacle == Obstacle::Mistakes) {
    object.json("mistakes", json_object_of(readiness.mistakes, state.grid(), names).str());
  }
  return object;
}

}  // namespace

std::string_view name_of(Obstacle obstacle) {
  switch (obstacle) {
    case Obstacle::None: return "";
    case Obstacle::Conflict: return "conflict";
    case Obstacle::NoSolution: return "no-solution";
    case Obstacle::Mistakes: return "mistakes";
    case Obstacle::Broken: return "broken";
  }
  return "";
}

Readiness readiness_of(const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options) {
  Readiness readiness{obstacle_in(state, mistakes), std::move(mistakes), options, false};
  if (readiness.mistakes.givens == Mistakes::Givens::Several) {
    readiness.options.allowed = options.allowed - techniques_of_family(Family::Uniqueness);
    readiness.omits_uniqueness = !(readiness.options.allowed == options.allowed);
  }
  return readiness;
}

Hint hint_for(const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options, const Control& control) {
  Hint hint{readiness_of(state, std::move(mistakes), options), std::nullopt, std::nullopt};
  if (hint.readiness.obstacle == Obstacle::None) {
    FoundStep found = find_next_step(state, hint.readiness.options, control.stop);
    hint.step = std::move(found.step);
    hint.stopped_at = found.stopped_at;
  }
  return hint;
}

StepsHere steps_for(const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options,
                    const Control& control) {
  StepsHere here{readiness_of(state, std::move(mistakes), options), {}};
  if (here.readiness.obstacle == Obstacle::None) here.steps = all_steps(state, here.readiness.options, control);
  return here;
}

PathHere path_for(const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options, const Control& control) {
  PathHere here{readiness_of(state, std::move(mistakes), options), {}};
  if (here.readiness.obstacle == Obstacle::None) here.path = solving_path(state, here.readiness.options, control);
  return here;
}

namespace {

// `Answer` is StepsHere or PathHere, `Search` the search of the teacher for it.
template <class Answer, class Search>
class RunOf final : public TeachingRun {
 public:
  RunOf(const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options)
      : state_(state),
        readiness_(readiness_of(state_, std::move(mistakes), options)),
        search_(state_, readiness_.options) {}

  bool advance() override { return readiness_.obstacle == Obstacle::None && search_.advance(); }
  double fraction() const override { return search_.fraction(); }
  JsonObject take_json(CellNames names) override {
    return json_object_of(Answer{std::move(readiness_), search_.take()}, state_, names);
  }

 private:
  const PuzzleState state_;
  Readiness readiness_;
  Search search_;
};

}  // namespace

std::unique_ptr<TeachingRun> begin_steps(const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options) {
  return std::make_unique<RunOf<StepsHere, StepsSearch>>(state, std::move(mistakes), options);
}

std::unique_ptr<TeachingRun> begin_path(const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options) {
  return std::make_unique<RunOf<PathHere, PathSearch>>(state, std::move(mistakes), options);
}

JsonObject json_object_of(const Hint& hint, const PuzzleState& state, CellNames names) {
  return json_object_of(hint.readiness, state, names)
      .json("step", hint.step ? json_of(*hint.step, state.layout(), names) : "null");
}

JsonObject json_object_of(const StepsHere& here, const PuzzleState& state, CellNames names) {
  return json_object_of(here.readiness, state, names).json("steps", json_of(here.steps, state.layout(), names));
}

JsonObject json_object_of(const PathHere& here, const PuzzleState& state, CellNames names) {
  return json_object_of(here.readiness, state, names).all_of(json_object_of(here.path, state.layout(), names));
}

}  // namespace nonet
