#pragma once

#include <string>
#include <vector>

#include "core/formats/cell_names.h"
#include "core/formats/json.h"
#include "core/logic/teacher.h"

namespace nonet {

/// The version of the JSON form of a step, which docs/step.schema.json describes. Every step names it.
inline constexpr int kStepVersion = 1;

/// The role of a part or a house in kebab-case (`endo-fin`).
std::string_view name_of(Role role);
std::string_view name_of(HouseRole role);
/// `one`, `several`; empty for None.
std::string_view name_of(TemplateCount count);
/// `easy`, `medium`, `hard`, `expert`, `extreme`.
std::string_view name_of(Level level);
/// The family of a technique in kebab-case (`single-digit`).
std::string_view name_of(Family family);

/// A step as one JSON object on one line.
JsonObject json_object_of(const Step& step, const Layout& layout, CellNames names);
std::string json_of(const Step& step, const Layout& layout, CellNames names);
std::string json_of(const std::vector<Step>& steps, const Layout& layout, CellNames names);

/// Adds `stoppedAt`, the id of the technique at which a stop or a budget ended a search (FoundStep::stopped_at). Adds
/// nothing when the search came to its end.
void add_end(JsonObject& object, const std::optional<Technique>& stopped_at);

/// `{solved, stopped, level, hardest, steps}`; level and hardest are null when the path is empty or unsolved. When a
/// stop or a budget ended the path, also `stoppedAt`, as add_end() adds it.
JsonObject json_object_of(const SolvingPath& path, const Layout& layout, CellNames names);
/// The same with other texts for the steps: a JSON array.
JsonObject json_object_of(const SolvingPath& path, const std::string& steps);

/// `{layout, cells, givens, candidates}` with numbers: a state as the JavaScript engine accepts it.
std::string json_of(const PuzzleState& state);

}  // namespace nonet
