#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/logic/teacher.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/states.h"

namespace nonet {

using test::random_state;
using test::results_of;
using test::state_with;

namespace {

using Permutation = std::array<int, 3>;
constexpr std::array<Permutation, 6> kPermutationsOfThree{
    {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};

using TwelveCells = std::array<std::pair<int, int>, 12>;

// Three cells of each of the boxes at the top left, by a permutation of rows to columns for each.
TwelveCells cells_of(const std::array<Permutation, 4>& boxes) {
  TwelveCells cells;
  for (std::size_t box = 0; box < 4; ++box) {
    for (std::size_t row = 0; row < 3; ++row) {
      cells[box * 3 + row] = {static_cast<int>(box / 2 * 3 + row), static_cast<int>(box % 2 * 3) + boxes[box][row]};
    }
  }
  return cells;
}

// Tries all digits 1 to 3 for the cells from `next`.
bool can_be_filled(const TwelveCells& cells, std::array<int, 12>& digits, std::size_t next) {
  if (next == cells.size()) return true;
  for (int digit = 1; digit <= 3; ++digit) {
    bool fits = true;
    for (std::size_t i = 0; i < next; ++i) {
      const bool sees =
          cells[i].first == cells[next].first || cells[i].second == cells[next].second || i / 3 == next / 3;
      fits = fits && !(sees && digits[i] == digit);
    }
    digits[next] = digit;
    if (fits && can_be_filled(cells, digits, next + 1)) return true;
  }
  return false;
}

// The size of a largest matching of rows with columns, without one row and one column.
int largest_matching(const std::vector<std::uint32_t>& places, std::uint32_t rows, std::uint32_t columns) {
  std::vector<int> row_of(32, -1);
  int size = 0;
  for (std::size_t row = 0; row < places.size(); ++row) {
    if ((rows >> row & 1u) == 0) continue;
    std::uint32_t tried = 0;
    const auto find = [&](auto&& self, std::size_t from) -> bool {
      for (std::size_t column = 0; column < 32; ++column) {
        if ((places[from] & columns & ~tried & 1u << column) == 0) continue;
        tried |= 1u << column;
        if (row_of[column] < 0 || self(self, static_cast<std::size_t>(row_of[column]))) {
          row_of[column] = static_cast<int>(from);
          return true;
        }
      }
      return false;
    };
    size += find(find, row) ? 1 : 0;
  }
  return size;
}

std::string name_of(std::size_t row, std::size_t column, int digit) {
  return "r" + std::to_string(row + 1) + "c" + std::to_string(column + 1) + "<>" + std::to_string(digit);
}

// What follows from rows and columns whose open cells have as many digits as cells: a candidate goes when fewer would
// be left for its digit with it.
std::set<std::string> locked_by_counting(const PuzzleState& state) {
  const auto side = static_cast<std::size_t>(state.digit_count());
  std::vector<std::vector<std::uint32_t>> places(side + 1, std::vector<std::uint32_t>(side));
  for (std::size_t i = 0; i < side * side; ++i) {
    const Cell cell{static_cast<std::uint16_t>(i)};
    if (!state.open().contains(cell)) continue;
    places[0][i / side] |= 1u << i % side;
    state.candidates(cell).for_each([&](Digit digit) { places[digit.value][i / side] |= 1u << i % side; });
  }
  std::set<std::string> found;
  for (std::uint32_t rows = 1; rows < 1u << side; ++rows) {
    for (std::uint32_t columns = 1; columns < 1u << side; ++columns) {
      if ((rows & (rows - 1)) == 0 || (columns & (columns - 1)) == 0) continue;
      int cells = 0;
      int most = 0;
      for (std::size_t row = 0; row < side; ++row) {
        if ((rows >> row & 1u) != 0) cells += count_bits(places[0][row] & columns);
      }
      for (std::size_t digit = 1; digit <= side; ++digit) most += largest_matching(places[digit], rows, columns);
      if (cells == 0 || cells != most) continue;
      for (std::size_t digit = 1; digit <= side; ++digit) {
        const int least = largest_matching(places[digit], rows, columns);
        for (std::size_t i = 0; i < side * side; ++i) {
          const std::size_t row = i / side;
          const std::size_t column = i % side;
          if ((places[digit][row] >> column & 1u) == 0) continue;
          const bool is_inside = (rows >> row & 1u) != 0 && (columns >> column & 1u) != 0;
          const int left = largest_matching(places[digit], rows & ~(1u << row), columns & ~(1u << column));
          if (left + (is_inside ? 1 : 0) < least) found.insert(name_of(row, column, static_cast<int>(digit)));
        }
      }
    }
  }
  return found;
}

}  // namespace

TEST_CASE("a tridagon is found where twelve cells cannot be filled with three digits, and nowhere else", "[logic]") {
  int impossible = 0;
  for (const Permutation& first : kPermutationsOfThree) {
    for (const Permutation& second : kPermutationsOfThree) {
      for (const Permutation& third : kPermutationsOfThree) {
        const std::array boxes{first, second, third, Permutation{2, 0, 1}};
        const TwelveCells cells = cells_of(boxes);
        std::array<int, 12> digits{};
        const bool is_impossible = !can_be_filled(cells, digits, 0);
        impossible += is_impossible ? 1 : 0;
        std::string candidates;
        for (const auto& [row, column] : cells) {
          candidates += "r" + std::to_string(row + 1) + "c" + std::to_string(column + 1) +
                        (row == 3 && column == 5 ? "=1234 " : "=123 ");
        }
        CAPTURE(candidates);
        CHECK(results_of(state_with(candidates), Technique::Tridagon) == (is_impossible ? "r4c6=4" : ""));
      }
    }
  }
  CHECK(impossible == 108);
}

TEST_CASE("the guardians of a tridagon take away what they all exclude", "[logic]") {
  const std::string ten = "r1c1=123 r2c2=123 r3c3=123 r1c4=123 r2c5=123 r3c6=123 r4c1=123 r5c2=123 r6c3=123 r4c4=123 ";
  struct Case {
    std::string_view further;
    std::string_view results;
  };
  const Case each = GENERATE(values<Case>({
      // Two in one cell: one of them is true.
      {"r5c6=12345 r6c5=123", "r5c6<>1 r5c6<>2 r5c6<>3"},
      // The same digit in two cells.
      {"r5c6=1234 r6c5=1234", "r4c5<>4 r4c6<>4 r5c4<>4 r5c5<>4 r6c4<>4 r6c6<>4"},
      // Two digits in two cells exclude nothing together.
      {"r5c6=1234 r6c5=1235", ""},
      // Without guardians there is no solution.
      {"r5c6=123 r6c5=123", ""},
  }));
  CAPTURE(each.further);
  CHECK(results_of(state_with(ten + std::string(each.further)), Technique::Tridagon) == each.results);
}

TEST_CASE("a puzzle that took fifteen nets and nine trials needs one tridagon", "[logic]") {
  PuzzleState state(test::grid_of("57....9..........8.1.........168..42...1.28.9..2.9416.....26....6.9.82.4...41.6.."));
  int tridagons = 0;
  int harder = 0;
  while (const std::optional<Step> step = next_step(state)) {
    tridagons += step->technique == Technique::Tridagon ? 1 : 0;
    harder += row_of(step->technique).family == Family::Forcing || step->technique == Technique::TrialAndError ? 1 : 0;
    state.apply(*step);
  }
  CHECK(state.is_solved());
  CHECK(tridagons == 1);
  CHECK(harder == 0);
}

TEST_CASE("multi-sector locked sets are those that counting finds", "[logic]") {
  Random random(48);
  int found = 0;
  for (int round = 0; round < 60; ++round) {
    const PuzzleState state = random_state(Layout::with_boxes(2, 3), 2, 3, random);
    const std::set<std::string> expected = locked_by_counting(state);
    for (const Step& step : find_steps(state, Technique::MultiSectorLockedSet)) {
      int covers = 0;
      for (std::size_t i = 1; i < step.parts.size(); ++i) covers += step.parts[i].digits.size();
      CHECK(covers == static_cast<int>(step.parts[0].cells.size()));
      CHECK(step.houses.size() + 1 == step.parts.size());
      for (const Candidate& gone : step.eliminations) {
        const std::size_t cell = gone.cell.index;
        CHECK(expected.count(name_of(cell / 6, cell % 6, gone.digit.value)) == 1);
      }
      ++found;
    }
    const bool has_steps = !find_steps(state, Technique::MultiSectorLockedSet).empty();
    CHECK(has_steps == !expected.empty());
  }
  CHECK(found > 0);
}

TEST_CASE("an exocet needs two lines that cover each base digit, and a pair that fits", "[logic]") {
  // The base r1c12 has 1, 2, 3; the targets are r2c4 and r3c7. Columns 3, 4 and 7 have these digits in rows 5 and 6.
  std::string common = "r1c1=123 r1c2=123 r2c4=1238 r3c7=1239 r3c4=89 r2c7=89 ";
  for (const int row : {4, 7, 8, 9}) {
    for (const int column : {3, 4, 7}) common += "r" + std::to_string(row) + "c" + std::to_string(column) + "=456789 ";
  }
  struct Case {
    std::string_view further;
    std::string_view results;
  };
  const Case each = GENERATE(values<Case>({
      {"", "r2c4<>8 r3c7<>9"},
      // A third row with a 2: three places in three columns.
      {"r4c3=246789", ""},
      // The companion of a target has a base digit.
      {"r3c4=189", ""},
      // The 3 is in no target, so it is not in the base.
      {"r2c4=128 r3c7=129", "r2c4<>8 r3c7<>9 r1c1<>3 r1c2<>3"},
  }));
  CAPTURE(each.further);
  const std::string results = results_of(state_with(common + std::string(each.further)), Technique::Exocet);
  CHECK(std::is_permutation(results.begin(), results.end(), each.results.begin(), each.results.end()));
}

}  // namespace nonet
