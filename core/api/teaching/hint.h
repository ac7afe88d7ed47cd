#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/api/teaching/mistakes.h"
#include "core/formats/cell_names.h"
#include "core/formats/json.h"
#include "core/logic/puzzle_state.h"
#include "core/logic/teacher.h"

namespace nonet {

/// Why no step is looked for in a position: a step from there would be wrong, or none exists.
enum class Obstacle : std::uint8_t {
  None,        ///< Steps are looked for.
  Conflict,    ///< Cells that are peers have equal digits.
  NoSolution,  ///< The givens have no solution.
  Mistakes,    ///< An entry is wrong, or a candidate of the solution was removed.
  Broken,      ///< An empty cell has no candidate, or a house has no place for a digit.
};

/// Returns `conflict`, `no-solution`, `mistakes` or `broken`; an empty text for None.
std::string_view name_of(Obstacle obstacle);

/// Whether steps are looked for in a position, and by which techniques.
struct Readiness {
  Obstacle obstacle = Obstacle::None;
  Mistakes mistakes;
  /// The options of the caller, without the techniques that assume a unique solution when the givens have several.
  TeacherOptions options;
  /// True when the givens have several solutions and the caller allowed techniques that assume a unique solution.
  bool omits_uniqueness = false;
};

/// The one rule for hints, steps and paths: conflicts and mistakes come first, and the techniques of Family::Uniqueness
/// are left out when the givens have several solutions. `mistakes` is what a search found in the position. When the
/// number of solutions is unknown, the givens count as a puzzle with one solution.
Readiness readiness_of(const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options = {});

/// The work that answers may take, in units of WorkBudget. Answers depend on these numbers, and never on how fast the
/// machine is. The comments say how long the work takes on a usual machine.
struct TeachingWork {
  /// The search for mistakes. A position that is not judged by then counts as sound.
  std::uint64_t mistakes = 100'000;
  /// A hint, and each step of a path: at most about a second.
  std::uint64_t step = 2'000'000;
  /// The list of all steps: at most about ten seconds.
  std::uint64_t steps = 15'000'000;
  /// A whole path: at most about a minute.
  std::uint64_t path = 100'000'000;
};

/// For a page that waits for the answer: a hint takes at most about 0.3 s in WebAssembly.
inline constexpr TeachingWork kPromptWork{50'000, 400'000, 5'000'000, 100'000'000};

/// The next step of a position.
struct Hint {
  Readiness readiness;
  /// None when there is an obstacle, when no allowed technique has a step, or when a stop or the budget ended the
  /// search.
  std::optional<Step> step;
  /// As FoundStep::stopped_at.
  std::optional<Technique> stopped_at;
};

/// All steps of a position. When a stop or the budget ended the search, the steps found before.
struct StepsHere {
  Readiness readiness;
  std::vector<Step> steps;
  /// As FoundSteps::stopped_at.
  std::optional<Technique> stopped_at;
};

/// The path from a position to the solution. Empty and unsolved when there is an obstacle.
struct PathHere {
  Readiness readiness;
  SolvingPath path;
};

/// Each function calls readiness_of() and then asks the teacher, within the budget of `work`. The functions of
/// find_hint.h look for the mistakes themselves.
Hint hint_for(const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options = {},
              const Control& control = {}, const TeachingWork& work = {});
StepsHere steps_for(const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options = {},
                    const Control& control = {}, const TeachingWork& work = {});
PathHere path_for(const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options = {},
                  const Control& control = {}, const TeachingWork& work = {});

/// An answer that is found piece by piece, so that a caller can pause between two pieces.
class TeachingRun {
 public:
  virtual ~TeachingRun() = default;
  TeachingRun() = default;
  TeachingRun(const TeachingRun&) = delete;
  TeachingRun& operator=(const TeachingRun&) = delete;

  /// Finds the next piece. Returns false when the answer is complete.
  virtual bool advance() = 0;
  /// The part of the work that is done, 0 to 1.
  virtual double fraction() const = 0;
  /// Returns the answer so far as the functions json_object_of() below write it, and forgets it.
  virtual JsonObject take_json(CellNames names) = 0;
};

/// The run of steps_for(), one technique after the other, and the run of path_for(), one step after the other.
std::unique_ptr<TeachingRun> begin_steps(const PuzzleState& state, Mistakes mistakes,
                                         const TeacherOptions& options = {}, const TeachingWork& work = {});
std::unique_ptr<TeachingRun> begin_path(const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options = {},
                                        const TeachingWork& work = {});

/// `{obstacle, step}`; null where there is none. When a stop or a budget ended the search for a technique, also
/// `stoppedAt`, its id. With the obstacle Conflict also `conflicts`, with the obstacle Mistakes also `mistakes`, as
/// json_object_of(Mistakes) writes them. `state` is the state that was asked about.
JsonObject json_object_of(const Hint& hint, const PuzzleState& state, CellNames names);
/// The same with `steps` in place of `step`.
JsonObject json_object_of(const StepsHere& here, const PuzzleState& state, CellNames names);
/// The same with the members of a path in place of `step`.
JsonObject json_object_of(const PathHere& here, const PuzzleState& state, CellNames names);

}  // namespace nonet
