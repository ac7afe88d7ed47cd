#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nonet {

/// Returns a text that arrives in pieces as UTF-8. UTF-16 is told by its byte order mark, or by a NUL beside the first
/// character, which no other text has.
class TextDecoder {
 public:
  /// Returns the text of the next piece. It is valid until the next call. A piece may end within a character.
  std::string_view decode(std::string_view bytes);
  /// Returns what is left at the end of the text.
  std::string_view finish();
  /// The text is not UTF-16, because its first line was read already.
  void expect_bytes() { encoding_ = Encoding::Bytes; }

 private:
  enum class Encoding : std::uint8_t { Unknown, Bytes, LittleEndian, BigEndian };

  void choose(std::string_view start);
  void add_unit(std::uint32_t unit);

  Encoding encoding_ = Encoding::Unknown;
  std::string pending_;          // bytes that are less than a unit, or than is needed to choose
  std::uint32_t surrogate_ = 0;  // the first half of a character of two units
  std::string text_;
};

}  // namespace nonet
