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

/// The size that the head of a PNG or JPEG names; none when it is neither.
std::optional<Size> size_of(std::string_view bytes);

/// Decodes a picture of this size into grey values. Returns false when the picture is damaged, has another size, or
/// needs too much memory or time.
bool decode(std::string_view bytes, Size size, std::vector<std::uint8_t>& pixels);

}  // namespace nonet::stb
