#include "core/api/json/witness_json.h"

#include <optional>
#include <utility>
#include <vector>

#include "core/api/json/candidate_json.h"
#include "core/proof/step_witness.h"
#include "core/util/decimal.h"

namespace nonet {

namespace {

class WitnessWriter {
 public:
  WitnessWriter(const Layout& layout, CellNames names) : layout_(layout), names_(names) {}

  std::string write(Candidate conclusion, bool places, const std::optional<StepWitness>& found) const {
    JsonObject object;
    object.text("cell", name_of(conclusion.cell, layout_, names_))
        .number("digit", conclusion.digit.value)
        .boolean("placed", places);
    if (!found) return object.json("truths", "null").str();
    return object.json("truths", json_array_of(found->witness.truths, [&](const Truth& each) { return truth(each); }))
        .number("cases", found->witness.cases)
        .str();
  }

 private:
  std::string truth(const Truth& of) const {
    JsonObject object;
    switch (of.kind) {
      case Truth::Kind::Cell: object.json("cell", cell(of.cell)); break;
      case Truth::Kind::Place: object.json("house", house(of.house)).number("digit", of.digit.value); break;
      case Truth::Kind::Pattern: object.json("pattern", pattern(of)); break;
      case Truth::Kind::Rule: object.number("rule", of.rules[0]); break;
      case Truth::Kind::Sum:
        object.json("houses", json_array_of(of.houses, [&](House each) { return house(each); }))
            .json("rules", json_array_of(of.rules, [](std::uint16_t number) { return decimal(number); }));
        break;
    }
    return object.str();
  }

  std::string pattern(const Truth& of) const {
    std::vector<std::string> cells;
    for (std::size_t i = 0; i + 1 < of.pattern.size(); i += 2) {
      const DigitSet digits = DigitSet(of.pattern[i].digit) | DigitSet(of.pattern[i + 1].digit);
      cells.push_back(JsonObject().json("cell", cell(of.pattern[i].cell)).json("digits", nonet::json_of(digits)).str());
    }
    return json_array(cells);
  }

  // The cells of the house, so that whoever checks the truth need not know the layout.
  std::string house(House of) const {
    return json_array_of(layout_.cells(of), [&](Cell each) { return cell(each); });
  }

  std::string cell(Cell of) const { return nonet::json_of(name_of(of, layout_, names_)); }

  const Layout& layout_;
  CellNames names_;
};

std::string with_proof(const Step& step, const PuzzleState& state, CellNames names) {
  const WitnessWriter writer(state.layout(), names);
  std::vector<std::string> proof;
  const auto found = witnesses_of(step, state);
  for (const Candidate& each : step.placements) proof.push_back(writer.write(each, true, found[proof.size()]));
  for (const Candidate& each : step.eliminations) proof.push_back(writer.write(each, false, found[proof.size()]));
  return json_object_of(step, state.layout(), names).json("proof", json_array(proof)).str();
}

}  // namespace

JsonObject json_object_with_proofs(const SolvingPath& path, PuzzleState start, CellNames names) {
  std::vector<std::string> steps;
  for (const Step& step : path.steps) {
    steps.push_back(with_proof(step, start, names));
    start.apply(step);
  }
  return json_object_of(path, json_array(steps));
}

}  // namespace nonet
