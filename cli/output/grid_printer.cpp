#include "cli/output/grid_printer.h"

#include <algorithm>

namespace nonet {

std::string layout_comment(const Layout& layout) { return "# nonet boxes " + name_of(layout) + '\n'; }

bool needs_comment(const Layout& layout) {
  const LayoutRef usual = Layout::of_side(layout.side());
  return usual == nullptr || !(*usual == layout);
}

bool rows_look_like_puzzles(const Grid& grid) {
  int root = 2;
  while (root * root < grid.side()) ++root;
  const auto is_small = [&](Digit digit) { return digit.value <= root; };
  return root * root == grid.side() && Layout::of_side(root) != nullptr &&
         std::all_of(grid.digits().begin(), grid.digits().end(), is_small);
}

void GridPrinter::print(const Grid& grid) { print(grid, write(grid, format_)); }

bool GridPrinter::print(const ParsedPuzzle& puzzle) {
  const std::optional<std::string> text = write(puzzle, format_);
  if (text) print(puzzle.grid, *text);
  return text.has_value();
}

void GridPrinter::print(const Grid& grid, std::string_view text) {
  const bool on_one_line = std::count(text.begin(), text.end(), '\n') == 1;
  const bool spaced = !on_one_line && !first_;
  if (spaced) out_.write("\n");
  first_ = false;
  const bool is_named_by_line =
      format_ == TextFormat::Solo ||
      (format_ == TextFormat::Jigsaw && has_region_labels(grid) && grid.layout()->variants().empty());
  if (!on_one_line && rows_look_like_puzzles(grid)) {
    write_comment(grid.layout());
  } else if (!is_named_by_line || announced_) {
    announce(grid.layout());
  }
  out_.write(text);
}

void GridPrinter::announce(const LayoutRef& layout) {
  const bool known = announced_ ? *announced_ == *layout : !needs_comment(*layout);
  if (!known) write_comment(layout);
}

void GridPrinter::write_comment(const LayoutRef& layout) {
  announced_ = layout;
  out_.write(layout_comment(*layout));
}

}  // namespace nonet
