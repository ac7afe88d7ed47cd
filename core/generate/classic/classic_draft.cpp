#include "core/generate/classic/classic_draft.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "core/util/contracts.h"

namespace nonet {

namespace {

ClassicPuzzle digits_of(const Grid& grid) {
  ClassicPuzzle digits;
  std::copy(grid.digits().begin(), grid.digits().end(), digits.begin());
  return digits;
}

Grid grid_of(const ClassicPuzzle& digits) {
  Grid grid(Layout::classic());
  std::copy(digits.begin(), digits.end(), grid.digits().begin());
  return grid;
}

// A full grid as masks.
PuzzleMasks masks_of(const ClassicPuzzle& digits) {
  PuzzleMasks masks{};
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const int place = kCellTable.cell_at[cell];
    masks.given[digits[cell].value - 1][place / 27] |= 1u << place % 27;
  }
  return masks;
}

constexpr std::uint32_t kHouses = 27;

// The row, the column and the box of a cell, numbered from 0 to 26.
std::array<unsigned, 3> houses_of(std::size_t cell) {
  const auto [row, column] = std::pair(static_cast<unsigned>(cell / 9), static_cast<unsigned>(cell % 9));
  return {row, 9 + column, 18 + row / 3 * 3 + column / 3};
}

// The houses without a clue: bit i is set for house i.
std::uint32_t blank_houses(const ClassicPuzzle& puzzle) {
  std::uint32_t blank = (1u << kHouses) - 1;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (puzzle[cell].is_blank()) continue;
    for (const unsigned house : houses_of(cell)) blank &= ~(1u << house);
  }
  return blank;
}

}  // namespace

ClassicPlan::ClassicPlan(const PuzzleForm& form)
    : method(form.method),
      totals(possible_clue_counts(form)),
      to_minimal(form.minimal || (form.fewest_clues == 0 && form.most_clues == 0)),
      blank_house(form.blank_house) {
  for (Orbit& orbit : nonet::orbits(9, form.symmetry)) {
    const bool is_kept =
        form.keep && std::any_of(orbit.begin(), orbit.end(), [&](Cell cell) { return !(*form.keep)[cell].is_blank(); });
    if (!is_kept) orbits.push_back(std::move(orbit));
  }
}

ClassicDraft::ClassicDraft(const ClassicPlan& plan, const Grid& solution, Random random)
    : plan_(plan),
      random_(random),
      solution_(digits_of(solution)),
      puzzle_(solution_),
      masks_(masks_of(solution_)),
      sets_(solution_) {
  draw_target();
  std::vector<OrbitId> order(plan.orbits.size());
  std::iota(order.begin(), order.end(), OrbitId{0});
  shuffle(order);
  if (plan.blank_house) move_to_front(order, 1u << random_.below(kHouses));
  if (plan.method == Method::Remove) {
    begin_removal(std::move(order));
    return;
  }
  for (const OrbitId orbit : order) remove(orbit);
  // The orbits that a removal begins with are added last.
  if (plan.blank_house) std::reverse(order.begin(), order.end());
  adds_ = true;
  order_ = std::move(order);
  enough_ = order_.size();
}

ClassicDraft::ClassicDraft(const ClassicPlan& plan, const GeneratedPuzzle& puzzle, std::size_t exchanged, Random random)
    : plan_(plan),
      random_(random),
      solution_(digits_of(puzzle.solution)),
      puzzle_(solution_),
      masks_(masks_of(solution_)),
      sets_(solution_) {
  draw_target();
  for (std::size_t i = 0; i < plan.orbits.size(); ++i) {
    const auto orbit = static_cast<OrbitId>(i);
    if (puzzle.puzzle[plan.orbits[i].front()].is_blank()) {
      remove(orbit);
      order_.push_back(orbit);
    } else {
      base_.push_back(orbit);
    }
  }
  shuffle(order_);
  shuffle(base_);
  if (plan.blank_house) {
    // The blank houses of the puzzle stay blank, unless nothing else gives one solution.
    move_to_front(order_, blank_houses(puzzle_));
    std::reverse(order_.begin(), order_.end());
  }
  // The removed orbits come last, so that they return only when no others give one solution.
  for (; exchanged > 0 && !base_.empty(); --exchanged) {
    remove(base_.back());
    order_.push_back(base_.back());
    base_.pop_back();
  }
  adds_ = true;
  enough_ = order_.size();
}

void ClassicDraft::draw_target() {
  if (!plan_.to_minimal) target_ = plan_.totals[random_.below(static_cast<std::uint32_t>(plan_.totals.size()))];
}

void ClassicDraft::move_to_front(std::vector<OrbitId>& order, std::uint32_t houses) const {
  const auto is_in_one = [&](Cell cell) {
    const auto numbers = houses_of(cell.index);
    return std::any_of(numbers.begin(), numbers.end(), [&](unsigned house) { return (houses >> house & 1u) != 0; });
  };
  auto front = order.begin();
  for (auto it = order.begin(); it != order.end(); ++it) {
    if (std::any_of(plan_.orbits[*it].begin(), plan_.orbits[*it].end(), is_in_one)) {
      std::rotate(front, it, it + 1);
      ++front;
    }
  }
}

void ClassicDraft::add(OrbitId orbit) {
  for (const Cell cell : plan_.orbits[orbit]) {
    const int place = kCellTable.cell_at[cell.index];
    const std::uint32_t bit = 1u << place % 27;
    puzzle_[cell.index] = solution_[cell.index];
    masks_.given[solution_[cell.index].value - 1][place / 27] |= bit;
    masks_.blank[place / 27] &= ~bit;
    sets_.restore(cell);
    ++clues_;
  }
}

void ClassicDraft::remove(OrbitId orbit) {
  for (const Cell cell : plan_.orbits[orbit]) {
    const int place = kCellTable.cell_at[cell.index];
    const std::uint32_t bit = 1u << place % 27;
    puzzle_[cell.index] = kBlank;
    masks_.given[solution_[cell.index].value - 1][place / 27] &= ~bit;
    masks_.blank[place / 27] |= bit;
    sets_.remove(cell);
    --clues_;
  }
}

bool ClassicDraft::advance() { return adds_ ? advance_addition() : advance_removal(); }

void ClassicDraft::set_added(std::size_t count) {
  while (added_ < count) add(order_[added_++]);
  while (added_ > count) remove(order_[--added_]);
}

// Bisects for the fewest orbits that give one solution.
bool ClassicDraft::advance_addition() {
  while (static_cast<std::ptrdiff_t>(enough_) - too_few_ > 1) {
    set_added(static_cast<std::size_t>((too_few_ + static_cast<std::ptrdiff_t>(enough_)) / 2));
    if (clues_ >= kFewestClassicClues && !sets_.any_without_clue()) return true;
    too_few_ = static_cast<std::ptrdiff_t>(added_);
  }
  set_added(enough_);
  while (clues_ < target_ && added_ < order_.size()) set_added(added_ + 1);
  adds_ = false;
  // The added orbits are visited first, so that a neighbour keeps most of its other clues.
  std::vector<OrbitId> order(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(added_));
  shuffle(order);
  order.insert(order.end(), base_.begin(), base_.end());
  begin_removal(std::move(order));
  return advance_removal();
}

void ClassicDraft::begin_removal(std::vector<OrbitId> order) {
  order_ = std::move(order);
  together_ = std::max<std::size_t>(1, order_.size() * 3 / 10);
}

bool ClassicDraft::advance_removal() {
  while (next_ < order_.size()) {
    tried_.clear();
    after_tried_ = next_;
    while (after_tried_ < order_.size() && tried_.size() < together_) {
      const OrbitId orbit = order_[after_tried_++];
      const Orbit& cells = plan_.orbits[orbit];
      if (clues_ - static_cast<int>(cells.size()) < target_ || sets_.any_needs(cells.front())) continue;
      remove(orbit);
      if (sets_.any_without_clue()) {
        add(orbit);
        continue;
      }
      if (tried_.empty()) after_first_ = after_tried_;
      tried_.push_back(orbit);
    }
    if (!tried_.empty()) {
      excludes_ = tried_.size() == 1 && plan_.orbits[tried_.front()].size() == 1;
      excluded_place_ = excludes_ ? kCellTable.cell_at[excluded_cell().index] : 0;
      return true;
    }
    next_ = after_tried_;
  }
  return false;
}

void ClassicDraft::answer(std::uint32_t found) {
  const bool is_unique = found == limit() - 1;
  if (adds_) {
    if (is_unique) {
      enough_ = added_;
    } else {
      too_few_ = static_cast<std::ptrdiff_t>(added_);
    }
    return;
  }
  if (is_unique) {
    next_ = after_tried_;
    return;
  }
  for (const OrbitId orbit : tried_) add(orbit);
  // The orbits after the first tried orbit may have been kept only because that orbit was removed.
  if (tried_.size() == 1) next_ = after_first_;
  together_ = std::max<std::size_t>(1, tried_.size() / 4);
}

std::uint32_t ClassicDraft::candidates(int digit, int plane) const {
  const std::uint32_t all = masks_.blank[plane] | masks_.given[digit][plane];
  const bool has_excluded = excludes_ && plane == excluded_place_ / 27 && digit == excluded_digit().value - 1;
  return has_excluded ? all & ~(1u << excluded_place_ % 27) : all;
}

Draft ClassicDraft::result() const {
  if (!std::binary_search(plan_.totals.begin(), plan_.totals.end(), clues_)) return {};
  return GeneratedPuzzle{grid_of(puzzle_), grid_of(solution_)};
}

}  // namespace nonet
