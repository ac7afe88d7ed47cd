#include <algorithm>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "core/formats/blocks/block_readers.h"
#include "core/formats/blocks/cells_grid.h"
#include "core/formats/blocks/markup_files.h"
#include "core/formats/blocks/signs.h"
#include "core/formats/blocks/value_role.h"

namespace nonet {

namespace {

using PartKind = MarkupPart::Kind;

bool is_head_tag(std::string_view name) { return name == "th" || name == "TH"; }
bool is_cell_tag(std::string_view name) { return name == "td" || name == "TD" || is_head_tag(name); }
bool is_row_tag(std::string_view name) { return name == "tr" || name == "TR"; }
bool is_table_tag(std::string_view name) { return name == "table" || name == "TABLE"; }
bool is_input_tag(std::string_view name) { return name == "input" || name == "INPUT"; }

// A table while its rows are read: the text of each cell, or the table in it.
struct TableRows {
  std::vector<std::vector<std::string>> rows;
  /// The offset of the first cell.
  std::size_t offset = 0;
  /// The rows of the tables in the cells, in the order of the cells.
  std::vector<TableRows> inner = {};
  /// True when a cell is no heading. Headings beside the cells are then left out.
  bool has_cells = false;
  bool skips_text = false;

  std::string* last_cell() { return rows.empty() || rows.back().empty() ? nullptr : &rows.back().back(); }
};

// True for a row of a table that is no row of a grid: it has words, no digit, or the numbers of the columns.
bool is_heading(const std::vector<std::string>& row) {
  bool has_digit = false;
  bool are_numbers = true;
  int column = 0;
  for (const std::string& text : row) {
    const auto cell = block_cell(text, 0);
    if (!cell) return true;
    has_digit = has_digit || cell->value > 0;
    are_numbers = are_numbers && cell->value == ++column;
  }
  return !has_digit || are_numbers;
}

// The rows of a table whose cells are tables: those of the boxes.
std::vector<std::vector<std::string>> joined_rows(const TableRows& table) {
  if (table.inner.empty()) return table.rows;
  std::vector<std::vector<std::string>> rows;
  std::size_t next = 0;
  for (const auto& row : table.rows) {
    const std::size_t first = rows.size();
    for (std::size_t place = 0; place < row.size() && next < table.inner.size(); ++place, ++next) {
      const auto& box = table.inner[next].rows;
      if (rows.size() < first + box.size()) rows.resize(first + box.size());
      for (std::size_t line = 0; line < box.size(); ++line)
        rows[first + line].insert(rows[first + line].end(), box[line].begin(), box[line].end());
    }
  }
  return rows;
}

class XmlReader {
 public:
  explicit XmlReader(const TextBlock& block) : block_(block), parts_(read_markup(block.text)) {}

  std::vector<ReadItem> read() {
    const auto root =
        std::find_if(parts_.begin(), parts_.end(), [](const MarkupPart& it) { return it.kind == PartKind::Start; });
    if (root != parts_.end() && (root->text.starts_with("opensudoku") || root->text == "game")) {
      items_ = read_open_sudoku(block_, parts_);
      if (root->text.starts_with("opensudoku") || !items_.empty()) return finish();
    }
    if (root != parts_.end() && root->text == "ksudoku") return read_ksudoku(block_, parts_);
    for (index_ = 0; index_ < parts_.size(); ++index_) read_part(parts_[index_]);
    while (!tables_.empty()) end_table();
    end_rows();
    end_leaves();
    return finish();
  }

 private:
  std::vector<ReadItem> finish() {
    if (items_.empty()) {
      items_.emplace_back(ParseError{ParseErrorCode::NoPuzzleFound, block_.position(fault_), 0, 0, "XML"});
    }
    return std::move(items_);
  }

  void read_part(const MarkupPart& part) {
    if (part.kind == PartKind::Start) {
      read_start(part);
    } else if (part.kind == PartKind::End && is_table_tag(part.text)) {
      end_table();
    } else if (part.kind == PartKind::Text) {
      read_text(part);
    }
  }

  static void clear_heads(TableRows& table) {
    for (auto& row : table.rows) row.clear();
  }

  void read_start(const MarkupPart& part) {
    // Rows without a table are those of a part of a page.
    const bool is_bare_row = tables_.empty() && is_row_tag(part.text);
    if (is_table_tag(part.text) || is_bare_row) {
      end_rows();
      tables_.emplace_back();
      tables_.back().offset = offset_in(block_.text, part.text) - 1;
      if (!is_bare_row) return;
    }
    if (!tables_.empty()) {
      TableRows& table = tables_.back();
      if (is_row_tag(part.text)) table.rows.emplace_back();
      if (is_cell_tag(part.text)) {
        if (table.rows.empty()) table.rows.emplace_back();
        if (!is_head_tag(part.text) && !std::exchange(table.has_cells, true)) clear_heads(table);
        if (is_head_tag(part.text) && table.has_cells) return table.skips_text = true, void();
        table.skips_text = false;
        table.rows.back().emplace_back();
        return;
      }
      std::string* cell = table.last_cell();
      if (is_input_tag(part.text) && cell != nullptr) *cell += without_entities(part.attribute("value"));
      return;
    }
    name_ = part.text;
    if (role_of_name(name_) == ValueRole::Solution) return;
    bool has_grid = false;
    for (const MarkupPart::Attribute& attribute : part.attributes) {
      if (role_of_name(attribute.name) != ValueRole::Solution) has_grid = read_grid(attribute.value) || has_grid;
    }
    if (!has_grid) read_leaf(part);
  }

  // Reads an element with one cell, as boards of many pages are made of.
  void read_leaf(const MarkupPart& part) {
    const bool has_text = index_ + 1 < parts_.size() && parts_[index_ + 1].kind == PartKind::Text;
    const std::size_t end = index_ + (has_text ? 2 : 1);
    if (end >= parts_.size() || !parts_[end].ends(part.text)) return;
    const std::string text = has_text ? without_entities(parts_[index_ + 1].text) : std::string(leaf_value(part));
    auto cell = block_cell(text, offset_in(block_.text, part.text) - 1);
    constexpr std::size_t kLongestCell = 2;
    if (!cell || without_space_around(text).size() > kLongestCell) return end_leaves();
    if (part.text != leaf_name_) end_leaves();
    if (leaves_.cells.empty()) first_leaf_ = index_;
    after_leaves_ = end + 1;
    leaf_name_ = part.text;
    leaves_.cells.push_back(*cell);
    leaves_.symbols = leaves_.symbols && text.size() <= 1;
    places_.push_back(place_of(part));
    index_ = end;
  }

  static std::string_view leaf_value(const MarkupPart& part) {
    for (const std::string_view name : {"value", "digit", "number"}) {
      if (!part.attribute(name).empty()) return part.attribute(name);
    }
    return {};
  }

  struct Place {
    int row = -1;
    int column = -1;
  };

  static Place place_of(const MarkupPart& part) {
    const auto number = [&](std::initializer_list<std::string_view> names) {
      for (const std::string_view name : names) {
        const auto cell = block_cell(part.attribute(name), 0);
        if (!part.attribute(name).empty() && cell) return cell->value;
      }
      return -1;
    };
    return {number({"row", "r", "y"}), number({"col", "column", "c", "x"})};
  }

  void end_leaves() {
    BlockCells cells = std::exchange(leaves_, {});
    const std::vector<Place> places = std::exchange(places_, {});
    leaf_name_ = {};
    constexpr std::size_t kFewestCells = 36;
    if (cells.cells.empty()) return;
    const std::size_t offset = cells.cells.front().offset;
    if (places.front().row >= 0 && places.front().column >= 0) {
      // A cell that a fault of the text hides would be a blank.
      const bool is_whole = first_leaf_ > 0 && parts_[first_leaf_ - 1].kind == PartKind::Start &&
                            after_leaves_ < parts_.size() && parts_[after_leaves_].kind == PartKind::End;
      cells = is_whole ? cells_at(cells, places) : BlockCells{};
    }
    if (cells.cells.size() >= kFewestCells && side_of_cells(cells.cells.size()) > 0) add(std::move(cells), offset);
  }

  // The cells of a 9×9 grid at their places, which count from 0 or from 1. No cells when that is not clear.
  static BlockCells cells_at(const BlockCells& read, const std::vector<Place>& places) {
    constexpr int kSide = 9;
    int least = kSide;
    int most = 0;
    for (const Place& place : places) {
      least = std::min({least, place.row, place.column});
      most = std::max({most, place.row, place.column});
    }
    if (least < 0 || most > kSide || (least == 0) == (most == kSide)) return {};
    BlockCells all;
    all.cells.resize(static_cast<std::size_t>(kSide * kSide), CellText{0, 0});
    const int first = least == 0 ? 0 : 1;
    for (std::size_t index = 0; index < places.size(); ++index) {
      const int cell = (places[index].row - first) * kSide + places[index].column - first;
      all.cells[static_cast<std::size_t>(cell)] = read.cells[index];
    }
    return all;
  }

  void read_text(const MarkupPart& part) {
    if (!tables_.empty()) {
      std::string* cell = tables_.back().skips_text ? nullptr : tables_.back().last_cell();
      if (cell != nullptr) *cell += without_entities(part.text);
      return;
    }
    if (role_of_name(name_) == ValueRole::Solution) return;
    if (!read_grid(part.text)) read_row(part.text);
  }

  // Reads a text with n² cells. Returns false for other texts.
  bool read_grid(std::string_view source) {
    const std::string text = without_entities(source);
    auto cells = cells_in_text(text, 0);
    constexpr std::size_t kFewestCells = 36;
    if (!cells || cells->cells.size() < kFewestCells) return false;
    end_rows();
    return add(*std::move(cells), offset_in(block_.text, source));
  }

  // Elements with a row each, one after the other.
  void read_row(std::string_view source) {
    const std::string text = without_entities(source);
    BlockCells row;
    for (std::size_t at = 0; at < text.size(); ++at) {
      if (is_one_of(" \t\r\n,|;", text[at])) continue;
      const auto cell = block_cell(std::string_view(text).substr(at, 1), 0);
      if (!cell) return end_rows();
      row.cells.push_back(*cell);
    }
    if (!rows_.empty() && rows_.front().cells.size() != row.cells.size()) end_rows();
    if (rows_.empty()) rows_offset_ = offset_in(block_.text, source);
    rows_.push_back(std::move(row));
  }

  // Adds a puzzle for each n rows of n cells.
  void end_rows() {
    const std::vector<BlockCells> rows = std::exchange(rows_, {});
    const std::size_t side = rows.empty() ? 0 : rows.front().cells.size();
    if (side == 0 || rows.size() % side != 0 || side_of_cells(side * side) == 0) return;
    BlockCells cells;
    for (const BlockCells& row : rows) {
      cells.cells.insert(cells.cells.end(), row.cells.begin(), row.cells.end());
      if (cells.cells.size() == side * side) add(std::exchange(cells, {}), rows_offset_);
    }
  }

  // A table in a cell of another table is a box of its grid, unless it is a grid itself.
  void end_table() {
    if (tables_.empty()) return;
    TableRows table = std::move(tables_.back());
    tables_.pop_back();
    if (add_table(table) || tables_.empty() || !table.inner.empty()) return;
    tables_.back().inner.push_back(std::move(table));
  }

  bool add_table(const TableRows& table) {
    std::vector<std::vector<std::string>> rows = joined_rows(table);
    // Headings beside or above the grid have no cell, or more text than a cell.
    std::erase_if(rows, [](const std::vector<std::string>& row) { return row.empty(); });
    const std::size_t side = rows.empty() ? 0 : rows.back().size();
    if (side < 4 || rows.size() < side) return note_table(table, rows.size() * side), false;
    // Rows above the grids are headings, or one of the grids has a row too many.
    const std::size_t first = rows.size() % side;
    if (!std::all_of(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(first), is_heading))
      return note_table(table, rows.size() * side), false;
    bool is_added = false;
    for (std::size_t row = first; row < rows.size(); row += side)
      is_added = add_rows(table, std::span(rows).subspan(row, side)) || is_added;
    return is_added;
  }

  bool add_rows(const TableRows& table, std::span<const std::vector<std::string>> rows) {
    const std::size_t side = rows.size();
    BlockCells read;
    for (const auto& row : rows) {
      if (row.size() != side) return note_table(table, side * side), false;
      for (const std::string& text : row) {
        const auto cell = block_cell(text, 0);
        if (!cell) return note_table(table, side * side), false;
        read.symbols = read.symbols && without_space_around(text).size() <= 1;
        read.cells.push_back(*cell);
      }
    }
    return side_of_cells(read.cells.size()) > 0 && add(std::move(read), table.offset);
  }

  void note_table(const TableRows& table, std::size_t cells) {
    if (cells <= fault_cells_) return;
    fault_cells_ = cells;
    fault_ = table.offset;
  }

  // Adds the puzzle of cells. Their offsets are of no use, because entities are of other lengths than their characters.
  bool add(BlockCells cells, std::size_t offset) {
    for (CellText& cell : cells.cells) cell.offset = offset;
    const bool has_digit =
        std::any_of(cells.cells.begin(), cells.cells.end(), [](const CellText& it) { return it.value > 0; });
    const LayoutRef& known = block_.known;
    if (!has_digit || (known && static_cast<std::size_t>(known->cell_count()) != cells.cells.size())) return false;
    auto puzzle = puzzle_of_cells(block_, std::move(cells), known, TextFormat::Xml);
    if (!std::holds_alternative<ParsedPuzzle>(puzzle)) return fault_ = offset, false;
    items_.emplace_back(std::get<ParsedPuzzle>(std::move(puzzle)));
    return true;
  }

  const TextBlock& block_;
  std::vector<MarkupPart> parts_;
  std::size_t index_ = 0;
  std::string_view name_;
  std::vector<TableRows> tables_;
  std::vector<BlockCells> rows_;
  BlockCells leaves_;
  std::vector<Place> places_;
  std::string_view leaf_name_;
  std::size_t first_leaf_ = 0;
  std::size_t after_leaves_ = 0;
  std::size_t rows_offset_ = 0;
  std::vector<ReadItem> items_;
  std::size_t fault_ = 0;
  std::size_t fault_cells_ = 0;
};

}  // namespace

std::vector<ReadItem> read_xml_block(const TextBlock& block) { return XmlReader(block).read(); }

}  // namespace nonet
