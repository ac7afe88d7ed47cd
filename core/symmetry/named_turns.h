#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/symmetry/layout_shape.h"
#include "core/symmetry/transformation.h"

namespace nonet {

/// A turn of the whole grid, and the step that does it; the value is what stands behind the colon.
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

/// The turn of a layout: within it where that keeps the rules, else to the layout turned; none when there is no such layout.
std::optional<Transformation> turned(const LayoutRef& layout, Turn turn);

}  // namespace nonet
