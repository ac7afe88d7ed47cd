#include "core/api/json/candidate_json.h"

namespace nonet {

std::string json_of(const Candidate& candidate, const Layout& layout, CellNames names) {
  return JsonObject().text("cell", name_of(candidate.cell, layout, names)).number("digit", candidate.digit.value).str();
}

std::string json_of(DigitSet digits) {
  std::vector<std::string> values;
  digits.for_each([&](Digit digit) { values.push_back(std::to_string(digit.value)); });
  return json_array(values);
}

}  // namespace nonet
