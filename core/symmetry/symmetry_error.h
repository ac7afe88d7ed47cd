#pragma once

#include <cstdint>
#include <string_view>

#include "core/util/search.h"

namespace nonet {

enum class SymmetryError : std::uint8_t {
  Contradictory,  ///< A digit stands twice in a house: only grids without conflict have a canonical form.
  TooSymmetric,   ///< The grid has more automorphisms than fit into memory one by one.
  Stopped,        ///< The stop token asked for it.
  OutOfBudget,    ///< The node budget is used up.
};

/// The code in kebab-case (`out-of-budget`), as interfaces name it.
std::string_view name_of(SymmetryError error);

/// Why the meter refused.
SymmetryError error_of(const NodeMeter& meter);

}  // namespace nonet
