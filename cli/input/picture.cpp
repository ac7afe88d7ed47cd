#include "cli/input/picture.h"

#include <algorithm>
#include <optional>

#ifdef NONET_HAS_STB
#include "cli/input/stb_decoder.h"
#endif

namespace nonet {

namespace {

constexpr std::string_view kTooLarge =
    "This picture is too large: the limits are 50 megapixels and 20000 pixels a side.";
constexpr std::string_view kTooDeep =
    "This picture has 16 bits a channel and more than 25 megapixels. Save it with 8 bits a channel.";
constexpr std::string_view kDamaged = "This picture is damaged, or of a kind that cannot be read.";

PictureError error(std::string_view sentence) { return {std::string(sentence)}; }

/// The name of a format that is not read, or nothing. Files of the family of MP4 name their format after eight bytes.
std::string_view name_of_other_format(std::string_view bytes) {
  const std::string_view at_4 = bytes.substr(std::min<std::size_t>(4, bytes.size()), 8);
  const std::string_view at_8 = bytes.substr(std::min<std::size_t>(8, bytes.size()), 4);
  if (bytes.starts_with("%PDF-")) return "PDF";
  if (bytes.starts_with("RIFF") && at_8 == "WEBP") return "WebP";
  if (at_4 == "ftypavif") return "AVIF";
  if (at_4 == "ftypheic" || at_4 == "ftypheix" || at_4 == "ftypmif1") return "HEIC";
  const bool is_tiff =
      bytes.starts_with(std::string_view("II*\0", 4)) || bytes.starts_with(std::string_view("MM\0*", 4));
  return is_tiff ? "TIFF" : "";
}

/// Takes the words of the head of a PGM: numbers, between spaces and comments.
class PgmHead {
 public:
  explicit PgmHead(std::string_view bytes) : left_(bytes) {}

  /// None when there is no number, or one above a million.
  std::optional<int> number() {
    skip_spaces();
    std::size_t digits = 0;
    int value = 0;
    for (; digits < left_.size() && left_[digits] >= '0' && left_[digits] <= '9'; ++digits) {
      value = value * 10 + (left_[digits] - '0');
      if (value > 1'000'000) return std::nullopt;
    }
    left_.remove_prefix(digits);
    return digits == 0 ? std::nullopt : std::optional(value);
  }
  /// The pixels, which begin after one space.
  std::string_view pixels() const { return left_.substr(std::min<std::size_t>(1, left_.size())); }

 private:
  void skip_spaces() {
    while (!left_.empty()) {
      if (left_.front() == '#') {
        left_.remove_prefix(std::min(left_.find('\n'), left_.size()));
      } else if (std::string_view(" \t\r\n").find(left_.front()) == std::string_view::npos) {
        return;
      } else {
        left_.remove_prefix(1);
      }
    }
  }

  std::string_view left_;
};

Result<Picture, PictureError> decode_pgm(std::string_view bytes) {
  PgmHead head(bytes.substr(2));
  const auto width = head.number();
  const auto height = head.number();
  const auto most = head.number();
  if (!width || !height || !most || *most < 1 || *most > 255) return error(kDamaged);
  if (!vision::is_allowed_size(*width, *height)) return error(kTooLarge);
  const std::string_view pixels = head.pixels();
  Picture picture{*width, *height, {}};
  const std::size_t count = static_cast<std::size_t>(*width) * static_cast<std::size_t>(*height);
  if (pixels.size() < count) return error(kDamaged);
  picture.pixels.reserve(count);
  for (const char pixel : pixels.substr(0, count)) {
    const int value = std::min<int>(static_cast<std::uint8_t>(pixel), *most);
    picture.pixels.push_back(static_cast<std::uint8_t>(value * 255 / *most));
  }
  return picture;
}

#ifdef NONET_HAS_STB
Result<Picture, PictureError> decode_by_stb(std::string_view bytes) {
  const std::optional<stb::Size> size = stb::size_of(bytes);
  if (!size) return error(kDamaged);
  if (!vision::is_allowed_size(size->width, size->height)) return error(kTooLarge);
  if (stb::needs_too_much(bytes, *size)) return error(kTooDeep);
  Picture picture{size->width, size->height, {}};
  if (!stb::decode(bytes, *size, {picture.pixels, picture.blue, picture.red})) return error(kDamaged);
  return picture;
}
#endif

}  // namespace

Result<Picture, PictureError> decode_picture(std::string_view bytes) {
  if (bytes.starts_with("P5")) return decode_pgm(bytes);
  const bool is_bmp = bytes.starts_with("BM") && bytes.size() >= 26;
  const bool is_known =
      bytes.starts_with("\x89PNG") || bytes.starts_with("\xff\xd8") || bytes.starts_with("GIF8") || is_bmp;
  const std::string_view other = name_of_other_format(bytes);
  if (other == "PDF") {
    return error("This file is a PDF. Save the page as a PNG picture, for example with pdftoppm -png -r 200.");
  }
  if (!other.empty()) {
    return error("This picture is in the format " + std::string(other) + ". Save it as PNG or JPEG.");
  }
  if (!is_known) return error("This file is not a picture in the format PNG, JPEG, BMP, GIF or PGM (P5).");
#ifdef NONET_HAS_STB
  return decode_by_stb(bytes);
#else
  return error("This program was built without stb_image.h, so it reads PGM pictures only.");
#endif
}

}  // namespace nonet
