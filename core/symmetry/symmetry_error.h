#pragma once

#include <cstdint>
#include <string_view>

#include "core/util/search.h"

namespace nonet {

enum class SymmetryError : std::uint8_t {
  Contradictory,  ///< A house has a digit twice. Only grids without conflicts have a canonical form.
  TooSymmetric,   ///< The grid has too many automorphisms to list.
  Stopped,        ///< The stop token asked for a stop.
  OutOfBudget,    ///< The node budget is used up.
};

/// The name of an error in kebab-case, such as `out-of-budget`.
std::string_view name_of(SymmetryError error);

/// The error for a search that the meter ended.
SymmetryError error_of(const NodeMeter& meter);

}  // namespace nonet
