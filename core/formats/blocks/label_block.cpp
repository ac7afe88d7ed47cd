#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "core/formats/blocks/block_readers.h"
#include "core/formats/blocks/label_form.h"
#include "core/formats/foreign/foreign_puzzle.h"
#include "core/formats/jigsaw_and_solo.h"
#include "core/formats/symbols.h"
#include "core/formats/write.h"
#include "core/util/split.h"

namespace nonet {

namespace {

// The grid right above a block, if it has the side of the block.
const ParsedPuzzle* grid_of_side(const TextBlock& block, std::size_t side) {
  const bool fits = block.grid != nullptr && static_cast<std::size_t>(block.grid->grid.side()) == side;
  return fits ? block.grid : nullptr;
}

// Returns the items of a block: its puzzle, and before it the grid above when the puzzle does not contain it.
std::vector<ReadItem> items_of(const TextBlock& block, bool has_grid, ReadItem item) {
  std::vector<ReadItem> items;
  if (block.grid != nullptr && !has_grid) items.emplace_back(ParsedPuzzle(*block.grid));
  items.push_back(std::move(item));
  return items;
}

ParseError no_killer(const TextBlock& block) {
  return {ParseErrorCode::BadForeignText, block.position(), 0, 0, "killer"};
}

// Adds the givens and the rules of a grid to a puzzle of the same side.
ParsedPuzzle with_grid(const ParsedPuzzle* grid, ParsedPuzzle puzzle) {
  if (grid == nullptr) return puzzle;
  for (std::size_t cell = 0; cell < puzzle.grid.digits().size(); ++cell) {
    if (puzzle.grid.digits()[cell].is_blank()) puzzle.grid.digits()[cell] = grid->grid.digits()[cell];
  }
  for (const Rule& rule : grid->rules) puzzle.rules.insert(rule);
  puzzle.start = grid->start;
  puzzle.text = puzzle.grid.layout()->has_boxes() ? write_line(puzzle.grid) : write_jigsaw_line(puzzle.grid);
  return puzzle;
}

class LabelGrid {
 public:
  explicit LabelGrid(const TextBlock& block) : block_(block) {
    for (const std::string_view line : split(block.text, '\n')) {
      if (!rows_.empty() && rows_.size() == side_) {
        const std::vector<LabelSum> sums = label_sums(line);
        is_damaged_ = is_damaged_ || (sums.empty() && line.find_first_not_of(" \t") != std::string_view::npos);
        sums_.insert(sums_.end(), sums.begin(), sums.end());
        continue;
      }
      LabelRow row = label_row(line, side_ == 0 && block.grid != nullptr ? side_of_grid(line) : side_);
      if (row.labels.empty()) continue;
      side_ = row.labels.size();
      rows_.push_back(std::move(row));
    }
  }

  std::vector<ReadItem> read() const {
    if (rows_.size() != side_) return {};
    return sums_.empty() ? read_regions() : read_cages();
  }

 private:
  // The first row below a grid has as many labels as the grid has columns, if it can.
  std::size_t side_of_grid(std::string_view line) const {
    const auto side = static_cast<std::size_t>(block_.grid->grid.side());
    return label_row(line, side).labels.empty() ? 0 : side;
  }

  // True when the cells of each label hang together.
  bool are_connected(const LayoutRef& layout) const {
    std::vector<bool> seen(static_cast<std::size_t>(layout->cell_count()));
    std::vector<bool> has_region(side_);
    for (std::uint16_t first = 0; first < seen.size(); ++first) {
      if (seen[first]) continue;
      const auto region = static_cast<std::size_t>(layout->region(Cell{first}));
      if (has_region[region]) return false;
      has_region[region] = true;
      std::vector<Cell> waiting{Cell{first}};
      seen[first] = true;
      while (!waiting.empty()) {
        const Cell at = waiting.back();
        waiting.pop_back();
        for (const auto& [down, right] : {std::pair(-1, 0), std::pair(1, 0), std::pair(0, -1), std::pair(0, 1)}) {
          const int row = layout->row(at) + down;
          const int column = layout->column(at) + right;
          if (row < 0 || row >= layout->side() || column < 0 || column >= layout->side()) continue;
          const Cell next = layout->cell(row, column);
          if (seen[next.index] || layout->region(next) != layout->region(at)) continue;
          seen[next.index] = true;
          waiting.push_back(next);
        }
      }
    }
    return true;
  }

  std::vector<ReadItem> read_regions() const {
    const ParsedPuzzle* grid = grid_of_side(block_, side_);
    if (grid == nullptr) return {};
    std::vector<std::uint8_t> regions;
    std::vector<std::string_view> labels;
    for (const LabelRow& row : rows_) {
      for (const std::string_view label : row.labels) {
        const auto known = std::find(labels.begin(), labels.end(), label);
        regions.push_back(static_cast<std::uint8_t>(std::min<std::ptrdiff_t>(known - labels.begin(), UINT8_MAX)));
        if (known == labels.end()) labels.push_back(label);
      }
    }
    LayoutSpec spec = LayoutSpec::jigsaw(static_cast<int>(side_), std::move(regions), grid->grid.layout()->rules());
    const LayoutRef layout = layout_of_foreign(std::move(spec), block_.known);
    if (!layout || !are_connected(layout)) return {};
    ParsedPuzzle puzzle{Grid(layout), TextFormat::Jigsaw, {}, {}, grid->start};
    puzzle.style = grid->style;
    return items_of(block_, true, with_grid(grid, std::move(puzzle)));
  }

  std::vector<ReadItem> read_cages() const {
    const ParsedPuzzle* grid = grid_of_side(block_, side_);
    const LayoutRef usual = Layout::of_side(static_cast<int>(side_));
    LayoutRef layout = grid != nullptr ? grid->grid.layout() : block_.known ? block_.known : usual;
    if (!layout || static_cast<std::size_t>(layout->side()) != side_) return items_of(block_, false, no_killer(block_));
    if (is_damaged_) return items_of(block_, false, no_killer(block_));
    ForeignPuzzle puzzle(layout);
    std::map<char, std::vector<Cell>> cages;
    for (std::size_t row = 0; row < side_; ++row) {
      std::size_t column = 0;
      for (const std::string_view label : rows_[row].labels) {
        const Cell cell = layout->cell(static_cast<int>(row), static_cast<int>(column++));
        if (label.size() == 1 && value_of_symbol(label[0]) != 0) cages[label[0]].push_back(cell);
      }
      column = 0;
      for (const char symbol : rows_[row].clues) {
        if (symbol == '|') continue;
        const int digit = std::max(value_of_symbol(symbol), 0);
        if (digit > layout->side()) return items_of(block_, false, no_killer(block_));
        if (digit > 0) puzzle.give(layout->cell(static_cast<int>(row), static_cast<int>(column)), digit);
        ++column;
      }
    }
    std::map<char, int> sums;
    for (const auto& [label, sum] : sums_) {
      const auto [known, is_new] = sums.emplace(label, sum);
      if (cages.count(label) == 0 || (!is_new && known->second != sum))
        return items_of(block_, false, no_killer(block_));
    }
    for (auto& [label, cells] : cages) {
      const auto sum = sums.find(label);
      if (sum == sums.end() && cells.size() == 1) continue;
      puzzle.add("cage", RuleKind::Cage, std::move(cells),
                 sum == sums.end() ? std::vector<int>{} : std::vector{sum->second});
    }
    ParsedPuzzle read = std::move(puzzle).finish(TextFormat::KillerLine, block_.position());
    if (read.impossible_rule) return items_of(block_, false, ParseError(*read.impossible_rule));
    return items_of(block_, grid != nullptr, with_grid(grid, std::move(read)));
  }

  const TextBlock& block_;
  std::size_t side_ = 0;
  std::vector<LabelRow> rows_;
  std::vector<LabelSum> sums_;
  bool is_damaged_ = false;  // a line below the labels has no sums
};

}  // namespace

std::vector<ReadItem> read_labels_block(const TextBlock& block) { return LabelGrid(block).read(); }

std::vector<ReadItem> read_cell_sums_block(const TextBlock& block) {
  std::vector<CellSum> sums;
  int first = INT32_MAX;
  int last = 0;
  std::size_t count = 0;
  for (const std::string_view line : split(block.text, '\n')) {
    sums.push_back(cell_sum(line));
    if (sums.back().cells.empty()) return items_of(block, false, no_killer(block));
    count += sums.back().cells.size();
    for (const auto& [row, column] : sums.back().cells) {
      first = std::min({first, row, column});
      last = std::max({last, row, column});
    }
  }
  // Rows and columns are counted from 0 when some number is 0.
  const int base = std::min(first, 1);
  const int rows = last - base + 1;
  constexpr int kUsualSide = 9;
  constexpr int kLargeSide = 16;
  if (rows > kLargeSide) return items_of(block, false, no_killer(block));
  const bool is_covered = count == static_cast<std::size_t>(rows) * static_cast<std::size_t>(rows);
  const ParsedPuzzle* grid = block.grid != nullptr && rows <= block.grid->grid.side() ? block.grid : nullptr;
  LayoutRef layout = grid != nullptr ? grid->grid.layout() : block.known;
  if (!layout) layout = Layout::of_side(is_covered ? rows : rows <= kUsualSide ? kUsualSide : kLargeSide);
  if (!layout || rows > layout->side()) return items_of(block, false, no_killer(block));
  ForeignPuzzle puzzle(layout);
  for (const CellSum& sum : sums) {
    std::vector<Cell> cells;
    for (const auto& [row, column] : sum.cells) cells.push_back(layout->cell(row - base, column - base));
    puzzle.add("cage", RuleKind::Cage, std::move(cells), {sum.sum});
  }
  ParsedPuzzle read = std::move(puzzle).finish(TextFormat::KillerLine, block.position());
  if (read.impossible_rule) return items_of(block, false, ParseError(*read.impossible_rule));
  return items_of(block, grid != nullptr, with_grid(grid, std::move(read)));
}

}  // namespace nonet
