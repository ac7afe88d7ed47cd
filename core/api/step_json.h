#pragma once

#include <string>
#include <vector>

#include "core/api/mistakes.h"
#include "core/api/practice.h"
#include "core/formats/cell_names.h"
#include "core/formats/json.h"
#include "core/logic/teacher.h"

namespace nonet {

/// The version that every step tells; docs/step.schema.json describes it.
inline constexpr int kStepVersion = 1;

/// The role of a part or a house in kebab-case (`endo-fin`).
std::string_view name_of(Role role);
std::string_view name_of(HouseRole role);
/// `one`, `several`; empty for None.
std::string_view name_of(TemplateCount count);
/// `easy`, `medium`, `hard`, `expert`, `extreme`.
std::string_view name_of(Level level);

/// `{cell, digit}`.
std::string json_of(const Candidate& candidate, const Layout& layout, CellNames names);

/// A step as one JSON object on one line, the same at every door.
std::string json_of(const Step& step, const Layout& layout, CellNames names);
std::string json_of(const std::vector<Step>& steps, const Layout& layout, CellNames names);

/// `{solved, stopped, level, hardest, steps}`; level and hardest are null when nothing was to be done.
JsonObject json_object_of(const SolvingPath& path, const Layout& layout, CellNames names);

/// `{givens, digits, eliminations, incompatible}`: the wrong digits and the candidates wrongly gone as `{cell, digit}`.
JsonObject json_object_of(const Mistakes& mistakes, const PuzzleState& state, CellNames names);

/// `{layout, cells, givens, candidates}` with numbers: a state as doors take it.
std::string json_of(const PuzzleState& state);

/// `{puzzle, solution, layout, state, answers}`.
JsonObject json_object_of(const Exercise& exercise, CellNames names);

}  // namespace nonet
