#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/api/json/step_json.h"
#include "core/rating/rating.h"

namespace nonet {

/// `rated`, `solved`, `beyond`, `above-limit`, `stopped` (also for OutOfBudget), `multiple`, `none`, `conflict`,
/// `layout-not-classic`.
std::string_view name_of(RatingStatus status);
/// The status with a name: Stopped for `stopped`. None for any other text.
std::optional<RatingStatus> rating_status_named(std::string_view name);

/// A rating as people write it: `6.6` for 66 tenths.
std::string decimal_of(Tenths rating);

/// The rating as decimal_of() writes it; empty for one that was not reached.
std::string known_decimal_of(Tenths rating, RatingStatus status);

/// `{status, er, ep, ed}` of a puzzle. A rating that was not reached is null. With the status `conflict` also
/// `conflicts`. When the status is `stopped` or `above-limit`, `er` is a lower bound.
JsonObject json_object_of(const PuzzleRating& rating, const Grid& puzzle, CellNames names);

/// The members of a step, `producer` and `rating`.
std::string json_of(const RatedStep& step, const Layout& layout, CellNames names);

}  // namespace nonet
