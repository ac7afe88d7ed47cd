#include "core/formats/classic_line.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

#include "core/formats/symbols.h"

namespace nonet {

namespace {

constexpr std::size_t kCells = 81;

constexpr std::uint8_t mask_if(bool condition) { return condition ? 0xFF : 0; }

// Returns the digit of a symbol, 0 for a blank. Sets `foreign` when the symbol is neither. The function has masks
// instead of branches, so that the compiler can make vector code of the loop around it.
std::uint8_t digit_of(std::uint8_t symbol, std::uint8_t& foreign) {
  const auto value = static_cast<std::uint8_t>(symbol - '0');
  const std::uint8_t is_digit = mask_if(value < 10);
  const bool is_blank = (symbol == '.') | (symbol == '*') | (symbol == '_') | (symbol == '?');
  foreign |= static_cast<std::uint8_t>(~(is_digit | mask_if(is_blank)));
  return value & is_digit;
}

// Returns false when some character is not a symbol of a classic puzzle. The loop works on local copies: nothing else
// can point to them, so the compiler can make vector code.
bool read_cells(const char* symbols, Digit* digits) {
  std::array<std::uint8_t, kCells> cells;
  std::memcpy(cells.data(), symbols, kCells);
  std::uint8_t foreign = 0;
  for (std::uint8_t& cell : cells) cell = digit_of(cell, foreign);
  std::memcpy(digits, cells.data(), kCells);
  return foreign == 0;
}

// True when a line ends before its line feed, or holds a NUL: the reader for lines of every kind deals with these.
bool has_inner_end(std::string_view rest) {
  if (rest.ends_with('\r')) rest.remove_suffix(1);
  return std::any_of(rest.begin(), rest.end(), [](char it) { return it == '\r' || it == '\0'; });
}

}  // namespace

std::size_t read_classic_line(std::string_view text, std::size_t max_bytes, std::span<Digit, 81> digits) {
  if (text.size() <= kCells) return 0;
  const char next = text[kCells];
  const bool ends_here = next == '\n' || next == '\r';
  if ((!ends_here && !begins_comment(next)) || !read_cells(text.data(), digits.data())) return 0;
  if (next == '\n') return kCells + 1;
  const std::size_t end = text.substr(0, max_bytes + 1).find('\n', kCells);
  if (end == std::string_view::npos || has_inner_end(text.substr(kCells, end - kCells))) return 0;
  return end + 1;
}

}  // namespace nonet
