#pragma once

#include "core/grid/rule.h"
#include "core/vision/reading.h"
#include "core/vision/resolve.h"

namespace nonet {

/// The cages of a killer that was read in a photo, as rules.
RuleSet rules_of(const vision::Reading& reading);

/// Asks whether the puzzle of a reading with cages has exactly one solution. If so, the cages count as read, and the
/// resolution has one solution. Otherwise the reading has no cages, and they stay unread. The search has a budget: some
/// seconds at most.
void settle_cages(vision::Reading& reading, vision::Resolution& resolution);

}  // namespace nonet
