#pragma once

#include "cli/output/output.h"
#include "core/api/nonet.h"

namespace nonet {

/// Prints puzzles one after the other as PuzzleWriter writes them.
class GridPrinter {
 public:
  GridPrinter(Output& out, TextFormat format, Content content = Content::Most) : out_(out), writer_(format, content) {}

  void print(const Grid& grid) { out_.write(writer_.write(grid)); }
  /// Prints a puzzle or a position, unless the format cannot hold it. Returns what is missing in the text.
  Result<LeftOut, WriteRefusal> print(const ParsedPuzzle& puzzle);
  /// Prints the comment for a layout where it is needed, before a grid that the caller writes itself.
  void announce(const LayoutRef& layout) { out_.write(writer_.announce(layout)); }
  /// Makes the first grid begin as if others had been printed before, so that the outputs of several runs can be
  /// joined.
  void continue_output() { writer_.continue_output(); }

 private:
  Output& out_;
  PuzzleWriter writer_;
};

}  // namespace nonet
