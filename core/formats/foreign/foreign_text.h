#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nonet {

// How texts of other programs write bytes.

/// Returns a text with the characters for which percent signs with two hexadecimal digits stand, and a space for each
/// `+` and each line end. None when a percent sign has no such digits.
std::optional<std::string> without_percents(std::string_view text);

/// Returns the number from 0 to 63 of each symbol of base 64: A to Z, a to z, 0 to 9, `-` or `+`, `_` or `/`. None for
/// other symbols; `=` at the end are left out.
std::optional<std::vector<std::uint8_t>> numbers_of_base64(std::string_view text);

/// Returns the symbol of a number from 0 to 63, with `-` for 62 and `_` for 63.
char base64_symbol(std::uint32_t number);

}  // namespace nonet
