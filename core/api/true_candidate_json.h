#pragma once

#include <span>
#include <string>

#include "core/formats/json.h"
#include "core/search/true_candidates.h"
#include "core/util/big_uint.h"

namespace nonet {

/// `{candidates, complete}`: for each cell the list of its true candidates.
JsonObject json_object_of(const TrueCandidates& found);

/// For each cell the list of the weights of all digits. `weights` has one weight for each cell and
/// digit, cell by cell.
std::string json_of_weights(std::span<const BigUint> weights, int digit_count);

}  // namespace nonet
