// Compiles stb_image.h, which decodes PNG and JPEG, and keeps it within bounds: a small file can name a huge picture,
// unpack to gigabytes, or repeat scans.

#ifdef NONET_HAS_STB

#include "cli/input/stb_decoder.h"

#include <cstddef>
#include <cstdlib>
#include <memory>

namespace {

// The largest picture has 16 megapixels of 8 bytes.
constexpr std::size_t kMaxAllocation = std::size_t{150} << 20;

void* allocate(std::size_t size) { return size > kMaxAllocation ? nullptr : std::malloc(size); }
void* reallocate(void* block, std::size_t size) { return size > kMaxAllocation ? nullptr : std::realloc(block, size); }

}  // namespace

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_JPEG
#define STBI_ONLY_PNG
#define STBI_NO_STDIO
#define STBI_NO_LINEAR
#define STBI_NO_HDR
#define STBI_NO_FAILURE_STRINGS
#define STBI_MAX_DIMENSIONS 20000
#define STBI_MALLOC(size) allocate(size)
#define STBI_REALLOC(block, size) reallocate(block, size)
#define STBI_FREE(block) std::free(block)
#define STBI_ASSERT(condition) ((void)0)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-function"
#include <stb_image.h>
#pragma GCC diagnostic pop

namespace nonet::stb {

namespace {

const stbi_uc* bytes_of(std::string_view bytes) { return reinterpret_cast<const stbi_uc*>(bytes.data()); }

// A progressive JPEG has some ten scans. Each takes the time of a whole picture, however small it is in the file.
bool has_too_many_scans(std::string_view bytes) {
  constexpr int kMaxScans = 100;
  int scans = 0;
  for (std::size_t at = bytes.find("\xff\xda"); at != std::string_view::npos; at = bytes.find("\xff\xda", at + 2))
    ++scans;
  return bytes.starts_with("\xff\xd8") && scans > kMaxScans;
}

}  // namespace

std::optional<Size> size_of(std::string_view bytes) {
  Size size{};
  int channels = 0;
  const int known =
      stbi_info_from_memory(bytes_of(bytes), static_cast<int>(bytes.size()), &size.width, &size.height, &channels);
  return known != 0 ? std::optional(size) : std::nullopt;
}

bool decode(std::string_view bytes, Size size, std::vector<std::uint8_t>& pixels) {
  if (has_too_many_scans(bytes)) return false;
  // Grey and opacity.
  constexpr int kChannels = 2;
  Size found{};
  int channels = 0;
  const std::unique_ptr<stbi_uc, void (*)(void*)> decoded(
      stbi_load_from_memory(bytes_of(bytes), static_cast<int>(bytes.size()), &found.width, &found.height, &channels,
                            kChannels),
      std::free);
  if (decoded == nullptr || found.width != size.width || found.height != size.height) return false;
  const std::size_t count = static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height);
  pixels.reserve(count);
  for (std::size_t at = 0; at < count; ++at) {
    const int grey = decoded.get()[kChannels * at];
    const int opacity = decoded.get()[kChannels * at + 1];
    pixels.push_back(static_cast<std::uint8_t>((grey * opacity + 255 * (255 - opacity) + 127) / 255));
  }
  return true;
}

}  // namespace nonet::stb

#endif
