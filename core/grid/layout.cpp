#include "core/grid/layout.h"

#include <algorithm>
#include <array>
#include <memory>
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
  add_houses(HouseKind::Row);
  add_houses(HouseKind::Column);
  const std::size_t regions = labels_.size();
  add_houses(HouseKind::Box);
  regions_.assign(rows_of_cells_.size(), -1);
  for (std::size_t house = labels_.size(); house-- > regions;) {
    for (const Cell cell : house_cells_[house]) regions_[cell.index] = static_cast<std::int16_t>(house - regions);
  }
  for (const Rule& rule : spec_.rules) {
    const RuleRow& row = rule_row(rule.kind);
    if (row.houses == nullptr) continue;
    for (std::size_t grid = 0; grid < spec_.grids.size(); ++grid) {
      for (const RuleHouse& house : row.houses(*this, spec_.grids[grid])) add_house_of_rule(grid, house);
    }
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

// Does nothing when the list is empty, and when another grid has a house of this kind with the same cells.
void Layout::add_house(HouseLabel label, std::span<const Cell> cells) {
  if (cells.empty()) return;
  if (spec_.grids.size() > 1) {
    for (std::size_t other = labels_.size(); other-- > 0 && labels_[other].kind == label.kind;) {
      const std::span<const Cell> known = house_cells_[other];
      if (known.front() == cells.front() && std::equal(known.begin(), known.end(), cells.begin(), cells.end())) return;
    }
  }
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

// Adds the rows, the columns or the regions of each grid.
void Layout::add_houses(HouseKind kind) {
  std::vector<Cell> cells;
  std::vector<int> numbers;
  for (std::size_t index = 0; index < spec_.grids.size(); ++index) {
    const GridSpec& grid = spec_.grids[index];
    cells.clear();
    numbers.clear();
    int count = 0;
    for (int place = 0; place < grid.rows * grid.columns; ++place) {
      const int row = place / grid.columns;
      const int column = place % grid.columns;
      if (!grid.has(grid.row + row, grid.column + column)) continue;
      const int number = kind == HouseKind::Row ? row : kind == HouseKind::Column ? column : grid.region(row, column);
      if (number < 0) break;
      cells.push_back(cell(grid.row + row, grid.column + column));
      numbers.push_back(number);
      count = std::max(count, number + 1);
    }
    const auto lists = ListOfLists<Cell>::grouped(
        static_cast<std::size_t>(count), cells.size(), [&](std::size_t i) { return numbers[i]; },
        [&](std::size_t i) { return cells[i]; });
    for (int number = 0; number < count; ++number) {
      const HouseLabel label{kind, static_cast<std::uint16_t>(index), static_cast<std::uint16_t>(number + 1)};
      add_house(label, lists[static_cast<std::size_t>(number)]);
    }
  }
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
