#pragma once

#include <cstdint>
#include <string_view>

#include "core/formats/line_cells.h"

namespace nonet {

/// How a text writes digits above 9. People have five habits, which use the same characters for different digits.
enum class DigitStyle : std::uint8_t {
  NineThenLetters,  ///< 1 to 9, A = 10, B = 11 …; as this project writes.
  ZeroIsDigit,      ///< 0 to 9, A to F …: each symbol is one less than the digit. Blanks are `.` or another symbol.
  LettersAlone,     ///< A = 1, B = 2 …
  TwoDecimals,      ///< 01, 02 … 16 without separators, 00 or `..` for a blank.
  Numbers,          ///< 1, 2 … 16 with separators.
};

/// Returns the alphabet: `1-9A-Z`, `0-9A-Z`, `A-Z`, `01-99` or `1-99`.
std::string_view name_of(DigitStyle style);

/// Returns the style of the symbols of a whole grid with so many digits: one of the first three. Up to nine digits
/// always the first.
///
/// LettersAlone if no decimal digit occurs and a letter is too large for the usual style but not for this one.
/// ZeroIsDigit if 0 occurs beside another blank or at most once a row, and the largest digit does not occur.
DigitStyle style_of(const LineCells& cells, int digit_count);

/// True when the letters of some cells may be digits in the style LettersAlone.
bool may_be_letters_alone(const LineCells& cells, int digit_count);

/// Changes the values of symbols, which were read in the usual style, to those of another style.
void change_style(LineCells& cells, DigitStyle style, int digit_count);

}  // namespace nonet
