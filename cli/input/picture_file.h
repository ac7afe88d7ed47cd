#pragma once

#include <string>

#include "cli/input/picture.h"

namespace nonet {

/// Reads and decodes a file, or standard input for `-`. A file may have 64 MB.
Result<Picture, PictureError> picture_in_file(const std::string& path);

}  // namespace nonet
