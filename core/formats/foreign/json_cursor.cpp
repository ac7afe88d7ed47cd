#include "core/formats/foreign/json_cursor.h"

#include "core/formats/symbols.h"

namespace nonet {

bool JsonCursor::read_escape(std::string& text) {
  constexpr std::string_view kEscaped = "\"\\/bfnrt";
  constexpr std::string_view kMeant = "\"\\/\b\f\n\r\t";
  if (next() != 'u') {
    const std::size_t place = is_at_end() ? std::string_view::npos : kEscaped.find(next());
    if (place == std::string_view::npos) return false;
    text += kMeant[place];
    ++at_;
    return true;
  }
  constexpr char32_t kUnknown = U'?';
  constexpr char32_t kFirstHalf = 0xd800;
  constexpr char32_t kSecondHalf = 0xdc00;
  constexpr char32_t kAfterHalves = 0xe000;
  constexpr char32_t kHalves = 0x400;
  constexpr char32_t kSecondPlane = 0x10000;
  constexpr char32_t kSpace = 0x20;
  const std::size_t start = at_;
  const std::optional<char32_t> unit = read_code_unit();
  if (!unit) return at_ = start, false;
  char32_t code = *unit;
  if (code >= kFirstHalf && code < kAfterHalves) {
    code = kUnknown;
    const std::size_t after = at_;
    const bool is_first = *unit < kSecondHalf && take("\\");
    const std::optional<char32_t> second = is_first && next() == 'u' ? read_code_unit() : std::nullopt;
    if (second && *second >= kSecondHalf && *second < kAfterHalves) {
      code = kSecondPlane + (*unit - kFirstHalf) * kHalves + (*second - kSecondHalf);
    } else {
      at_ = after;
    }
  }
  append_utf8(text, code < kSpace && code != U'\n' ? kUnknown : code);
  return true;
}

std::optional<char32_t> JsonCursor::read_code_unit() {
  constexpr std::string_view kDigits = "0123456789abcdefABCDEF";
  constexpr char32_t kHex = 16;
  char32_t unit = 0;
  ++at_;
  for (int place = 0; place < 4; ++place, ++at_) {
    const std::size_t digit = is_at_end() ? std::string_view::npos : kDigits.find(next());
    if (digit == std::string_view::npos) return std::nullopt;
    unit = kHex * unit + static_cast<char32_t>(digit < kHex ? digit : digit - 6);
  }
  return unit;
}

}  // namespace nonet
