#pragma once

#include <string>
#include <string_view>

#include "core/api/json/step_json.h"
#include "core/rating/rating.h"

namespace nonet {

/// `rated`, `solved`, `beyond`, `none` or `stopped`. `none` means that the puzzle has no solution. `stopped` is the name for a stop and
/// for a budget that is used up.
std::string_view name_of(RatingStatus status);

/// A rating as people write it: `6.6` for 66 tenths.
std::string decimal_of(Tenths rating);

/// `{status, er, ep, ed}`. A rating that was not reached is null. When the status is `stopped`, `er` is a lower bound.
JsonObject json_object_of(const Rating& rating);

/// The members of a step, `producer` and `rating`.
std::string json_of(const RatedStep& step, const Layout& layout, CellNames names);

}  // namespace nonet
