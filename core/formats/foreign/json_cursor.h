#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/formats/foreign/json_value.h"

namespace nonet {

/// A place in a text of JSON, and how many values were read. What strict JSON and the loose form of SudokuPad share:
/// spaces, signs, limits, and items between commas.
class JsonCursor {
 public:
  explicit JsonCursor(std::string_view text) : text_(text) {}

 protected:
  bool is_at_end() const { return at_ >= text_.size(); }
  char next() const { return is_at_end() ? '\0' : text_[at_]; }
  void skip_spaces() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }
  bool take(std::string_view word) {
    if (text_.substr(at_, word.size()) != word) return false;
    at_ += word.size();
    return true;
  }
  bool take_after_spaces(char character) {
    skip_spaces();
    return take({&character, 1});
  }

  /// Goes to the beginning of a value and counts the value. Returns false for one more than a text may have, or one
  /// that is too deep.
  bool begin_value(int depth) {
    skip_spaces();
    return depth <= kMaxJsonDepth && ++values_ <= kMaxJsonValues;
  }

  /// Reads items with commas between them, from the sign that opens them to the one that closes them. `read_item` reads
  /// one, and returns false for a fault.
  template <class ReadItem>
  bool read_items(char closing, ReadItem read_item) {
    ++at_;
    if (take_after_spaces(closing)) return true;
    do {
      if (!read_item()) return false;
    } while (take_after_spaces(','));
    return take_after_spaces(closing);
  }

  /// Adds the character that is written after a backslash to a text. Returns false for an escape that JSON does not
  /// have; an unpaired half of a character becomes a question mark.
  bool read_escape(std::string& text);

  /// Reads a value that is the whole text. `read_value` reads it, and returns false for a fault.
  template <class ReadValue>
  Result<JsonValue, JsonFault> read_whole(ReadValue read_value) {
    JsonValue value;
    if (!read_value(value)) return JsonFault{at_};
    skip_spaces();
    if (!is_at_end()) return JsonFault{at_};
    return value;
  }

  std::string_view text_;
  std::size_t at_ = 0;

 private:
  std::optional<char32_t> read_code_unit();

  std::size_t values_ = 0;
};

}  // namespace nonet
