#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/foreign/sudoku_solver_rules.h"
#include "core/grid/layout.h"

namespace nonet {

/// The extra cells of a text of Interactive-Sudoku-Solver, which are in no row, column or region: `.Var~A~label~3` has
/// VA1, VA2 and VA3, `.Var~A` has VA alone, and `.Var~A~~2x9` has two rows of nine cells. In a layout each of them is a
/// grid of one cell below the first grid. Cells of one group are two places apart, so that no two cells of the layout
/// are neighbours that were none, and other cells are further away.
class SolverExtraCells {
 public:
  bool empty() const { return groups_.empty(); }
  /// Adds the cells of a part of type `Var`. Returns false when the part has another form, or a prefix that is there.
  bool add(const SolverPart& part);
  /// Adds the cells to a description of one grid. Returns false and changes nothing when no layout, or none with rules,
  /// has so many cells.
  bool add_to(LayoutSpec& spec);
  /// Gives the cells that a part names the names of their places: R12C1. Adds the cells of a group to a part that names
  /// the group, behind three arguments. add_to() must have returned true.
  void rename_cells(SolverPart& part);

  /// Takes the groups from which add_to() makes a layout of its first grid. Returns false when a layout has other
  /// grids.
  bool find_in(const Layout& layout);
  /// Returns the types and arguments of the parts: `Var~A~~3`.
  std::vector<std::string> parts() const;
  /// Returns the name of a cell. `number` is its place among the extra cells of the layout, from 0.
  std::string name(std::size_t number) const;

  /// Returns the name of the group that has so many cells and begins with a cell, as its rules name it. None when there
  /// is no such group.
  std::optional<std::string> group_of(std::size_t first, std::size_t count) const;

  /// True when two extra cells of a layout are neighbours in their group.
  static bool are_neighbors(Cell one, Cell other, const Layout& layout);

 private:
  struct Group {
    std::string prefix;
    int count = 1;
    // 0 for the columns of the grid.
    int columns = 0;
    // The row of its first cell on the canvas.
    int row = 0;

    // The number of the cell with a name, from 0. None when the group has no such cell.
    std::optional<int> cell_named(std::string_view name) const;
  };

  std::string place_name(const Group& group, int number) const;
  // Keeps an argument as long as this object.
  std::string_view keep(std::string argument);
  void add_cells_of_group(SolverPart& part);

  std::vector<Group> groups_;
  int grid_columns_ = 0;
  // Those that keep() was given.
  std::vector<std::unique_ptr<const std::string>> arguments_;
};

}  // namespace nonet
