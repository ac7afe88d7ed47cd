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

/// Returns true for a picture of this size with 16 bits a channel whose pixels would need more than 200 MB: with
/// colours and opacity that is one above 26 megapixels, with colours alone one above 34.
bool needs_too_much(std::string_view bytes, Size size);

/// Decodes a picture of this size, of a GIF the first. Without colours, `blue` and `red` stay empty. Returns false when
/// the picture is damaged, has another size, or needs too much memory or time.
bool decode(std::string_view bytes, Size size, const Planes& to);

}  // namespace nonet::stb
