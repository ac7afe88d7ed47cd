#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nonet {

/// A number of 64 bits in decimal digits.
std::string decimal_word(std::uint64_t value);

/// A number that is not negative in decimal digits. std::to_string would bring the standard library's formatting into a
/// WebAssembly module, which is 4 KB.
template <std::integral Number>
std::string decimal(Number value) {
  return decimal_word(static_cast<std::uint64_t>(value));
}

/// Reads a decimal number such as `-12`, `.5` or `1.5e-3`. None for any other text. The result may differ from the
/// nearest double by a few parts in 10^16. std::strtod would depend on the locale, and bring 7 KB into a WebAssembly
/// module.
std::optional<double> decimal_in(std::string_view text);

}  // namespace nonet
