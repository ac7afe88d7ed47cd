#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <utility>

#include "core/formats/blocks/cells_grid.h"
#include "core/formats/blocks/markup_files.h"
#include "core/formats/blocks/signs.h"
#include "core/formats/foreign/foreign_puzzle.h"
#include "core/formats/write.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

std::vector<int> numbers_of_text(std::string_view text) {
  std::vector<int> numbers;
  while (!text.empty()) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc{}) numbers.push_back(value);
    text.remove_prefix(error == std::errc{} ? static_cast<std::size_t>(end - text.data()) : 1);
  }
  return numbers;
}

int number_of_attribute(const MarkupPart& part, std::string_view name) {
  const std::vector<int> numbers = numbers_of_text(part.attribute(name));
  return numbers.empty() ? 0 : numbers.front();
}

// A file of KSudoku while its parts are read.
class KSudokuFile {
 public:
  KSudokuFile(const TextBlock& block, std::span<const MarkupPart> parts) : block_(block), parts_(parts) {}

  ReadItem read() {
    for (std::size_t index = 0; index < parts_.size(); ++index) {
      const MarkupPart& part = parts_[index];
      const bool has_text = index + 1 < parts_.size() && parts_[index + 1].kind == MarkupPart::Kind::Text;
      const std::string_view text = has_text ? without_space_around(parts_[index + 1].text) : std::string_view{};
      if (part.starts("graph")) graph_ = &part;
      if (part.starts("sudokugroups"))
        grids_.push_back({number_of_attribute(part, "at"), part.attribute("withblocks") != "0"});
      if (part.starts("clique")) groups_.push_back(numbers_of_text(text));
      if (part.starts("cage"))
        cages_.push_back(
            {numbers_of_text(text), number_of_attribute(part, "value"), number_of_attribute(part, "operator")});
      if (part.starts("values")) values_ = text;
      if (part.starts("simple-event")) moves_.push_back(&part);
    }
    if (graph_ == nullptr) return refuse(0);
    const LayoutRef layout = layout_of_graph();
    if (!layout) return refuse(offset_in(block_.text, graph_->text) - 1);
    return puzzle_with(layout);
  }

 private:
  // A grid of as many rows and columns as there are digits.
  struct PlacedGrid {
    int place;
    bool has_blocks;
  };

  struct Cage {
    std::vector<int> places;
    int value;
    int operation;
  };

  ParseError refuse(std::size_t offset) const {
    return {ParseErrorCode::UnreadFormat, block_.position(offset), 0, 0, "KSudoku with this shape"};
  }

  // The places of the canvas are counted down the columns. None for a place without a cell.
  static std::optional<Cell> cell_of(int place, const Layout& layout) {
    if (place < 0) return std::nullopt;
    return layout.cell_at(place % layout.rows(), place / layout.rows());
  }

  static std::optional<std::vector<Cell>> cells_of(const std::vector<int>& places, const Layout& layout) {
    std::vector<Cell> cells;
    for (const int place : places) {
      const std::optional<Cell> cell = cell_of(place, layout);
      if (!cell) return std::nullopt;
      cells.push_back(*cell);
    }
    shell_sort(cells);
    return cells;
  }

  // Null when the puzzle has three dimensions, or groups that no layout has.
  LayoutRef layout_of_graph() {
    side_ = number_of_attribute(*graph_, "order");
    if (side_ < 4 || side_ > DigitSet::kMaxDigit) return nullptr;
    LayoutRef usual = Layout::of_side(side_);
    const std::string_view type = graph_->attribute("type");
    const bool has_blocks =
        std::any_of(grids_.begin(), grids_.end(), [](const PlacedGrid& it) { return it.has_blocks; });
    if (!usual && (type != "custom" || has_blocks)) return nullptr;
    // For a prime side, each row stands for a block.
    if (!usual) usual = Layout::make(LayoutSpec::with_boxes(1, side_)).value();
    if (type == "sudoku") return is_as_large_as(*usual) ? layout_of_foreign(usual->spec(), block_.known) : nullptr;
    if (type != "custom" || number_of_attribute(*graph_, "sizeZ") > 1) return nullptr;
    rows_ = number_of_attribute(*graph_, "sizeY");
    columns_ = number_of_attribute(*graph_, "sizeX");
    const bool is_square = rows_ == side_ && columns_ == side_;
    const LayoutRef layout = is_square ? square_layout(*usual, has_blocks) : layout_of_grids(usual->spec());
    return layout && is_as_large_as(*layout) ? layout : nullptr;
  }

  bool is_as_large_as(const Layout& layout) const {
    return values_.size() == static_cast<std::size_t>(layout.rows()) * static_cast<std::size_t>(layout.columns());
  }

  LayoutRef square_layout(const Layout& usual, bool has_blocks) {
    LayoutSpec spec = usual.spec();
    std::vector<std::vector<Cell>> others;
    for (const std::vector<int>& group : groups_) {
      auto cells = cells_of(group, usual);
      if (!cells) return nullptr;
      if (!is_line(*cells)) others.push_back(*std::move(cells));
    }
    const auto diagonal = [&](bool rises) {
      std::vector<Cell> cells;
      for (int row = 0; row < side_; ++row) cells.push_back(usual.cell(row, rises ? side_ - 1 - row : row));
      const auto found = std::find(others.begin(), others.end(), cells);
      if (found == others.end()) return false;
      others.erase(found);
      return true;
    };
    const bool falls = diagonal(false);
    const bool rises = diagonal(true);
    if (falls != rises) return nullptr;
    if (falls) spec.rules.insert(RuleKind::X);
    if (!has_blocks && others.size() == static_cast<std::size_t>(side_)) {
      std::vector<std::uint8_t> regions(static_cast<std::size_t>(usual.cell_count()));
      for (std::size_t number = 0; number < others.size(); ++number) {
        for (const Cell cell : others[number]) regions[cell.index] = static_cast<std::uint8_t>(number);
      }
      spec = LayoutSpec::jigsaw(side_, std::move(regions), std::move(spec.rules));
      others.clear();
    } else if (!has_blocks) {
      return nullptr;
    }
    extra_ = std::move(others);
    return layout_of_foreign(spec, block_.known);
  }

  // A grid without blocks has the blocks of other grids and the groups that lie in it as its regions. A group that is
  // no region of a grid is an extra region.
  LayoutRef layout_of_grids(const LayoutSpec& usual) {
    if (rows_ < side_ || columns_ < side_ || rows_ > LayoutSpec::kMaxSide || columns_ > LayoutSpec::kMaxSide)
      return nullptr;
    LayoutSpec spec = usual;
    spec.grids.clear();
    std::vector<bool> is_region(groups_.size());
    for (const PlacedGrid& grid : grids_) {
      GridSpec placed = usual.grids.front();
      placed.row = grid.place % rows_;
      placed.column = grid.place / rows_;
      if (grid.place < 0 || placed.row + side_ > rows_ || placed.column + side_ > columns_) return nullptr;
      if (!grid.has_blocks && !add_regions(placed, usual.grids.front(), is_region)) return nullptr;
      spec.grids.push_back(std::move(placed));
    }
    const LayoutRef layout = layout_of_foreign(spec, block_.known);
    if (!layout || layout->rows() != rows_ || layout->columns() != columns_) return nullptr;
    for (std::size_t group = 0; group < groups_.size(); ++group) {
      if (is_region[group]) continue;
      auto cells = cells_of(groups_[group], *layout);
      if (!cells) return nullptr;
      extra_.push_back(*std::move(cells));
    }
    return layout;
  }

  // Gives a grid without blocks its regions. Returns false when some place is in none or in two.
  bool add_regions(GridSpec& grid, const GridSpec& usual, std::vector<bool>& is_region) const {
    const std::size_t count = static_cast<std::size_t>(side_) * static_cast<std::size_t>(side_);
    std::vector<std::uint8_t> regions(count, GridSpec::kEmptyPlace);
    std::uint8_t next = 0;
    // Adds the region of these places if all of them are in the grid. False when a place has a region already.
    const auto add = [&](const std::vector<int>& places) {
      const auto is_inside = [&](int place) { return grid.has(place % rows_, place / rows_); };
      if (next >= side_ || !std::all_of(places.begin(), places.end(), is_inside)) return false;
      for (const int place : places) {
        std::uint8_t& region =
            regions[static_cast<std::size_t>((place % rows_ - grid.row) * side_ + place / rows_ - grid.column)];
        if (region != GridSpec::kEmptyPlace) return false;
        region = next;
      }
      ++next;
      return true;
    };
    for (std::size_t group = 0; group < groups_.size(); ++group) {
      if (groups_[group].size() == static_cast<std::size_t>(side_) && add(groups_[group])) is_region[group] = true;
    }
    for (const PlacedGrid& other : grids_) {
      for (int box = 0; other.has_blocks && box < side_; ++box) {
        std::vector<int> places;
        for (int place = 0; place < side_ * side_; ++place) {
          if (usual.region(place / side_, place % side_) != box) continue;
          places.push_back(other.place + place % side_ * rows_ + place / side_);
        }
        add(places);
      }
    }
    grid.box_rows = grid.box_columns = 0;
    grid.regions = std::move(regions);
    return !grid.has_empty_places();
  }

  // True for a whole row or column.
  bool is_line(const std::vector<Cell>& cells) const {
    if (cells.size() != static_cast<std::size_t>(side_)) return false;
    const auto all = [&](auto number) {
      return std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return number(cell) == number(cells.front()); });
    };
    return all([&](Cell cell) { return cell.index / side_; }) || all([&](Cell cell) { return cell.index % side_; });
  }

  ReadItem puzzle_with(const LayoutRef& layout) {
    ForeignPuzzle puzzle(layout);
    for (std::size_t place = 0; place < values_.size(); ++place) {
      const char letter = values_[place];
      if (letter == '_' || letter == 'a') continue;
      const int digit = letter >= 'A' && letter <= 'Z' ? letter - 'A' + 26 : letter - 'a';
      const std::optional<Cell> cell = cell_of(static_cast<int>(place), *layout);
      if (!cell || digit < 1 || digit > side_) return refuse(offset_in(block_.text, values_) + place);
      puzzle.give(*cell, digit);
    }
    for (const std::vector<Cell>& cells : extra_) puzzle.add("clique", RuleKind::Cage, cells);
    for (const Cage& cage : cages_) {
      // What the numbers of the operations mean: none, division, subtraction, multiplication, addition.
      constexpr int kNone = 0;
      constexpr int kAddition = 4;
      auto cells = cells_of(cage.places, *layout);
      const bool is_sum = cage.operation == kAddition || (cage.operation == kNone && cage.places.size() == 1);
      if (!cells || !is_sum) return refuse(offset_in(block_.text, graph_->text) - 1);
      puzzle.add("cage", RuleKind::Cage, *std::move(cells), {cage.value});
    }
    ParsedPuzzle read =
        std::move(puzzle).finish(TextFormat::Xml, block_.position(offset_in(block_.text, graph_->text) - 1));
    play(read);
    return read;
  }

  // The moves of the player, in their order: a digit, 0 for none, or notes.
  void play(ParsedPuzzle& puzzle) const {
    Grid digits = puzzle.grid;
    const DigitSet all = DigitSet::full(side_);
    std::vector<DigitSet> notes(digits.digits().size(), all);
    for (const MarkupPart* move : moves_) {
      const std::vector<int> index = numbers_of_text(move->attribute("index"));
      const std::optional<Cell> moved = index.size() == 1 ? cell_of(index[0], *digits.layout()) : std::nullopt;
      if (!moved) continue;
      const Cell cell = *moved;
      if (!puzzle.grid[cell].is_blank()) continue;
      const std::string_view markers = move->attribute("markers");
      DigitSet set;
      for (std::size_t place = 0; place < std::min(markers.size(), static_cast<std::size_t>(side_)); ++place) {
        if (markers[place] == '1') set.insert(Digit{static_cast<std::uint8_t>(place + 1)});
      }
      notes[cell.index] = set.empty() ? all : set;
      const int value = number_of_attribute(*move, "value");
      digits[cell] = value >= 1 && value <= side_ ? Digit{static_cast<std::uint8_t>(value)} : kBlank;
    }
    bool has_notes = false;
    for (std::uint16_t index = 0; index < notes.size(); ++index) {
      if (!digits.digits()[index].is_blank()) notes[index] = {};
      has_notes = has_notes || (digits.digits()[index].is_blank() && !(notes[index] == all));
    }
    if (has_notes) {
      puzzle.candidates = notes;
      puzzle.notes = std::move(notes);
      // A cell without marks has no notes.
      for (DigitSet& set : puzzle.notes) set = set == all ? DigitSet() : set;
    }
    if (digits == puzzle.grid) return;
    puzzle.text = write_line(digits);
    puzzle.grid_now = std::move(digits);
  }

  const TextBlock& block_;
  std::span<const MarkupPart> parts_;
  const MarkupPart* graph_ = nullptr;
  std::string_view values_;
  std::vector<std::vector<int>> groups_;
  std::vector<std::vector<Cell>> extra_;
  std::vector<Cage> cages_;
  std::vector<const MarkupPart*> moves_;
  std::vector<PlacedGrid> grids_;
  int side_ = 0;
  int rows_ = 0;
  int columns_ = 0;
};

}  // namespace

std::vector<ReadItem> read_ksudoku(const TextBlock& block, std::span<const MarkupPart> parts) {
  std::vector<ReadItem> items;
  items.push_back(KSudokuFile(block, parts).read());
  return items;
}

}  // namespace nonet
