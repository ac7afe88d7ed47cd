#pragma once

#include <optional>

#include "core/formats/parsed_puzzle.h"

namespace nonet {

/// Returns the position with its grids in the layout that knows its own rules (layout_with_own_rules()), which hints,
/// steps and paths need. A position without own rules stays as it is. None when no search knows the rules.
std::optional<ParsedPuzzle> with_rules_in_layout(ParsedPuzzle position);

}  // namespace nonet
