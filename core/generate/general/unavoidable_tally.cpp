#include "core/generate/general/unavoidable_tally.h"

namespace nonet {

UnavoidableTally::UnavoidableTally(const PuzzleView& puzzle, const Grid& solution)
    : solution_(solution), is_clue_(solution.digits().size(), true), sets_of_(solution.digits().size()) {
  if (!puzzle.has_own_rules() && puzzle.digits_are_interchangeable()) add_sets_of_two_digits();
}

void UnavoidableTally::add_sets_of_two_digits() {
  const Grid& solution = solution_;
  const Layout& layout = *solution.layout();
  const auto digits = static_cast<std::size_t>(layout.digit_count());
  // The cells of each digit.
  std::vector<std::vector<Cell>> cells_of(digits + 1);
  for (std::uint16_t index = 0; index < solution.digits().size(); ++index) {
    cells_of[solution[Cell{index}].value].push_back(Cell{index});
  }
  // For each cell and digit, the peers of the cell that have the digit.
  const std::size_t cells = solution.digits().size();
  std::vector<std::vector<Cell>> rivals(cells * (digits + 1));
  for (std::uint16_t index = 0; index < cells; ++index) {
    for (const Cell peer : layout.peers(Cell{index}))
      rivals[index * (digits + 1) + solution[peer].value].push_back(peer);
  }
  std::vector<std::uint32_t> seen(cells, 0);
  std::uint32_t stamp = 0;
  std::vector<Cell> part;
  for (std::uint8_t first = 1; first <= digits; ++first) {
    for (std::uint8_t second = static_cast<std::uint8_t>(first + 1); second <= digits; ++second) {
      ++stamp;
      for (const Cell start : cells_of[first]) {
        if (seen[start.index] == stamp) continue;
        seen[start.index] = stamp;
        part.assign(1, start);
        for (std::size_t next = 0; next < part.size(); ++next) {
          const std::uint8_t wanted = solution[part[next]].value == first ? second : first;
          for (const Cell peer : rivals[part[next].index * (digits + 1) + wanted]) {
            if (seen[peer.index] == stamp) continue;
            seen[peer.index] = stamp;
            part.push_back(peer);
          }
        }
        add_set(part);
      }
    }
  }
}

void UnavoidableTally::add_set(std::span<const Cell> cells) {
  const auto set = static_cast<std::uint32_t>(clues_.size());
  std::uint32_t clues = 0;
  for (const Cell cell : cells) {
    sets_of_[cell.index].push_back(set);
    clues += is_clue_[cell.index] ? 1 : 0;
  }
  clues_.push_back(clues);
}

void UnavoidableTally::add(std::span<const Digit> other) {
  std::vector<Cell> cells;
  for (std::uint16_t index = 0; index < other.size(); ++index) {
    if (other[index] != solution_[Cell{index}]) cells.push_back(Cell{index});
  }
  add_set(cells);
}

void UnavoidableTally::remove_clue(Cell cell) {
  if (!is_clue_[cell.index]) return;
  is_clue_[cell.index] = false;
  for (const std::uint32_t set : sets_of_[cell.index]) --clues_[set];
}

void UnavoidableTally::restore_clue(Cell cell) {
  if (is_clue_[cell.index]) return;
  is_clue_[cell.index] = true;
  for (const std::uint32_t set : sets_of_[cell.index]) ++clues_[set];
}

bool UnavoidableTally::any_without_clue(Cell cell) const {
  for (const std::uint32_t set : sets_of_[cell.index]) {
    if (clues_[set] == 0) return true;
  }
  return false;
}

}  // namespace nonet
