#include "cli/input/small_file.h"

#include <cerrno>
#include <cstdio>

#include "cli/output/messages.h"

namespace nonet {

namespace {

// Devices such as /dev/zero have no end.
constexpr std::size_t kMaxFileBytes = std::size_t{1} << 20;

}  // namespace

Result<std::string, FileError> text_of_small_file(const std::string& path) {
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) return FileError{path + ": " + sentence_of_system_error(errno)};
  std::string text(kMaxFileBytes + 1, '\0');
  text.resize(std::fread(text.data(), 1, text.size(), file));
  const int error = std::ferror(file) != 0 ? errno : 0;
  std::fclose(file);
  if (error != 0) return FileError{path + ": " + sentence_of_system_error(error)};
  if (text.size() > kMaxFileBytes) return FileError{path + ": This file is larger than 1 MB."};
  return text;
}

}  // namespace nonet
