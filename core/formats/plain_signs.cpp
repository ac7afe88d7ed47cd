#include "core/formats/plain_signs.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/formats/symbols.h"

namespace nonet {

namespace {

// The code points of the digits 0 of Unicode's decimal numbers (category Nd); the nine others follow each of them.
constexpr std::array<char32_t, 66> kZeros{
    0x0660,  0x06F0,  0x07C0,  0x0966,  0x09E6,  0x0A66,  0x0AE6,  0x0B66,  0x0BE6,  0x0C66,  0x0CE6,
    0x0D66,  0x0DE6,  0x0E50,  0x0ED0,  0x0F20,  0x1040,  0x1090,  0x17E0,  0x1810,  0x1946,  0x19D0,
    0x1A80,  0x1A90,  0x1B50,  0x1BB0,  0x1C40,  0x1C50,  0xA620,  0xA8D0,  0xA900,  0xA9D0,  0xA9F0,
    0xAA50,  0xABF0,  0xFF10,  0x104A0, 0x10D30, 0x11066, 0x110F0, 0x11136, 0x111D0, 0x112F0, 0x11450,
    0x114D0, 0x11650, 0x116C0, 0x11730, 0x118E0, 0x11950, 0x11C50, 0x11D50, 0x11DA0, 0x16A60, 0x16AC0,
    0x16B50, 0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1E140, 0x1E2F0, 0x1E4F0, 0x1E950, 0x1FBF0};

// The code points of digits 1 in circles; eight others follow each of them.
constexpr std::array<char32_t, 5> kCircledOnes{0x2460, 0x24F5, 0x2776, 0x2780, 0x278A};

constexpr std::u32string_view kChineseNumerals = U"〇一二三四五六七八九";
constexpr std::u32string_view kBlanks = U"·•∙⋅․◦□▢○◯◻⬜␣▫";
constexpr std::u32string_view kVerticals = U"│┃┆┇┊┋╎╏║╵╷╹╻╽╿¦∣❘❙❚";
constexpr std::u32string_view kHorizontals = U"─━┄┅┈┉╌╍═╴╶╸╺╼╾‐‑‒–—―−﹘⎯";
constexpr std::u32string_view kWithoutWidth = U"\u200B\u200C\u200D\u200E\u200F\u2060\uFEFF\uFE0E\uFE0F\u20E3\u00AD";

bool is_any_of(char32_t code, std::u32string_view codes) { return codes.find(code) != std::u32string_view::npos; }

bool is_space(char32_t code) {
  return code == 0x00A0 || code == 0x1680 || (code >= 0x2000 && code <= 0x200A) || code == 0x202F || code == 0x205F ||
         code == 0x3000;
}

char digit_character(char32_t value) { return static_cast<char>('0' + value); }

std::optional<char> digit_of(char32_t code) {
  const auto* after = std::upper_bound(kZeros.begin(), kZeros.end(), code);
  if (after != kZeros.begin() && code - *(after - 1) < 10) return digit_character(code - *(after - 1));
  for (const char32_t one : kCircledOnes) {
    if (code >= one && code - one < 9) return digit_character(code - one + 1);
  }
  if (code == 0x24EA) return '0';
  const std::size_t numeral = kChineseNumerals.find(code);
  return numeral == std::u32string_view::npos ? std::nullopt
                                              : std::optional(digit_character(static_cast<char32_t>(numeral)));
}

// Returns the ASCII character with the same meaning; none when there is none.
std::optional<char> plain_sign(char32_t code) {
  if (const auto digit = digit_of(code)) return digit;
  if (code >= 0xFF01 && code <= 0xFF5E) return static_cast<char>(code - 0xFF01 + '!');
  if (is_space(code)) return ' ';
  if (is_any_of(code, kVerticals)) return '|';
  if (is_any_of(code, kHorizontals)) return '-';
  if (code >= 0x2500 && code <= 0x257F) return '+';
  if (is_any_of(code, kBlanks)) return kBlankSymbol;
  if (code == 0x00D7) return 'x';
  return std::nullopt;
}

}  // namespace

std::string_view end_as_written(std::string_view line, std::string_view plain) {
  line = line.substr(0, line.find_last_not_of(" \t") + 1);
  auto characters =
      plain.size() - static_cast<std::size_t>(std::count_if(plain.begin(), plain.end(), is_utf8_continuation));
  std::size_t start = line.size();
  while (characters > 0 && start > 0) {
    --start;
    if (!is_utf8_continuation(line[start])) --characters;
  }
  const std::string_view end = line.substr(start);
  return with_plain_signs(end) == plain ? end : plain;
}

bool has_other_signs(std::string_view line) {
  return std::any_of(line.begin(), line.end(), [](char it) { return static_cast<unsigned char>(it) >= 0x80; });
}

std::string with_plain_signs(std::string_view line) {
  std::string plain;
  plain.reserve(line.size());
  while (!line.empty()) {
    const std::size_t length = std::max<std::size_t>(utf8_length(line), 1);
    const bool is_ascii_or_wrong = length == 1;
    const char32_t code = is_ascii_or_wrong ? 0 : utf8_code_point(line);
    if (is_ascii_or_wrong || !is_any_of(code, kWithoutWidth)) {
      const std::optional<char> sign = is_ascii_or_wrong ? std::optional(line.front()) : plain_sign(code);
      if (sign) plain += *sign;
      if (!sign) plain += line.substr(0, length);
    }
    line.remove_prefix(length);
  }
  return plain;
}

}  // namespace nonet
