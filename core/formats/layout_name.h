#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/grid/layout.h"

namespace nonet {

/// The reason why a text is not the name of a layout.
struct LayoutNameError {
  /// The part between two `+` that is wrong.
  std::string part;
  /// Why there is no such layout. None when the part is not a name, or is a second shape.
  std::optional<LayoutError> reason;
};

/// Returns the layout with a name. A name has a shape and variants, joined by `+`; without a shape the layout is 9×9.
///
/// Shapes: `RxC`, the rows by columns of a box (`2x3` is a 6×6 grid); the side alone (`9`, `16`, `6`), with the usual
/// boxes; `jigsaw:LABELS` with the label of the region of each cell, row by row: n² characters, or n² numbers up to 255
/// separated by commas. Variants: the ids of the kinds in rule_table() that belong to layouts, such as `x`.
Result<LayoutRef, LayoutNameError> layout_of_name(std::string_view name);

/// Returns the name from which layout_of_name() makes the same layout: `2x3`, `3x3+x`, `jigsaw:111122…`. The labels of
/// regions are 1 to 9 and then letters, above 35 regions numbers. Variants come in the order of RuleKind.
std::string name_of(const Layout& layout);

/// Returns the labels of the regions of a layout, row by row, as the name of a jigsaw has them.
std::string region_labels(const Layout& layout);

}  // namespace nonet
