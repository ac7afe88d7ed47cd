#include "core/formats/foreign/loose_json.h"

#include <algorithm>
#include <array>
#include <utility>

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

class LooseJsonReader {
 public:
  explicit LooseJsonReader(std::string_view text) : text_(text) {}

  Result<JsonValue, JsonFault> read() {
    JsonValue value;
    if (!read_value(value, 0)) return JsonFault{at_};
    skip_spaces();
    if (at_ < text_.size()) return JsonFault{at_};
    return value;
  }

 private:
  char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void skip_spaces() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }
  bool take(char character) {
    skip_spaces();
    if (next() != character) return false;
    ++at_;
    return true;
  }

  bool read_value(JsonValue& value, int depth) {
    skip_spaces();
    if (depth > kMaxJsonDepth || ++values_ > kMaxJsonValues || at_ >= text_.size()) return false;
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
    ++at_;
    if (take('}')) return true;
    do {
      JsonValue name;
      skip_spaces();
      if (next() == '{' || next() == '[' || !read_value(name, depth + 1) || name.kind == Kind::Object || !take(':'))
        return false;
      value.keys.push_back(long_name(std::move(name.text)));
      if (!read_value(value.items.emplace_back(), depth + 1)) return false;
    } while (take(','));
    return take('}');
  }

  // A list with one object without members cannot be told from an empty list. What SudokuPad leaves out are empty lists.
  bool read_list(JsonValue& value, int depth) {
    value.kind = Kind::List;
    ++at_;
    if (take(']')) return true;
    do {
      if (!read_value(value.items.emplace_back(), depth + 1)) return false;
    } while (take(','));
    return take(']');
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

  // Escapes of characters beyond ASCII are not read, because texts are only named.
  bool read_text(std::string& text) {
    const char quote = next();
    for (++at_; at_ < text_.size(); ++at_) {
      if (next() == quote) return ++at_, true;
      if (next() == '\\' && ++at_ == text_.size()) return false;
      text += static_cast<unsigned char>(next()) < 0x20 ? ' ' : next();
    }
    return false;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t values_ = 0;
};

}  // namespace

Result<JsonValue, JsonFault> read_loose_json(std::string_view text) { return LooseJsonReader(text).read(); }

}  // namespace nonet
