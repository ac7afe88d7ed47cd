#include "core/symmetry/digit_order.h"

#include <array>

namespace nonet {

DigitOrder digit_order(const Grid& grid) {
  DigitOrder order;
  std::array<bool, Layout::kMaxSide + 1> seen{};
  const auto add = [&](Digit digit) {
    if (!seen[digit.value]) order.digits.push_back(digit);
    seen[digit.value] = true;
  };
  seen[kBlank.value] = true;
  for (const Digit digit : grid.digits()) add(digit);
  order.used = order.digits.size();
  for (int value = 1; value <= grid.side(); ++value) add(Digit{static_cast<std::uint8_t>(value)});
  return order;
}

std::vector<Digit> renaming(const std::vector<Digit>& from, const std::vector<Digit>& to) {
  std::vector<Digit> digits(from.size());
  for (std::size_t index = 0; index < from.size(); ++index) digits[from[index].value - 1u] = to[index];
  return digits;
}

}  // namespace nonet
