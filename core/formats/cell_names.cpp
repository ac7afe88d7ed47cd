#include "core/formats/cell_names.h"

namespace nonet {

namespace {

// A to Z, then AA, AB and so on, from 0.
std::string letters_of(int number) {
  std::string letters;
  for (int rest = number; rest >= 0; rest = rest / 26 - 1)
    letters.insert(letters.begin(), static_cast<char>('A' + rest % 26));
  return letters;
}

}  // namespace

std::optional<CellNames> cell_names_of(std::string_view name) {
  if (name == "rc") return CellNames::RowColumn;
  if (name == "a1") return CellNames::RowLetters;
  if (name == "column-letters") return CellNames::ColumnLetters;
  return std::nullopt;
}

std::string name_of(Cell cell, const Layout& layout, CellNames names) {
  const int row = layout.row(cell);
  const int column = layout.column(cell);
  switch (names) {
    case CellNames::RowLetters: return letters_of(row) + std::to_string(column + 1);
    case CellNames::ColumnLetters: return letters_of(column) + std::to_string(row + 1);
    case CellNames::RowColumn: break;
  }
  return "r" + std::to_string(row + 1) + "c" + std::to_string(column + 1);
}

std::string name_of(House house, const Layout& layout) {
  return std::string(name_of(layout.kind(house))) + " " + std::to_string(layout.number(house));
}

std::string_view name_of(HouseKind kind) {
  switch (kind) {
    case HouseKind::Row: return "row";
    case HouseKind::Column: return "column";
    case HouseKind::Box: return "box";
  }
  return "";
}

}  // namespace nonet
