#pragma once

#include "wasm/values.h"

namespace nonet::door {

/// The layout of a position that the module of solver or rules has read, in which its grids are explained. Each
/// teacher's module has one of its own: that for puzzles with own rules reads `rules` of the position.
LayoutRef taught_layout(const val& position);

}  // namespace nonet::door
