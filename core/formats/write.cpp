#include "core/formats/write.h"

#include "core/formats/symbols.h"
#include "core/util/decimal.h"

namespace nonet {

namespace {

// Writes 0 for a blank between spaces, and nothing for a blank between other separators.
std::string joined_numbers(std::span<const Digit> digits, char separator = ' ') {
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0) text += separator;
    if (separator == ' ' || !digits[i].is_blank()) text += decimal(digits[i].value);
  }
  return text;
}

std::span<const Digit> row_of(const Grid& grid, int row) {
  const auto side = static_cast<std::size_t>(grid.side());
  return grid.digits().subspan(static_cast<std::size_t>(row) * side, side);
}

}  // namespace

std::string write_line(const Grid& grid) {
  if (grid.side() > kMaxSymbol) return joined_numbers(grid.digits());
  std::string text;
  text.reserve(grid.digits().size());
  for (const Digit digit : grid.digits()) text += symbol_of(digit);
  return text;
}

std::string write_numbers(const Grid& grid, char separator) {
  std::string text;
  for (int row = 0; row < grid.side(); ++row) text += joined_numbers(row_of(grid, row), separator) + '\n';
  return text;
}

std::string write_rows(const Grid& grid) {
  if (grid.side() > kMaxSymbol) return write_numbers(grid);
  std::string text;
  for (int row = 0; row < grid.side(); ++row) {
    for (const Digit digit : row_of(grid, row)) text += symbol_of(digit);
    text += '\n';
  }
  return text;
}

}  // namespace nonet
