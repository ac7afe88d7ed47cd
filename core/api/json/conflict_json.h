#pragma once

#include <string>
#include <vector>

#include "core/formats/cell_names.h"
#include "core/grid/grid.h"

namespace nonet {

/// `[{digit, house, index, cells}]`.
std::string json_of(const std::vector<Conflict>& conflicts, const Layout& layout, CellNames names);

}  // namespace nonet
