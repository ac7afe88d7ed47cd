#include "core/util/decimal.h"

#include <array>

namespace nonet {

std::string decimal_word(std::uint64_t value) {
  std::array<char, 20> digits;
  std::size_t first = digits.size();
  do {
    digits[--first] = static_cast<char>('0' + value % 10);
    value /= 10;
  } while (value != 0);
  return {digits.data() + first, digits.size() - first};
}

std::optional<double> decimal_in(std::string_view text) {
  std::size_t at = 0;
  const auto take = [&](char sign) { return at < text.size() && text[at] == sign && ++at > 0; };
  const auto is_digit = [&] { return at < text.size() && text[at] >= '0' && text[at] <= '9'; };
  const bool is_negative = take('-');
  if (!is_negative) take('+');
  double value = 0;
  int exponent = 0;
  const std::size_t first = at;
  for (; is_digit(); ++at) value = 10 * value + (text[at] - '0');
  std::size_t digits = at - first;
  if (take('.')) {
    for (; is_digit(); ++at, ++digits, --exponent) value = 10 * value + (text[at] - '0');
  }
  if (digits == 0) return std::nullopt;
  if (take('e') || take('E')) {
    constexpr int kLargest = 9999;
    const bool is_small = take('-');
    if (!is_small) take('+');
    if (!is_digit()) return std::nullopt;
    int written = 0;
    for (; is_digit(); ++at) written = written > kLargest ? written : 10 * written + (text[at] - '0');
    exponent += is_small ? -written : written;
  }
  if (at != text.size()) return std::nullopt;
  for (; exponent > 0 && value > 0 && value < 1e308; --exponent) value *= 10;
  for (; exponent < 0 && value > 0; ++exponent) value /= 10;
  return is_negative ? -value : value;
}

}  // namespace nonet
