#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nonet {

/// Units of UTF-16, one after the other, as UTF-8.
class Utf16 {
 public:
  /// Appends the character that ends with this unit. Half of a character alone becomes U+FFFD.
  void append(std::string& text, std::uint32_t unit);
  /// Appends what is left at the end of the text.
  void finish(std::string& text);

 private:
  std::uint32_t first_half_ = 0;
};

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

  Encoding encoding_ = Encoding::Unknown;
  std::string pending_;  // bytes that are less than a unit, or than is needed to choose
  Utf16 units_;
  std::string text_;
};

/// Returns units of UTF-16 as UTF-8, as Utf16 does.
std::string utf8_of_units(std::u16string_view units);

}  // namespace nonet
