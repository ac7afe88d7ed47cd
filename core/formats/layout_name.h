#pragma once

#include <string>
#include <string_view>

#include "core/grid/layout.h"

namespace nonet {

/// The layout of a name: `RxC`, the box's rows by columns (`2x3` is a 6×6 grid), or the side alone (`9`, `16`, `6`),
/// which stands for the boxes that people use for it. Null when there is no such layout.
LayoutRef layout_of_name(std::string_view name);

/// `RxC`.
std::string name_of(const Layout& layout);

}  // namespace nonet
