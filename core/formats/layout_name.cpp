#include "core/formats/layout_name.h"

#include <charconv>
#include <optional>

namespace nonet {

namespace {

std::optional<int> whole_number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace

LayoutRef layout_of_name(std::string_view name) {
  const std::size_t cross = name.find_first_of("xX");
  if (cross == std::string_view::npos) {
    const std::optional<int> side = whole_number(name);
    return side ? Layout::of_side(*side) : nullptr;
  }
  const std::optional<int> rows = whole_number(name.substr(0, cross));
  const std::optional<int> columns = whole_number(name.substr(cross + 1));
  return rows && columns ? Layout::with_boxes(*rows, *columns) : nullptr;
}

std::string name_of(const Layout& layout) {
  return std::to_string(layout.box_rows()) + "x" + std::to_string(layout.box_columns());
}

}  // namespace nonet
