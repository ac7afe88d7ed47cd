#pragma once

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

/// Returns 0 for a blank symbol, 1 to 35 for a digit or a letter of either case, -1 for any other character.
constexpr int value_of_symbol(char symbol) {
  if (is_blank_symbol(symbol)) return 0;
  if (symbol >= '1' && symbol <= '9') return symbol - '0';
  if (symbol >= 'A' && symbol <= 'Z') return symbol - 'A' + 10;
  if (symbol >= 'a' && symbol <= 'z') return symbol - 'a' + 10;
  return -1;
}

/// True for a character that may follow the cells of a puzzle on its line, where it begins a comment. Control
/// characters and characters beyond ASCII never do: directly behind cells they are faults of the text.
constexpr bool begins_comment(char character) {
  const auto byte = static_cast<unsigned char>(character);
  const bool is_control = (byte < 0x20 && character != '\t') || byte >= 0x7F;
  return !is_control && value_of_symbol(character) < 0;
}

/// The value of the symbol X. In a grid with a smaller side, X is read as a blank.
inline constexpr int kValueOfX = 33;

}  // namespace nonet
