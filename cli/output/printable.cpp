#include "cli/output/printable.h"

#include <cstdio>

#include "core/api/nonet.h"

namespace nonet {

namespace {

bool is_shown_by_number(char32_t code) {
  const auto is_between = [code](char32_t first, char32_t last) { return first <= code && code <= last; };
  return code < 0x20 || is_between(0x7F, 0x9F) || code == 0x61C || is_between(0x200B, 0x200F) ||
         is_between(0x2028, 0x202E) || is_between(0x2060, 0x206F) || code == 0xFEFF;
}

std::string code_point_name(char32_t code) {
  char text[16];
  std::snprintf(text, sizeof text, "U+%04X", static_cast<unsigned>(code));
  return text;
}

std::string byte_name(char byte) {
  char text[16];
  std::snprintf(text, sizeof text, "0x%02X", static_cast<unsigned>(static_cast<unsigned char>(byte)));
  return text;
}

}  // namespace

std::string printable(std::string_view text) {
  std::string shown;
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) {
      shown += '<' + byte_name(text[0]) + '>';
    } else if (const char32_t code = utf8_code_point(text); is_shown_by_number(code)) {
      shown += '<' + code_point_name(code) + '>';
    } else {
      shown += text.substr(0, length);
    }
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return shown;
}

std::string quoted_symbol(std::string_view symbol) {
  if (symbol.empty() || utf8_length(symbol) == 0) return "The byte " + byte_name(symbol.empty() ? '\0' : symbol[0]);
  const char32_t code = utf8_code_point(symbol);
  return is_shown_by_number(code) ? "The character " + code_point_name(code) : "'" + std::string(symbol) + "'";
}

}  // namespace nonet
