#include "core/symmetry/distinct_results.h"

#include <initializer_list>
#include <set>
#include <string>

#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

TEST_CASE("every distinct result is listed once, and their number is right", "[symmetry]") {
  struct Case {
    const char* layout;
    const char* grid;
    TransformationKinds kinds;
  };
  const auto kinds = [](std::initializer_list<TransformationKind> list) {
    TransformationKinds set;
    for (const TransformationKind kind : list) set.insert(kind);
    return set;
  };
  using enum TransformationKind;
  const TransformationKinds all = kinds({Rows, Columns, Bands, Stacks, Transpose, Digits});
  const Case cases[] = {
      {"2x2", "1234341221434321", all},
      {"2x2", "1234341223414123", all},
      {"2x2", "1234341221434321", kinds({Rows, Columns})},
      {"2x2", "1234341221434321", kinds({Digits})},
      {"2x2", "1234............", kinds({Rows, Bands})},
      {"2x2", "12..............", kinds({Digits, Columns})},
      {"2x2", "1..............2", kinds({Transpose, Bands, Stacks})},
      {"2x3", "123456456123....................1...", kinds({Rows, Bands, Stacks})},
      {"3x3", "123456789456789123789123456231564897564897231897231564312645978645978312978312645",
       kinds({Rows, Bands, Stacks})},
  };
  for (const Case& each : cases) {
    INFO(each.grid);
    const Grid grid = grid_of(each.grid, each.layout);
    Subgroup subgroup(grid.layout(), each.kinds);
    const DistinctResults distinct = DistinctResults::of(grid, subgroup).value();
    std::set<std::string> results;
    std::uint64_t first_count = 0;
    do {
      const Transformation member = subgroup.transformation();
      const std::string result = symbols_of(member(grid));
      const bool is_first = distinct.is_first(member);
      CHECK(is_first == results.insert(result).second);
      first_count += is_first;
    } while (subgroup.advance());
    CHECK(BigUint(first_count) == distinct.count());
    CHECK(results.size() == first_count);
  }
}

TEST_CASE("a grid with too many automorphisms is refused", "[symmetry]") {
  const Grid blank(Layout::classic());
  const Subgroup all(blank.layout(), allowed_kinds(blank.layout()));
  CHECK(DistinctResults::of(blank, all).error() == SymmetryError::TooSymmetric);
  CHECK(DistinctResults::of(Grid(Layout::with_boxes(2, 2)), Subgroup(Layout::with_boxes(2, 2), {})).value().count() ==
        BigUint(1));
}
