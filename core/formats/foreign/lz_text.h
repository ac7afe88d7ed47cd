#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace nonet {

/// The longest text that unpack_lz_text() unpacks, in units of UTF-16. It has at most three times as many bytes in
/// UTF-8.
inline constexpr std::size_t kMaxUnpackedUnits = std::size_t{1} << 20;

/// Unpacks a text that lz-string has packed (an LZ78 code of UTF-16 units) and written in base 64. Percent signs with
/// two hexadecimal digits stand for characters, a space for `+`, and `-` and `_` for `+` and `/`. The text is UTF-8.
/// None for a text that was not packed so, or that would be too long.
std::optional<std::string> unpack_lz_text(std::string_view packed);

/// Packs an ASCII text as lz-string does: unpack_lz_text() returns the text.
std::string pack_lz_text(std::string_view text);

}  // namespace nonet
