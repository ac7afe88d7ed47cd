#include "core/formats/foreign/loose_json.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/formats/foreign/json_cursor.h"

namespace nonet {

namespace {

using Kind = JsonValue::Kind;

constexpr std::string_view kSigns = ",:{}[]";

// The short names of the keys that are read here.
constexpr std::array<std::pair<std::string_view, std::string_view>, 11> kLongNames{{{"ce", "cells"},
                                                                                    {"re", "regions"},
                                                                                    {"ca", "cages"},
                                                                                    {"v", "value"},
                                                                                    {"t", "title"},
                                                                                    {"l", "lines"},
                                                                                    {"a", "arrows"},
                                                                                    {"o", "overlays"},
                                                                                    {"u", "underlays"},
                                                                                    {"cs", "cellSize"},
                                                                                    {"vd", "videos"}}};

std::string long_name(std::string name) {
  const auto known =
      std::find_if(kLongNames.begin(), kLongNames.end(), [&](const auto& it) { return it.first == name; });
  return known == kLongNames.end() ? std::move(name) : std::string(known->second);
}

bool is_number(std::string_view word) {
  if (word.starts_with('-')) word.remove_prefix(1);
  return !word.empty() && word.find_first_not_of("0123456789.") == std::string_view::npos && word.front() != '.';
}

class LooseJsonReader : JsonCursor {
 public:
  using JsonCursor::JsonCursor;

  Result<JsonValue, JsonFault> read() {
    return read_whole([this](JsonValue& value) { return read_value(value, 0); });
  }

 private:
  bool read_value(JsonValue& value, int depth) {
    if (!begin_value(depth) || is_at_end()) return false;
    switch (next()) {
      case '{': return read_object(value, depth);
      case '[': return read_list(value, depth);
      case '"':
      case '\'': return value.kind = Kind::Text, read_text(value.text);
      default: return read_word(value);
    }
  }

  bool read_object(JsonValue& value, int depth) {
    value.kind = Kind::Object;
    return read_items('}', [&] {
      JsonValue name;
      skip_spaces();
      if (next() == '{' || next() == '[' || !read_value(name, depth + 1) || name.kind == Kind::Object) return false;
      if (!take_after_spaces(':')) return false;
      value.keys.push_back(long_name(std::move(name.text)));
      return read_value(value.items.emplace_back(), depth + 1);
    });
  }

  // A list with one object without members cannot be told from an empty list. What SudokuPad leaves out are empty
  // lists.
  bool read_list(JsonValue& value, int depth) {
    value.kind = Kind::List;
    return read_items(']', [&] { return read_value(value.items.emplace_back(), depth + 1); });
  }

  bool read_word(JsonValue& value) {
    const std::size_t end = std::min(text_.find_first_of(kSigns, at_), text_.size());
    std::string_view word = text_.substr(at_, end - at_);
    at_ = end;
    word = word.substr(0, word.find_last_not_of(" \t\r\n") + 1);
    value.text = std::string(word);
    if (word.empty()) {
      value.kind = Kind::Object;
    } else if (word == "t" || word == "true") {
      value.kind = Kind::True;
    } else if (word == "f" || word == "false") {
      value.kind = Kind::False;
    } else if (word == "null") {
      value.kind = Kind::Null;
    } else {
      value.kind = is_number(word) ? Kind::Number : Kind::Text;
    }
    return true;
  }

  bool read_text(std::string& text) {
    const char quote = next();
    for (++at_; at_ < text_.size(); ++at_) {
      if (next() == quote) return ++at_, true;
      if (next() == '\\') {
        if (++at_ == text_.size()) return false;
        // Other characters stand for themselves after a backslash.
        if (read_escape(text)) {
          --at_;
          continue;
        }
      }
      text += static_cast<unsigned char>(next()) < 0x20 ? ' ' : next();
    }
    return false;
  }
};

}  // namespace

Result<JsonValue, JsonFault> read_loose_json(std::string_view text) { return LooseJsonReader(text).read(); }

}  // namespace nonet
