// Compiles stb_image.h, which decodes PNG, JPEG, BMP and GIF, and keeps it within bounds: a small file can name a huge
// picture, unpack to gigabytes, or repeat scans.

#ifdef NONET_HAS_STB

#include "cli/input/stb_decoder.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <memory>

#include "cli/input/gif_prefix.h"

namespace {

// The largest picture has 50 megapixels of 4 bytes.
constexpr std::size_t kMaxAllocation = std::size_t{200} << 20;

void* allocate(std::size_t size) { return size > kMaxAllocation ? nullptr : std::malloc(size); }
void* reallocate(void* block, std::size_t size) { return size > kMaxAllocation ? nullptr : std::realloc(block, size); }

}  // namespace

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_JPEG
#define STBI_ONLY_PNG
#define STBI_ONLY_BMP
#define STBI_ONLY_GIF
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

struct Format {
  Size size;
  int channels;
};

std::optional<Format> format_of(std::string_view bytes) {
  Format format{};
  const int known = stbi_info_from_memory(bytes_of(bytes), static_cast<int>(bytes.size()), &format.size.width,
                                          &format.size.height, &format.channels);
  // The rows of a BMP with a negative height go downwards.
  if (known == 0 || format.size.height == std::numeric_limits<int>::min()) return std::nullopt;
  format.size.height = std::abs(format.size.height);
  return format;
}

struct Pixels {
  const stbi_uc* values;
  Size size;
  int channels;
};

// Transparent pixels are grey, as white is.
void add_colours(const Pixels& pixels, const Planes& to) {
  for (int top = 0; top < pixels.size.height; top += 2) {
    for (int left = 0; left < pixels.size.width; left += 2) {
      int blue = 0;
      int red = 0;
      int count = 0;
      for (int y = top; y < std::min(top + 2, pixels.size.height); ++y) {
        for (int x = left; x < std::min(left + 2, pixels.size.width); ++x) {
          const std::ptrdiff_t at = std::ptrdiff_t{y} * pixels.size.width + x;
          const stbi_uc* const pixel = pixels.values + pixels.channels * at;
          ++count;
          if (pixels.channels == 4 && pixel[3] < 128) continue;
          const int grey = (77 * pixel[0] + 150 * pixel[1] + 29 * pixel[2]) >> 8;
          blue += pixel[2] - grey;
          red += pixel[0] - grey;
        }
      }
      to.blue.push_back(static_cast<std::uint8_t>((256 + blue / count) >> 1));
      to.red.push_back(static_cast<std::uint8_t>((256 + red / count) >> 1));
    }
  }
}

}  // namespace

std::optional<Size> size_of(std::string_view bytes) {
  const std::optional<Format> format = format_of(bytes);
  return format ? std::optional(format->size) : std::nullopt;
}

bool needs_too_much(std::string_view bytes, Size size) {
  const std::optional<Format> format = format_of(bytes);
  const bool is_deep = stbi_is_16_bit_from_memory(bytes_of(bytes), static_cast<int>(bytes.size())) != 0;
  const std::size_t count = static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height);
  // Two bytes of each channel, and one for each row. Without colours, brightness and opacity are decoded.
  return format && is_deep &&
         count * static_cast<std::size_t>(2 * std::max(2, format->channels)) + static_cast<std::size_t>(size.height) >
             kMaxAllocation;
}

bool decode(std::string_view bytes, Size size, const Planes& to) {
  if (has_too_many_scans(bytes)) return false;
  if (bytes.starts_with("GIF8")) bytes = first_picture_of_gif(bytes);
  const std::optional<Format> format = format_of(bytes);
  if (!format) return false;
  const bool has_colours = format->channels >= 3;
  const int wanted = has_colours ? format->channels : 2;
  Size found{};
  int channels = 0;
  const std::unique_ptr<stbi_uc, void (*)(void*)> decoded(
      stbi_load_from_memory(bytes_of(bytes), static_cast<int>(bytes.size()), &found.width, &found.height, &channels,
                            wanted),
      std::free);
  if (decoded == nullptr || found.width != size.width || found.height != size.height) return false;
  const std::size_t count = static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height);
  to.grey.reserve(count);
  for (std::size_t at = 0; at < count; ++at) {
    const stbi_uc* const pixel = decoded.get() + static_cast<std::size_t>(wanted) * at;
    const int grey = has_colours ? (77 * pixel[0] + 150 * pixel[1] + 29 * pixel[2]) >> 8 : pixel[0];
    const int opacity = wanted % 2 == 0 ? pixel[wanted - 1] : 255;
    to.grey.push_back(static_cast<std::uint8_t>((grey * opacity + 255 * (255 - opacity) + 127) / 255));
  }
  if (has_colours) add_colours({decoded.get(), size, wanted}, to);
  return true;
}

}  // namespace nonet::stb

#endif
