#include "core/generate/rules/cage_partition.h"

#include <algorithm>
#include <span>

#include "core/util/sort.h"

namespace nonet {

namespace {

template <class Visit>
void for_each_neighbor(const Layout& layout, Cell cell, Visit&& visit) {
  const auto side = static_cast<std::uint16_t>(layout.side());
  if (layout.row(cell) > 0) visit(Cell{static_cast<std::uint16_t>(cell.index - side)});
  if (layout.column(cell) > 0) visit(Cell{static_cast<std::uint16_t>(cell.index - 1)});
  if (layout.column(cell) < side - 1) visit(Cell{static_cast<std::uint16_t>(cell.index + 1)});
  if (layout.row(cell) < side - 1) visit(Cell{static_cast<std::uint16_t>(cell.index + side)});
}

}  // namespace

CagePartition::CagePartition(const Grid& solution, bool half_turn)
    : solution_(&solution),
      half_turn_(half_turn),
      cages_(solution.digits().size()),
      cage_of_(solution.digits().size()) {
  for (std::uint16_t cell = 0; cell < cage_of_.size(); ++cell) {
    cages_[cell] = {Cell{cell}};
    cage_of_[cell] = cell;
  }
}

std::vector<std::size_t> CagePartition::neighbors_of(std::size_t cage) const {
  std::vector<std::size_t> found;
  for (const Cell cell : cages_[cage]) {
    for_each_neighbor(*solution_->layout(), cell, [&](Cell neighbor) {
      const std::size_t other = cage_of(neighbor);
      if (other != cage && std::find(found.begin(), found.end(), other) == found.end()) found.push_back(other);
    });
  }
  return found;
}

std::vector<std::pair<std::size_t, std::size_t>> CagePartition::neighbors() const {
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  for (std::size_t cage = 0; cage < cages_.size(); ++cage) {
    for (const std::size_t other : neighbors_of(cage)) {
      if (cage < other) pairs.emplace_back(cage, other);
    }
  }
  return pairs;
}

void CagePartition::move_cells(std::size_t from, std::size_t to) {
  if (from == to) return;
  for (const Cell cell : cages_[from]) cage_of_[cell.index] = to;
  cages_[to].insert(cages_[to].end(), cages_[from].begin(), cages_[from].end());
  cages_[from].clear();
}

bool CagePartition::merge(std::size_t first, std::size_t second, std::size_t most) {
  const CagePartition before = *this;
  const std::size_t first_image = image(first);
  const std::size_t second_image = image(second);
  move_cells(second, first);
  // Where both merged cages are one another's images, or share a cage, they are one now.
  const std::size_t one = cage_of(before.cages_[first_image][0]);
  const std::size_t other = cage_of(before.cages_[second_image][0]);
  move_cells(other, one);
  const auto is_allowed = [&](std::size_t cage) {
    std::uint64_t seen = 0;
    for (const Cell cell : cages_[cage]) {
      const std::uint64_t bit = std::uint64_t{1} << (*solution_)[cell].value;
      if ((seen & bit) != 0) return false;
      seen |= bit;
    }
    return cages_[cage].size() <= most;
  };
  if (is_allowed(cage_of(before.cages_[first][0])) && is_allowed(cage_of(before.cages_[first_image][0]))) return true;
  cages_ = before.cages_;
  cage_of_ = before.cage_of_;
  return false;
}

void CagePartition::dissolve(std::size_t cage) {
  std::vector<Cell> cells = cages_[cage];
  const std::size_t other = image(cage);
  if (other != cage) cells.insert(cells.end(), cages_[other].begin(), cages_[other].end());
  cages_[cage].clear();
  cages_[other].clear();
  for (const Cell cell : cells) {
    const auto free = std::find_if(cages_.begin(), cages_.end(), [](const auto& each) { return each.empty(); });
    *free = {cell};
    cage_of_[cell.index] = static_cast<std::size_t>(free - cages_.begin());
  }
}

bool CagePartition::grow(std::size_t fewest, std::size_t usual, std::size_t most, Random& random) {
  // The middle cell of a grid that is turned comes first: its cage needs two neighbours at once.
  for (;;) {
    std::vector<std::size_t> small;
    for (std::size_t cage = 0; cage < cages_.size(); ++cage) {
      if (!cages_[cage].empty() && cages_[cage].size() < fewest) small.push_back(cage);
    }
    if (small.empty()) return true;
    random.shuffle(std::span(small));
    const auto middle =
        std::find_if(small.begin(), small.end(), [&](std::size_t cage) { return half_turn_ && image(cage) == cage; });
    const std::size_t cage = middle == small.end() ? small[0] : *middle;
    std::vector<std::size_t> others = neighbors_of(cage);
    random.shuffle(std::span(others));
    // Small neighbours first, so that few small cages are left alone.
    put_in_order(others, [&](std::size_t one, std::size_t other) {
      return cages_[one].size() < fewest && cages_[other].size() >= fewest;
    });
    const auto merges_up_to = [&](std::size_t size) {
      return std::any_of(others.begin(), others.end(), [&](std::size_t other) { return merge(cage, other, size); });
    };
    if (!merges_up_to(usual) && !merges_up_to(most)) return false;
  }
}

Rule CagePartition::rule(std::size_t cage) const {
  Rule rule{RuleKind::Cage, cages_[cage], {0}};
  for (const Cell cell : rule.cells)
    rule.values[0] = static_cast<std::uint16_t>(rule.values[0] + (*solution_)[cell].value);
  return rule;
}

}  // namespace nonet
