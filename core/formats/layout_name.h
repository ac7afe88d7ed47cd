#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/grid/layout.h"

namespace nonet {

/// Why a text names no layout.
struct LayoutNameError {
  /// The part between two `+` at fault.
  std::string part;
  /// What the layout lacks; nothing when the part is no name at all, or a second shape.
  std::optional<LayoutError> reason;
};

/// The layout of a name: a shape and variants, joined by `+`, the shape 9×9 when there is none.
/// Shapes: `RxC`, the box's rows by columns (`2x3` is a 6×6 grid); the side alone (`9`, `16`, `6`), which stands for the
/// boxes that people use for it; `jigsaw:LABELS`, n² characters that name the region of each cell row by row, or n² numbers
/// up to 255 separated by commas. Variants: `x`, `windoku`, `asterisk`, `centerdots`, `disjoint`, `antiknight`, `antiking`.
Result<LayoutRef, LayoutNameError> layout_of_name(std::string_view name);

/// The name that reads back as the same layout: `2x3`, `3x3+x`, `jigsaw:111122…` (labels 1 to 9, A …, above 35 regions
/// numbers), variants in the order above.
std::string name_of(const Layout& layout);

/// The labels of the regions of a layout, row by row, as in a name of a jigsaw.
std::string region_labels(const Layout& layout);

}  // namespace nonet
