#include "tests/fuzz/fuzz.h"

#include <array>
#include <cstdio>
#include <cstdlib>

namespace nonet::fuzz {

void require(bool holds, std::string_view what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %.*s\n", static_cast<int>(what.size()), what.data());
  std::abort();
}

std::uint8_t Bytes::byte() {
  if (left_.empty()) return 0;
  const auto first = static_cast<std::uint8_t>(left_.front());
  left_.remove_prefix(1);
  return first;
}

std::span<const Target* const> targets() {
  static const std::array all{&texts_target(),   &names_target(), &grids_target(), &facade_target(),
                              &foreign_target(), &photo_target(), &image_target()};
  return all;
}

}  // namespace nonet::fuzz
