#include "core/grid/layout.h"

#include <algorithm>
#include <array>
#include <memory>
#include <numeric>
#include <optional>
#include <utility>

#include "core/grid/rule_table.h"
#include "core/util/sort.h"
#include "core/util/spin_lock.h"

namespace nonet {

// The layouts made last, in a table of fixed size: a new one replaces the oldest. So programs that read puzzle after
// puzzle of one layout make it once, and memory is bounded.
class RecentLayouts {
 public:
  // A recent layout with this description, or the result of `make`.
  template <class Make>
  LayoutRef get(const LayoutSpec& spec, const Make& make) {
    if (LayoutRef known = find(spec)) return known;
    LayoutRef made = make();
    LayoutRef replaced;  // destroyed after the lock is released
    const SpinLock::Scope scope(lock_);
    for (const LayoutRef& layout : layouts_) {
      if (layout && *layout == *made) return layout;
    }
    replaced = std::exchange(layouts_[oldest_], made);
    oldest_ = (oldest_ + 1) % layouts_.size();
    return made;
  }

 private:
  LayoutRef find(const LayoutSpec& spec) {
    const SpinLock::Scope scope(lock_);
    for (const LayoutRef& layout : layouts_) {
      if (layout && layout->spec_ == spec) return layout;
    }
    return nullptr;
  }

  SpinLock lock_;
  std::array<LayoutRef, 16> layouts_;
  std::size_t oldest_ = 0;
};

Layout::Layout(LayoutSpec spec) : spec_(std::move(spec)) {
  const GridSpec& first = spec_.grids.front();
  box_rows_ = first.has_boxes() ? first.box_rows : first.rows;
  box_columns_ = first.has_boxes() ? first.box_columns : first.columns;
  number_cells();
  add_lines(true);
  add_lines(false);
  add_regions();
  for (const Rule& rule : spec_.rules) {
    const RuleRow& row = rule_row(rule.kind);
    if (row.houses == nullptr) continue;
    const std::size_t before = labels_.size();
    for (std::size_t grid = 0; grid < spec_.grids.size(); ++grid) {
      for (const RuleHouse& house : row.houses(*this, spec_.grids[grid])) add_house_of_rule(grid, house);
    }
    drop_repeated_houses(before);
  }
  find_houses_of_cells();
  find_pairs();
  for_each_house(*this,
                 [&](House house) { has_full_houses_only_ = has_full_houses_only_ && holds_every_digit(house); });
  is_square_ = nonet::is_square(spec_);
  is_classic_ = is_square_ && spec_.digits == 9 && box_rows_ == 3 && box_columns_ == 3 && spec_.rules.empty();
}

Layout::~Layout() {
  delete peers_.load(std::memory_order_acquire);
  for (const LayoutExtension* left = extensions_.load(std::memory_order_acquire); left != nullptr;) {
    delete std::exchange(left, left->next_);
  }
}

void Layout::number_cells() {
  rows_ = 0;
  columns_ = 0;
  for (const GridSpec& grid : spec_.grids) {
    rows_ = std::max(rows_, grid.row + grid.rows);
    columns_ = std::max(columns_, grid.column + grid.columns);
  }
  std::vector<Cell> cells_of_places(static_cast<std::size_t>(rows_ * columns_), kNoCell);
  for (const GridSpec& grid : spec_.grids) {
    for (int row = grid.row; row < grid.row + grid.rows; ++row) {
      for (int column = grid.column; column < grid.column + grid.columns; ++column) {
        if (grid.has(row, column)) cells_of_places[static_cast<std::size_t>(row * columns_ + column)] = Cell{0};
      }
    }
  }
  std::uint16_t next = 0;
  for (std::size_t place = 0; place < cells_of_places.size(); ++place) {
    if (cells_of_places[place] == kNoCell) continue;
    cells_of_places[place] = Cell{next++};
    rows_of_cells_.push_back(static_cast<std::uint8_t>(place / static_cast<std::size_t>(columns_)));
    columns_of_cells_.push_back(static_cast<std::uint8_t>(place % static_cast<std::size_t>(columns_)));
  }
  if (next != cells_of_places.size()) cells_of_places_ = std::move(cells_of_places);
}

void Layout::add_house(HouseLabel label, std::span<const Cell> cells) {
  labels_.push_back(label);
  house_cells_.add_list(cells);
}

void Layout::add_house_of_rule(std::size_t grid, const RuleHouse& house) {
  HouseLabel label{house.kind, static_cast<std::uint16_t>(grid), 1};
  if (house.kind == HouseKind::Diagonal) {
    const GridSpec& known = spec_.grids[grid];
    label.number = house.cells.front() == cell(known.row, known.column) ? 1 : 2;
  } else if (labels_.back().kind == label.kind && labels_.back().grid == label.grid) {
    label.number = static_cast<std::uint16_t>(labels_.back().number + 1);
  }
  add_house(label, house.cells);
}

// Adds the rows or the columns of each grid.
void Layout::add_lines(bool are_rows) {
  const std::size_t before = labels_.size();
  std::vector<Cell> cells;
  for (std::size_t index = 0; index < spec_.grids.size(); ++index) {
    const GridSpec& grid = spec_.grids[index];
    for (int line = 0; line < (are_rows ? grid.rows : grid.columns); ++line) {
      cells.clear();
      for (int place = 0; place < (are_rows ? grid.columns : grid.rows); ++place) {
        const int row = grid.row + (are_rows ? line : place);
        const int column = grid.column + (are_rows ? place : line);
        if (grid.has(row, column)) cells.push_back(cell(row, column));
      }
      if (cells.empty()) continue;
      add_house({are_rows ? HouseKind::Row : HouseKind::Column, static_cast<std::uint16_t>(index),
                 static_cast<std::uint16_t>(line + 1)},
                cells);
    }
  }
  drop_repeated_houses(before);
}

void Layout::add_regions() {
  const std::size_t before = labels_.size();
  for (std::size_t index = 0; index < spec_.grids.size(); ++index) {
    const GridSpec& grid = spec_.grids[index];
    if (!grid.has_regions()) continue;
    std::vector<Cell> cells;
    std::vector<std::size_t> regions;
    std::size_t count = 0;
    for (int row = 0; row < grid.rows; ++row) {
      for (int column = 0; column < grid.columns; ++column) {
        if (!grid.has(grid.row + row, grid.column + column)) continue;
        cells.push_back(cell(grid.row + row, grid.column + column));
        regions.push_back(grid.has_boxes()
                              ? static_cast<std::size_t>(row / grid.box_rows * (grid.columns / grid.box_columns) +
                                                         column / grid.box_columns)
                              : grid.regions[static_cast<std::size_t>(row * grid.columns + column)]);
        count = std::max(count, regions.back() + 1);
      }
    }
    const auto lists = ListOfLists<Cell>::grouped(
        count, cells.size(), [&](std::size_t i) { return regions[i]; }, [&](std::size_t i) { return cells[i]; });
    for (std::size_t region = 0; region < count; ++region) {
      add_house({HouseKind::Box, static_cast<std::uint16_t>(index), static_cast<std::uint16_t>(region + 1)},
                lists[region]);
    }
  }
  drop_repeated_houses(before);
  regions_.assign(rows_of_cells_.size(), -1);
  for (std::size_t house = labels_.size(); house-- > before;) {
    for (const Cell cell : house_cells_[house]) regions_[cell.index] = static_cast<std::int16_t>(house - before);
  }
}

// Two grids can have the same row, column or region. Of houses with the same cells, from number `first` on, only the
// first stays.
void Layout::drop_repeated_houses(std::size_t first) {
  if (spec_.grids.size() == 1) return;
  std::vector<std::size_t> added(labels_.size() - first);
  std::iota(added.begin(), added.end(), first);
  const auto first_cell = [&](std::size_t house) { return house_cells_[house].front().index; };
  const auto is_repeated = [&](std::size_t house, std::size_t other) {
    const std::span<const Cell> left = house_cells_[house];
    const std::span<const Cell> right = house_cells_[other];
    return std::equal(left.begin(), left.end(), right.begin(), right.end());
  };
  std::vector<bool> is_dropped(labels_.size());
  std::vector<std::size_t> alike;  // the houses that stay and begin with the same cell
  for (const std::size_t place : stable_order_of(added, first_cell)) {
    const std::size_t house = added[place];
    if (!alike.empty() && first_cell(alike.front()) != first_cell(house)) alike.clear();
    is_dropped[house] =
        std::any_of(alike.begin(), alike.end(), [&](std::size_t other) { return is_repeated(house, other); });
    if (!is_dropped[house]) alike.push_back(house);
  }
  ListOfLists<Cell> kept_cells;
  std::vector<HouseLabel> kept_labels;
  for (std::size_t house = 0; house < labels_.size(); ++house) {
    if (is_dropped[house]) continue;
    kept_cells.add_list(house_cells_[house]);
    kept_labels.push_back(labels_[house]);
  }
  house_cells_ = std::move(kept_cells);
  labels_ = std::move(kept_labels);
}

void Layout::find_houses_of_cells() {
  std::vector<House> house_of_item;
  for_each_house(*this, [&](House house) { house_of_item.insert(house_of_item.end(), cells(house).size(), house); });
  const std::span<const Cell> items = house_cells_.items();
  cell_houses_ = ListOfLists<House>::grouped(
      rows_of_cells_.size(), items.size(), [&](std::size_t i) { return items[i].index; },
      [&](std::size_t i) { return house_of_item[i]; });
}

// A rule for pairs is about the cells of one grid.
void Layout::find_pairs() {
  std::vector<CellOffset> moves;
  for (const Rule& rule : spec_.rules) {
    const std::span<const CellOffset> added = rule_row(rule.kind).pairs;
    moves.insert(moves.end(), added.begin(), added.end());
  }
  const auto share_a_grid = [&](Cell first, Cell second) {
    return std::any_of(spec_.grids.begin(), spec_.grids.end(), [&](const GridSpec& grid) {
      return grid.has(row(first), column(first)) && grid.has(row(second), column(second));
    });
  };
  std::vector<Cell> cells;
  for (std::uint16_t index = 0; index < cell_count(); ++index) {
    cells.clear();
    for (const auto& [down, right] : moves) {
      const auto other = cell_at(row(Cell{index}) + down, column(Cell{index}) + right);
      if (other && share_a_grid(Cell{index}, *other)) cells.push_back(*other);
    }
    shell_sort(cells);
    pairs_.add_list(cells);
  }
}

std::unique_ptr<const ListOfLists<Cell>> Layout::gather_peers() const {
  auto lists = std::make_unique<ListOfLists<Cell>>();
  std::vector<Cell> peers;
  for (std::uint16_t index = 0; index < rows_of_cells_.size(); ++index) {
    const std::span<const Cell> paired = pairs(Cell{index});
    peers.assign(paired.begin(), paired.end());
    for (const House house : houses(Cell{index})) {
      for (const Cell peer : cells(house)) {
        if (peer.index != index) peers.push_back(peer);
      }
    }
    shell_sort(peers);
    peers.erase(std::unique(peers.begin(), peers.end()), peers.end());
    lists->add_list(peers);
  }
  return lists;
}

const ListOfLists<Cell>& Layout::all_peers() const {
  const ListOfLists<Cell>* known = peers_.load(std::memory_order_acquire);
  if (known != nullptr) return *known;
  std::unique_ptr<const ListOfLists<Cell>> made = gather_peers();
  // When another thread was faster, its peers are kept instead.
  if (peers_.compare_exchange_strong(known, made.get(), std::memory_order_acq_rel)) return *made.release();
  return *known;
}

const LayoutExtension* Layout::stored_extension(const char* tag) const {
  const LayoutExtension* found = extensions_.load(std::memory_order_acquire);
  while (found != nullptr && found->tag_ != tag) found = found->next_;
  return found;
}

const LayoutExtension& Layout::store_extension(std::unique_ptr<LayoutExtension> made, const char* tag) const {
  made->tag_ = tag;
  made->next_ = extensions_.load(std::memory_order_acquire);
  // Another thread can store extensions between the reading and the writing of `extensions_`. Then the reading begins
  // again, and an extension of the same class that the other thread stored is kept.
  do {
    for (const LayoutExtension* other = made->next_; other != nullptr; other = other->next_) {
      if (other->tag_ == tag) return *other;
    }
  } while (!extensions_.compare_exchange_weak(made->next_, made.get(), std::memory_order_acq_rel));
  return *made.release();
}

int Layout::grid_of(Cell cell) const {
  int index = 0;
  while (!grid(index).has(row(cell), column(cell))) ++index;
  return index;
}

std::vector<House> Layout::houses_of(HouseKind kind) const {
  std::vector<House> found;
  for_each_house(*this, [&](House house) {
    if (label(house).kind == kind) found.push_back(house);
  });
  return found;
}

bool operator==(const Layout& left, const Layout& right) {
  if (&left == &right) return true;
  if (left.spec_ != right.spec_ || left.has_shape_of_rules_ != right.has_shape_of_rules_) return false;
  if (!left.has_shape_of_rules_) return true;
  const std::span<const Cell> cells = left.house_cells_.items();
  const std::span<const Cell> others = right.house_cells_.items();
  return left.labels_ == right.labels_ && std::equal(cells.begin(), cells.end(), others.begin(), others.end()) &&
         left.own_pairs_ == right.own_pairs_;
}

Result<LayoutRef, LayoutError> Layout::make(const LayoutSpec& spec) {
  auto known = normal_form(spec);
  if (!known) return known.error();
  if (known.value() == classic()->spec()) return classic();
  static RecentLayouts recent;
  return recent.get(known.value(), [&] { return LayoutRef(new Layout(known.value())); });
}

LayoutRef Layout::with_boxes(int box_rows, int box_columns) {
  const auto layout = make(LayoutSpec::with_boxes(box_rows, box_columns));
  return layout ? layout.value() : nullptr;
}

LayoutRef Layout::of_side(int side) {
  if (side > kMaxSide) return nullptr;
  int box_rows = 0;
  for (int divisor = 2; divisor * divisor <= side; ++divisor) {
    if (side % divisor == 0) box_rows = divisor;
  }
  return box_rows == 0 ? nullptr : with_boxes(box_rows, side / box_rows);
}

const LayoutRef& Layout::classic() {
  static const LayoutRef layout(new Layout(LayoutSpec{}));
  return layout;
}

}  // namespace nonet
