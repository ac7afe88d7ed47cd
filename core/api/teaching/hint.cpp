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

Hint hint_for(const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options, const Control& control,
              const TeachingWork& work) {
  Hint hint{readiness_of(state, std::move(mistakes), options), std::nullopt, std::nullopt};
  if (hint.readiness.obstacle != Obstacle::None) return hint;
  WorkBudget budget(work.step, control.stop);
  FoundStep found = find_next_step(state, hint.readiness.options, budget.token());
  hint.step = std::move(found.step);
  hint.stopped_at = found.stopped_at;
  return hint;
}

StepsHere steps_for(const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options, const Control& control,
                    const TeachingWork& work) {
  StepsHere here{readiness_of(state, std::move(mistakes), options), {}, std::nullopt};
  if (here.readiness.obstacle != Obstacle::None) return here;
  WorkBudget budget(work.steps, control.stop);
  FoundSteps found =
      find_all_steps(state, here.readiness.options, {budget.token(), control.node_budget, control.progress});
  here.steps = std::move(found.steps);
  here.stopped_at = found.stopped_at;
  return here;
}

PathHere path_for(const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options, const Control& control,
                  const TeachingWork& work) {
  PathHere here{readiness_of(state, std::move(mistakes), options), {}};
  if (here.readiness.obstacle != Obstacle::None) return here;
  WorkBudget budget(work.path, control.stop);
  here.path =
      solving_path(state, here.readiness.options, {budget.token(), control.node_budget, control.progress}, work.step);
  return here;
}

namespace {

// What the runs share. `Search` is the search of the teacher.
template <class Search>
class RunOf : public TeachingRun {
 public:
  template <class... Limits>
  RunOf(const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options, std::uint64_t work,
        Limits... limits)
      : state_(state),
        readiness_(readiness_of(state_, std::move(mistakes), options)),
        budget_(work),
        search_(state_, readiness_.options, budget_.token(), limits...) {}

  bool advance() override { return readiness_.obstacle == Obstacle::None && search_.advance(); }
  double fraction() const override { return search_.fraction(); }
  JsonObject take_json(CellNames names) override {
    return json_object_of(answer_of(std::move(readiness_), search_.take()), state_, names);
  }

 private:
  static StepsHere answer_of(Readiness readiness, FoundSteps found) {
    return {std::move(readiness), std::move(found.steps), found.stopped_at};
  }
  static PathHere answer_of(Readiness readiness, SolvingPath path) { return {std::move(readiness), std::move(path)}; }

  const PuzzleState state_;
  Readiness readiness_;
  WorkBudget budget_;
  Search search_;
};

}  // namespace

std::unique_ptr<TeachingRun> begin_steps(const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options,
                                         const TeachingWork& work) {
  return std::make_unique<RunOf<StepsSearch>>(state, std::move(mistakes), options, work.steps);
}

std::unique_ptr<TeachingRun> begin_path(const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options,
                                        const TeachingWork& work) {
  return std::make_unique<RunOf<PathSearch>>(state, std::move(mistakes), options, work.path, work.step);
}

JsonObject json_object_of(const Hint& hint, const PuzzleState& state, CellNames names) {
  JsonObject object = json_object_of(hint.readiness, state, names);
  object.json("step", hint.step ? json_of(*hint.step, state.layout(), names) : "null");
  add_end(object, hint.stopped_at);
  return object;
}

JsonObject json_object_of(const StepsHere& here, const PuzzleState& state, CellNames names) {
  JsonObject object = json_object_of(here.readiness, state, names);
  object.json("steps", json_of(here.steps, state.layout(), names));
  add_end(object, here.stopped_at);
  return object;
}

JsonObject json_object_of(const PathHere& here, const PuzzleState& state, CellNames names) {
  return json_object_of(here.readiness, state, names).all_of(json_object_of(here.path, state.layout(), names));
}

}  // namespace nonet
