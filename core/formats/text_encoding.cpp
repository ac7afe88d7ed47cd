#include "core/formats/text_encoding.h"

#include <algorithm>
#include <utility>

#include "core/formats/symbols.h"

namespace nonet {

namespace {

constexpr std::size_t kUnitBytes = 2;
constexpr std::uint32_t kReplacementCode = 0xFFFD;

std::uint32_t byte_at(std::string_view bytes, std::size_t offset) { return static_cast<unsigned char>(bytes[offset]); }

bool is_first_half(std::uint32_t unit) { return unit >= 0xD800 && unit < 0xDC00; }
bool is_second_half(std::uint32_t unit) { return unit >= 0xDC00 && unit < 0xE000; }

}  // namespace

void TextDecoder::choose(std::string_view start) {
  const std::uint32_t first = byte_at(start, 0);
  const std::uint32_t second = byte_at(start, 1);
  const bool is_little = (first == 0xFF && second == 0xFE) || (first != 0 && second == 0);
  const bool is_big = (first == 0xFE && second == 0xFF) || (first == 0 && second != 0);
  encoding_ = is_little ? Encoding::LittleEndian : is_big ? Encoding::BigEndian : Encoding::Bytes;
}

std::string_view TextDecoder::decode(std::string_view bytes) {
  if (encoding_ == Encoding::Bytes) return bytes;
  pending_ += bytes;
  if (pending_.size() < kUnitBytes) return {};
  text_.clear();
  if (encoding_ == Encoding::Unknown) choose(pending_);
  if (encoding_ == Encoding::Bytes) {
    text_.swap(pending_);
    return text_;
  }
  const std::size_t whole = pending_.size() - pending_.size() % kUnitBytes;
  const std::size_t high = encoding_ == Encoding::BigEndian ? 0 : 1;
  for (std::size_t at = 0; at < whole; at += kUnitBytes) {
    units_.append(text_, byte_at(pending_, at + high) << 8 | byte_at(pending_, at + 1 - high));
  }
  pending_.erase(0, whole);
  return text_;
}

std::string_view TextDecoder::finish() {
  text_.swap(pending_);
  pending_.clear();
  units_.finish(text_);
  return text_;
}

void Utf16::append(std::string& text, std::uint32_t unit) {
  if (first_half_ != 0 && is_second_half(unit)) {
    append_utf8(text, 0x10000 + ((first_half_ - 0xD800) << 10) + (unit - 0xDC00));
    first_half_ = 0;
    return;
  }
  finish(text);
  if (is_first_half(unit)) {
    first_half_ = unit;
  } else {
    append_utf8(text, is_second_half(unit) ? kReplacementCode : unit);
  }
}

void Utf16::finish(std::string& text) {
  if (std::exchange(first_half_, 0) != 0) append_utf8(text, kReplacementCode);
}

std::string utf8_of_units(std::u16string_view units) {
  std::string text;
  Utf16 utf16;
  for (const char16_t unit : units) utf16.append(text, unit);
  utf16.finish(text);
  return text;
}

}  // namespace nonet
