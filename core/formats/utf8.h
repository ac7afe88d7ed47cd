#pragma once

#include <cstddef>
#include <string_view>

namespace nonet {

/// Returns how many bytes the UTF-8 character at the start of a text has, 1 to 4. Returns 0 when the bytes there are
/// not well-formed UTF-8. The text must not be empty.
std::size_t utf8_length(std::string_view text);

/// Returns the code point of the UTF-8 character at the start of a text. utf8_length(text) must not be 0.
char32_t utf8_code_point(std::string_view text);

/// True for a byte that continues a UTF-8 character and so begins none.
constexpr bool is_utf8_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0u) == 0x80; }

}  // namespace nonet
