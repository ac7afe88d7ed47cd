#include "core/formats/foreign/json_value.h"

#include <algorithm>

#include "core/formats/foreign/json_cursor.h"

namespace nonet {

namespace {

class JsonReader : JsonCursor {
 public:
  using JsonCursor::JsonCursor;

  Result<JsonValue, JsonFault> read() {
    return read_whole([this](JsonValue& value) { return read_value(value, 0); });
  }

 private:
  bool read_value(JsonValue& value, int depth) {
    if (!begin_value(depth)) return false;
    switch (next()) {
      case '{': return read_object(value, depth);
      case '[': return read_list(value, depth);
      case '"': return value.kind = JsonValue::Kind::Text, read_text(value.text);
      case 't': return value.kind = JsonValue::Kind::True, take("true");
      case 'f': return value.kind = JsonValue::Kind::False, take("false");
      case 'n': return value.kind = JsonValue::Kind::Null, take("null");
      default: return read_number(value);
    }
  }

  bool read_object(JsonValue& value, int depth) {
    value.kind = JsonValue::Kind::Object;
    return read_items('}', [&] {
      skip_spaces();
      return next() == '"' && read_text(value.keys.emplace_back()) && take_after_spaces(':') &&
             read_value(value.items.emplace_back(), depth + 1);
    });
  }

  bool read_list(JsonValue& value, int depth) {
    value.kind = JsonValue::Kind::List;
    return read_items(']', [&] { return read_value(value.items.emplace_back(), depth + 1); });
  }

  std::size_t take_decimals() {
    const std::size_t start = at_;
    at_ = std::min(text_.find_first_not_of("0123456789", at_), text_.size());
    return at_ - start;
  }

  bool read_number(JsonValue& value) {
    value.kind = JsonValue::Kind::Number;
    const std::size_t start = at_;
    take("-");
    const bool begins_with_zero = next() == '0';
    const std::size_t whole = take_decimals();
    if (whole == 0 || (begins_with_zero && whole > 1)) return at_ = start, false;
    if (take(".") && take_decimals() == 0) return false;
    if (take("e") || take("E")) {
      if (!take("+")) take("-");
      if (take_decimals() == 0) return false;
    }
    value.text = std::string(text_.substr(start, at_ - start));
    return true;
  }

  bool read_text(std::string& text) {
    ++at_;
    while (at_ < text_.size()) {
      const char character = text_[at_];
      if (static_cast<unsigned char>(character) < 0x20) return false;
      if (character == '"') return ++at_, true;
      if (character != '\\') {
        text += character;
        ++at_;
      } else {
        ++at_;
        if (!read_escape(text)) return false;
      }
    }
    return false;
  }
};

}  // namespace

const JsonValue* JsonValue::member(std::string_view key) const {
  const auto found = std::find(keys.begin(), keys.end(), key);
  return found == keys.end() ? nullptr : &items[static_cast<std::size_t>(found - keys.begin())];
}

Result<JsonValue, JsonFault> read_json(std::string_view text) { return JsonReader(text).read(); }

}  // namespace nonet
