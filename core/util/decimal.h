#pragma once

#include <concepts>
#include <cstdint>
#include <string>

namespace nonet {

/// A number of 64 bits in decimal digits.
std::string decimal_word(std::uint64_t value);

/// A number that is not negative in decimal digits. std::to_string would bring the standard library's formatting into a
/// WebAssembly module, which is 4 KB.
template <std::integral Number>
std::string decimal(Number value) {
  return decimal_word(static_cast<std::uint64_t>(value));
}

}  // namespace nonet
