#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/util/result.h"

namespace nonet {

/// A value of a JSON text.
struct JsonValue {
  enum class Kind : unsigned char { Null, False, True, Number, Text, List, Object };

  Kind kind = Kind::Null;
  /// The content of a text, or a number as it is written.
  std::string text;
  /// The values of a list, or of the members of an object.
  std::vector<JsonValue> items;
  /// The keys of the members of an object, as many as `items`.
  std::vector<std::string> keys;

  /// Returns the member of an object with a key; null when there is none, and for other values.
  const JsonValue* member(std::string_view key) const;
};

/// Where a text is no JSON.
struct JsonFault {
  std::size_t offset;
};

/// Reads a JSON text (RFC 8259), with these bounds: kMaxJsonDepth lists and objects inside each other, and
/// kMaxJsonValues values.
Result<JsonValue, JsonFault> read_json(std::string_view text);

inline constexpr int kMaxJsonDepth = 32;
inline constexpr std::size_t kMaxJsonValues = 100'000;

}  // namespace nonet
