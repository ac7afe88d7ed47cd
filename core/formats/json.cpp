#include "core/formats/json.h"

#include "core/formats/symbols.h"

namespace nonet {

namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

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
    const std::size_t length = utf8_length(text);
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
