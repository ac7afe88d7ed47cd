#pragma once

#include "core/general/propagation.h"

namespace nonet {

/// Forgets learnt clauses: three quarters of the clauses that no conflict analysis has used since the last call, those with the
/// highest glue first. Clauses with a glue of at most 2 are kept. With `severe`, forgets half of all learnt clauses, whatever
/// their glue. Clauses that are the reason of a true literal always stay until a later call.
void forget_clauses(Propagation& propagation, bool severe);

}  // namespace nonet
