// Each part of core/symmetry must refuse puzzles that are more than a layout and givens.

#include <vector>

#include "core/symmetry/automorphism_group.h"
#include "core/symmetry/canonical.h"
#include "core/symmetry/distinct_results.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using test::grid_of;

namespace {

Puzzle with_given_candidates(const LayoutRef& layout) {
  std::vector<DigitSet> candidates(static_cast<std::size_t>(layout->cell_count()), DigitSet::full(layout->side()));
  candidates.back().erase(Digit{1});
  return Puzzle(Grid(layout), candidates);
}

Puzzle with_cage(const LayoutRef& layout) {
  Puzzle puzzle{Grid(layout)};
  REQUIRE_FALSE(puzzle.add({RuleKind::Cage, {Cell{0}, Cell{1}}, {}}).has_value());
  return puzzle;
}

}  // namespace

TEST_CASE("puzzles with given candidates or own rules have no canonical form and no automorphisms", "[symmetry]") {
  for (const LayoutRef& layout : {Layout::classic(), Layout::with_boxes(2, 2)}) {
    const Grid blank(layout);
    const Subgroup subgroup(layout, allowed_kinds(layout));
    REQUIRE(canonical_form(blank));
    REQUIRE(find_isomorphism(blank, blank));
    for (const auto& [puzzle, error] : {std::pair{with_given_candidates(layout), SymmetryError::DigitsDiffer},
                                        {with_cage(layout), SymmetryError::OwnRules}}) {
      CHECK(canonical_form(puzzle).error() == error);
      CHECK(canonical_form_by_graph(puzzle).error() == error);
      CHECK(find_isomorphism(puzzle, blank).error() == error);
      CHECK(find_isomorphism(blank, puzzle).error() == error);
      CHECK(AutomorphismGroup::of(puzzle).error() == error);
      CHECK(DistinctResults::of(puzzle, subgroup).error() == error);
    }
  }
}
