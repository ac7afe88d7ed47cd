#pragma once

#include <string>

#include "core/api/nonet.h"

namespace nonet {

/// Returns the English name of a technique, as sudoku forums write it: `X-Wing`, `Naked Pair`, `BUG+1`.
std::string english_name(Technique technique);

/// Writes cells in the shortest form: `r3c48`, `r12c3`, `r1c2,r4c5`. Above side 9, or with letters, one by one.
std::string notation_of(const std::vector<Cell>& cells, const Layout& layout, CellNames names);

/// Writes a step in the notation of sudoku forums: `Naked Pair: 2,7 in r3c48 => r3c1<>2`.
std::string notation_of(const Step& step, const PuzzleState& state, CellNames names);
/// The same for a step that is not derived from own rules.
std::string notation_of(const Step& step, const Layout& layout, CellNames names);

}  // namespace nonet
