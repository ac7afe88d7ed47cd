#include "core/api/json/step_json.h"

#include "core/api/json/candidate_json.h"
#include "core/formats/layout_name.h"
#include "core/util/decimal.h"

namespace nonet {

namespace {

class StepWriter {
 public:
  StepWriter(const Layout& layout, CellNames names) : layout_(layout), names_(names) {}

  JsonObject write(const Step& step) const {
    const TechniqueRow& row = row_of(step.technique);
    JsonObject object;
    object.number("version", kStepVersion)
        .text("technique", row.id)
        .text("family", name_of(row.family))
        .number("level", static_cast<std::uint64_t>(row.level))
        .json("digits", json_of(step.digits))
        .json("houses", json_array_of(step.houses, [&](const HousePart& part) { return house(part); }))
        .json("parts", json_array_of(step.parts, [&](const Part& item) { return part(item); }))
        .json("links", json_array_of(step.links, link))
        .json("placements", json_array_of(step.placements, [&](const Candidate& item) { return candidate(item); }))
        .json("eliminations", json_array_of(step.eliminations, [&](const Candidate& item) { return candidate(item); }));
    if (step.templates != TemplateCount::None) object.text("templates", name_of(step.templates));
    if (!step.rules.empty()) {
      object.json("rules", json_array_of(step.rules, [](std::uint16_t number) { return decimal(number); }));
    }
    if (step.total)
      object.json("total", (*step.total < 0 ? "-" : "") + decimal(*step.total < 0 ? -*step.total : *step.total));
    if (!step.combinations.empty()) {
      object.json("combinations", json_array_of(step.combinations, [](DigitSet set) { return nonet::json_of(set); }));
    }
    const auto small = [](std::uint16_t item) { return decimal(item); };
    if (!step.sums.empty()) {
      object.json("sums", json_array_of(step.sums, [&](const GroupSums& group) {
                    return JsonObject()
                        .json("cells", json_array_of(group.cells, [&](Cell it) { return cell(it); }))
                        .json("sums", json_array_of(group.sums, small))
                        .str();
                  }));
    }
    if (!step.alternatives.empty()) object.json("alternatives", json_array_of(step.alternatives, small));
    return object;
  }

 private:
  std::string cell(Cell item) const { return nonet::json_of(name_of(item, layout_, names_)); }

  std::string house(const HousePart& part) const {
    JsonObject object;
    object.text("house", kind_name_of(part.house, layout_)).number("index", number(number_of(part.house, layout_)));
    if (const int grid = grid_number_of(part.house, layout_); grid != 0) object.number("grid", number(grid));
    object.text("role", name_of(part.role));
    if (layout_.kind(part.house) == HouseKind::ExtraRegion) {
      object.json("cells", json_array_of(layout_.cells(part.house), [&](Cell it) { return cell(it); }));
    }
    return object.str();
  }

  static std::uint64_t number(int value) { return static_cast<std::uint64_t>(value); }

  std::string part(const Part& item) const {
    return JsonObject()
        .text("role", name_of(item.role))
        .json("cells", json_array_of(item.cells, [&](Cell it) { return cell(it); }))
        .json("digits", json_of(item.digits))
        .str();
  }

  static std::string link(const Link& item) {
    JsonObject object;
    object.number("from", item.from).number("to", item.to).boolean("strong", item.strong);
    if (item.rule) object.number("rule", *item.rule);
    return object.str();
  }

  std::string candidate(const Candidate& item) const { return nonet::json_of(item, layout_, names_); }

  const Layout& layout_;
  CellNames names_;
};

}  // namespace

std::string_view name_of(Role role) {
  switch (role) {
    case Role::Single: return "single";
    case Role::Subset: return "subset";
    case Role::Vertex: return "vertex";
    case Role::Fin: return "fin";
    case Role::EndoFin: return "endo-fin";
    case Role::Pivot: return "pivot";
    case Role::Wing: return "wing";
    case Role::Corner: return "corner";
    case Role::Extra: return "extra";
    case Role::Color1: return "color-1";
    case Role::Color2: return "color-2";
    case Role::Color3: return "color-3";
    case Role::Color4: return "color-4";
    case Role::Node: return "node";
    case Role::Als: return "als";
    case Role::RestrictedCommon: return "restricted-common";
    case Role::Stem: return "stem";
    case Role::Intersection: return "intersection";
    case Role::LineSet: return "line-set";
    case Role::BoxSet: return "box-set";
    case Role::Assumption: return "assumption";
    case Role::AssumedFalse: return "assumed-false";
    case Role::On: return "on";
    case Role::Off: return "off";
    case Role::Contradiction: return "contradiction";
    case Role::Template: return "template";
    case Role::RuleCell: return "rule-cell";
    case Role::Known: return "known";
    case Role::Added: return "added";
    case Role::Subtracted: return "subtracted";
  }
  return "";
}

std::string_view name_of(TemplateCount count) {
  switch (count) {
    case TemplateCount::None: return "";
    case TemplateCount::One: return "one";
    case TemplateCount::Several: return "several";
  }
  return "";
}

std::string_view name_of(HouseRole role) {
  switch (role) {
    case HouseRole::Where: return "where";
    case HouseRole::Base: return "base";
    case HouseRole::Cover: return "cover";
    case HouseRole::Target: return "target";
  }
  return "";
}

std::string_view name_of(Level level) {
  switch (level) {
    case Level::Easy: return "easy";
    case Level::Medium: return "medium";
    case Level::Hard: return "hard";
    case Level::Expert: return "expert";
    case Level::Extreme: return "extreme";
  }
  return "";
}

std::string_view name_of(Family family) {
  switch (family) {
    case Family::Singles: return "singles";
    case Family::Locked: return "locked";
    case Family::Subsets: return "subsets";
    case Family::Fish: return "fish";
    case Family::SingleDigit: return "single-digit";
    case Family::Coloring: return "coloring";
    case Family::Wings: return "wings";
    case Family::Uniqueness: return "uniqueness";
    case Family::Chains: return "chains";
    case Family::AlmostLockedSets: return "almost-locked-sets";
    case Family::Forcing: return "forcing";
    case Family::LastResorts: return "last-resorts";
    case Family::Rules: return "rules";
  }
  return "";
}

JsonObject json_object_of(const Step& step, const Layout& layout, CellNames names) {
  return StepWriter(layout, names).write(step);
}

std::string json_of(const Step& step, const Layout& layout, CellNames names) {
  return json_object_of(step, layout, names).str();
}

std::string json_of(const std::vector<Step>& steps, const Layout& layout, CellNames names) {
  return json_array_of(steps, [&](const Step& step) { return json_of(step, layout, names); });
}

void add_end(JsonObject& object, const std::optional<Technique>& stopped_at) {
  if (stopped_at) object.text("stoppedAt", row_of(*stopped_at).id);
}

JsonObject json_object_of(const SolvingPath& path, const Layout& layout, CellNames names) {
  return json_object_of(path, json_of(path.steps, layout, names));
}

JsonObject json_object_of(const SolvingPath& path, const std::string& steps) {
  const auto hardest = path.hardest();
  JsonObject object;
  object.boolean("solved", path.solved).boolean("stopped", path.stopped);
  add_end(object, path.stopped_at);
  return object.json("level", hardest ? json_of(name_of(row_of(*hardest).level)) : "null")
      .json("hardest", hardest ? json_of(row_of(*hardest).id) : "null")
      .json("steps", steps);
}

std::string json_of(const PuzzleState& state) {
  std::vector<std::string> cells;
  std::vector<std::string> givens;
  std::vector<std::string> candidates;
  state.sets().all().for_each([&](Cell cell) {
    cells.push_back(decimal(state.digit(cell).value));
    givens.push_back(state.is_given(cell) ? cells.back() : "0");
    candidates.push_back(json_of(state.candidates(cell)));
  });
  return JsonObject()
      .text("layout", name_of(state.layout()))
      .json("cells", json_array(cells))
      .json("givens", json_array(givens))
      .json("candidates", json_array(candidates))
      .str();
}

}  // namespace nonet
