#include "core/formats/foreign/sudoku_solver_region_sums.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/formats/foreign/sudoku_solver_lines.h"

namespace nonet {

namespace {

// The parts of a line inside the regions.
std::vector<std::vector<Cell>> parts_of(const std::vector<Cell>& cells, const Layout& layout) {
  std::vector<std::vector<Cell>> parts;
  for (const Cell cell : cells) {
    const bool goes_on = !parts.empty() && layout.region(parts.back().back()) == layout.region(cell);
    if (!goes_on) parts.emplace_back();
    parts.back().push_back(cell);
  }
  return parts;
}

// True for a loop whose first and last part are one part here, and two parts for Interactive-Sudoku-Solver, which knows
// no closed lines of this type. Where both have nothing but the first cell, they say the same.
bool is_joined_loop(const std::vector<Cell>& cells, const std::vector<std::vector<Cell>>& parts) {
  const bool is_closed = cells.size() > 2 && cells.front() == cells.back();
  return is_closed && parts.size() > 1 && (parts.front().size() > 1 || parts.back().size() > 1);
}

// The cells of a text that are in no region, apart from extra cells, are regions of one cell here.
bool is_in_region_of_one(Cell cell, const Layout& layout) {
  int cells = 0;
  for (std::uint16_t index = 0; index < layout.cell_count(); ++index)
    cells += layout.region(Cell{index}) == layout.region(cell) ? 1 : 0;
  return cells == 1 && layout.region(cell) >= 0;
}

}  // namespace

void add_region_sums(const SolverPart& part, std::vector<Cell> cells, ForeignPuzzle& puzzle) {
  const Layout& layout = puzzle.layout();
  const GridSpec& grid = layout.grid(0);
  // Without regions the line says nothing. The regions of a square are its rows then.
  if (!grid.has_regions() || grid.box_rows == 1) return;
  const std::vector<std::vector<Cell>> parts = parts_of(cells, layout);
  if (!layout.is_square()) {
    if (parts.size() < 2) return;
    const bool is_unclear =
        std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return is_in_region_of_one(cell, layout); });
    if (is_unclear || has_cell_twice(cells)) return puzzle.leave_unread(part.type);
    std::vector<int> lengths;
    for (const std::vector<Cell>& each : parts) lengths.push_back(static_cast<int>(each.size()));
    return puzzle.add(part.type, RuleKind::EqualSums, std::move(cells), lengths);
  }
  const auto add = [&](std::vector<Cell> line) { puzzle.add(part.type, RuleKind::RegionSumLine, std::move(line)); };
  if (!is_joined_loop(cells, parts)) return add(std::move(cells));
  add({cells.begin(), cells.end() - std::ssize(parts.back())});
  std::vector<Cell> last_parts = parts[parts.size() - 2];
  last_parts.insert(last_parts.end(), parts.back().begin(), parts.back().end());
  add(std::move(last_parts));
}

std::vector<Cell> written_region_sums(std::vector<Cell> cells, const Layout& layout) {
  const std::vector<std::vector<Cell>> parts = parts_of(cells, layout);
  if (!is_joined_loop(cells, parts)) return cells;
  cells.pop_back();
  std::rotate(cells.begin(), cells.begin() + std::ssize(parts.front()), cells.end());
  return cells;
}

}  // namespace nonet
