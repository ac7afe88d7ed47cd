#pragma once

#include "core/logic/technique.h"

namespace nonet {

/// Returns the finder of a technique of technique_table(). Null for a technique that only the rater uses: core/rating
/// finds its steps. The finders are apart from technique_table(), so that a program that only names techniques links
/// none of them.
Finder* finder_of(Technique technique);

}  // namespace nonet
