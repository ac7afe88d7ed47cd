#include "core/formats/symbols.h"

#include "core/util/contracts.h"

namespace nonet {

std::size_t utf8_length(std::string_view text) {
  NONET_EXPECTS(!text.empty());
  const auto first = static_cast<unsigned char>(text[0]);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
  for (std::size_t index = 1; index < length; ++index) {
    if (!is_utf8_continuation(text[index])) return 0;
  }
  const auto second = static_cast<unsigned char>(text[1]);
  const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
  const bool no_character = (first == 0xED && second > 0x9F) || (first == 0xF4 && second > 0x8F);
  return overlong || no_character ? 0 : length;
}

char32_t utf8_code_point(std::string_view text) {
  const std::size_t length = utf8_length(text);
  NONET_EXPECTS(length > 0);
  const auto first = static_cast<unsigned char>(text[0]);
  if (length == 1) return first;
  // The first byte of a character of n bytes begins with n ones and a zero.
  char32_t code = first & (0x7Fu >> length);
  for (std::size_t index = 1; index < length; ++index) {
    code = (code << 6) | (static_cast<unsigned char>(text[index]) & 0x3Fu);
  }
  return code;
}

void append_utf8(std::string& text, char32_t code) {
  const auto add = [&](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
  if (code < 0x80) return add(code);
  if (code < 0x800) {
    add(0xC0 | code >> 6);
  } else {
    if (code < 0x10000) {
      add(0xE0 | code >> 12);
    } else {
      add(0xF0 | code >> 18);
      add(0x80 | (code >> 12 & 0x3F));
    }
    add(0x80 | (code >> 6 & 0x3F));
  }
  add(0x80 | (code & 0x3F));
}

}  // namespace nonet
