#pragma once

#include "core/api/teaching.h"
#include "wasm/values.h"

namespace nonet::door {

/// The grid whose cells are a list of digits, 0 for a blank cell.
Grid grid_of(const LayoutRef& layout, const val& values);

}  // namespace nonet::door
