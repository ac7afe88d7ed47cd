#pragma once

#include <string>
#include <string_view>

#include "core/api/nonet.h"
#include "core/util/random.h"

/// States for the tests of techniques: no puzzle need lie behind them, since a finder looks at candidates only.
namespace nonet::test {

/// A state without digits. Named cells have the named candidates (`r1c1=12 r1c2=23`, the digits as symbols) or lack them
/// (`r9c234-1`: in three cells), all others have all digits.
PuzzleState state_with(std::string_view candidates, std::string_view layout = "3x3");

/// A state without digits in which the digit 1 has, in the named houses, the named places only: `r2:3,7` is the third and the
/// seventh cell of row 2; c is a column, b a box (region), d a diagonal, w a window.
PuzzleState state_limited(std::string_view limits, std::string_view layout = "3x3");

/// A state without digits in which each cell has `least` to `most` candidates, drawn.
PuzzleState random_state(const LayoutRef& layout, int least, int most, Random& random);

/// What a step does: placements as `r1c1=2`, eliminations as `r1c1<>2`, in its order, a space between.
std::string result_of(const Step& step, const Layout& layout);

/// The results of all the steps of a technique, in the order found, ` | ` between.
std::string results_of(const PuzzleState& state, Technique technique, const FindOptions& options = {});

}  // namespace nonet::test
