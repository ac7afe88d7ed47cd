#include "core/formats/foreign/foreign_text.h"

namespace nonet {

namespace {

constexpr std::string_view kSymbols = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

}  // namespace

std::optional<std::string> without_percents(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789ABCDEFabcdef";
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    char character = text[at] == '+' ? ' ' : text[at];
    if (character == '%') {
      int code = 0;
      for (int place = 0; place < 2; ++place) {
        const std::size_t digit = ++at < text.size() ? kDigits.find(text[at]) : std::string_view::npos;
        if (digit == std::string_view::npos) return std::nullopt;
        code = 16 * code + static_cast<int>(digit < 16 ? digit : digit - 6);
      }
      character = static_cast<char>(code);
    }
    plain += character == '\n' || character == '\r' ? ' ' : character;
  }
  return plain;
}

std::optional<std::vector<std::uint8_t>> numbers_of_base64(std::string_view text) {
  while (text.ends_with('=')) text.remove_suffix(1);
  std::vector<std::uint8_t> numbers;
  for (const char symbol : text) {
    const std::size_t number = kSymbols.find(symbol == '+' ? '-' : symbol == '/' ? '_' : symbol);
    if (number == std::string_view::npos) return std::nullopt;
    numbers.push_back(static_cast<std::uint8_t>(number));
  }
  return numbers;
}

char base64_symbol(std::uint32_t number) { return kSymbols[number]; }

}  // namespace nonet
