#include "core/grid/layout.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

#include "core/grid/rule_houses.h"
#include "core/grid/rule_table.h"
#include "core/util/sort.h"
#include "core/util/spin_lock.h"

namespace nonet {

namespace {

bool is_box_size(int cells) { return cells >= 1 && cells <= Layout::kMaxSide; }

// The box of each cell.
std::vector<std::uint8_t> boxes_of(int box_rows, int box_columns) {
  const int side = box_rows * box_columns;
  std::vector<std::uint8_t> regions;
  regions.reserve(static_cast<std::size_t>(side * side));
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      regions.push_back(static_cast<std::uint8_t>(row / box_rows * box_rows + column / box_columns));
    }
  }
  return regions;
}

// Numbers the regions in the order of their first cells. None when they are not `side` regions of `side` cells.
std::optional<std::vector<std::uint8_t>> renumbered(const std::vector<std::uint8_t>& regions, int side) {
  constexpr int kUnseen = 255;
  if (regions.size() != static_cast<std::size_t>(side * side)) return std::nullopt;
  std::array<std::uint8_t, 256> numbers;
  numbers.fill(kUnseen);
  std::array<int, 256> sizes{};
  std::uint8_t next = 0;
  std::vector<std::uint8_t> renamed;
  for (const std::uint8_t region : regions) {
    if (++sizes[region] > side) return std::nullopt;
    if (numbers[region] == kUnseen) numbers[region] = next++;
    renamed.push_back(numbers[region]);
  }
  if (next != side) return std::nullopt;
  return renamed;
}

// The rows and columns of the boxes that the regions are equal to, if they are equal to boxes.
std::optional<std::pair<int, int>> boxes_in(const std::vector<std::uint8_t>& regions, int side) {
  for (int box_rows = 1; box_rows <= side; ++box_rows) {
    if (side % box_rows == 0 && regions == boxes_of(box_rows, side / box_rows)) return {{box_rows, side / box_rows}};
  }
  return std::nullopt;
}

// Returns why the layout cannot have a rule. `spec` has the rows and columns of the boxes.
std::optional<LayoutError> objection(const Rule& rule, const LayoutSpec& spec, int side, bool has_boxes) {
  const RuleRow& row = rule_row(rule.kind);
  if (!row.belongs_to_layout()) return LayoutError::RuleOfPuzzle;
  NONET_EXPECTS(rule.cells.empty() && rule.values.empty());
  if (!fits(row.sides, side)) {
    return row.sides == RuleSides::Squares ? LayoutError::NeedsSquareSide : LayoutError::NeedsClassicSide;
  }
  if (row.boxes != RuleBoxes::NotNeeded && !has_boxes) return LayoutError::NeedsBoxes;
  const bool has_middles = spec.box_rows % 2 == 1 && spec.box_columns % 2 == 1;
  if (row.boxes == RuleBoxes::WithMiddleCell && !has_middles) return LayoutError::NeedsMiddleCells;
  return std::nullopt;
}

}  // namespace

// The layouts made last, in a table of fixed size: a new one replaces the oldest. So programs that read puzzle after
// puzzle of one layout make it once, and memory is bounded.
class RecentLayouts {
 public:
  // The layout with these boxes (or these irregular regions) and rules: a recent one, or the result of `make`.
  template <class Make>
  LayoutRef get(const LayoutSpec& spec, bool irregular, const Make& make) {
    if (LayoutRef known = find(spec, irregular)) return known;
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
  LayoutRef find(const LayoutSpec& spec, bool irregular) {
    const SpinLock::Scope scope(lock_);
    for (const LayoutRef& layout : layouts_) {
      if (layout && has(*layout, spec, irregular)) return layout;
    }
    return nullptr;
  }

  static bool has(const Layout& layout, const LayoutSpec& spec, bool irregular) {
    if (layout.rules_ != spec.rules || layout.has_boxes_ == irregular) return false;
    if (irregular) return layout.regions_ == spec.regions;
    return layout.box_rows_ == spec.box_rows && layout.box_columns_ == spec.box_columns;
  }

  SpinLock lock_;
  std::array<LayoutRef, 16> layouts_;
  std::size_t oldest_ = 0;
};

Layout::Layout(int side, int box_rows, int box_columns, std::vector<std::uint8_t> regions, RuleSet rules)
    : side_(side),
      has_boxes_(box_rows * box_columns == side),
      box_rows_(box_rows),
      box_columns_(box_columns),
      rules_(std::move(rules)),
      regions_(std::move(regions)) {
  add_rows_columns_regions();
  for (const Rule& rule : rules_) {
    const RuleRow& row = rule_row(rule.kind);
    if (row.houses == nullptr) continue;
    for (const RuleHouse& house : row.houses(*this)) add_house(house.kind, house.cells);
  }
  find_houses_of_cells();
  find_pairs();
}

Layout::~Layout() {
  delete peers_.load(std::memory_order_acquire);
  for (const LayoutExtension* left = extensions_.load(std::memory_order_acquire); left != nullptr;) {
    delete std::exchange(left, left->next_);
  }
}

void Layout::add_house(HouseKind kind, std::span<const Cell> cells) {
  house_kinds_.push_back(kind);
  house_cells_.insert(house_cells_.end(), cells.begin(), cells.end());
}

void Layout::add_rows_columns_regions() {
  const auto side = static_cast<std::size_t>(side_);
  house_cells_.reserve(3 * side * side);
  std::vector<Cell> cells(side);
  for (int row = 0; row < side_; ++row) {
    for (int column = 0; column < side_; ++column) cells[static_cast<std::size_t>(column)] = cell(row, column);
    add_house(HouseKind::Row, cells);
  }
  for (int column = 0; column < side_; ++column) {
    for (int row = 0; row < side_; ++row) cells[static_cast<std::size_t>(row)] = cell(row, column);
    add_house(HouseKind::Column, cells);
  }
  house_kinds_.insert(house_kinds_.end(), side, HouseKind::Box);
  std::vector<std::size_t> ends(side);
  for (std::size_t index = 0; index < side; ++index) ends[index] = house_cells_.size() + index * side;
  house_cells_.resize(house_cells_.size() + side * side);
  for (std::uint16_t index = 0; index < side * side; ++index) house_cells_[ends[regions_[index]]++] = Cell{index};
}

void Layout::find_houses_of_cells() {
  const std::size_t side = static_cast<std::size_t>(side_);
  cell_houses_ = ListOfLists<House>::grouped(
      regions_.size(), house_cells_.size(), [&](std::size_t i) { return house_cells_[i].index; },
      [&](std::size_t i) { return House{static_cast<std::uint16_t>(i / side)}; });
}

void Layout::find_pairs() {
  std::vector<CellOffset> moves;
  for (const Rule& rule : rules_) {
    const std::span<const CellOffset> added = rule_row(rule.kind).pairs;
    moves.insert(moves.end(), added.begin(), added.end());
  }
  std::vector<Cell> cells;
  for (std::uint16_t index = 0; index < regions_.size(); ++index) {
    cells.clear();
    for (const auto& [down, right] : moves) {
      const int in_row = row(Cell{index}) + down;
      const int in_column = column(Cell{index}) + right;
      if (in_row >= 0 && in_row < side_ && in_column >= 0 && in_column < side_)
        cells.push_back(cell(in_row, in_column));
    }
    shell_sort(cells);
    pairs_.add_list(cells);
  }
}

std::unique_ptr<const ListOfLists<Cell>> Layout::gather_peers() const {
  auto lists = std::make_unique<ListOfLists<Cell>>();
  std::vector<Cell> peers;
  for (std::uint16_t index = 0; index < regions_.size(); ++index) {
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

// Own houses come after those of the layout, so that the numbers of these stay.
void Layout::add_own_houses(std::span<const RuleHouse> houses) {
  std::vector<int> added(regions_.size());
  for (const RuleHouse& house : houses) {
    NONET_EXPECTS(house.cells.size() == static_cast<std::size_t>(side_));
    bool is_known = false;
    for_each_house(*this, [&](House other) {
      is_known = is_known || std::is_permutation(house.cells.begin(), house.cells.end(), cells(other).begin());
    });
    const bool is_crowded = std::any_of(house.cells.begin(), house.cells.end(),
                                        [&](Cell cell) { return added[cell.index] == kMaxOwnHousesOfCell; });
    if (is_known || is_crowded) continue;
    for (const Cell cell : house.cells) ++added[cell.index];
    std::vector<Cell> sorted = house.cells;
    shell_sort(sorted);
    add_house(house.kind, sorted);
  }
  find_houses_of_cells();
}

void Layout::add_own_pairs(std::vector<DifferingPair> pairs) {
  for (DifferingPair& pair : pairs) {
    if (pair.second < pair.first) std::swap(pair.first, pair.second);
  }
  // Of two rules for one pair, the first names the reason.
  const auto key = [](const DifferingPair& pair) { return std::uint64_t{pair.first.index} << 16 | pair.second.index; };
  for (const std::size_t index : stable_order_of(pairs, key)) {
    const DifferingPair& pair = pairs[index];
    const bool is_known = !own_pairs_.empty() && key(own_pairs_.back()) == key(pair);
    if (!is_known) own_pairs_.push_back(pair);
  }
  std::vector<std::vector<Cell>> lists(regions_.size());
  for (std::uint16_t index = 0; index < regions_.size(); ++index) {
    lists[index].assign(pairs_[index].begin(), pairs_[index].end());
  }
  for (const DifferingPair& pair : own_pairs_) {
    lists[pair.first.index].push_back(pair.second);
    lists[pair.second.index].push_back(pair.first);
  }
  ListOfLists<Cell> united;
  for (std::vector<Cell>& list : lists) {
    shell_sort(list);
    list.erase(std::unique(list.begin(), list.end()), list.end());
    united.add_list(list);
  }
  pairs_ = std::move(united);
}

std::optional<RuleKind> Layout::own_pair_rule(Cell first, Cell second) const {
  const auto [smaller, larger] = std::minmax(first, second);
  for (const DifferingPair& pair : own_pairs_) {
    if (pair.first == smaller && pair.second == larger) return pair.kind;
  }
  return std::nullopt;
}

int Layout::number(House house) const {
  if (kind(house) == HouseKind::Diagonal) return cells(house)[0].index == 0 ? 1 : 2;
  int first = house.index;
  while (first > 0 && house_kinds_[static_cast<std::size_t>(first) - 1] == kind(house)) --first;
  return house.index - first + 1;
}

std::vector<House> Layout::houses_of(HouseKind kind) const {
  std::vector<House> found;
  for (std::uint16_t index = 0; index < house_kinds_.size(); ++index) {
    if (house_kinds_[index] == kind) found.push_back(House{index});
  }
  return found;
}

bool operator==(const Layout& left, const Layout& right) {
  const bool have_one_base =
      left.side_ == right.side_ && left.rules_ == right.rules_ && left.regions_ == right.regions_;
  if (!have_one_base || left.has_shape_of_rules_ != right.has_shape_of_rules_) return false;
  return !left.has_shape_of_rules_ || (left.house_cells_ == right.house_cells_ && left.own_pairs_ == right.own_pairs_);
}

Result<LayoutRef, LayoutError> Layout::make(const LayoutSpec& spec) {
  const bool irregular = !spec.regions.empty();
  if (!irregular && (!is_box_size(spec.box_rows) || !is_box_size(spec.box_columns))) return LayoutError::SideOutOfRange;
  const int side = irregular ? spec.side : spec.box_rows * spec.box_columns;
  if (side < 2 || side > kMaxSide) return LayoutError::SideOutOfRange;
  LayoutSpec known = spec;
  if (irregular) {
    auto regions = renumbered(spec.regions, side);
    if (!regions) return LayoutError::RegionSizes;
    known.regions = std::move(*regions);
    const auto boxes = boxes_in(known.regions, side);
    known.box_rows = boxes ? boxes->first : side;
    known.box_columns = boxes ? boxes->second : side;
  }
  const bool has_boxes = known.box_rows * known.box_columns == side;
  for (const Rule& rule : known.rules) {
    if (const auto error = objection(rule, known, side, has_boxes)) return *error;
  }
  if (has_boxes && known.box_rows == 3 && known.box_columns == 3 && known.rules.empty()) return classic();
  static RecentLayouts recent;
  return recent.get(known, !has_boxes, [&] {
    if (has_boxes) known.regions = boxes_of(known.box_rows, known.box_columns);
    return LayoutRef(new Layout(side, known.box_rows, known.box_columns, known.regions, known.rules));
  });
}

LayoutRef Layout::with_shape_of_rules(const Layout& base, OwnRuleShape own) {
  const std::shared_ptr<Layout> layout(
      new Layout(base.side_, base.box_rows_, base.box_columns_, base.regions_, base.rules_));
  layout->has_shape_of_rules_ = true;
  layout->add_own_houses(own.houses);
  layout->add_own_pairs(std::move(own.pairs));
  return layout;
}

LayoutRef Layout::with_boxes(int box_rows, int box_columns) {
  LayoutSpec spec;
  spec.box_rows = box_rows;
  spec.box_columns = box_columns;
  const auto layout = make(spec);
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
  static const LayoutRef layout(new Layout(9, 3, 3, boxes_of(3, 3), {}));
  return layout;
}

}  // namespace nonet
