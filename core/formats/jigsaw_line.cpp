#include "core/formats/jigsaw_line.h"

#include <algorithm>

#include "core/formats/symbols.h"

namespace nonet {

namespace {

// Returns the side of a grid that has half as many cells as there are characters; 0 when there is none.
int jigsaw_side(std::size_t characters) {
  for (std::size_t side = 2; side <= static_cast<std::size_t>(kMaxSymbol); ++side) {
    if (2 * side * side == characters) return static_cast<int>(side);
  }
  return 0;
}

}  // namespace

std::optional<LineReading> read_jigsaw_line(std::string_view line) {
  LineReading reading;
  reading.cells = leading_symbols(line);
  const std::size_t length = reading.cells.size();
  const int side = jigsaw_side(length);
  if (side == 0 || (length < line.size() && !begins_comment(line[length]))) return std::nullopt;
  const std::string_view labels = line.substr(length / 2, length / 2);
  LayoutSpec spec;
  spec.side = side;
  spec.regions = {labels.begin(), labels.end()};
  const auto layout = Layout::make(spec);
  if (!layout) return std::nullopt;
  reading.whole = layout.value();
  reading.cells.resize(length / 2);
  reading.symbols = true;
  reading.format = TextFormat::Jigsaw;
  reading.comment = line.substr(std::min(line.find_first_not_of(" \t#", length), line.size()));
  return reading;
}

}  // namespace nonet
