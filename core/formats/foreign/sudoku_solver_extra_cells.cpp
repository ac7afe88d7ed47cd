#include "core/formats/foreign/sudoku_solver_extra_cells.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "core/util/decimal.h"

namespace nonet {

namespace {

constexpr int kMaxCells = 256;
constexpr int kMaxColumns = 16;
// From a cell to the next cell of its group.
constexpr int kStep = 2;
// From the last row of the grid or of a group to the next group.
constexpr int kStepToGroup = 3;

bool is_prefix(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char it) { return it >= 'A' && it <= 'Z'; });
}

// The first argument of these types is a table, a pattern or a set of cells.
bool begins_with_key(std::string_view type) {
  constexpr std::array<std::string_view, 7> kTypes{"NFA", "Regex", "Pair", "PairX", "Binary", "BinaryX", "Replicate"};
  return std::find(kTypes.begin(), kTypes.end(), type) != kTypes.end();
}

bool is_below(Cell cell, const Layout& layout) { return layout.row(cell) >= layout.grid(0).rows; }

}  // namespace

bool SolverExtraCells::add(const SolverPart& part) {
  constexpr std::size_t kMaxGroups = kMaxCells;
  if (groups_.size() == kMaxGroups) return false;
  if (part.arguments.empty() || part.arguments.size() > 3 || !is_prefix(part.arguments[0])) return false;
  for (const Group& group : groups_) {
    if (group.prefix == part.arguments[0]) return false;
  }
  int rows = 1;
  int last = 1;
  bool has_columns = false;
  if (part.arguments.size() == 3) {
    std::string_view size = part.arguments[2];
    const std::size_t cross = size.find('x');
    has_columns = cross != std::string_view::npos;
    if (has_columns) {
      rows = foreign_number(size.substr(0, cross)).value_or(0);
      size.remove_prefix(cross + 1);
    }
    last = foreign_number(size).value_or(0);
  }
  if (rows < 1 || rows > kMaxCells || last < 1 || last > (has_columns ? kMaxColumns : kMaxCells)) return false;
  groups_.push_back({std::string(part.arguments[0]), rows * last, has_columns ? last : 0});
  return true;
}

bool SolverExtraCells::add_to(LayoutSpec& spec) {
  LayoutSpec with_cells = spec;
  const GridSpec& grid = spec.grids.front();
  grid_columns_ = grid.columns;
  int cells = grid.rows * grid.columns;
  int row = grid.rows - 1;
  for (Group& group : groups_) {
    cells += group.count;
    if (cells > kMaxCells) return false;
    group.row = row + kStepToGroup;
    const int columns = group.columns > 0 ? group.columns : grid_columns_;
    for (int number = 0; number < group.count; ++number) {
      row = group.row + number / columns * kStep;
      with_cells.grids.push_back({row, number % columns * kStep, 1, 1, 0, 0, {}});
    }
  }
  if (!Layout::make(with_cells)) return false;
  spec = std::move(with_cells);
  return true;
}

std::optional<int> SolverExtraCells::Group::cell_named(std::string_view name) const {
  if (!name.starts_with('V') || !name.substr(1).starts_with(prefix)) return std::nullopt;
  const std::string_view rest = name.substr(1 + prefix.size());
  if (count == 1) return rest.empty() ? std::optional(0) : std::nullopt;
  const int number = foreign_number(rest).value_or(0);
  return number >= 1 && number <= count ? std::optional(number - 1) : std::nullopt;
}

std::string SolverExtraCells::place_name(const Group& group, int number) const {
  const int columns = group.columns > 0 ? group.columns : grid_columns_;
  return 'R' + decimal(group.row + number / columns * kStep + 1) + 'C' + decimal(number % columns * kStep + 1);
}

std::string_view SolverExtraCells::keep(std::string argument) {
  return *arguments_.emplace_back(std::make_unique<const std::string>(std::move(argument)));
}

void SolverExtraCells::add_cells_of_group(SolverPart& part) {
  constexpr std::size_t kBeforeCells = 3;
  if (part.arguments.empty() || part.arguments.size() > kBeforeCells) return;
  for (const Group& group : groups_) {
    if (part.arguments[0] != 'V' + group.prefix) continue;
    part.arguments.resize(kBeforeCells);
    for (int number = 0; number < group.count; ++number) part.arguments.push_back(keep(place_name(group, number)));
    return;
  }
}

void SolverExtraCells::rename_cells(SolverPart& part) {
  if (part.type == "ConnectedValues") return add_cells_of_group(part);
  for (std::size_t place = begins_with_key(part.type) ? 1 : 0; place < part.arguments.size(); ++place) {
    std::string_view& argument = part.arguments[place];
    // Digits follow the name of a cell: VA1_2_3.
    const std::size_t end = std::min(argument.find('_'), argument.size());
    for (const Group& group : groups_) {
      const auto number = group.cell_named(argument.substr(0, end));
      if (!number) continue;
      argument = keep(place_name(group, *number).append(argument.substr(end)));
      break;
    }
  }
}

std::vector<std::string> SolverExtraCells::parts() const {
  std::vector<std::string> parts;
  for (const Group& group : groups_) {
    std::string& part = parts.emplace_back("Var~" + group.prefix);
    if (group.columns > 0) {
      part += "~~" + decimal(group.count / group.columns) + 'x' + decimal(group.columns);
    } else if (group.count > 1) {
      part += "~~" + decimal(group.count);
    }
  }
  return parts;
}

std::string SolverExtraCells::name(std::size_t number) const {
  auto group = groups_.begin();
  for (; number >= static_cast<std::size_t>(group->count); ++group) number -= static_cast<std::size_t>(group->count);
  return 'V' + group->prefix + (group->count == 1 ? std::string() : decimal(number + 1));
}

std::optional<std::string> SolverExtraCells::group_of(std::size_t first, std::size_t count) const {
  for (const Group& group : groups_) {
    if (first == 0 && count == static_cast<std::size_t>(group.count)) return 'V' + group.prefix;
    if (first < static_cast<std::size_t>(group.count)) break;
    first -= static_cast<std::size_t>(group.count);
  }
  return std::nullopt;
}

bool SolverExtraCells::are_neighbors(Cell one, Cell other, const Layout& layout) {
  if (!is_below(one, layout) || !is_below(other, layout)) return false;
  const int down = std::abs(layout.row(one) - layout.row(other));
  const int right = std::abs(layout.column(one) - layout.column(other));
  return down + right == kStep && (down == 0 || right == 0);
}

bool SolverExtraCells::find_in(const Layout& layout) {
  const std::span<const GridSpec> grids = layout.grids();
  if (layout.grid(0).row != 0 || layout.grid(0).column != 0) return false;
  const int columns = layout.grid(0).columns;
  constexpr std::size_t kPrefixes = 26;
  for (std::size_t first = 1; first < grids.size();) {
    if (groups_.size() == kPrefixes) return false;
    std::size_t end = first;
    int width = 0;
    // A row is as near as this only to a row of its group.
    for (; end < grids.size() && (end == first || grids[end].row - grids[end - 1].row <= kStep); ++end) {
      if (grids[end].row == grids[first].row) ++width;
    }
    const auto count = static_cast<int>(end - first);
    const bool is_as_wide = width == columns || (width < columns && width == count);
    const char letter = static_cast<char>('A' + groups_.size());
    groups_.push_back({std::string(1, letter), count, is_as_wide ? 0 : width});
    first = end;
  }
  LayoutSpec spec = layout.spec();
  spec.grids.resize(1);
  if (!add_to(spec)) return false;
  const auto made = Layout::make(spec);
  return made && *made.value() == layout;
}

}  // namespace nonet
