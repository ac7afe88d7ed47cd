#include "core/formats/drawn/drawn_color.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace nonet {

namespace {

std::optional<int> hexadecimal(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  return std::nullopt;
}

// Red, green, blue and how opaque the colour is, each from 0 to 255.
std::optional<std::array<int, 4>> parts_of(std::string_view digits) {
  const bool is_short = digits.size() == 3 || digits.size() == 4;
  if (!is_short && digits.size() != 6 && digits.size() != 8) return std::nullopt;
  const std::size_t width = is_short ? 1 : 2;
  std::array<int, 4> parts{0, 0, 0, 255};
  for (std::size_t part = 0; part < digits.size() / width; ++part) {
    const auto first = hexadecimal(digits[part * width]);
    const auto last = hexadecimal(digits[part * width + width - 1]);
    if (!first || !last) return std::nullopt;
    parts[part] = *first * 16 + *last;
  }
  return parts;
}

DrawnColor color_of_hue(int hue) {
  constexpr std::array<std::pair<int, DrawnColor>, 9> kEnds{{{15, DrawnColor::Red},
                                                             {45, DrawnColor::Orange},
                                                             {70, DrawnColor::Yellow},
                                                             {160, DrawnColor::Green},
                                                             {188, DrawnColor::Teal},
                                                             {250, DrawnColor::Blue},
                                                             {285, DrawnColor::Purple},
                                                             {345, DrawnColor::Pink},
                                                             {360, DrawnColor::Red}}};
  for (const auto& [end, color] : kEnds) {
    if (hue < end) return color;
  }
  return DrawnColor::Red;
}

}  // namespace

bool are_equal_colors(std::string_view left, std::string_view right) {
  const auto first = left.starts_with('#') ? parts_of(left.substr(1)) : std::nullopt;
  const auto second = right.starts_with('#') ? parts_of(right.substr(1)) : std::nullopt;
  if (!first || !second) return left == right;
  return std::equal(first->begin(), first->begin() + 3, second->begin());
}

DrawnColor color_named(std::string_view notation) {
  if (notation == "white") return DrawnColor::White;
  if (notation == "black") return DrawnColor::Black;
  if (notation == "grey" || notation == "gray" || notation == "lightgrey" || notation == "lightgray") {
    return DrawnColor::Grey;
  }
  const auto parts = notation.starts_with('#') ? parts_of(notation.substr(1)) : std::nullopt;
  constexpr int kFaint = 16;
  if (!parts || (*parts)[3] < kFaint) return DrawnColor::None;
  // What is seen on white paper.
  const auto seen = [&](std::size_t part) { return 255 - (255 - (*parts)[part]) * (*parts)[3] / 255; };
  const int red = seen(0), green = seen(1), blue = seen(2);
  const int most = std::max({red, green, blue});
  const int span = most - std::min({red, green, blue});
  constexpr int kLight = 245;
  constexpr int kDark = 48;
  if (most < kDark) return DrawnColor::Black;
  if (span * 8 < most) return most >= kLight ? DrawnColor::White : DrawnColor::Grey;
  if (most == red) return color_of_hue((60 * (green - blue) / span + 360) % 360);
  if (most == green) return color_of_hue(120 + 60 * (blue - red) / span);
  return color_of_hue(240 + 60 * (red - green) / span);
}

}  // namespace nonet
