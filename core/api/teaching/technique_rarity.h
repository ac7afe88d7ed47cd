#pragma once

#include "core/grid/layout.h"
#include "core/logic/technique.h"

namespace nonet {

/// How many drafts of 9×9 grids were tried for each technique, to find out which techniques are rare.
/// docs/generating.md tells more.
inline constexpr int kTriedForRarity = 30'000;

/// True when none of the drafts gave a puzzle whose path shows the technique and nothing that is taught after it. False
/// for techniques that no path shows.
bool is_rarely_shown(Technique technique);

/// True when none of the drafts gave a puzzle that needs the technique and otherwise only techniques of easier levels.
/// False for techniques that no puzzle needs.
bool is_rarely_needed(Technique technique);

/// True when at most one of kTriedForRarity drafts of a layout gave a puzzle of the level: `hard` and `extreme` of
/// 1-9@7x7, `extreme` of shape:6x8, 2x3 and 3x2, and all but `easy` of 2x2+x. Other layouts were not measured, and the
/// function returns false.
bool is_rare_level(Level level, const Layout& layout);

}  // namespace nonet
