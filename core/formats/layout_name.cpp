#include "core/formats/layout_name.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/formats/symbols.h"
#include "core/grid/rule_table.h"
#include "core/util/decimal.h"
#include "core/util/split.h"

namespace nonet {

namespace {

constexpr std::string_view kJigsaw = "jigsaw:";

std::optional<int> whole_number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<std::vector<std::uint8_t>> regions_of_labels(std::string_view labels) {
  std::vector<std::uint8_t> regions;
  if (labels.find(',') == std::string_view::npos) {
    for (const char label : labels) regions.push_back(static_cast<std::uint8_t>(label));
    return regions;
  }
  for (const std::string_view label : split(labels, ',')) {
    const std::optional<int> number = whole_number(label);
    if (!number || *number < 0 || *number > 255) return std::nullopt;
    regions.push_back(static_cast<std::uint8_t>(*number));
  }
  return regions;
}

int side_of(std::size_t cells) {
  int side = 0;
  while (static_cast<std::size_t>(side) * static_cast<std::size_t>(side) < cells && side <= Layout::kMaxSide) ++side;
  return side;
}

bool read_jigsaw(std::string_view labels, LayoutSpec& spec) {
  auto regions = regions_of_labels(labels);
  if (!regions || regions->empty()) return false;
  spec.side = side_of(regions->size());
  spec.regions = std::move(*regions);
  return true;
}

bool read_side(int side, LayoutSpec& spec) {
  const LayoutRef usual = Layout::of_side(side);
  spec.box_rows = usual ? usual->box_rows() : 1;
  spec.box_columns = usual ? usual->box_columns() : side;
  return side > 0;
}

bool read_boxes(std::string_view name, LayoutSpec& spec) {
  const std::size_t cross = name.find_first_of("xX");
  const std::optional<int> rows = whole_number(name.substr(0, cross));
  if (cross == std::string_view::npos) return rows && read_side(*rows, spec);
  const std::optional<int> columns = whole_number(name.substr(cross + 1));
  if (!rows || !columns || *rows < 1 || *columns < 1) return false;
  spec.box_rows = std::min(*rows, Layout::kMaxSide + 1);
  spec.box_columns = std::min(*columns, Layout::kMaxSide + 1);
  return true;
}

bool read_shape(std::string_view name, LayoutSpec& spec) {
  if (name.substr(0, kJigsaw.size()) == kJigsaw) return read_jigsaw(name.substr(kJigsaw.size()), spec);
  return read_boxes(name, spec);
}

// For a prime side, boxes of one row would be the rows again.
bool has_no_boxes(std::string_view shape, const LayoutSpec& spec) {
  return spec.regions.empty() && spec.box_rows == 1 && shape.find_first_of("xX") == std::string_view::npos;
}

}  // namespace

Result<LayoutRef, LayoutNameError> layout_of_name(std::string_view name) {
  LayoutSpec spec;
  std::optional<std::string_view> shape;
  const std::vector<std::string_view> parts = split(name, '+');
  for (const std::string_view part : parts) {
    if (const auto kind = rule_kind_named(part); kind && rule_row(*kind).belongs_to_layout()) {
      spec.rules.insert({*kind, {}, {}});
    } else if (shape || !read_shape(part, spec)) {
      return LayoutNameError{std::string(part), std::nullopt};
    } else {
      shape = part;
    }
  }
  const std::string part(shape.value_or(parts.front()));
  if (shape && has_no_boxes(*shape, spec)) {
    const bool in_range = spec.box_columns >= 2 && spec.box_columns <= Layout::kMaxSide;
    return LayoutNameError{part, in_range ? LayoutError::NoBoxesForSide : LayoutError::SideOutOfRange};
  }
  auto layout = Layout::make(spec);
  if (!layout) return LayoutNameError{part, layout.error()};
  return std::move(layout).value();
}

std::string region_labels(const Layout& layout) {
  std::string labels;
  for (std::uint16_t index = 0; index < layout.cell_count(); ++index) {
    const int number = layout.region(Cell{index}) + 1;
    if (layout.side() <= kMaxSymbol) {
      labels += symbol_of(Digit{static_cast<std::uint8_t>(number)});
    } else {
      labels += (index == 0 ? "" : ",") + decimal(number);
    }
  }
  return labels;
}

std::string name_of(const Layout& layout) {
  std::string name = layout.has_boxes() ? decimal(layout.box_rows()) + "x" + decimal(layout.box_columns())
                                        : std::string(kJigsaw) + region_labels(layout);
  for (const Rule& rule : layout.rules()) name += "+" + std::string(rule_row(rule.kind).id);
  return name;
}

}  // namespace nonet
