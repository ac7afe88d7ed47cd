#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/util/big_uint.h"

namespace nonet {

/// A JSON string; bytes that are no UTF-8 become U+FFFD.
std::string json_of(std::string_view text);

/// A number up to 2^53, above a string of its digits.
std::string json_of(const BigUint& value);

/// Builds one JSON object on one line.
class JsonObject {
 public:
  JsonObject& text(std::string_view key, std::string_view value) { return json(key, json_of(value)); }
  JsonObject& number(std::string_view key, std::uint64_t value) { return json(key, std::to_string(value)); }
  /// A number up to 2^53, which every reader holds exactly; above, its digits as a string.
  JsonObject& count(std::string_view key, const BigUint& value) { return json(key, json_of(value)); }
  JsonObject& boolean(std::string_view key, bool value) { return json(key, value ? "true" : "false"); }
  /// Every member of another object.
  JsonObject& all_of(const JsonObject& other);
  /// A value that is JSON already.
  JsonObject& json(std::string_view key, std::string_view value);

  std::string str() const { return "{" + members_ + "}"; }

 private:
  std::string members_;
};

/// `[a,b]` of values that are JSON already.
std::string json_array(const std::vector<std::string>& values);

}  // namespace nonet
