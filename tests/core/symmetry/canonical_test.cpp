#include "core/symmetry/canonical.h"

#include <cmath>
#include <map>
#include <set>
#include <string>

#include "core/generate/full_grid.h"
#include "core/symmetry/automorphism_group.h"
#include "core/symmetry/subgroup.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

constexpr const char* kLayouts[] = {"2x2",
                                    "2x3",
                                    "3x2",
                                    "2x4",
                                    "3x3",
                                    "3x3+x",
                                    "3x3+windoku",
                                    "3x3+antiknight",
                                    "2x2+x+disjoint",
                                    "jigsaw:1122132213343444",
                                    "jigsaw:1234214334124321",
                                    "jigsaw:1112213222133345344455554+antiking"};

LayoutRef layout_named(const char* name) { return layout_of_name(name).value(); }

/// Digits here and there that contradict nothing, so that any layout can have them.
Grid scattered(const LayoutRef& layout, int tries, Random& random) {
  Grid grid(layout);
  for (int round = 0; round < tries; ++round) {
    const Cell cell{static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(layout->cell_count())))};
    const Digit before = grid[cell];
    grid[cell] = Digit{static_cast<std::uint8_t>(1 + random.below(static_cast<std::uint32_t>(layout->side())))};
    if (!is_consistent(grid)) grid[cell] = before;
  }
  return grid;
}

std::string key_of(const Transformation& transformation) {
  std::string key;
  for (const Cell cell : transformation.cells()) key += std::to_string(cell.index) + ' ';
  for (const Digit digit : transformation.digits()) key += std::to_string(digit.value) + ' ';
  return key;
}

/// Everything that generators make, up to a limit.
std::size_t closure_size(const LayoutRef& layout, const std::vector<Transformation>& generators, std::size_t limit) {
  std::vector<Transformation> members{Transformation(layout)};
  std::set<std::string> keys{key_of(members.front())};
  for (std::size_t next = 0; next < members.size() && members.size() < limit; ++next) {
    for (const Transformation& generator : generators) {
      Transformation product = members[next].then(generator);
      if (keys.insert(key_of(product)).second) members.push_back(std::move(product));
    }
  }
  return members.size();
}

/// Classes of the grids, each with its orbit's size, the order of the whole group divided by that of the automorphisms.
std::map<std::string, std::uint64_t> classes_of(const std::vector<std::string>& grids, const char* layout) {
  const std::uint64_t order = AutomorphismGroup::of(Grid(layout_named(layout))).value().order().to_64();
  std::map<std::string, std::uint64_t> classes;
  for (const std::string& grid : grids) {
    const CanonicalForm form = canonical_form(grid_of(grid, layout)).value();
    classes[symbols_of(form.grid)] = order / form.automorphisms.to_64();
  }
  return classes;
}

std::uint64_t total_of(const std::map<std::string, std::uint64_t>& classes) {
  std::uint64_t total = 0;
  for (const auto& [form, size] : classes) total += size;
  return total;
}

}  // namespace

TEST_CASE("groups of layouts: those of boxes are what rows, columns, bands, stacks, digits make", "[symmetry]") {
  for (const char* name : {"2x2", "1x4", "2x3", "3x2", "2x4", "3x3", "2x5", "3x4", "4x4", "5x5"}) {
    INFO(name);
    const LayoutRef layout = layout_named(name);
    const auto group = AutomorphismGroup::of(Grid(layout));
    REQUIRE(group);
    CHECK(group.value().order() == Subgroup(layout, allowed_kinds(layout)).order());
    for (const Transformation& generator : group.value().generators()) CHECK(keeps_rules(generator));
  }
}

TEST_CASE("groups of variants: as many as their generators make", "[symmetry]") {
  struct Case {
    const char* layout;
    std::size_t movements;
  };
  // The movements of cells that keep the layout. A knight's rule leaves the turns and mirrors of the square;
  // diagonals also allow 24 or 4 orders of the rows when the columns follow; windows allow 8 orders each of rows and columns.
  const Case cases[] = {{"3x3+antiknight", 8}, {"3x3+antiking", 8}, {"3x3+x", 96}, {"2x2+x", 16}, {"3x3+windoku", 128}};
  for (const Case& each : cases) {
    INFO(each.layout);
    const LayoutRef layout = layout_named(each.layout);
    const AutomorphismGroup group = AutomorphismGroup::of(Grid(layout)).value();
    std::vector<Transformation> movements;
    for (const Transformation& generator : group.generators()) {
      CHECK(keeps_rules(generator));
      if (generator.moves_cells()) movements.push_back(generator);
    }
    CHECK(closure_size(layout, movements, 1000) == each.movements);
    CHECK(group.order() == BigUint(each.movements) * factorial(layout->side()));
  }
}

TEST_CASE("equal forms if and only if one grid can be turned into the other", "[symmetry]") {
  Random random(31);
  for (const char* name : kLayouts) {
    INFO(name);
    const LayoutRef layout = layout_named(name);
    int isomorphic = 0;
    for (int round = 0; round < 60; ++round) {
      const Grid one = scattered(layout, 1 + round % 9, random);
      Grid other = random_transformation(layout, random).value()(one);
      if (round % 3 == 0) other = scattered(layout, 1 + round % 9, random);
      const auto found = find_isomorphism(one, other).value();
      const CanonicalForm form = canonical_form(one).value();
      const CanonicalForm other_form = canonical_form(other).value();
      CHECK(found.has_value() == (form.grid == other_form.grid));
      CHECK(form.transformation(one) == form.grid);
      CHECK(keeps_rules(form.transformation));
      if (!found) continue;
      ++isomorphic;
      CHECK((*found)(one) == other);
      CHECK(keeps_rules(*found));
      CHECK(form.automorphisms == other_form.automorphisms);
    }
    CHECK(isomorphic >= 40);
  }
}

TEST_CASE("both ways to the form of a classic grid agree which grids are alike, and on automorphisms", "[symmetry]") {
  Random random(32);
  for (int round = 0; round < 60; ++round) {
    const Grid full = *random_full_grid(Layout::classic(), random);
    const Grid one = blanked(full, round < 5 ? 81 : 3 + round % 30, false, random);
    const Grid other = round % 2 == 0 ? random_transformation(Layout::classic(), random).value()(one)
                                      : blanked(full, 3 + round % 30, false, random);
    const CanonicalForm form = canonical_form(one).value();
    const CanonicalForm by_graph = canonical_form_by_graph(one).value();
    CHECK(form.automorphisms == by_graph.automorphisms);
    CHECK(canonical_form(by_graph.grid).value().grid == form.grid);
    CHECK((canonical_form(other).value().grid == form.grid) ==
          (canonical_form_by_graph(other).value().grid == by_graph.grid));
  }
}

TEST_CASE("automorphisms leave the grid as it is, and there are as many as are said", "[symmetry]") {
  struct Case {
    const char* layout;
    const char* grid;
    std::uint64_t order;
  };
  const Case cases[] = {
      {"3x3", "123456789456789123789123456231564897564897231897231564312645978645978312978312645", 648},
      // Rows that go on by one: the cyclic grid.
      {"3x3", "123456789456789123789123456234567891567891234891234567345678912678912345912345678", 54},
      {"2x2", "1234341221434321", 32},
      {"2x2", "1234341223414123", 16},
      {"2x2", "1234341243212143", 32},
      {"2x2", "1...............", 3072 / 16 / 4},
  };
  Random random(33);
  for (const Case& each : cases) {
    INFO(each.grid);
    const Grid grid = grid_of(each.grid, each.layout);
    const AutomorphismGroup group = AutomorphismGroup::of(grid).value();
    for (const Transformation& generator : group.generators()) CHECK(generator(grid) == grid);
    CHECK(group.order() == BigUint(closure_size(grid.layout(), group.generators(), 5000)));
    CHECK(group.order() == canonical_form(grid).value().automorphisms);
    CHECK(group.order() == BigUint(each.order));
    std::set<std::string> drawn;
    for (int round = 0; round < 40; ++round) {
      const Transformation member = group.random(random);
      CHECK(member(grid) == grid);
      drawn.insert(key_of(member));
    }
    CHECK(drawn.size() >= 12);
  }
}

TEST_CASE("random automorphisms are equally likely", "[symmetry]") {
  const AutomorphismGroup group = AutomorphismGroup::of(grid_of("1234341221434321", "2x2")).value();
  const auto order = static_cast<double>(group.order().to_64());
  Random random(34);
  std::map<std::string, int> times;
  for (int round = 0; round < 100 * static_cast<int>(order); ++round) ++times[key_of(group.random(random))];
  CHECK(static_cast<double>(times.size()) == order);
  double chi_square = 0;
  for (const auto& [key, count] : times) chi_square += (count - 100.0) * (count - 100.0) / 100.0;
  // As many degrees of freedom as the order, less one; five standard deviations above the mean.
  CHECK(chi_square < order + 5 * std::sqrt(2 * order));
}

TEST_CASE("essentially different 4x4 grids: 2, and their orbits are all 288", "[symmetry]") {
  const auto classes = classes_of(brute_force(Grid(layout_named("2x2")), 1000), "2x2");
  CHECK(classes.size() == 2);
  CHECK(total_of(classes) == 288);
}

// Jarvis and Russell counted 49 by Burnside's lemma.
TEST_CASE("essentially different 6x6 grids: 49, and their orbits are all 28200960", "[symmetry]") {
  // Every class has a member with these two rows and, by swaps of rows and bands, these orders in the first column.
  std::vector<std::string> grids;
  for (const std::string& grid : brute_force(grid_of("123456456...........................", "2x3"), 100000)) {
    if (grid[12] < grid[18] && grid[24] < grid[30] && grid[12] < grid[24]) grids.push_back(grid);
  }
  const auto classes = classes_of(grids, "2x3");
  CHECK(classes.size() == 49);
  CHECK(total_of(classes) == 28200960);
}

TEST_CASE("boxes of 2x3 and of 3x2 are turned into each other", "[symmetry]") {
  Random random(35);
  const Grid wide = scattered(layout_named("2x3"), 12, random);
  const Grid blank_high(layout_named("3x2"));
  CHECK_FALSE(find_isomorphism(wide, blank_high).value().has_value());
  const auto found = find_isomorphism(Grid(layout_named("2x3")), blank_high).value();
  REQUIRE(found);
  CHECK(keeps_rules(*found));
  const Grid high = (*found)(wide);
  CHECK(*high.layout() == *layout_named("3x2"));
  CHECK(find_isomorphism(high, wide).value().has_value());
  CHECK_FALSE(find_isomorphism(Grid(layout_named("3x3")), Grid(layout_named("3x3+x"))).value().has_value());
}

TEST_CASE("random transformations of variants keep them", "[symmetry]") {
  Random random(36);
  for (const char* name : kLayouts) {
    INFO(name);
    const LayoutRef layout = layout_named(name);
    std::set<std::string> drawn;
    for (int round = 0; round < 5; ++round) {
      const Transformation transformation = random_transformation(layout, random).value();
      CHECK(keeps_rules(transformation));
      drawn.insert(key_of(transformation));
    }
    CHECK(drawn.size() >= 3);
  }
}

TEST_CASE("contradictions, budgets and stops are told", "[symmetry]") {
  const Grid contradictory = grid_of("11..............", "2x2");
  CHECK(canonical_form(contradictory).error() == SymmetryError::Contradictory);
  CHECK(find_isomorphism(contradictory, contradictory).error() == SymmetryError::Contradictory);
  CHECK(AutomorphismGroup::of(contradictory));
  const Grid blank(layout_named("4x4"));
  CHECK(canonical_form(blank, Control{{}, 5, {}}).error() == SymmetryError::OutOfBudget);
  CHECK(find_isomorphism(blank, blank, Control{{}, 5, {}}).error() == SymmetryError::OutOfBudget);
  CHECK(AutomorphismGroup::of(blank, Control{{}, 5, {}}).error() == SymmetryError::OutOfBudget);
  StopSource stop;
  stop.request_stop();
  CHECK(canonical_form(blank, Control{StopToken(stop), kUnlimited, {}}).error() == SymmetryError::Stopped);
}
