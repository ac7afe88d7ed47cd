#pragma once

#include <string>
#include <vector>

#include "core/api/nonet.h"

namespace nonet {

/// `[{digit, house, index, cells}]`, as the JavaScript results have them.
std::string json_of(const std::vector<Conflict>& conflicts, const Layout& layout, CellNames names);

}  // namespace nonet
