#include "bench/exact_counts.h"

#include <array>
#include <cstdio>
#include <ctime>
#include <string>
#include <string_view>

#include "core/api/nonet.h"

namespace nonet {

namespace {

struct Case {
  const char* name;
  std::string_view puzzle;
};

// All but the first three were generated for this purpose. The worst ones took longest among some hundred tries.
constexpr std::array kCases{
    Case{"empty", "................................................................................."},
    Case{"1 clue", "........................................1........................................"},
    Case{"first row", "123456789........................................................................"},
    Case{"2 clues", "........8...............................9........................................"},
    Case{"5 clues", "8.......................9.............5..............................8..........."},
    Case{"7 clues", ".7..6.......8.............................1........................2.....2......."},
    Case{"8 clues, worst of counts.txt",
         "............."
         "9.....7....2..31.............................7...............5...3.."},
    Case{"6 clues, worst known", "...1...........2....3................4............5...............6.............."},
    Case{"12 clues", "....2......1..4..............6.....2......6.3.............9......9.7............."},
    Case{"15 clues", "..32...5.1.......2...................1..3...9...1.......1....................6..."},
    Case{"20 clues", "...6..3.........6...578........3....9....2...8.........894......1.2......2......."},
    Case{"22 clues", "......7....7..6.....3.9......6.........2.1........8...32..75.96......5...4..8...."},
};

Grid grid_of(std::string_view puzzle) {
  Grid grid(Layout::classic());
  for (std::size_t cell = 0; cell < puzzle.size(); ++cell) {
    if (puzzle[cell] != '.') grid.digits()[cell] = Digit{static_cast<std::uint8_t>(puzzle[cell] - '0')};
  }
  return grid;
}

template <class Work>
double seconds_of(Work&& work) {
  const std::clock_t start = std::clock();
  work();
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

}  // namespace

void bench_exact_counts() {
  std::printf("%-30s %22s %10s %12s\n", "exact count", "solutions", "seconds", "candidates");
  for (const Case& each : kCases) {
    const Grid puzzle = grid_of(each.puzzle);
    std::string count;
    const double counting = seconds_of([&] { count = exact_count(puzzle).count.to_string(); });
    const double candidates = seconds_of([&] { candidate_counts(puzzle); });
    std::printf("%-30s %22s %10.3f %12.3f\n", each.name, count.c_str(), counting, candidates);
    std::fflush(stdout);
  }
}

}  // namespace nonet
