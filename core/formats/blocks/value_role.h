#pragma once

#include <cstdint>
#include <string_view>

namespace nonet {

/// What the name of a value says about it. A grid is no puzzle when its name says that it is something else.
enum class ValueRole : std::uint8_t { Solution, Regions, Other, Grid, Puzzle };

/// Returns what a name such as `unsolved_board`, `grid` or `solution` says.
ValueRole role_of_name(std::string_view name);

/// True when some word of a text names a solution.
bool has_name_of_solution(std::string_view text);

}  // namespace nonet
