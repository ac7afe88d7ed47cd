#include "core/grid/layout.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

#include "core/grid/extra_houses.h"
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

// Stores a value that was computed when first asked for. When another thread was faster, its value is kept instead.
template <class T>
const T& keep(std::atomic<const T*>& slot, std::unique_ptr<const T> made) {
  const T* known = nullptr;
  if (slot.compare_exchange_strong(known, made.get(), std::memory_order_acq_rel)) return *made.release();
  return *known;
}

std::optional<LayoutError> objection(const LayoutSpec& spec, int side, bool has_boxes) {
  const VariantSet variants = spec.variants;
  if (variants.contains(Variant::Windoku) && !has_windows(side)) return LayoutError::NeedsSquareSide;
  if (variants.contains(Variant::Asterisk) && side != kAsteriskSide) return LayoutError::NeedsClassicSide;
  const bool dots = variants.contains(Variant::CenterDots);
  if ((dots || variants.contains(Variant::Disjoint)) && !has_boxes) return LayoutError::NeedsBoxes;
  if (dots && (spec.box_rows % 2 == 0 || spec.box_columns % 2 == 0)) return LayoutError::NeedsMiddleCells;
  return std::nullopt;
}

}  // namespace

// The layouts made last, in a table of fixed size: a new one replaces the oldest. So programs that read puzzle after
// puzzle of one layout make it once, and memory is bounded.
class RecentLayouts {
 public:
  // The layout with these boxes (or these irregular regions) and variants: a recent one, or the result of `make`.
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
    if (layout.variants_ != spec.variants || layout.has_boxes_ == irregular) return false;
    if (irregular) return layout.regions_ == spec.regions;
    return layout.box_rows_ == spec.box_rows && layout.box_columns_ == spec.box_columns;
  }

  SpinLock lock_;
  std::array<LayoutRef, 16> layouts_;
  std::size_t oldest_ = 0;
};

Layout::Layout(int side, int box_rows, int box_columns, std::vector<std::uint8_t> regions, VariantSet variants)
    : side_(side),
      has_boxes_(box_rows * box_columns == side),
      box_rows_(box_rows),
      box_columns_(box_columns),
      variants_(variants),
      regions_(std::move(regions)) {
  add_rows_columns_regions();
  for (const Variant variant : kAllVariants) {
    if (!variants_.contains(variant)) continue;
    for (const ExtraHouse& house : extra_houses(variant, *this)) add_house(house.kind, house.cells);
  }
  find_houses_of_cells();
  find_pairs();
}

Layout::~Layout() {
  delete peers_.load(std::memory_order_acquire);
  delete extension_.load(std::memory_order_acquire);
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
  for (std::uint16_t index = 0; index < regions_.size(); ++index) pairs_.add_list(pairs_of(*this, Cell{index}));
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
    std::sort(peers.begin(), peers.end(), [](Cell left, Cell right) { return left.index < right.index; });
    peers.erase(std::unique(peers.begin(), peers.end()), peers.end());
    lists->add_list(peers);
  }
  return lists;
}

const ListOfLists<Cell>& Layout::all_peers() const {
  const ListOfLists<Cell>* known = peers_.load(std::memory_order_acquire);
  if (known != nullptr) return *known;
  return keep(peers_, gather_peers());
}

const LayoutExtension& Layout::extension(std::unique_ptr<const LayoutExtension> (*compute)(const Layout&)) const {
  const LayoutExtension* known = extension_.load(std::memory_order_acquire);
  if (known != nullptr) return *known;
  return keep(extension_, compute(*this));
}

int Layout::number(House house) const {
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
  return left.side_ == right.side_ && left.variants_ == right.variants_ && left.regions_ == right.regions_;
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
  if (const auto error = objection(known, side, has_boxes)) return *error;
  if (has_boxes && known.box_rows == 3 && known.box_columns == 3 && known.variants.empty()) return classic();
  static RecentLayouts recent;
  return recent.get(known, !has_boxes, [&] {
    if (has_boxes) known.regions = boxes_of(known.box_rows, known.box_columns);
    return LayoutRef(new Layout(side, known.box_rows, known.box_columns, known.regions, known.variants));
  });
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
