#include "core/api/true_candidate_json.h"

#include <vector>

#include "core/util/contracts.h"
#include "core/util/decimal.h"

namespace nonet {

JsonObject json_object_of(const TrueCandidates& found) {
  std::vector<std::string> cells;
  for (std::uint16_t cell = 0; cell < found.layout->cell_count(); ++cell) {
    std::vector<std::string> digits;
    for (int value = 1; value <= found.layout->digit_count(); ++value) {
      if (found.contains(Cell{cell}, Digit{static_cast<std::uint8_t>(value)})) digits.push_back(decimal(value));
    }
    cells.push_back(json_array(digits));
  }
  return JsonObject().json("candidates", json_array(cells)).boolean("complete", found.complete);
}

std::string json_of_weights(std::span<const BigUint> weights, int digit_count) {
  const auto per_cell = static_cast<std::size_t>(digit_count);
  NONET_EXPECTS(weights.size() % per_cell == 0);
  std::vector<std::string> cells;
  for (std::size_t first = 0; first < weights.size(); first += per_cell) {
    std::vector<std::string> digits;
    for (const BigUint& weight : weights.subspan(first, per_cell)) digits.push_back(json_of(weight));
    cells.push_back(json_array(digits));
  }
  return json_array(cells);
}

}  // namespace nonet
