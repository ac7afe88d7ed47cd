#pragma once

#include <vector>

#include "core/rating/chain_path.h"
#include "core/rating/hint.h"

namespace nonet::rating {

/// Writes a simple forcing chain or a cycle into `hint.step`. The path leads from the conclusion back to the start.
/// `hint` must have its results.
void write_static_chain(const ChainGrid& grid, const std::vector<PathNode>& path, bool is_cycle, Hint& hint);

}  // namespace nonet::rating
