#include "core/api/making/puzzle_classes.h"

#include "core/formats/layout_name.h"
#include "core/formats/write.h"
#include "core/symmetry/canonical.h"

namespace nonet {

std::string PuzzleClasses::key_of(const Grid& puzzle, StopToken stop) {
  constexpr std::uint64_t kBudget = 200'000;
  const auto form = canonical_form(puzzle, {stop, kBudget, {}});
  const Grid& grid = form ? form.value().grid : puzzle;
  // A layout of irregular regions can become another layout, so the form alone does not say of which layout it is.
  return grid.layout()->is_classic() ? write_line(grid) : name_of(*grid.layout()) + ' ' + write_line(grid);
}

}  // namespace nonet
