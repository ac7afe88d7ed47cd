#include "cli/output/grid_printer.h"

namespace nonet {

Result<LeftOut, WriteRefusal> GridPrinter::print(const ParsedPuzzle& puzzle) {
  const auto written = writer_.write(puzzle);
  if (!written) return written.error();
  out_.write(written.value().text);
  return written.value().left_out;
}

}  // namespace nonet
