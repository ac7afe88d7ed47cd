#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace nonet::stb {

struct Size {
  int width;
  int height;
};

/// Where a decoded picture goes: see Picture.
struct Planes {
  std::vector<std::uint8_t>& grey;
  std::vector<std::uint8_t>& blue;
  std::vector<std::uint8_t>& red;
};

/// The size that the head of a PNG, JPEG, BMP or GIF names; none when it is none of them.
std::optional<Size> size_of(std::string_view bytes);

/// Decodes a picture of this size, of a GIF the first. Without colours, `blue` and `red` stay empty. Returns false when
/// the picture is damaged, has another size, or needs too much memory or time. A GIF that is made for it can still take
/// minutes: the decoder follows codes of up to 4,095 pixels even when the picture is full.
bool decode(std::string_view bytes, Size size, const Planes& to);

}  // namespace nonet::stb
