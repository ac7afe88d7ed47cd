#include "core/formats/json.h"

namespace nonet {

namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

// The length of the well-formed character at the start of the text; 0 when there is none.
std::size_t character_length(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < length) return 0;
  for (std::size_t index = 1; index < length; ++index) {
    if (!is_continuation(text[index])) return 0;
  }
  const auto second = static_cast<unsigned char>(text[1]);
  const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
  const bool no_character = (first == 0xED && second > 0x9F) || (first == 0xF4 && second > 0x8F);
  return overlong || no_character ? 0 : length;
}

std::string escaped(char symbol) {
  if (symbol == '"' || symbol == '\\') return {'\\', symbol};
  const auto code = static_cast<unsigned char>(symbol);
  if (code >= 0x20) return {symbol};
  constexpr std::string_view kHex = "0123456789abcdef";
  return {'\\', 'u', '0', '0', kHex[code >> 4], kHex[code & 15u]};
}

}  // namespace

std::string json_of(std::string_view text) {
  std::string json = "\"";
  while (!text.empty()) {
    const std::size_t length = character_length(text);
    if (length == 1) {
      json += escaped(text[0]);
    } else {
      json += length == 0 ? kReplacement : text.substr(0, length);
    }
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return json + '"';
}

std::string json_of(const BigUint& value) {
  constexpr int kExactBits = 53;
  return value.bit_width() <= kExactBits ? value.to_string() : json_of(std::string_view(value.to_string()));
}

JsonObject& JsonObject::json(std::string_view key, std::string_view value) {
  if (!members_.empty()) members_ += ',';
  members_ += json_of(key) + ':';
  members_ += value;
  return *this;
}

JsonObject& JsonObject::all_of(const JsonObject& other) {
  if (!members_.empty() && !other.members_.empty()) members_ += ',';
  members_ += other.members_;
  return *this;
}

std::string json_array(const std::vector<std::string>& values) {
  std::string json = "[";
  for (const std::string& value : values) {
    if (json.size() > 1) json += ',';
    json += value;
  }
  return json + ']';
}

}  // namespace nonet
