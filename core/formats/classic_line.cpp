#include "core/formats/classic_line.h"

#include <cstdint>

#include "core/formats/symbols.h"

namespace nonet {

namespace {

constexpr std::size_t kCells = 81;

// Without branches: the compiler turns the loop into vector code. False when some character is another.
bool read_cells(const char* symbols, Digit* digits) {
  std::uint8_t foreign = 0;
  for (std::size_t cell = 0; cell < kCells; ++cell) {
    const char symbol = symbols[cell];
    const auto value = static_cast<std::uint8_t>(symbol - '0');
    const auto is_digit = static_cast<std::uint8_t>(value < 10);
    const auto is_blank =
        static_cast<std::uint8_t>((symbol == '.') | (symbol == '*') | (symbol == '_') | (symbol == '?'));
    foreign |= static_cast<std::uint8_t>((is_digit | is_blank) ^ 1);
    digits[cell].value = static_cast<std::uint8_t>(value & -is_digit);
  }
  return foreign == 0;
}

bool begins_comment(char character) {
  return static_cast<unsigned char>(character) < 0x80 && value_of_symbol(character) < 0;
}

}  // namespace

std::size_t read_classic_line(std::string_view text, std::size_t longest, std::span<Digit, 81> digits) {
  if (text.size() <= kCells || !begins_comment(text[kCells]) || !read_cells(text.data(), digits.data())) return 0;
  if (text[kCells] == '\n') return kCells + 1;
  const std::size_t end = text.substr(0, longest + 1).find('\n', kCells);
  return end == std::string_view::npos ? 0 : end + 1;
}

}  // namespace nonet
