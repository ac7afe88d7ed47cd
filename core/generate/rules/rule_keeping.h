#pragma once

#include <span>

#include "core/grid/cell.h"
#include "core/grid/rule.h"

namespace nonet {

/// True for the kinds of rules that the generator can make.
bool is_makeable(RuleKind kind);

/// True when a full grid keeps a rule of a makeable kind. `full` has the digit of each cell. Takes some nanoseconds for each cell of the
/// rule, so many rules can be tried on many grids.
bool keeps(std::span<const Digit> full, const Rule& rule);

}  // namespace nonet
