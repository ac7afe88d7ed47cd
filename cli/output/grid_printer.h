#pragma once

#include "cli/output/output.h"
#include "core/api/nonet.h"

namespace nonet {

/// Prints grids one after the other so that they can be read again: a blank line stands between grids of several lines,
/// and a comment (`# nonet boxes 3x2`) before those whose layout their text does not tell.
class GridPrinter {
 public:
  GridPrinter(Output& out, TextFormat format) : out_(out), format_(format) {}

  void print(const Grid& grid);
  /// The comment alone, where it is needed: for a grid that the caller writes.
  void announce(const LayoutRef& layout);

 private:
  void write_comment(const LayoutRef& layout);

  Output& out_;
  TextFormat format_;
  bool first_ = true;
  LayoutRef announced_;
};

/// The comment line that names the layout of what follows.
std::string layout_comment(const Layout& layout);

/// True when a reader takes the number of cells for another layout.
bool needs_comment(const Layout& layout);

/// True when a reader could take each row of the grid for a puzzle of its own: 16 numbers up to 4, say.
bool rows_look_like_puzzles(const Grid& grid);

}  // namespace nonet
