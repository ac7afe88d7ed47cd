#include "cli/input/picture_file.h"

#include <cerrno>
#include <cstdio>

#include "cli/output/messages.h"

namespace nonet {

namespace {

constexpr std::size_t kMaxPictureBytes = std::size_t{64} << 20;

}  // namespace

Result<Picture, PictureError> picture_in_file(const std::string& path) {
  std::FILE* const file = path == "-" ? stdin : std::fopen(path.c_str(), "rb");
  if (file == nullptr) return PictureError{sentence_of_system_error(errno)};
  std::string bytes;
  constexpr std::size_t kPiece = std::size_t{1} << 16;
  for (std::size_t read = kPiece; read == kPiece && bytes.size() <= kMaxPictureBytes;) {
    const std::size_t before = bytes.size();
    bytes.resize(before + kPiece);
    read = std::fread(bytes.data() + before, 1, kPiece, file);
    bytes.resize(before + read);
  }
  const int failure = std::ferror(file) != 0 ? errno : 0;
  if (file != stdin) std::fclose(file);
  if (failure != 0) return PictureError{sentence_of_system_error(failure)};
  if (bytes.size() > kMaxPictureBytes) return PictureError{"This file is larger than 64 MB."};
  return decode_picture(bytes);
}

}  // namespace nonet
