#pragma once

#include <optional>
#include <span>
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
/// Shapes of squares: `RxC`, the rows by columns of a box (`2x3` is a 6×6 grid); the side alone (`9`, `16`, `6`), with
/// the usual boxes; `jigsaw:LABELS` with the label of the region of each cell, row by row: n² characters, or n² numbers
/// up to 255 separated by commas.
///
/// Other shapes of one grid: `shape:RxC` has R rows, C columns and as many digits as the larger of both; `A-B@RxC` has
/// the digits from A to B, where A is 0 or 1 (`1-9@7x7`); `0-9` alone is `0-9@9x9`. The regions follow after `/`:
/// `shape:6x8/3x2` has boxes of 3 rows and 2 columns, `/none` no regions, `/LABELS` irregular regions, `.` for a place
/// without a cell. Without `/` there are the boxes of LayoutSpec::of_shape().
///
/// Several grids: `gattai:GRID@ROW,COLUMN+ROW,COLUMN+GRID@ROW,COLUMN…`. ROW and COLUMN are the place of the first cell
/// on the canvas, from 0. GRID is a box (`3x3`), `jigsaw:LABELS` or `shape:RxC` with or without regions; without GRID
/// it is that of the grid before. Usual layouts have names: `samurai`, `twodoku`, `butterfly`, `cross`, `flower`,
/// `sohei`, `windmill`. A part `digits:A-B` gives any layout its digits; otherwise the first grid decides.
///
/// Variants: the ids of the kinds in rule_table() that belong to layouts, such as `x`.
Result<LayoutRef, LayoutNameError> layout_of_name(std::string_view name);

/// Returns the name from which layout_of_name() makes the same layout: `2x3`, `3x3+x`, `jigsaw:111122…`, `1-9@7x7`,
/// `samurai`. The labels of regions are 1 to 9 and then letters, above 35 regions numbers. Variants come in the order
/// of RuleKind. Digits begin with 1, as a layout does not say how they are shown.
std::string name_of(const Layout& layout);

/// Returns the names of the usual layouts of several grids.
std::span<const std::string_view> names_of_several_grids();

/// Returns the labels of the regions of a layout of one grid, row by row, as the name of a jigsaw has them.
std::string region_labels(const Layout& layout);

}  // namespace nonet
