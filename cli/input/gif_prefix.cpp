#include "cli/input/gif_prefix.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace nonet {

namespace {

// Codes have at most 12 bits.
constexpr std::uint32_t kCodeCount = 4096;

// The bytes of a GIF, one after the other. After the last one there are zeros.
class GifBytes {
 public:
  explicit GifBytes(std::string_view bytes) : bytes_(bytes) {}

  std::uint32_t byte() { return at_ < bytes_.size() ? static_cast<std::uint8_t>(bytes_[at_++]) : 0; }
  std::uint32_t number() {
    const std::uint32_t low = byte();
    return low | byte() << 8;
  }
  void skip(std::size_t count) { at_ = std::min(bytes_.size(), at_ + count); }
  // Skips blocks up to an empty one.
  void skip_blocks() {
    for (std::uint32_t length = byte(); length != 0; length = byte()) skip(length);
  }
  // Skips the colours that a byte of flags announces.
  void skip_colours(std::uint32_t flags) {
    if ((flags & 0x80) != 0) skip(std::size_t{3} << ((flags & 7) + 1));
  }
  std::string_view read() const { return bytes_.substr(0, at_); }

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
};

// Counts the pixels that codes stand for. The pixels themselves are not needed.
class PixelCount {
 public:
  explicit PixelCount(std::uint32_t least_bits) : least_bits_(least_bits), clear_(1U << least_bits) { begin(); }

  // Takes eight bits. Returns false at the end of the codes and at a code that cannot be.
  bool take(std::uint32_t byte) {
    bits_ |= byte << held_;
    held_ += 8;
    while (held_ >= width_) {
      const std::uint32_t code = bits_ & ((1U << width_) - 1);
      bits_ >>= width_;
      held_ -= width_;
      if (!follow(code)) return false;
    }
    return true;
  }
  std::uint64_t pixels() const { return pixels_; }

 private:
  void begin() {
    width_ = least_bits_ + 1;
    next_ = clear_ + 2;
    before_ = 0;
  }
  bool follow(std::uint32_t code) {
    if (code == clear_) {
      begin();
      return true;
    }
    if (code == clear_ + 1 || code > next_ || (code == next_ && before_ == 0)) return false;
    // A full table stays as it is until the next clear code.
    if (before_ != 0 && next_ < kCodeCount) lengths_[next_++] = static_cast<std::uint16_t>(before_ + 1);
    before_ = code < clear_ ? 1 : lengths_[code];
    pixels_ += before_;
    if (next_ == 1U << width_ && next_ < kCodeCount) ++width_;
    return true;
  }

  std::uint32_t least_bits_;
  std::uint32_t clear_;
  std::uint32_t width_ = 0;
  std::uint32_t next_ = 0;
  // The pixels of the code before; 0 after a clear code.
  std::uint32_t before_ = 0;
  std::uint32_t bits_ = 0;
  std::uint32_t held_ = 0;
  std::uint64_t pixels_ = 0;
  std::array<std::uint16_t, kCodeCount> lengths_{};
};

void read_picture(GifBytes& from) {
  from.skip(4);
  const std::uint64_t width = from.number();
  const std::uint64_t height = from.number();
  from.skip_colours(from.byte());
  const std::uint32_t least_bits = from.byte();
  if (least_bits > 11) return;
  PixelCount count(least_bits);
  for (std::uint32_t length = from.byte(); length != 0; length = from.byte()) {
    for (; length != 0; --length) {
      if (!count.take(from.byte())) return from.skip(length - 1);
    }
    if (count.pixels() >= width * height) return;
  }
}

}  // namespace

std::string_view first_picture_of_gif(std::string_view bytes) {
  constexpr std::uint32_t kExtension = 0x21;
  constexpr std::uint32_t kControl = 0xf9;
  constexpr std::uint32_t kPicture = 0x2c;
  GifBytes from(bytes);
  from.skip(10);
  const std::uint32_t flags = from.byte();
  from.skip(2);
  from.skip_colours(flags);
  std::uint32_t kind = from.byte();
  for (; kind == kExtension; kind = from.byte()) {
    const bool is_control = from.byte() == kControl;
    const std::uint32_t length = is_control ? from.byte() : 0;
    from.skip(length);
    // The decoder looks for the next part behind such a block, too.
    if (is_control && length != 4) continue;
    from.skip_blocks();
  }
  if (kind == kPicture) read_picture(from);
  return from.read();
}

}  // namespace nonet
