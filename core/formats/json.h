#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/util/big_uint.h"
#include "core/util/decimal.h"

namespace nonet {

/// Writes a JSON string. Each byte that is not part of well-formed UTF-8 becomes U+FFFD.
std::string json_of(std::string_view text);

/// Writes a number up to 2^53, which every JSON reader holds exactly, and above it a string of the digits.
std::string json_of(const BigUint& value);

/// Builds one JSON object on one line.
class JsonObject {
 public:
  JsonObject& text(std::string_view key, std::string_view value) { return json(key, json_of(value)); }
  JsonObject& number(std::string_view key, std::uint64_t value) { return json(key, decimal(value)); }
  /// Adds a number as json_of(BigUint) writes it.
  JsonObject& count(std::string_view key, const BigUint& value) { return json(key, json_of(value)); }
  JsonObject& boolean(std::string_view key, bool value) { return json(key, value ? "true" : "false"); }
  /// Adds every member of another object.
  JsonObject& all_of(const JsonObject& other);
  /// Adds a value that is JSON already.
  JsonObject& json(std::string_view key, std::string_view value);

  std::string str() const { return "{" + members_ + "}"; }

 private:
  std::string members_;
};

/// Writes `[a,b]`; the values are JSON already.
std::string json_array(const std::vector<std::string>& values);

}  // namespace nonet
