#include "wasm/teacher/convert.h"

#include <algorithm>
#include <cstdint>

namespace nonet::door {

Grid grid_of(const LayoutRef& layout, const val& values) {
  Grid grid(layout);
  const auto digits = emscripten::convertJSArrayToNumberVector<std::uint8_t>(values);
  std::transform(digits.begin(), digits.end(), grid.digits().begin(), [](std::uint8_t value) { return Digit{value}; });
  return grid;
}

}  // namespace nonet::door
