#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nonet {

/// A place in a text: both from 1, the column in characters.
struct Position {
  std::uint32_t line = 1;
  std::uint32_t column = 1;
};

enum class ParseErrorCode : std::uint8_t {
  EmptyInput,      ///< Nothing but blank lines and comments.
  BadSymbol,       ///< `symbol` stands where a digit or a blank belongs.
  WrongLength,     ///< `found` cells in a puzzle where `expected` belong.
  WrongRowLength,  ///< `found` cells in a row of `expected`.
  MissingRows,     ///< The input ends after `found` rows of `expected`.
  NumberTooLarge,  ///< `found` in a grid whose largest digit is `expected`.
  LineTooLong,     ///< A line of more than `expected` bytes.
  UnknownLayout,   ///< `symbol` names no layout.
  TooManyPuzzles,  ///< Where one puzzle was asked for, a second begins.
};

/// Why a text is no puzzle, and where. The numbers and the symbol belong to the code as said above, else 0 and empty.
struct ParseError {
  ParseErrorCode code;
  Position position;
  int expected = 0;
  int found = 0;
  std::string symbol;
};

/// The code in kebab-case (`bad-symbol`), as interfaces name it.
std::string_view name_of(ParseErrorCode code);

}  // namespace nonet
