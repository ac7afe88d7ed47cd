#include "core/generate/general/general_grid.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

#include "core/general/clauses/clause_search.h"

namespace nonet {

namespace {

// The largest side of squares of which all full grids are listed: there are 288 of 4×4.
constexpr int kMaxListedSide = 4;
// The node budget of one search, and the number of searches. Each search decides in another random order.
constexpr std::uint64_t kCompletionNodes = 30000;
constexpr int kSearches = 3;
// The most digits of a layout that is searched.
constexpr int kMaxSearchedDigits = 64;
// How often some digits of a pattern are placed anew, how many digits, and the node budget for that.
constexpr int kRearrangements = 12;
constexpr int kRearrangedDigits = 4;
constexpr std::uint64_t kRearrangementBudget = 500;

std::vector<std::uint8_t> shuffled_numbers(int count, Random& random) {
  std::vector<std::uint8_t> numbers(static_cast<std::size_t>(count));
  std::iota(numbers.begin(), numbers.end(), std::uint8_t{0});
  random.shuffle(std::span(numbers));
  return numbers;
}

// Fills boxes along a diagonal, which share no row and no column.
void fill_diagonal_boxes(Grid& grid, Random& random) {
  const Layout& layout = *grid.layout();
  const int rows = layout.box_rows();
  const int columns = layout.box_columns();
  for (int box = 0; box < std::min(rows, columns); ++box) {
    const std::vector<std::uint8_t> digits = shuffled_numbers(layout.side(), random);
    for (int place = 0; place < layout.side(); ++place) {
      const Cell cell = layout.cell(box * rows + place / columns, box * columns + place % columns);
      grid[cell] = Digit{static_cast<std::uint8_t>(digits[static_cast<std::size_t>(place)] + 1)};
    }
  }
}

// Completes a grid by a search in random order. `candidates` are the given candidates; empty for none.
SearchEvent complete(Grid& grid, std::span<const DigitSet> candidates, Random& random, std::uint64_t budget,
                     StopToken stop) {
  ClauseSearch search(PuzzleView(grid, candidates), stop);
  if (stop.stop_requested()) return SearchEvent::Stopped;
  search.shuffle_decisions(random);
  NodeMeter meter(Control{stop, budget, {}});
  const SearchEvent event = search.next(meter);
  if (event == SearchEvent::Solution) search.write_solution(grid.digits());
  return event;
}

// Draws one of all solutions of the puzzle; all are equally likely. `error` is what is returned when there is none.
Result<Grid, GenerateError> drawn_from_all(const PuzzleView& puzzle, GenerateError error, Random& random,
                                           StopToken stop) {
  ClauseSearch search(puzzle, stop);
  NodeMeter meter(Control{stop, kUnlimited, {}});
  Grid drawn(puzzle.layout());
  SearchEvent event = SearchEvent::Exhausted;
  std::uint32_t found = 0;
  while ((event = search.next(meter)) == SearchEvent::Solution) {
    ++found;
    if (random.below(found) == 0) search.write_solution(drawn.digits());
  }
  if (event == SearchEvent::Stopped) return GenerateError::Stopped;
  if (found == 0) return error;
  return drawn;
}

// For each line (row or column) of the pattern, the line of the shuffled grid: lines change places within their group
// (band or stack), and groups change places. With `alike`, the lines of all groups change places alike, as disjoint
// groups require.
std::vector<int> shuffled_lines(int groups, int lines, bool alike, Random& random) {
  const std::vector<std::uint8_t> group_order = shuffled_numbers(groups, random);
  std::vector<std::uint8_t> order = shuffled_numbers(lines, random);
  std::vector<int> places;
  for (int group = 0; group < groups; ++group) {
    if (!alike) order = shuffled_numbers(lines, random);
    for (int line = 0; line < lines; ++line)
      places.push_back(group_order[static_cast<std::size_t>(group)] * lines + order[static_cast<std::size_t>(line)]);
  }
  return places;
}

bool has_pattern(const Layout& layout) {
  return layout.is_square() && layout.has_boxes() &&
         (layout.rules().empty() || layout.rules() == RuleSet{RuleKind::Disjoint});
}

// Row r of a band and column c of a stack, in band B and stack S: the digit has two parts, (r + S) modulo the rows of a
// box and (c + B) modulo the columns of a box. Both parts together take each value once in a row, a column, a box and a
// disjoint group.
Grid shuffled_pattern(const LayoutRef& layout, Random& random) {
  const int rows = layout->box_rows();
  const int columns = layout->box_columns();
  const bool alike = !layout->rules().empty();
  const std::vector<int> row_places = shuffled_lines(columns, rows, alike, random);
  const std::vector<int> column_places = shuffled_lines(rows, columns, alike, random);
  const std::vector<std::uint8_t> digits = shuffled_numbers(layout->digit_count(), random);
  Grid grid(layout);
  for (int row = 0; row < layout->side(); ++row) {
    for (int column = 0; column < layout->side(); ++column) {
      const int first = (row % rows + column / columns) % rows;
      const int second = (column % columns + row / rows) % columns;
      const std::uint8_t digit = digits[static_cast<std::size_t>(first * columns + second)];
      grid[layout->cell(row_places[static_cast<std::size_t>(row)], column_places[static_cast<std::size_t>(column)])] =
          Digit{static_cast<std::uint8_t>(digit + 1)};
    }
  }
  return grid;
}

// Blanks some random digits and places them anew, several times. Leaves the grid full.
void rearrange_digits(Grid& grid, Random& random, StopToken stop) {
  for (int round = 0; round < kRearrangements && !stop.stop_requested(); ++round) {
    std::vector<std::uint8_t> digits = shuffled_numbers(grid.digit_count(), random);
    digits.resize(std::min(digits.size(), std::size_t{kRearrangedDigits}));
    Grid changed = grid;
    for (Digit& digit : changed.digits()) {
      if (std::find(digits.begin(), digits.end(), digit.value - 1) != digits.end()) digit = kBlank;
    }
    if (complete(changed, {}, random, kRearrangementBudget, stop) == SearchEvent::Solution) grid = changed;
  }
}

}  // namespace

Result<Grid, GenerateError> random_general_grid(const PuzzleView& puzzle, Random& random, StopToken stop) {
  NONET_EXPECTS_ALWAYS(!puzzle.has_own_rules());
  const Layout& layout = *puzzle.layout();
  // Boxes with any digits and patterns with any digits need a blank grid whose digits can be exchanged.
  const bool keeps = puzzle.givens().clue_count() > 0 || !puzzle.digits_are_interchangeable();
  const GenerateError no_grid = keeps ? GenerateError::KeepImpossible : GenerateError::NoFullGrid;
  if (layout.is_square() && layout.side() <= kMaxListedSide) return drawn_from_all(puzzle, no_grid, random, stop);
  bool fills_boxes = !keeps && layout.is_square() && layout.has_boxes() && layout.rules().empty();
  const bool can_use_pattern = !keeps && has_pattern(layout);
  const int searches = layout.digit_count() > kMaxSearchedDigits ? 0 : can_use_pattern ? 1 : kSearches;
  for (int search = 0; search < searches; ++search) {
    Grid grid = puzzle.givens();
    if (fills_boxes) fill_diagonal_boxes(grid, random);
    switch (complete(grid, puzzle.given_candidates(), random, kCompletionNodes, stop)) {
      case SearchEvent::Solution: return grid;
      case SearchEvent::Stopped: return GenerateError::Stopped;
      case SearchEvent::OutOfBudget: break;
      case SearchEvent::Exhausted:
        if (!fills_boxes) return no_grid;
        fills_boxes = false;
    }
  }
  if (!can_use_pattern) return GenerateError::LayoutTooLarge;
  Grid grid = shuffled_pattern(puzzle.layout(), random);
  rearrange_digits(grid, random, stop);
  if (stop.stop_requested()) return GenerateError::Stopped;
  return grid;
}

}  // namespace nonet
