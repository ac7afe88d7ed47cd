#pragma once

#include <cstdint>

#include "core/generate/rules/rule_judge.h"
#include "core/generate/rules/rule_puzzle.h"
#include "core/grid/square_symmetry.h"
#include "core/util/control.h"
#include "core/util/result.h"

namespace nonet {

/// The wanted properties of a killer: a puzzle with cages and their sums.
struct KillerForm {
  LayoutRef layout = Layout::classic();
  /// Not 0: each puzzle gets random irregular regions of its own, in a grid of this side. `layout` is then ignored.
  int jigsaw_side = 0;
  /// The numbers of cells of a cage, each from 1 to the side.
  int fewest_cells = 2;
  int most_cells = 5;
  /// Of the cages: None or HalfTurn.
  Symmetry symmetry = Symmetry::None;
  /// The number of givens, which are random cells.
  int givens = 0;
  /// True: cages are left out, in random order, as long as the solution stays unique. Then some cells have no cage.
  /// False: every cell has a cage.
  bool only_needed_cages = false;
  /// With a judge: true when givens are added where the techniques of the judge get stuck.
  bool adds_givens = false;
};

/// Makes a killer with exactly one solution. Merging any two neighbouring cages, where the form and the digits allow
/// it, would give a second solution. With `only_needed_cages`, so would leaving out any cage (with half turns: a cage
/// and its image).
///
/// With a judge, its techniques must solve the puzzle and the judge must accept it: merging any two cages would be too
/// hard for these techniques, or would give a second solution.
///
/// The same form and seed give the same puzzle on every platform. The error is BadForm when a number is out of range,
/// the symmetry is another, or the side is not from kMinRulePuzzleSide to kMaxRulePuzzleSide. NotFound means that all
/// attempts failed, which is likely for small grids without givens and with `fewest_cells` above 2. README.md says how
/// long it takes.
Result<GeneratedRulePuzzle, RulePuzzleError> random_killer(const KillerForm& form, std::uint64_t seed,
                                                           StopToken stop = {}, RuleJudge* judge = nullptr);

}  // namespace nonet
