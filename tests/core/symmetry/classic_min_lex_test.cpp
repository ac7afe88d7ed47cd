#include "core/symmetry/classic_min_lex.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "core/generate/full_grid.h"
#include "core/symmetry/canonical.h"
#include "core/symmetry/subgroup.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

constexpr const char* kMostCanonicalGrid =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

std::string canonical_symbols(const Grid& grid) { return symbols_of(canonical_form(grid).value().grid); }

class RandomMembers {
 public:
  explicit RandomMembers(std::uint64_t seed) : random_(seed) {}

  Grid operator()(const Grid& grid) {
    group_.randomise(random_);
    return group_.transformation()(grid);
  }

 private:
  Random random_;
  Subgroup group_{Layout::classic(), allowed_kinds(Layout::classic())};
};

/// All orders of the nine rows (or columns) of a classic grid that keep bands (or stacks) together.
std::vector<std::vector<std::size_t>> line_orders_of_nine() {
  std::vector<std::vector<std::size_t>> orders;
  std::vector<std::size_t> order(9);
  std::iota(order.begin(), order.end(), std::size_t{0});
  do {
    const auto same_band = [&](std::size_t first) {
      return order[first] / 3 == order[first + 1] / 3 && order[first] / 3 == order[first + 2] / 3;
    };
    if (same_band(0) && same_band(3) && same_band(6)) orders.push_back(order);
  } while (std::next_permutation(order.begin(), order.end()));
  return orders;
}

/// Finds the smallest grid by trying every order of rows and columns, transposed and not, and counts the
/// transformations to it.
struct Naive {
  std::string smallest = std::string(81, 'z');
  std::uint64_t transformations = 0;
};

Naive try_everything(const Grid& grid) {
  static const auto orders = line_orders_of_nine();
  Naive result;
  std::string text(81, '.');
  for (const bool transposed : {false, true}) {
    for (const auto& columns : orders) {
      for (const auto& rows : orders) {
        std::array<char, 10> labels{'.'};
        char last = '0';
        int comparison = 0;
        for (std::size_t place = 0; place < 81 && comparison <= 0; ++place) {
          const std::size_t row = rows[place / 9];
          const std::size_t column = columns[place % 9];
          char& label = labels[grid.digits()[transposed ? 9 * column + row : 9 * row + column].value];
          if (label == 0) label = ++last;
          text[place] = label;
          if (comparison == 0) comparison = label - result.smallest[place];
        }
        if (comparison > 0) continue;
        result.transformations = comparison < 0 ? 1 : result.transformations + 1;
        result.smallest = text;
      }
    }
  }
  return result;
}

std::uint64_t names_of_unused_digits(const Grid& grid) {
  std::set<int> used;
  for (const Digit digit : grid.digits()) used.insert(digit.value);
  used.erase(0);
  return factorial(static_cast<int>(9 - used.size())).to_64();
}

void check_against_naive(const Grid& grid) {
  INFO(symbols_of(grid));
  const CanonicalForm form = canonical_form(grid).value();
  const Naive naive = try_everything(grid);
  CHECK(symbols_of(form.grid) == naive.smallest);
  CHECK(form.automorphisms == BigUint(naive.transformations * names_of_unused_digits(grid)));
}

std::vector<Grid> bench_puzzles(const char* name, std::size_t most) {
  const char* folder = std::getenv("NONET_DATA");
  REQUIRE(folder != nullptr);
  std::ifstream file(std::string(folder) + "/bench/" + name);
  std::vector<Grid> puzzles;
  for (std::string line; puzzles.size() < most && std::getline(file, line);) {
    if (line.size() >= 81 && line[0] != '#') puzzles.push_back(grid_of(line.substr(0, 81)));
  }
  return puzzles;
}

}  // namespace

TEST_CASE("known grids have their known canonical forms", "[symmetry]") {
  struct Case {
    const char* grid;
    const char* form;
    std::uint64_t automorphisms;
  };
  const Case cases[] = {
      // The grid with the most automorphisms is its own canonical form.
      {kMostCanonicalGrid, kMostCanonicalGrid, 648},
      {".................................................................................",
       ".................................................................................", 1218998108160},
      {"........................................5........................................",
       "................................................................................1", 1218998108160 / 729},
  };
  for (const Case& each : cases) {
    const CanonicalForm form = canonical_form(grid_of(each.grid)).value();
    CHECK(symbols_of(form.grid) == each.form);
    CHECK(form.automorphisms == BigUint(each.automorphisms));
  }
}

TEST_CASE("the form is the smallest grid, and the number of transformations to it is the number of automorphisms",
          "[symmetry]") {
  check_against_naive(grid_of(kMostCanonicalGrid));
  Random random(9);
  check_against_naive(blanked(*random_full_grid(Layout::classic(), random), 24, false, random));
}

TEST_CASE("the form is the smallest grid, for sparse, dense and symmetric grids", "[symmetry][slow]") {
  Random random(8);
  const Grid most_canonical = grid_of(kMostCanonicalGrid);
  for (const int clues : {2, 3, 5, 8, 12, 17, 22, 30, 40, 55, 70, 80, 81}) {
    const Grid full = *random_full_grid(Layout::classic(), random);
    check_against_naive(blanked(full, clues, false, random));
    check_against_naive(blanked(most_canonical, clues, false, random));
  }
  // Clues that are whole rows, columns, boxes or digits of a very symmetric grid.
  const auto kept = [&](auto&& keep) {
    Grid grid = most_canonical;
    for (std::uint16_t index = 0; index < 81; ++index) {
      if (!keep(index / 9, index % 9, grid[Cell{index}].value)) grid[Cell{index}] = kBlank;
    }
    check_against_naive(grid);
  };
  kept([](int row, int, int) { return row < 3; });
  kept([](int row, int column, int) { return row / 3 == column / 3; });
  kept([](int, int column, int) { return column % 3 == 0; });
  kept([](int, int, int digit) { return digit <= 2; });
  kept([](int row, int column, int) { return row == 0 || column == 0; });
  kept([](int row, int column, int digit) { return row % 3 == column % 3 && digit > 3; });
}

TEST_CASE("transformed grids have the same form, and the transformation to the form leads to it", "[symmetry]") {
  Random random(21);
  RandomMembers member(22);
  const LayoutRef layout = Layout::classic();
  for (int round = 0; round < 400; ++round) {
    const Grid full = *random_full_grid(layout, random);
    const Grid puzzle = blanked(full, round % 8 == 0 ? 81 : 4 + static_cast<int>(random.below(70)), false, random);
    const CanonicalForm form = canonical_form(puzzle).value();
    INFO(symbols_of(puzzle));
    REQUIRE(form.transformation(puzzle) == form.grid);
    REQUIRE(keeps_rules(form.transformation));
    for (int times = 0; times < 5; ++times) {
      const Grid other = member(puzzle);
      REQUIRE(symbols_of(form.grid) <= symbols_of(other));
      const CanonicalForm other_form = canonical_form(other).value();
      REQUIRE(other_form.grid == form.grid);
      REQUIRE(other_form.automorphisms == form.automorphisms);
    }
  }
}

TEST_CASE("one object finds the forms of many grids", "[symmetry]") {
  Random random(5);
  ClassicMinLex min_lex;
  for (int round = 0; round < 50; ++round) {
    const Grid full = *random_full_grid(Layout::classic(), random);
    const Grid grid = round % 2 == 0 ? full : blanked(full, 30, false, random);
    CHECK(min_lex(grid.digits().first<81>()).digits == ClassicMinLex()(grid.digits().first<81>()).digits);
  }
}

TEST_CASE("10000 puzzles of 17 clues have different forms, which transformations do not change", "[symmetry][data]") {
  const std::vector<Grid> puzzles = bench_puzzles("17clue_10k.txt", 10000);
  REQUIRE(puzzles.size() == 10000);
  RandomMembers member(17);
  std::set<std::string> forms;
  std::size_t unchanged = 0;
  for (const Grid& puzzle : puzzles) {
    const std::string form = canonical_symbols(puzzle);
    unchanged += canonical_symbols(member(puzzle)) == form;
    forms.insert(form);
  }
  CHECK(forms.size() == 10000);
  CHECK(unchanged == 10000);
}
