#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/api/nonet.h"

namespace nonet {

/// The grey values of a picture, row by row.
struct Picture {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> pixels;

  vision::GreyView view() const { return {pixels.data(), width, height, width}; }
};

/// Why a picture cannot be read, as a sentence.
struct PictureError {
  std::string sentence;
};

/// Decodes a PNG, a JPEG or a binary PGM: its first picture, as grey values. Transparent parts are white. What a file
/// says about the orientation of its picture is ignored. A picture with more pixels than PhotoReader accepts is refused
/// before it is decoded, and decoding ends when it needs a piece of memory of more than 150 MB.
Result<Picture, PictureError> decode_picture(std::string_view bytes);

}  // namespace nonet
