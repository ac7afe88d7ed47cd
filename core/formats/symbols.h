#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/grid/cell.h"
#include "core/util/contracts.h"

namespace nonet {

/// The largest digit that has a symbol of its own: 1 to 9, then A (10) to Z (35).
inline constexpr int kMaxSymbol = 35;
inline constexpr char kBlankSymbol = '.';

/// Returns the symbol of a digit up to kMaxSymbol; `.` for a blank.
constexpr char symbol_of(Digit digit) {
  NONET_EXPECTS(digit.value <= kMaxSymbol);
  if (digit.is_blank()) return kBlankSymbol;
  return static_cast<char>(digit.value < 10 ? '0' + digit.value : 'A' + (digit.value - 10));
}

/// True for `.`, `0`, `*`, `_` and `?`, which are all read as a blank.
constexpr bool is_blank_symbol(char symbol) {
  return symbol == '.' || symbol == '0' || symbol == '*' || symbol == '_' || symbol == '?';
}

/// The values of all characters, in the order of their codes.
inline constexpr std::array<std::int8_t, 256> kSymbolValues = [] {
  std::array<std::int8_t, 256> values{};
  for (std::size_t code = 0; code < values.size(); ++code) {
    const int symbol = static_cast<int>(code);
    int value = -1;
    if (symbol >= '1' && symbol <= '9') value = symbol - '0';
    if (symbol >= 'A' && symbol <= 'Z') value = symbol - 'A' + 10;
    if (symbol >= 'a' && symbol <= 'z') value = symbol - 'a' + 10;
    values[code] = static_cast<std::int8_t>(code < 128 && is_blank_symbol(static_cast<char>(code)) ? 0 : value);
  }
  return values;
}();

/// Returns 0 for a blank symbol, 1 to 35 for a digit or a letter of either case, -1 for any other character.
constexpr int value_of_symbol(char symbol) { return kSymbolValues[static_cast<unsigned char>(symbol)]; }

constexpr bool is_ascii_capital(char it) { return it >= 'A' && it <= 'Z'; }
constexpr bool is_ascii_letter(char it) { return (it >= 'a' && it <= 'z') || (it >= 'A' && it <= 'Z'); }

/// True for a character that may follow the cells of a puzzle on its line, where it begins a comment. Control
/// characters and characters beyond ASCII never do: directly behind cells they are faults of the text.
constexpr bool begins_comment(char character) {
  const auto byte = static_cast<unsigned char>(character);
  const bool is_control = (byte < 0x20 && character != '\t') || byte >= 0x7F;
  return !is_control && value_of_symbol(character) < 0;
}

/// The value of the symbol X. In a grid with a smaller side, X is read as a blank.
inline constexpr int kValueOfX = 33;

// The characters of a text.

/// Returns how many bytes the UTF-8 character at the start of a text has, 1 to 4. Returns 0 when the bytes there are
/// not well-formed UTF-8. The text must not be empty.
std::size_t utf8_length(std::string_view text);

/// Returns the code point of the UTF-8 character at the start of a text. utf8_length(text) must not be 0.
char32_t utf8_code_point(std::string_view text);

/// Adds a character to a UTF-8 text.
void append_utf8(std::string& text, char32_t code);

/// True for a byte that continues a UTF-8 character and so begins none.
constexpr bool is_utf8_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0u) == 0x80; }

/// Returns the longest beginning of a text that has at most `most` bytes and does not end inside a UTF-8 character.
constexpr std::string_view beginning_of(std::string_view text, std::size_t most) {
  if (text.size() <= most) return text;
  while (most > 0 && is_utf8_continuation(text[most])) --most;
  return text.substr(0, most);
}

}  // namespace nonet
