#pragma once

#include "cli/output/output.h"
#include "core/api/nonet.h"

namespace nonet {

/// Prints grids one after the other so that PuzzleReader can read them again. A blank line separates grids of several
/// lines. A comment (`# nonet boxes 3x2`) names the layout before a grid whose text does not.
class GridPrinter {
 public:
  GridPrinter(Output& out, TextFormat format) : out_(out), format_(format) {}

  void print(const Grid& grid);
  /// Prints a puzzle or a position. Returns false when the format cannot hold it.
  bool print(const ParsedPuzzle& puzzle);
  /// Prints the comment for a layout where it is needed, before a grid that the caller writes itself.
  void announce(const LayoutRef& layout);
  /// Makes the first grid begin as if others had been printed before, so that the outputs of several runs can be joined.
  void continue_output() { first_ = false; }

 private:
  void print(const Grid& grid, std::string_view text);
  void write_comment(const LayoutRef& layout);

  Output& out_;
  TextFormat format_;
  bool first_ = true;
  /// The layout of the last comment; null before the first.
  LayoutRef announced_;
};

/// Returns the comment line that names the layout of the grids after it.
std::string layout_comment(const Layout& layout);

/// True when a reader would take a grid of this layout for one of another layout.
bool needs_comment(const Layout& layout);

/// True when a reader could take each row of the grid for a puzzle of its own, for example 16 numbers that are all at
/// most 4.
bool rows_look_like_puzzles(const Grid& grid);

}  // namespace nonet
