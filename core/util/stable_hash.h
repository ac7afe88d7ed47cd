#pragma once

#include <cstdint>
#include <string_view>

namespace nonet {

/// A hash of numbers and texts that is the same on every platform and in every version (FNV-1a with 64 bits, over the
/// bytes of each number from the lowest). The order counts. A text is hashed with its length, so that neighbouring
/// texts cannot be mistaken for others.
class StableHash {
 public:
  StableHash& add(std::uint64_t number) {
    for (int byte = 0; byte < 8; ++byte) add_byte(static_cast<std::uint8_t>(number >> (8 * byte)));
    return *this;
  }
  StableHash& add(std::string_view text) {
    add(static_cast<std::uint64_t>(text.size()));
    for (const char symbol : text) add_byte(static_cast<std::uint8_t>(symbol));
    return *this;
  }
  std::uint64_t value() const { return hash_; }

 private:
  void add_byte(std::uint8_t byte) { hash_ = (hash_ ^ byte) * 0x100000001b3; }

  std::uint64_t hash_ = 0xcbf29ce484222325;
};

}  // namespace nonet
