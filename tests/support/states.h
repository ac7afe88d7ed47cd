#pragma once

#include <string>
#include <string_view>

#include "core/grid/layout.h"
#include "core/logic/puzzle_state.h"
#include "core/logic/step.h"
#include "core/logic/survey.h"
#include "core/logic/technique.h"
#include "core/util/random.h"

/// States for the tests of techniques. They need not come from a puzzle, because finders look at candidates only.
namespace nonet::test {

/// Returns a state without digits. Named cells have the named candidates (`r1c1=12 r1c2=23`, the digits as symbols) or
/// lack them
/// (`r9c234-1`: in three cells). All other cells have all digits.
PuzzleState state_with(std::string_view candidates, std::string_view layout = "3x3");

/// Returns a state without digits. In the named houses, digit 1 is a candidate of the named cells only: `r2:3,7` is the
/// third and the seventh cell of row 2; c is a column, b a box (region), d a diagonal, w a window.
PuzzleState state_limited(std::string_view limits, std::string_view layout = "3x3");

/// Returns a state without digits in which each cell has `least` to `most` random candidates.
PuzzleState random_state(const LayoutRef& layout, int least, int most, Random& random);

/// Writes the result of a step: placements as `r1c1=2`, eliminations as `r1c1<>2`, in the order of the step, separated
/// by spaces.
std::string result_of(const Step& step, const Layout& layout);

/// Writes the results of all steps of a technique in the order in which they are found, separated by ` | `.
std::string results_of(const PuzzleState& state, Technique technique, const FindOptions& options = {});

}  // namespace nonet::test
