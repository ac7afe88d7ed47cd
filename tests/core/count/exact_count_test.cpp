#include "core/count/exact_count.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/count/contraction/contraction_backend.h"
#include "core/count/contraction/exact_counter.h"
#include "core/search/outcome.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"

using namespace nonet;
using namespace nonet::test;

namespace {

std::string number(const ExactCount& counted) { return (counted.exact ? "" : ">=") + counted.count.to_string(); }

// Counts by contraction only, even if there are few solutions.
BigUint contracted(const Grid& puzzle) {
  const ExactCounter counter(puzzle);
  InTurnRunner runner;
  return counter.total(piece_values(counter, {}, runner).values);
}

Grid with_digits(std::initializer_list<std::array<int, 3>> row_column_digit) {
  Grid grid(Layout::classic());
  for (const auto& [row, column, digit] : row_column_digit) {
    grid[grid.layout()->cell(row, column)] = Digit{static_cast<std::uint8_t>(digit)};
  }
  return grid;
}

// Permutes rows in bands, columns in stacks, bands, stacks and digits at random, and sometimes transposes.
Grid transformed(const Grid& grid, Random& random) {
  const auto line_order = [&] {
    std::array<int, 3> groups{0, 1, 2};
    random.shuffle(std::span<int>(groups));
    std::array<int, 9> lines{};
    for (std::size_t group = 0; group < 3; ++group) {
      std::array<int, 3> order{0, 1, 2};
      random.shuffle(std::span<int>(order));
      for (std::size_t line = 0; line < 3; ++line) lines[group * 3 + line] = groups[group] * 3 + order[line];
    }
    return lines;
  };
  std::array<std::uint8_t, 10> digits{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(std::span<std::uint8_t>(digits).subspan(1));
  const std::array<int, 9> rows = line_order();
  const std::array<int, 9> columns = line_order();
  const bool transpose = random.below(2) == 1;
  Grid moved(grid.layout());
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      const Digit digit = grid[grid.layout()->cell(row, column)];
      const int new_row = rows[static_cast<std::size_t>(row)];
      const int new_column = columns[static_cast<std::size_t>(column)];
      moved[grid.layout()->cell(transpose ? new_column : new_row, transpose ? new_row : new_column)] =
          Digit{digits[digit.value]};
    }
  }
  return moved;
}

std::string solutions_of(const std::string& line) { return line.substr(line.find(':') + 1); }
Grid puzzle_in(const std::string& line) { return grid_of(line.substr(0, 81)); }

}  // namespace

TEST_CASE("exact counts agree with numbers from the literature", "[count]") {
  struct Case {
    const char* what;
    std::string puzzle;
    const char* count;
  };
  const Case cases[] = {
      {"empty", std::string(81, '.'), "6670903752021072936960"},
      {"one clue", std::string(40, '.') + "7" + std::string(40, '.'), "741211528002341437440"},
      {"first row", "123456789" + std::string(72, '.'), "18383222420692992"},
      {"last column", "........1........2........3........4........5........6........7........8........9",
       "18383222420692992"},
      {"first box", "123......456......789......" + std::string(54, '.'), "18383222420692992"},
      {"all 1s", "1...........1...........1...1...........1...........1...1...........1...........1",
       "142980618827612160"},
  };
  for (const Case& each : cases) {
    INFO(each.what);
    CHECK(number(exact_count(grid_of(each.puzzle))) == each.count);
  }
}

TEST_CASE("exact counts of partly filled grids agree with known numbers", "[count]") {
  std::vector<std::string> lines = data_lines("counts.txt");
  for (std::size_t index = 0; index < lines.size(); index += rounds(4u, 16u)) {
    INFO(lines[index]);
    CHECK(number(exact_count(puzzle_in(lines[index]))) == solutions_of(lines[index]));
  }
}

TEST_CASE("exact counts of all partly filled grids, by contraction alone", "[count][slow]") {
  for (const std::string& line : data_lines("counts.txt")) {
    INFO(line);
    CHECK(contracted(puzzle_in(line)).to_string() == solutions_of(line));
  }
}

// The slowest known grids. They have few symmetries.
TEST_CASE("exact counts of six digits in six boxes, rows and columns", "[count][slow]") {
  const Grid puzzle = with_digits({{0, 3, 1}, {1, 6, 2}, {3, 0, 3}, {4, 7, 4}, {6, 1, 5}, {7, 4, 6}});
  CHECK(number(exact_count(puzzle)) == "8779439469031464");
  Random random(3);
  CHECK(number(exact_count(transformed(puzzle, random))) == "8779439469031464");
}

TEST_CASE("grids that cannot be completed have no solution", "[count]") {
  const Grid twice_in_a_row = with_digits({{0, 0, 1}, {0, 8, 1}});
  const Grid twice_in_a_column = with_digits({{0, 0, 1}, {8, 0, 1}});
  const Grid twice_in_a_box = with_digits({{0, 0, 1}, {1, 1, 1}});
  const Grid no_place_left =
      with_digits({{0, 0, 1}, {0, 1, 2}, {0, 2, 3}, {0, 3, 4}, {0, 4, 5}, {0, 5, 6}, {0, 6, 7}, {0, 7, 8}, {3, 8, 9}});
  for (const Grid& puzzle : {twice_in_a_row, twice_in_a_column, twice_in_a_box, no_place_left}) {
    INFO(symbols_of(puzzle));
    CHECK(number(exact_count(puzzle)) == "0");
    CHECK(contracted(puzzle).is_zero());
  }
}

TEST_CASE("the contraction agrees with enumeration", "[count]") {
  Random random(20);
  const Grid full = grid_of("534678912672195348198342567859761423426853791713924856961537284287419635345286179");
  for (int round = 0; round < 40; ++round) {
    const int clues = 22 + static_cast<int>(random.below(12));
    const Grid puzzle = blanked(transformed(full, random), clues, round % 8 == 0, random);
    const SolutionCount found = count_solutions(puzzle, 300'000);
    if (!found.exact) continue;
    INFO(symbols_of(puzzle));
    CHECK(contracted(puzzle) == BigUint(found.count));
  }
}

TEST_CASE("transformations do not change the exact count", "[count]") {
  Random random(77);
  for (const char* puzzle : {".................................................................................",
                             ".4..7....6...5.1.....................7836........8....7......3..............3.7.."}) {
    const std::string count = number(exact_count(grid_of(puzzle)));
    for (int round = 0; round < rounds(2, 1); ++round)
      CHECK(number(exact_count(transformed(grid_of(puzzle), random))) == count);
  }
}

TEST_CASE("the counts of a cell's digits add up to the count of the grid", "[count]") {
  const Grid puzzle = grid_of(".2..1.....9...6.....................7.....1..2.1.6........2...........21.6.4...3.");
  BigUint sum;
  for (std::uint8_t digit = 1; digit <= 9; ++digit) {
    Grid more = puzzle;
    more[Cell{40}] = Digit{digit};
    sum += exact_count(more).count;
  }
  CHECK(sum == exact_count(puzzle).count);
}

TEST_CASE("a stopped count gives a lower bound", "[count]") {
  const Grid puzzle = with_digits({{0, 3, 1}, {1, 6, 2}, {3, 0, 3}, {4, 7, 4}, {6, 1, 5}, {7, 4, 6}});
  StopSource source;
  double last = 0;
  bool falling = false;
  const auto progress = [&](const Progress& now) {
    falling |= now.fraction < last;
    last = now.fraction;
    if (now.fraction > 0.01) source.request_stop();
  };
  const ExactCount stopped = exact_count(puzzle, Control{StopToken(source), kUnlimited, progress});
  CHECK_FALSE(stopped.exact);
  CHECK(stopped.count > BigUint(1'000'000));
  CHECK(stopped.count < BigUint(8779439469031464u));
  CHECK(last < 0.02);
  CHECK_FALSE(falling);

  const ExactCount before = exact_count(puzzle, Control{StopToken(source), kUnlimited, {}});
  CHECK(number(before) == ">=0");
  const ExactCount out_of_budget = exact_count(puzzle, Control{{}, 1000, {}});
  CHECK_FALSE(out_of_budget.exact);
}

TEST_CASE("all backends compute the same sums", "[count]") {
  const ExactCounter counter(
      grid_of("..32...5.1.......2...................1..3...9...1.......1....................6..."));
  const ContractionBackend& portable = contraction_backends().front();
  Contraction reference(counter.plan(), portable);
  for (const ContractionBackend& backend : contraction_backends()) {
    INFO(backend.name);
    Contraction contraction(counter.plan(), backend);
    for (std::size_t piece = 0; piece < counter.pieces(); piece += rounds(17u, 119u)) {
      CHECK(counter.value(piece, contraction) == counter.value(piece, reference));
    }
  }
}

TEST_CASE("no count of row splits can overflow a sum", "[count]") {
  const Grid empty(Layout::classic());
  const ExactCounter counter(empty);
  Contraction contraction(counter.plan());
  int largest = 0;
  for (std::size_t piece = 0; piece < counter.pieces(); ++piece) {
    contraction.set_outer(counter.triple(piece));
    for (std::size_t band = 0; band < 3; ++band) {
      for (std::size_t row = 0; row < kSplits; ++row) {
        const std::int16_t* counts = contraction.table(band).row(row);
        largest = std::max(largest, static_cast<int>(*std::max_element(counts, counts + kSplits)));
      }
    }
  }
  CHECK(largest == kMaxSplitCount);
}
