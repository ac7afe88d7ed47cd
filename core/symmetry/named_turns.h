#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/symmetry/layout_shape.h"
#include "core/symmetry/transformation.h"

namespace nonet {

/// A turn of the whole grid, with the name of its transformation step and the step's value, the text after the colon.
struct NamedTurn {
  std::string_view step;
  std::string_view value;
  Turn turn;
};

inline constexpr std::array kNamedTurns{
    NamedTurn{"transpose", "", {true, false, false}},        NamedTurn{"rotate", "90", {true, false, true}},
    NamedTurn{"rotate", "180", {false, true, true}},         NamedTurn{"rotate", "270", {true, true, false}},
    NamedTurn{"mirror", "left-right", {false, false, true}}, NamedTurn{"mirror", "top-bottom", {false, true, false}},
    NamedTurn{"mirror", "diagonal", {true, false, false}},   NamedTurn{"mirror", "antidiagonal", {true, true, true}},
};

/// Returns a turn of a layout as a transformation. If the turn keeps the rules, the layout stays the same; otherwise
/// the result has the turned layout. Null when there is no such layout.
std::optional<Transformation> turned(const LayoutRef& layout, Turn turn);

}  // namespace nonet
