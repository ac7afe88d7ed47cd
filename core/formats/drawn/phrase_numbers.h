#pragma once

#include <optional>
#include <string_view>

namespace nonet {

/// Returns the least difference that a sentence tells: 5 for `at least 5`, `5 or more` and `greater than 4`.
std::optional<int> least_difference(std::string_view sentence);

/// Returns the sum that a sentence tells: 10 for `sum to 10`.
std::optional<int> part_sum(std::string_view sentence);

}  // namespace nonet
