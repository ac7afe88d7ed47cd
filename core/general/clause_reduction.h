#pragma once

#include "core/general/propagation.h"

namespace nonet {

/// Forgets learnt clauses: three quarters of those that no analysis has needed since the last time, those first whose
/// literals lie on many levels. Clauses of glue 2 and less are kept for ever, those that are reasons for the time being.
/// With `severe` half of all go, whatever their glue.
void forget_clauses(Propagation& propagation, bool severe);

}  // namespace nonet
