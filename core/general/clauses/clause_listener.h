#pragma once

#include <functional>
#include <span>

#include "core/general/clauses/literal.h"

namespace nonet {

/// Hears which clauses a search learns and forgets, in that order. Each learnt clause follows by unit propagation from
/// the clauses of the puzzle, the clauses that were demanded, and the learnt clauses that are not forgotten: from its
/// opposite, propagation comes to a contradiction. So what is heard is a proof.
struct ClauseListener {
  std::function<void(std::span<const Literal>)> learnt;
  std::function<void(std::span<const Literal>)> forgotten;
};

}  // namespace nonet
