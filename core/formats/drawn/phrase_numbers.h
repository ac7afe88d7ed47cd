#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace nonet {

/// Returns the number that stands at a place of a text: `5`, `12` or, from one to ten, a word. None for other texts.
std::optional<int> number_at(std::string_view sentence, std::size_t at);

/// Returns the least difference that a sentence tells: 5 for `at least 5`, `5 or more` and `greater than 4`.
std::optional<int> least_difference(std::string_view sentence);

/// Returns the sum that a sentence tells: 10 for `sum to 10`.
std::optional<int> part_sum(std::string_view sentence);

}  // namespace nonet
