#pragma once

#include <functional>
#include <span>

#include "core/general/clauses/propagation.h"

namespace nonet {

/// Forgets three quarters of the learnt clauses that no conflict analysis has used since the last call. The clauses
/// with the highest glue are forgotten first. Clauses with a glue of at most 2 are kept. With `severe`, forgets half of
/// all learnt clauses instead, whatever their glue. A clause that is the reason of a true literal always stays until a
/// later call. `forgotten` hears each forgotten clause; it may be null.
void forget_clauses(Propagation& propagation, bool severe,
                    const std::function<void(std::span<const Literal>)>& forgotten);

}  // namespace nonet
