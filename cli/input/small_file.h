#pragma once

#include <string>

#include "core/api/nonet.h"

namespace nonet {

/// Why a file cannot be used. The sentence begins with the name of the file.
struct FileError {
  std::string sentence;
};

/// Returns the text of a file of at most 1 MB.
Result<std::string, FileError> text_of_small_file(const std::string& path);

}  // namespace nonet
