#include "wasm/values.h"

#include <algorithm>

namespace nonet::door {

val text(std::string_view view) { return val(std::string(view)); }

val error_object(std::string_view code) {
  val fields = val::object();
  fields.set("code", text(code));
  val object = val::object();
  object.set("error", fields);
  return object;
}

val json_object(std::string_view json) {
  val object = val::object();
  object.set("json", text(json));
  return object;
}

val digits_of(const Grid& grid) {
  std::vector<std::uint8_t> values;
  for (const Digit digit : grid.digits()) values.push_back(digit.value);
  return typed_array_of(values);
}

Grid grid_of(const LayoutRef& layout, const val& values) {
  Grid grid(layout);
  const auto digits = emscripten::convertJSArrayToNumberVector<std::uint8_t>(values);
  std::transform(digits.begin(), digits.end(), grid.digits().begin(), [](std::uint8_t value) { return Digit{value}; });
  return grid;
}

Grid puzzle_of(const val& puzzle) {
  return grid_of(layout_of_name(puzzle["layout"].as<std::string>()).value(), puzzle["cells"]);
}

}  // namespace nonet::door
