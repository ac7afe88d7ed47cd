#pragma once

#include <string_view>

namespace nonet {

/// Returns the part of a GIF that fills its first picture: the decoder goes on for minutes with codes that a full
/// picture has no place for. Of a damaged file, returns all bytes up to the damage. Takes the time of reading the file
/// once.
std::string_view first_picture_of_gif(std::string_view bytes);

}  // namespace nonet
