#include "core/generate/classic/uniform_grid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/count/exact_count.h"
#include "core/count/random_completion.h"
#include "core/grid/digit_set.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"

using namespace nonet;
using namespace nonet::test;

namespace {

Digit digit_at(const Grid& grid, int row, int column, bool turned) {
  if (turned) std::swap(row, column);
  return grid[Cell{static_cast<std::uint16_t>(row * 9 + column)}];
}

// Calls visit(line, other line) for the pairs of rows of each band.
template <class Visit>
void for_each_line_pair(const Visit& visit) {
  for (int first = 0; first < 9; ++first) {
    for (int second = first + 1; second < first / 3 * 3 + 3; ++second) visit(first, second);
  }
}

// For each place where two rows of a band meet two columns of different stacks (and the same with rows and columns
// exchanged): 1 when the four cells hold two digits, a smallest unavoidable set.
std::vector<int> rectangles(const Grid& grid) {
  std::vector<int> found;
  for (const bool turned : {false, true}) {
    for_each_line_pair([&](int first, int second) {
      for (int left = 0; left < 9; ++left) {
        for (int right = left / 3 * 3 + 3; right < 9; ++right) {
          found.push_back(digit_at(grid, first, left, turned) == digit_at(grid, second, right, turned) &&
                          digit_at(grid, first, right, turned) == digit_at(grid, second, left, turned));
        }
      }
    });
  }
  return found;
}

// For each two minirows of a band that may hold the same digits (and for minicolumns of a stack): 1 when they do.
std::vector<int> equal_minirows(const Grid& grid) {
  const auto digits = [&](int row, int box, bool turned) {
    DigitSet set;
    for (int column = 3 * box; column < 3 * box + 3; ++column) set.insert(digit_at(grid, row, column, turned));
    return set;
  };
  std::vector<int> found;
  for (const bool turned : {false, true}) {
    for_each_line_pair([&](int first, int second) {
      for (int box = 0; box < 3; ++box) {
        for (int other = 0; other < 3; ++other) {
          if (box != other) found.push_back(digits(first, box, turned) == digits(second, other, turned));
        }
      }
    });
  }
  return found;
}

// The share of all full grids that contain these clues.
double share_with(const std::string& clues) {
  const double all = exact_count(Grid(Layout::classic())).count.to_double();
  return exact_count(grid_of(clues + std::string(81 - clues.size(), '.'))).count.to_double() / all;
}

// The exact probability of a rectangle: the digits can be chosen in 9·8 ways.
double share_of_rectangles() { return 72 * share_with("1..2.....2..1"); }
// The exact probability that two minirows have the same digits: 9·8·7 choices of the first minirow, 6 orders of the
// second.
double share_of_equal_minirows() { return 504 * 6 * share_with("123.........123"); }

struct Fit {
  // How far the average number of events in a grid is from its exact value, in standard errors.
  double average;
  // The same for the number of grids with each event, as the sum of squares over all events, which is about as large as
  // their number. In standard deviations from this number.
  double events;
};

Fit fit_of(const std::function<Grid()>& draw, int grids, const std::function<std::vector<int>(const Grid&)>& events_of,
           double share) {
  std::vector<double> counts;
  double sum = 0;
  double squares = 0;
  for (int round = 0; round < grids; ++round) {
    const std::vector<int> events = events_of(draw());
    counts.resize(events.size());
    double found = 0;
    for (std::size_t i = 0; i < events.size(); ++i) {
      counts[i] += events[i];
      found += events[i];
    }
    sum += found;
    squares += found * found;
  }
  const double average = sum / grids;
  const double variance = squares / grids - average * average;
  const auto events = static_cast<double>(counts.size());
  double chi_square = 0;
  for (const double count : counts) {
    const double expected = grids * share;
    chi_square += (count - expected) * (count - expected) / (expected * (1 - share));
  }
  return {(average - events * share) / std::sqrt(variance / grids), (chi_square - events) / std::sqrt(2 * events)};
}

void check_uniform(int grids) {
  Random random(9);
  const auto draw = [&] { return uniform_classic_grid(random); };
  for (const Fit& fit : {fit_of(draw, grids, rectangles, share_of_rectangles()),
                         fit_of(draw, grids, equal_minirows, share_of_equal_minirows())}) {
    CHECK(std::abs(fit.average) < 4);
    CHECK(std::abs(fit.events) < 4);
  }
}

}  // namespace

TEST_CASE("uniform grids are full grids, and differ", "[generate]") {
  Random random(5);
  std::set<std::string> grids;
  for (int round = 0; round < 200; ++round) {
    const Grid full = uniform_classic_grid(random);
    CHECK(is_solution_of(full, Grid(Layout::classic())));
    grids.insert(symbols_of(full));
  }
  CHECK(grids.size() == 200);
}

// Both events have probabilities that the exact counter knows.
TEST_CASE("patterns of uniform grids are as frequent as among all full grids", "[generate]") {
  check_uniform(rounds(20'000, 2000));
}
TEST_CASE("patterns of many uniform grids are as frequent as among all full grids", "[generate][slow]") {
  check_uniform(1'000'000);
}

TEST_CASE("uniform grids have as many rectangles as grids drawn by the counter", "[generate][slow]") {
  constexpr int kGrids = 3000;
  constexpr int kClasses = 6;  // up to 4, 5 to 8, ... rectangles
  const auto classes = [](const std::function<Grid()>& draw) {
    std::array<double, kClasses> counts{};
    for (int round = 0; round < kGrids; ++round) {
      int found = 0;
      for (const int rectangle : rectangles(draw())) found += rectangle;
      counts[static_cast<std::size_t>(std::min(found / 4, kClasses - 1))] += 1;
    }
    return counts;
  };
  Random random(3);
  const RandomCompletion completion{Grid(Layout::classic())};
  const auto ours = classes([&] { return uniform_classic_grid(random); });
  const auto exact = classes([&] { return completion.draw(random); });
  double chi_square = 0;
  for (std::size_t i = 0; i < kClasses; ++i) {
    chi_square += (ours[i] - exact[i]) * (ours[i] - exact[i]) / (ours[i] + exact[i]);
  }
  CHECK(chi_square < 20.5);  // five degrees of freedom, probability 0.001
}
