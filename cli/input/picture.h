#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/api/nonet.h"

namespace nonet {

/// The grey values of a picture, row by row, and its colours where the file has any.
struct Picture {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> pixels;
  /// As in vision::ColourView, for squares of 2×2 pixels; what is left over at the right and below counts as a square.
  std::vector<std::uint8_t> blue = {};
  std::vector<std::uint8_t> red = {};

  vision::GreyView view() const { return {pixels.data(), width, height, width}; }
  vision::ColourView colours() const {
    if (blue.empty()) return {};
    const int half_width = (width + 1) / 2;
    const int half_height = (height + 1) / 2;
    return {{blue.data(), half_width, half_height, half_width}, {red.data(), half_width, half_height, half_width}};
  }
};

/// Why a picture cannot be read, as a sentence.
struct PictureError {
  std::string sentence;
};

/// Decodes a PNG, a JPEG, a BMP, a GIF or a binary PGM: its first picture. Transparent parts are white. What a file
/// says about the orientation of its picture is ignored. A picture with more pixels than PhotoReader accepts is refused
/// before it is decoded, and decoding ends when it needs a piece of memory of more than 210 MB.
Result<Picture, PictureError> decode_picture(std::string_view bytes);

}  // namespace nonet
