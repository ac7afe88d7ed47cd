#include "core/formats/digit_style.h"

#include <algorithm>

#include "core/formats/symbols.h"

namespace nonet {

namespace {

constexpr int kLastDecimal = 9;

bool is_blank_x(const CellText& cell, int digit_count) {
  return cell.value == kValueOfX && digit_count < kValueOfX - kLastDecimal;
}

bool is_x(const CellText& cell, int digit_count) {
  return cell.letter && cell.value == kValueOfX && digit_count < kValueOfX;
}

bool may_have_zero_as_digit(const LineCells& cells, int digit_count) {
  std::ptrdiff_t zeros = 0;
  std::ptrdiff_t blanks = 0;
  std::ptrdiff_t too_large = 0;
  for (const CellText& cell : cells) {
    const bool is_blank = cell.value == 0 || is_x(cell, digit_count);
    if (is_blank) ++(cell.zero ? zeros : blanks);
    if (!is_blank && cell.value >= digit_count) ++too_large;
  }
  // Beside another blank, 0 is a digit even when one cell is wrong.
  if (too_large > (blanks > 0 && 4 * zeros <= blanks ? 1 : 0)) return false;
  return zeros > 0 && (blanks > 0 || zeros <= digit_count);
}

}  // namespace

std::string_view name_of(DigitStyle style) {
  switch (style) {
    case DigitStyle::NineThenLetters: return "1-9A-Z";
    case DigitStyle::ZeroIsDigit: return "0-9A-Z";
    case DigitStyle::LettersAlone: return "A-Z";
    case DigitStyle::TwoDecimals: return "01-99";
    case DigitStyle::Numbers: return "1-99";
  }
  return "";
}

bool may_be_letters_alone(const LineCells& cells, int digit_count) {
  return digit_count > kLastDecimal && std::all_of(cells.begin(), cells.end(), [&](const CellText& cell) {
           return cell.value == 0 || is_blank_x(cell, digit_count) ||
                  (cell.letter && cell.value - kLastDecimal <= digit_count);
         });
}

DigitStyle style_of(const LineCells& cells, int digit_count) {
  if (digit_count <= kLastDecimal) return DigitStyle::NineThenLetters;
  const bool has_large_letter = std::any_of(cells.begin(), cells.end(), [&](const CellText& cell) {
    return cell.value > digit_count && cell.value != kValueOfX;
  });
  if (has_large_letter && may_be_letters_alone(cells, digit_count)) return DigitStyle::LettersAlone;
  return may_have_zero_as_digit(cells, digit_count) ? DigitStyle::ZeroIsDigit : DigitStyle::NineThenLetters;
}

void change_style(LineCells& cells, DigitStyle style, int digit_count) {
  for (CellText& cell : cells) {
    if (style == DigitStyle::LettersAlone && cell.letter) {
      cell.value = is_blank_x(cell, digit_count) ? 0 : cell.value - kLastDecimal;
    }
    if (style != DigitStyle::ZeroIsDigit) continue;
    if (is_x(cell, digit_count)) {
      cell.value = 0;
    } else if (cell.value > 0 || cell.zero) {
      ++cell.value;
    }
  }
}

}  // namespace nonet
