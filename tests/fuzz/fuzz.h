#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

/// Fuzzing: functions that must hold for any bytes. Two programs call them: nonet-fuzz, which changes known inputs at
/// random, and, where the compiler is clang, nonet-libfuzzer, which looks for inputs that reach new code.
namespace nonet::fuzz {

/// Ends the program unless a condition holds. The program that called says which input failed.
void require(bool holds, std::string_view what);

/// The bytes of an input, taken from the front. When none are left, every number is 0.
class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : left_(bytes) {}

  bool empty() const { return left_.empty(); }
  std::uint8_t byte();
  /// A number from 0 to `end` - 1, which is not uniform.
  std::size_t below(std::size_t end) { return byte() % end; }
  /// All bytes that are left.
  std::string_view rest() const { return left_; }

 private:
  std::string_view left_;
};

struct Target {
  std::string_view name;
  /// What its inputs are, in a few words.
  std::string_view about;
  void (*run)(Bytes input);
  /// Words that its inputs are often made of.
  std::span<const std::string_view> words;
  /// Known inputs.
  std::span<const std::string_view> inputs;
};

const Target& texts_target();
const Target& names_target();
const Target& grids_target();
const Target& facade_target();
const Target& foreign_target();
const Target& photo_target();
const Target& image_target();

/// All targets.
std::span<const Target* const> targets();

}  // namespace nonet::fuzz
