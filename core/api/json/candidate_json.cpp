#include "core/api/json/candidate_json.h"

#include "core/util/decimal.h"

namespace nonet {

std::string json_of(const Candidate& candidate, const Layout& layout, CellNames names) {
  return JsonObject().text("cell", name_of(candidate.cell, layout, names)).number("digit", candidate.digit.value).str();
}

std::string json_of(DigitSet digits) {
  std::vector<std::string> values;
  digits.for_each([&](Digit digit) { values.push_back(decimal(digit.value)); });
  return json_array(values);
}

}  // namespace nonet
