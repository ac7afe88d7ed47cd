#include "core/formats/cell_names.h"

#include "core/grid/rule_table.h"
#include "core/util/contracts.h"
#include "core/util/decimal.h"

namespace nonet {

namespace {

// Returns A to Z for 0 to 25, then AA, AB and so on.
std::string letters_of(int number) {
  std::string letters;
  for (int rest = number; rest >= 0; rest = rest / 26 - 1)
    letters.insert(letters.begin(), static_cast<char>('A' + rest % 26));
  return letters;
}

std::string_view name_of(HouseKind kind) {
  switch (kind) {
    case HouseKind::Row: return "row";
    case HouseKind::Column: return "column";
    case HouseKind::Box: return "box";
    case HouseKind::Diagonal: return "diagonal";
    case HouseKind::Window: return "window";
    case HouseKind::Asterisk: return "asterisk";
    case HouseKind::CenterDots: return "centerdots";
    case HouseKind::DisjointGroup: return "disjoint";
    case HouseKind::ExtraRegion: return "extraregion";
  }
  return "";
}

// True when a house belongs to one of several grids. To whoever reads a name, extra cells are no grids; they are the
// last in the list of grids.
bool is_of_several_grids(House house, const Layout& layout) {
  const auto grids = layout.grids();
  const auto is_grid = [](const GridSpec& grid) { return grid.rows * grid.columns > 1; };
  return grids.size() > 1 && is_grid(grids[1]) && is_grid(grids[static_cast<std::size_t>(layout.grid_of(house))]);
}

}  // namespace

std::optional<CellNames> cell_names_of(std::string_view name) {
  if (name == "rc") return CellNames::RowColumn;
  if (name == "a1") return CellNames::RowLetters;
  if (name == "column-letters") return CellNames::ColumnLetters;
  return std::nullopt;
}

std::string name_of(Cell cell, const Layout& layout, CellNames names) {
  NONET_EXPECTS(cell.index < layout.cell_count());
  const int row = layout.row(cell);
  const int column = layout.column(cell);
  switch (names) {
    case CellNames::RowLetters: return letters_of(row) + decimal(column + 1);
    case CellNames::ColumnLetters: return letters_of(column) + decimal(row + 1);
    case CellNames::RowColumn: break;
  }
  return "r" + decimal(row + 1) + "c" + decimal(column + 1);
}

std::string_view kind_name_of(const ConflictReason& reason, const Layout& layout) {
  const auto* house = std::get_if<House>(&reason);
  return house != nullptr ? name_of(layout.kind(*house)) : rule_row(*std::get_if<RuleKind>(&reason)).id;
}

int number_of(const ConflictReason& reason, const Layout& layout) {
  const auto* house = std::get_if<House>(&reason);
  if (house == nullptr) return 0;
  const int number = layout.number(*house);
  if (is_of_several_grids(*house, layout)) return number;
  const GridSpec& grid = layout.grids()[static_cast<std::size_t>(layout.grid_of(*house))];
  switch (layout.kind(*house)) {
    case HouseKind::Row: return grid.row + number;
    case HouseKind::Column: return grid.column + number;
    default: return number;
  }
}

int grid_number_of(const ConflictReason& reason, const Layout& layout) {
  const auto* house = std::get_if<House>(&reason);
  return house != nullptr && is_of_several_grids(*house, layout) ? layout.grid_of(*house) + 1 : 0;
}

std::string name_of(House house, const Layout& layout) {
  const std::string kind(name_of(layout.kind(house)));
  const bool only_one = layout.kind(house) == HouseKind::Asterisk || layout.kind(house) == HouseKind::CenterDots;
  const std::string name = only_one ? kind : kind + " " + decimal(number_of(house, layout));
  const int grid = grid_number_of(house, layout);
  return grid == 0 ? name : name + " of grid " + decimal(grid);
}

}  // namespace nonet
