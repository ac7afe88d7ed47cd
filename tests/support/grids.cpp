#include "tests/support/grids.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <numeric>
#include <set>

#include "core/formats/layout_name.h"
#include "core/util/contracts.h"

namespace nonet::test {

namespace {

int value_of(char symbol) {
  if (symbol >= '1' && symbol <= '9') return symbol - '0';
  return symbol >= 'A' ? symbol - 'A' + 10 : 0;
}

bool is_in(const GridSpec& grid, const Layout& layout, Cell cell) {
  const int row = layout.row(cell) - grid.row;
  const int column = layout.column(cell) - grid.column;
  return row >= 0 && row < grid.rows && column >= 0 && column < grid.columns;
}

// The number of the region of a cell in a grid; -1 when the grid has no regions.
int region_in(const GridSpec& grid, const Layout& layout, Cell cell) {
  const int row = layout.row(cell) - grid.row;
  const int column = layout.column(cell) - grid.column;
  if (!grid.regions.empty()) return grid.regions[static_cast<std::size_t>(row * grid.columns + column)];
  return grid.box_rows == 0 ? -1 : 100 * (row / grid.box_rows) + column / grid.box_columns;
}

// True when both cells are in one house that a rule adds to a grid. Uses the usual description of the rule, cell by
// cell.
bool share_extra_house(const Layout& layout, const GridSpec& grid, Cell first, Cell second) {
  const RuleSet& rules = layout.rules();
  const auto both = [&](auto&& inside) { return inside(first) && inside(second); };
  const auto in_row = [&](Cell cell) { return layout.row(cell) - grid.row; };
  const auto in_column = [&](Cell cell) { return layout.column(cell) - grid.column; };
  const int last = grid.rows - 1;
  if (rules.contains(RuleKind::X)) {
    if (both([&](Cell cell) { return in_row(cell) == in_column(cell); })) return true;
    if (both([&](Cell cell) { return in_row(cell) + in_column(cell) == last; })) return true;
  }
  if (rules.contains(RuleKind::Windoku)) {
    int size = 2;
    while (size * size < grid.rows) ++size;
    const auto window = [&](int place) { return place % (size + 1) == 0 ? -1 : place / (size + 1); };
    const auto inside = [&](Cell cell) { return window(in_row(cell)) >= 0 && window(in_column(cell)) >= 0; };
    if (both(inside) && window(in_row(first)) == window(in_row(second)) &&
        window(in_column(first)) == window(in_column(second))) {
      return true;
    }
  }
  if (rules.contains(RuleKind::Asterisk)) {
    static const std::set<std::pair<int, int>> kCells{{2, 5}, {3, 3}, {3, 7}, {5, 2}, {5, 5},
                                                      {5, 8}, {7, 3}, {7, 7}, {8, 5}};
    if (both([&](Cell cell) { return kCells.count({in_row(cell) + 1, in_column(cell) + 1}) == 1; })) return true;
  }
  if (grid.box_rows == 0) return false;
  const auto place = [&](Cell cell) {
    return std::pair{in_row(cell) % grid.box_rows, in_column(cell) % grid.box_columns};
  };
  const std::pair middle{grid.box_rows / 2, grid.box_columns / 2};
  if (rules.contains(RuleKind::CenterDots) && place(first) == middle && place(second) == middle) return true;
  return rules.contains(RuleKind::Disjoint) && place(first) == place(second);
}

}  // namespace

bool differ(const Layout& layout, Cell first, Cell second) {
  const auto share_house_of = [&](const GridSpec& grid) {
    if (!is_in(grid, layout, first) || !is_in(grid, layout, second)) return false;
    const int down = std::abs(layout.row(first) - layout.row(second));
    const int right = std::abs(layout.column(first) - layout.column(second));
    if (down == 0 || right == 0) return true;
    const int region = region_in(grid, layout, first);
    if (region >= 0 && region == region_in(grid, layout, second)) return true;
    if (layout.rules().contains(RuleKind::AntiKnight) && down * right == 2) return true;
    if (layout.rules().contains(RuleKind::AntiKing) && down == 1 && right == 1) return true;
    return share_extra_house(layout, grid, first, second);
  };
  return std::any_of(layout.grids().begin(), layout.grids().end(), share_house_of);
}

bool keeps_differences(const Layout& from, const Layout& to, std::span<const Cell> images) {
  const auto cells = static_cast<std::uint16_t>(from.cell_count());
  std::set<int> reached;
  for (const Cell image : images) reached.insert(image.index);
  if (images.size() != cells || reached.size() != cells || *reached.rbegin() >= to.cell_count()) return false;
  for (std::uint16_t first = 0; first < cells; ++first) {
    for (std::uint16_t second = 0; second < first; ++second) {
      if (differ(from, Cell{first}, Cell{second}) != differ(to, images[first], images[second])) return false;
    }
  }
  return true;
}

const std::vector<std::vector<Cell>>& peers_of(const LayoutRef& layout) {
  thread_local LayoutRef of_layout;
  thread_local std::vector<std::vector<Cell>> peers;
  if (of_layout && *of_layout == *layout) return peers;
  const auto cells = static_cast<std::uint16_t>(layout->cell_count());
  peers.assign(cells, {});
  for (std::uint16_t first = 0; first < cells; ++first) {
    for (std::uint16_t second = 0; second < first; ++second) {
      if (!differ(*layout, Cell{first}, Cell{second})) continue;
      peers[first].push_back(Cell{second});
      peers[second].push_back(Cell{first});
    }
  }
  of_layout = layout;
  return peers;
}

namespace {

bool fits(const Grid& grid, const std::vector<Cell>& peers, Digit digit) {
  return std::none_of(peers.begin(), peers.end(), [&](Cell peer) { return grid[peer] == digit; });
}

bool is_candidate(const PuzzleView& puzzle, Cell cell, Digit digit) {
  return puzzle.given_candidates().empty() || puzzle.given_candidates()[cell.index].contains(digit);
}

void try_all(const PuzzleView& puzzle, const std::vector<std::vector<Cell>>& peers, Grid& grid, int from,
             std::size_t limit, std::vector<Grid>& found) {
  const int cells = grid.layout()->cell_count();
  while (from < cells && !grid[Cell{static_cast<std::uint16_t>(from)}].is_blank()) ++from;
  if (from == cells) {
    found.push_back(grid);
    return;
  }
  const Cell cell{static_cast<std::uint16_t>(from)};
  for (int value = 1; value <= grid.digit_count() && found.size() < limit; ++value) {
    const Digit digit{static_cast<std::uint8_t>(value)};
    if (!is_candidate(puzzle, cell, digit) || !fits(grid, peers[cell.index], digit)) continue;
    grid[cell] = digit;
    try_all(puzzle, peers, grid, from + 1, limit, found);
  }
  grid[cell] = kBlank;
}

bool givens_agree(const Grid& grid) {
  std::vector<std::vector<Cell>> places(static_cast<std::size_t>(grid.digit_count()) + 1);
  for (std::uint16_t index = 0; index < grid.digits().size(); ++index) {
    const Cell cell{index};
    if (grid[cell].is_blank()) continue;
    std::vector<Cell>& others = places.at(grid[cell].value);
    for (const Cell other : others) {
      if (differ(*grid.layout(), cell, other)) return false;
    }
    others.push_back(cell);
  }
  return true;
}

}  // namespace

Grid grid_of(std::string_view symbols, std::string_view layout) {
  Grid grid(layout_of_name(layout).value());
  NONET_EXPECTS(symbols.size() == grid.digits().size());
  for (std::size_t index = 0; index < symbols.size(); ++index) {
    grid.digits()[index] = Digit{static_cast<std::uint8_t>(value_of(symbols[index]))};
  }
  return grid;
}

std::string symbols_of(const Grid& grid) {
  constexpr std::string_view kSymbols = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  std::string text;
  for (const Digit digit : grid.digits()) text += kSymbols[digit.value];
  return text;
}

bool is_solution_of(const Grid& solution, const Grid& puzzle) {
  const Layout& layout = *puzzle.layout();
  for (std::size_t index = 0; index < puzzle.digits().size(); ++index) {
    const Digit given = puzzle.digits()[index];
    if (!given.is_blank() && given != solution.digits()[index]) return false;
  }
  for (int index = 0; index < layout.cell_count(); ++index) {
    const Cell cell{static_cast<std::uint16_t>(index)};
    if (solution[cell].value < 1 || solution[cell].value > layout.digit_count()) return false;
  }
  return givens_agree(solution);
}

bool has_symmetry(const Grid& puzzle, Symmetry symmetry) {
  for (const Orbit& orbit : orbits(*puzzle.layout(), symmetry)) {
    for (const Cell cell : orbit) {
      if (puzzle[cell].is_blank() != puzzle[orbit.front()].is_blank()) return false;
    }
  }
  return true;
}

std::vector<Grid> grids_by_force(const PuzzleView& puzzle, std::size_t limit) {
  std::vector<Grid> found;
  Grid grid = puzzle.givens();
  for (std::uint16_t index = 0; index < grid.digits().size(); ++index) {
    const Digit given = grid[Cell{index}];
    if (!given.is_blank() && !is_candidate(puzzle, Cell{index}, given)) return found;
  }
  if (givens_agree(grid)) try_all(puzzle, peers_of(grid.layout()), grid, 0, limit, found);
  return found;
}

std::vector<std::string> brute_force(const PuzzleView& puzzle, std::size_t limit) {
  std::vector<std::string> found;
  for (const Grid& solution : grids_by_force(puzzle, limit)) found.push_back(symbols_of(solution));
  return found;
}

Grid blanked(const Grid& full, int clues, bool wrong, Random& random) {
  std::vector<std::size_t> cells(full.digits().size());
  std::iota(cells.begin(), cells.end(), std::size_t{0});
  random.shuffle(std::span(cells));
  Grid puzzle(full.layout());
  for (int index = 0; index < clues; ++index) {
    const std::size_t cell = cells[static_cast<std::size_t>(index)];
    puzzle.digits()[cell] = full.digits()[cell];
  }
  if (wrong && clues > 0) {
    const auto side = static_cast<std::uint32_t>(full.digit_count());
    puzzle.digits()[cells[0]] = Digit{static_cast<std::uint8_t>(1 + random.below(side))};
  }
  return puzzle;
}

Puzzle restricted(const Grid& full, const Grid& givens, std::uint32_t percent, bool wrong, Random& random) {
  std::vector<DigitSet> candidates(full.digits().size());
  std::vector<std::size_t> blanks;
  for (std::uint16_t index = 0; index < candidates.size(); ++index) {
    candidates[index].insert(full[Cell{index}]);
    if (!givens[Cell{index}].is_blank()) continue;
    blanks.push_back(index);
    for (int value = 1; value <= full.digit_count(); ++value) {
      if (random.below(100) < percent) candidates[index].insert(Digit{static_cast<std::uint8_t>(value)});
    }
  }
  if (wrong && !blanks.empty()) {
    const std::size_t cell = blanks[random.below(static_cast<std::uint32_t>(blanks.size()))];
    candidates[cell].erase(full.digits()[cell]);
  }
  return Puzzle(givens, std::move(candidates));
}

std::vector<std::string> data_lines(const std::string& name) {
  std::ifstream file(std::string(NONET_TEST_DATA) + "/" + name);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) {
    if (!line.empty() && line[0] != '#') lines.push_back(line);
  }
  return lines;
}

std::vector<SolvedLine> solved_lines(const std::string& name) {
  std::vector<SolvedLine> solved;
  for (const std::string& line : data_lines(name)) {
    const std::size_t first = line.find(':');
    const std::size_t second = line.find(':', first + 1);
    const std::string solution = second == std::string::npos ? "" : line.substr(second + 1);
    solved.push_back({line.substr(0, first), std::stoull(line.substr(first + 1, second - first - 1)), solution});
  }
  return solved;
}

}  // namespace nonet::test
