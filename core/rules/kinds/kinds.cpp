#include "core/rules/kinds/kinds.h"

#include <algorithm>
#include <atomic>

#include "core/grid/rule_table.h"
#include "core/rules/kinds/kind.h"
#include "core/util/contracts.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

constexpr std::array kFiles{&line_kinds, &pair_kinds,       &cell_kinds,     &list_kinds,
                            &clue_kinds, &whole_grid_kinds, &composite_kinds};

// The row of each kind, by number. Kinds that belong to layouts have none.
std::vector<const KindRow*> rows_by_kind() {
  std::vector<const KindRow*> rows(rule_table().size());
  for (const auto& file : kFiles) {
    for (const KindRow& row : file()) rows[static_cast<std::size_t>(row.kind)] = &row;
  }
  return rows;
}

constinit const KindRow* doublers_in_use = nullptr;

// Null for doublers in a program without them.
const KindRow* known_row(RuleKind kind) {
  static const std::vector<const KindRow*> rows = rows_by_kind();
  return kind == RuleKind::Doublers ? doublers_in_use : rows[static_cast<std::size_t>(kind)];
}

const KindRow& kind_row(RuleKind kind) {
  const KindRow* const row = known_row(kind);
  NONET_EXPECTS_ALWAYS(row != nullptr);
  return *row;
}

}  // namespace

void use_doublers(const KindRow& row) { doublers_in_use = &row; }

void equal(Lowering& lowering, CellIndex first, CellIndex second) {
  relate(lowering, first, second, [](int one, int other) { return one == other; });
}

void point(CellIndex pointing, std::span<const CellIndex> house, int digit, Lowering& lowering) {
  for (std::size_t place = 0; place < house.size(); ++place) {
    if (house[place] == pointing) continue;
    relate(lowering, pointing, house[place],
           [&](int one, int other) { return (one == static_cast<int>(place) + 1) == (other == digit); });
  }
}

std::vector<Cell> all_cells(const Rule&, const Layout& layout) {
  std::vector<Cell> cells;
  for (std::uint16_t index = 0; index < layout.cell_count(); ++index) cells.push_back(Cell{index});
  return cells;
}

std::vector<CellIndex> cell_indices(std::span<const Cell> cells) {
  std::vector<CellIndex> indices;
  indices.reserve(cells.size());
  for (const Cell cell : cells) indices.push_back(static_cast<CellIndex>(cell.index));
  return indices;
}

namespace {

std::atomic<std::uint64_t> lowered_so_far{0};

}  // namespace

void tell_cages(const Rule& rule, Lowering& lowering) {
  for (const Rule& part : rule.parts) {
    if (part.kind == RuleKind::Cage) lowering.distinct(cell_indices(part.cells));
  }
}

std::uint64_t rules_lowered() { return lowered_so_far.load(std::memory_order_relaxed); }

void lower(const Rule& rule, const RuleSet& rules, Lowering& lowering) {
  lowered_so_far.fetch_add(1, std::memory_order_relaxed);
  if (const KindRow* const row = known_row(rule.kind)) {
    row->lower({rule, cell_indices(rule.cells), rules}, lowering);
  } else {
    tell_cages(rule, lowering);
  }
}

bool holds(const Rule& rule, std::span<const Digit> full, const Layout& layout, const RuleSet& rules) {
  return kind_row(rule.kind).holds({rule, full, layout, rules});
}

std::vector<Cell> cells_read(const Rule& rule, const Layout& layout) {
  const KindRow& row = kind_row(rule.kind);
  std::vector<Cell> cells = row.reads == nullptr ? rule.cells : row.reads(rule, layout);
  shell_sort(cells);
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

}  // namespace nonet
