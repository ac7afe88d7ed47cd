#include "core/formats/blocks/tree_puzzles.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "core/formats/blocks/cell_objects.h"
#include "core/formats/blocks/cells_grid.h"
#include "core/formats/blocks/puzzle_object.h"
#include "core/formats/blocks/signs.h"
#include "core/formats/symbols.h"

namespace nonet {

namespace {

using Kind = TextNode::Kind;

constexpr std::size_t kFewestRowsOfTree = 4;
constexpr std::size_t kFewestCellsOfDictionary = 36;
constexpr std::size_t kMostRows = Layout::kMaxSide;

template <std::size_t kCount>
bool has_one_of(std::string_view name, const std::array<std::string_view, kCount>& words) {
  return std::any_of(words.begin(), words.end(), [&](auto word) { return name.find(word) != std::string_view::npos; });
}

// The cells of a list, each of which is a word or a quotation. Empty when some item is no cell.
BlockCells cells_of_list(std::string_view text, const TextNode& list) {
  BlockCells read;
  for (const TextNode& item : list.items) {
    const auto cell = item.is_list() ? std::nullopt : block_cell(item.content, offset_in(text, item.content));
    if (!cell) return {};
    read.cells.push_back(*cell);
    read.symbols = read.symbols && item.content.size() <= 1;
  }
  return read;
}

// A line between the boxes of a drawn grid.
bool is_ruler_text(std::string_view text) {
  return text.size() > 2 && text.find("--") != std::string_view::npos &&
         text.find_first_not_of("-+| =") == std::string_view::npos;
}

// The symbols of a row that is a text or a word. `spaces_are_cells` says what a space is.
BlockCells cells_of_row_text(std::string_view text, std::string_view row, bool spaces_are_cells) {
  BlockCells read;
  for (std::size_t at = 0; at < row.size(); ++at) {
    if (row[at] == '\\') {
      ++at;
      continue;
    }
    if (row[at] == '|' || row[at] == ',' || (row[at] == ' ' && !spaces_are_cells)) continue;
    const auto cell = block_cell(row.substr(at, 1), offset_in(text, row) + at);
    if (!cell) return {};
    read.cells.push_back(*cell);
  }
  return read;
}

int largest(const BlockCells& read) {
  int most = 0;
  for (const CellText& cell : read.cells) most = std::max(most, cell.value);
  return most;
}

bool has_digit(const BlockCells& read) { return largest(read) > 0; }

void append(BlockCells& cells, const BlockCells& more) {
  cells.cells.insert(cells.cells.end(), more.cells.begin(), more.cells.end());
  cells.symbols = cells.symbols && more.symbols;
}

BlockCells transposed(const BlockCells& read) {
  const auto side = static_cast<std::size_t>(side_of_cells(read.cells.size()));
  BlockCells turned = read;
  for (std::size_t index = 0; index < read.cells.size(); ++index)
    turned.cells[index] = read.cells[index % side * side + index / side];
  return turned;
}

// Looks for puzzles in a tree, in the order of the text.
class TreeSearch {
 public:
  TreeSearch(const TextBlock& block, TextFormat format) : block_(block), format_(format) {}

  void search(const TextNode& node, std::string_view name) {
    if (!node.name().empty()) name = node.name();
    if (role_of_name(name) == ValueRole::Solution) return;
    if (!node.is_list()) return search_text(node, name);
    if (auto item = read_cell_objects(block_, node, format_)) return add(*std::move(item));
    const bool is_object = &node != root_ && std::any_of(node.items.begin(), node.items.end(),
                                                         [](const TextNode& it) { return !it.label.empty(); });
    if (is_object) return search_object(node, name);
    if (!search_rows(node) && !search_cells(node)) search_items(node, name);
  }

  void search_root(const TextNode& root) {
    root_ = &root;
    if (!search_rows(root) && !search_cells(root)) search_items(root, {});
  }

  std::vector<ReadItem> take() { return std::exchange(found_, {}); }
  /// Where the part that is nearest to a puzzle is otherwise than a puzzle.
  std::size_t fault() const { return fault_; }
  /// True when a list of puzzles has an item that is none.
  bool has_wrong_item() const { return has_wrong_item_; }

 private:
  void add(ReadItem item) { found_.push_back(std::move(item)); }

  void note_fault(std::size_t cells, std::size_t offset) {
    if (cells <= fault_cells_) return;
    fault_cells_ = cells;
    fault_ = offset;
  }

  // Adds the puzzle of n² cells. Returns false when they are none.
  bool add_cells(const BlockCells& read) {
    const LayoutRef& known = block_.known;
    if (known && static_cast<std::size_t>(known->cell_count()) != read.cells.size()) return false;
    auto puzzle = puzzle_of_cells(block_, read, known, format_);
    if (const auto* offset = std::get_if<std::size_t>(&puzzle)) return note_fault(read.cells.size(), *offset), false;
    add(std::get<ParsedPuzzle>(std::move(puzzle)));
    return true;
  }

  // Dates and rulers have as many symbols as small grids have cells.
  void search_text(const TextNode& node, std::string_view name) {
    if (role_of_name(name) >= ValueRole::Grid) {
      if (auto puzzle = puzzle_of_line(block_, node)) return add(*std::move(puzzle));
    }
    const auto read = cells_in_text(node.content, offset_in(block_.text, node.content));
    if (!read || !(has_digit(*read) || role_of_name(name) == ValueRole::Puzzle)) return;
    constexpr std::size_t kFewestCells = 81;
    const bool is_plain = node.kind == Kind::Text && node.content.find_first_of(" -,/") == std::string_view::npos;
    if (read->cells.size() >= kFewestCells || is_plain || role_of_name(name) >= ValueRole::Grid) add_cells(*read);
  }

  // A list of n² cells.
  bool search_cells(const TextNode& node) {
    if (node.items.size() < kFewestRowsOfTree * kFewestRowsOfTree || node.items.front().is_list()) return false;
    BlockCells read = cells_of_list(block_.text, node);
    if (read.cells.empty() || side_of_cells(read.cells.size()) == 0) return false;
    if (is_by_columns(node)) read = transposed(read);
    return add_cells(read);
  }

  // R fills a matrix column by column, unless the call says otherwise.
  bool is_by_columns(const TextNode& node) const {
    const std::string_view before = block_.text.substr(0, offset_in(block_.text, node.content));
    return before.ends_with("matrix(c") && parent_ != nullptr && parent_->item("byrow") == nullptr;
  }

  // Rows one after the other, on any level of the list: n lists of n cells, or n texts of n symbols. Returns false when
  // the list has other items, too.
  bool search_rows(const TextNode& node) {
    std::vector<const TextNode*> rows;
    if (!collect_rows(node, rows) || rows.size() < kFewestRowsOfTree) return false;
    const bool is_of_texts = !rows.front()->is_list();
    for (const bool spaces_are_cells : {false, true}) {
      std::vector<BlockCells> cells;
      for (const TextNode* row : rows) cells.push_back(cells_of_row(*row, spaces_are_cells));
      if (add_groups(cells)) return true;
      if (!is_of_texts) note_rows(node, rows, cells);
      if (!is_of_texts) break;
    }
    return false;
  }

  BlockCells cells_of_row(const TextNode& row, bool spaces_are_cells) const {
    if (row.is_list()) return cells_of_list(block_.text, row);
    return cells_of_row_text(block_.text, row.content, spaces_are_cells);
  }

  // Collects the rows of a list, or of the lists in it. Returns false when some item is no row.
  static bool collect_rows(const TextNode& node, std::vector<const TextNode*>& rows) {
    for (const TextNode& item : node.items) {
      if (!item.label.empty()) return false;
      if (!item.is_list()) {
        if (is_ruler_text(item.content)) continue;
        if (item.kind == Kind::Word && item.content == ".") continue;
        if (item.content.size() < kFewestRowsOfTree) return false;
        rows.push_back(&item);
      } else if (!item.items.empty() && std::none_of(item.items.begin(), item.items.end(), is_list_or_long)) {
        rows.push_back(&item);
      } else if (!collect_rows(item, rows)) {
        return false;
      }
    }
    return true;
  }

  static bool is_list_or_long(const TextNode& node) {
    return node.is_list() || (node.kind == Kind::Text && node.content.size() >= kFewestRowsOfTree);
  }

  // Adds a puzzle for each n rows of n cells. Returns false when the rows are no such grids.
  bool add_groups(const std::vector<BlockCells>& rows) {
    const std::size_t side = rows.front().cells.size();
    const bool are_equal =
        std::all_of(rows.begin(), rows.end(), [&](const BlockCells& row) { return row.cells.size() == side; });
    if (!are_equal || side < kFewestRowsOfTree || side > kMostRows || rows.size() % side != 0) return false;
    if (block_.known && static_cast<std::size_t>(block_.known->side()) != side) return false;
    // Sixteen rows of digits up to 4 are rather sixteen small puzzles.
    if (const int small = side_of_cells(side); small > 0) {
      const bool are_small =
          std::all_of(rows.begin(), rows.end(), [&](const auto& row) { return largest(row) <= small; });
      if (are_small) return false;
    }
    const std::size_t before = found_.size();
    for (std::size_t first = 0; first < rows.size(); first += side) {
      BlockCells read;
      for (std::size_t row = first; row < first + side; ++row) append(read, rows[row]);
      if (!add_cells(read)) {
        found_.resize(before, ParseError{});
        return false;
      }
    }
    return true;
  }

  // Notes where lists of cells are otherwise than the rows of a grid.
  void note_rows(const TextNode& list, const std::vector<const TextNode*>& rows, const std::vector<BlockCells>& cells) {
    const std::size_t side = std::max(cells.front().cells.size(), kFewestRowsOfTree);
    std::size_t count = 0;
    for (const BlockCells& row : cells) count += row.cells.size();
    for (std::size_t index = 0; index < rows.size(); ++index) {
      if (cells[index].cells.size() == side) continue;
      return note_fault(count, offset_in(block_.text, rows[index]->content));
    }
    if (rows.size() % side != 0) note_fault(count, offset_in(block_.text, list.content) + list.content.size() - 1);
  }

  // A dictionary with a row, or with a cell, under each key.
  bool search_dictionary(const TextNode& node) {
    if (node.items.size() < kFewestRowsOfTree || node.items.size() > kMostRows * kMostRows) return false;
    if (!node.items.front().is_list()) return node.items.size() >= kFewestCellsOfDictionary && search_cells(node);
    std::vector<BlockCells> rows;
    for (const TextNode& item : node.items) {
      if (!item.is_list() || item.items.size() != node.items.size()) return false;
      rows.push_back(cells_of_list(block_.text, item));
    }
    return add_groups(rows);
  }

  // An object has one puzzle, unless its members are objects with puzzles.
  void search_object(const TextNode& node, std::string_view name) {
    if (search_dictionary(node)) return;
    for (const ValueRole role : {ValueRole::Puzzle, ValueRole::Grid, ValueRole::Other}) {
      const std::size_t before = found_.size();
      for (const TextNode& item : node.items) {
        const std::string_view label = item.label.empty() ? name : item.label;
        if ((item.label.empty() ? ValueRole::Other : role_of_name(label)) != role) continue;
        search_child(node, item, name);
        const bool is_grid = found_.size() == before + 1 && role != ValueRole::Other;
        if (is_grid) break;
      }
      if (found_.size() == before) continue;
      auto* puzzle = found_.size() == before + 1 ? std::get_if<ParsedPuzzle>(&found_.back()) : nullptr;
      if (puzzle == nullptr) return;
      const auto grid_in = [&](const TextNode& item) -> std::optional<ParsedPuzzle> {
        TreeSearch inner(block_, format_);
        inner.search(item, {});
        std::vector<ReadItem> items = inner.take();
        if (items.size() != 1 || !std::holds_alternative<ParsedPuzzle>(items[0])) return std::nullopt;
        return std::get<ParsedPuzzle>(std::move(items[0]));
      };
      if (auto error = complete_puzzle(block_, node, *puzzle, grid_in)) found_.back() = *std::move(error);
      return;
    }
  }

  void search_items(const TextNode& node, std::string_view name) {
    std::size_t first_wrong = std::string_view::npos;
    const std::size_t before = found_.size();
    for (std::size_t index = 0; index < node.items.size();) {
      if (const std::size_t rows = search_run(node, index); rows > 0) {
        index += rows;
        continue;
      }
      const std::size_t found = found_.size();
      const TextNode& item = node.items[index];
      search_child(node, item, name);
      const bool is_long = item.is_list() ? item.items.size() >= kFewestRowsOfTree
                                          : item.content.size() >= kFewestRowsOfTree * kFewestRowsOfTree &&
                                                item.content.find(' ') == std::string_view::npos;
      if (found_.size() == found && is_long && item.label.empty() && first_wrong == std::string_view::npos)
        first_wrong = offset_in(block_.text, item.content);
      if (drops_solution(item, found)) found_.pop_back();
      ++index;
    }
    if (found_.size() > before + 1 && first_wrong != std::string_view::npos && &node != root_ && !has_wrong_item_) {
      has_wrong_item_ = true;
      fault_ = first_wrong;
    }
  }

  // Reads rows that stand among other values. Returns how many items they are.
  std::size_t search_run(const TextNode& node, std::size_t first) {
    const TextNode& row = node.items[first];
    const auto size_of = [](const TextNode& item) { return item.is_list() ? item.items.size() : item.content.size(); };
    const std::size_t side = size_of(row);
    const auto is_row = [&](const TextNode& item) {
      return item.kind == row.kind && size_of(item) == side &&
             std::none_of(item.items.begin(), item.items.end(), [](const TextNode& it) { return it.is_list(); });
    };
    const bool may_be_rows = row.kind != Kind::Word && side >= kFewestRowsOfTree && side <= kMostRows &&
                             first + side <= node.items.size() && role_of_name(row.name()) != ValueRole::Solution;
    if (!may_be_rows || (&node == failed_node_ && first < failed_until_)) return 0;
    std::vector<BlockCells> rows;
    for (std::size_t index = first; index < first + side; ++index) {
      if (!is_row(node.items[index])) return 0;
      rows.push_back(cells_of_row(node.items[index], true));
    }
    if (add_groups(rows)) return side;
    // The rows are looked at once, also when they are small puzzles.
    failed_node_ = &node;
    failed_until_ = first + side;
    return 0;
  }

  // A complete grid that stands directly behind a puzzle as text, and has all its digits, is its solution.
  bool drops_solution(const TextNode& item, std::size_t found) const {
    if (item.is_list() || found == 0 || found_.size() != found + 1) return false;
    const auto* puzzle = std::get_if<ParsedPuzzle>(&found_[found - 1]);
    const auto* solution = std::get_if<ParsedPuzzle>(&found_[found]);
    if (puzzle == nullptr || solution == nullptr || !(*puzzle->grid.layout() == *solution->grid.layout())) return false;
    bool is_solved_already = true;
    for (std::size_t index = 0; index < solution->grid.digits().size(); ++index) {
      const Digit given = puzzle->grid.digits()[index];
      const Digit digit = solution->grid.digits()[index];
      is_solved_already = is_solved_already && !given.is_blank();
      if (digit.is_blank() || (!given.is_blank() && given != digit)) return false;
    }
    return !is_solved_already;
  }

  void search_child(const TextNode& parent, const TextNode& item, std::string_view name) {
    const TextNode* const outer = std::exchange(parent_, &parent);
    search(item, name);
    parent_ = outer;
  }

  const TextBlock& block_;
  TextFormat format_;
  const TextNode* root_ = nullptr;
  const TextNode* parent_ = nullptr;
  std::vector<ReadItem> found_;
  std::size_t fault_ = 0;
  std::size_t fault_cells_ = 0;
  bool has_wrong_item_ = false;
  const TextNode* failed_node_ = nullptr;
  std::size_t failed_until_ = 0;
};

}  // namespace

ValueRole role_of_name(std::string_view name) {
  std::string letters;
  for (const char each : name) {
    if (each >= 'A' && each <= 'Z') letters += static_cast<char>(each - 'A' + 'a');
    if (each >= 'a' && each <= 'z') letters += each;
  }
  constexpr std::array<std::string_view, 13> kPuzzles{"unsolved", "puzzle",   "given",     "clue",     "problem",
                                                      "quiz",     "question", "initial",   "original", "mission",
                                                      "start",    "unfilled", "incomplete"};
  constexpr std::array<std::string_view, 8> kSolutions{"solution", "solved", "answer", "result",
                                                       "expected", "output", "filled", "complete"};
  constexpr std::array<std::string_view, 12> kGrids{"grid",  "board",  "sudoku", "cells", "values", "value",
                                                    "field", "matrix", "game",   "data",  "table",  "rows"};
  if (letters == "solution" || letters == "solutions" || has_one_of<1>(letters, {"solution"}))
    return ValueRole::Solution;
  if (has_one_of(letters, kPuzzles)) return ValueRole::Puzzle;
  if (has_one_of(letters, kSolutions)) return ValueRole::Solution;
  return has_one_of(letters, kGrids) ? ValueRole::Grid : ValueRole::Other;
}

std::vector<ReadItem> puzzles_in_tree(const TextBlock& block, const TextNode& root, TextFormat format,
                                      std::string_view name) {
  TreeSearch search(block, format);
  search.search_root(root);
  std::vector<ReadItem> items = search.take();
  if (items.empty() || search.has_wrong_item()) {
    items.emplace_back(
        ParseError{ParseErrorCode::NoPuzzleFound, block.position(search.fault()), 0, 0, std::string(name)});
  }
  return items;
}

}  // namespace nonet
