#include "core/formats/foreign/foreign_writing.h"

#include <cstdlib>

#include "core/formats/given_candidates.h"
#include "core/util/decimal.h"

namespace nonet {

std::string foreign_name(Cell cell, const Layout& layout) {
  return "R" + decimal(static_cast<std::uint64_t>(layout.row(cell) + 1)) + "C" +
         decimal(static_cast<std::uint64_t>(layout.column(cell) + 1));
}

DigitSet written_candidates(const ParsedPuzzle& puzzle, Cell cell) {
  return lists_given_candidates(puzzle) ? puzzle.candidates[cell.index] : DigitSet::full(puzzle.grid.digit_count());
}

void add_words(JsonObject& object, std::initializer_list<std::pair<std::string_view, std::string_view>> words) {
  for (const auto& [key, text] : words) {
    if (!text.empty()) object.text(key, text);
  }
}

bool share_edge(Cell one, Cell other, const Layout& layout) {
  return std::abs(layout.row(one) - layout.row(other)) + std::abs(layout.column(one) - layout.column(other)) == 1;
}

bool is_full_diagonal(const std::vector<Cell>& cells, const Layout& layout) {
  const int down = layout.row(cells[1]) - layout.row(cells[0]);
  const int right = layout.column(cells[1]) - layout.column(cells[0]);
  if (std::abs(down) != 1 || std::abs(right) != 1) return false;
  for (std::size_t place = 1; place < cells.size(); ++place) {
    if (layout.row(cells[place]) - layout.row(cells[place - 1]) != down) return false;
    if (layout.column(cells[place]) - layout.column(cells[place - 1]) != right) return false;
  }
  const auto is_outside = [&](int row, int column) { return !layout.cell_at(row, column); };
  return is_outside(layout.row(cells.front()) - down, layout.column(cells.front()) - right) &&
         is_outside(layout.row(cells.back()) + down, layout.column(cells.back()) + right);
}

}  // namespace nonet
