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

}  // namespace nonet
