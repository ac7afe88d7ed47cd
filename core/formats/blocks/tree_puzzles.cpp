#include "core/formats/blocks/tree_puzzles.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/formats/blocks/cage_objects.h"
#include "core/formats/blocks/cell_objects.h"
#include "core/formats/blocks/cells_grid.h"
#include "core/formats/blocks/node_members.h"
#include "core/formats/blocks/puzzle_object.h"
#include "core/formats/blocks/row_cells.h"
#include "core/formats/blocks/signs.h"
#include "core/formats/blocks/value_role.h"

namespace nonet {

namespace {

using NodeKind = TextNode::Kind;

constexpr std::size_t kFewestRowsOfTree = 4;
constexpr std::size_t kFewestCellsOfDictionary = 36;
constexpr std::size_t kMostRows = Layout::kMaxSide;

bool is_complete_grid(const Grid& grid) {
  return std::none_of(grid.digits().begin(), grid.digits().end(), [](Digit digit) { return digit.is_blank(); });
}

// Looks for puzzles in a tree, in the order of the text.
class TreeSearch {
 public:
  TreeSearch(const TextBlock& block, TextFormat format) : block_(block), format_(format) {}

  void search(const TextNode& node, std::string_view name) {
    if (!node.name().empty()) name = node.name();
    if (role_of_name(name) < ValueRole::Other) return;
    if (!node.is_list()) return search_text(node, name);
    if (auto item = read_cell_objects(block_, node, format_)) return add(*std::move(item));
    const bool is_object = &node != root_ && std::any_of(node.items.begin(), node.items.end(),
                                                         [](const TextNode& it) { return !it.label.empty(); });
    if (is_object) return search_object(node, name);
    if (!search_rows(node) && !search_cells(node)) search_items(node, name);
  }

  void search_root(const TextNode& root) {
    root_ = &root;
    if (search_rows(root) || search_cells(root)) return;
    search_items(root, {});
    // A grid and its regions can be two variables.
    if (found_.size() == 1) complete(root);
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
    auto& read_puzzle = std::get<ParsedPuzzle>(puzzle);
    if (is_complete_grid(read_puzzle.grid) && may_be_solution()) return false;
    add(std::move(read_puzzle));
    return true;
  }

  // In a text that is not well formed, a solution can have lost its name.
  bool may_be_solution() {
    if (!may_be_solution_) {
      may_be_solution_ = !is_json(block_) && has_name_of_solution(block_.text);
    }
    return *may_be_solution_;
  }

  // Dates and rulers have as many symbols as small grids have cells.
  void search_text(const TextNode& node, std::string_view name) {
    if (role_of_name(name) >= ValueRole::Grid) {
      if (auto puzzle = puzzle_of_line(block_, node)) return add(*std::move(puzzle));
    }
    const auto read = cells_in_text(node.content, offset_in(block_.text, node.content));
    if (!read || !(has_digit(*read) || role_of_name(name) == ValueRole::Puzzle)) return;
    constexpr std::size_t kFewestCells = 81;
    const bool is_plain = node.kind == NodeKind::Text && node.content.find_first_of(" -,/") == std::string_view::npos;
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
        if (item.kind == NodeKind::Word && item.content == ".") continue;
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
    return node.is_list() || (node.kind == NodeKind::Text && node.content.size() >= kFewestRowsOfTree);
  }

  // Adds a puzzle for each n rows of n cells. Returns false when the rows are no such grids.
  bool add_groups(const std::vector<BlockCells>& rows) {
    const std::size_t side = rows.front().cells.size();
    const bool are_equal =
        std::all_of(rows.begin(), rows.end(), [&](const BlockCells& row) { return row.cells.size() == side; });
    if (!are_equal || side < kFewestRowsOfTree || side > kMostRows || rows.size() % side != 0) return false;
    if (block_.known && static_cast<std::size_t>(block_.known->side()) != side) return false;
    // Sixteen rows of digits up to 4 are rather sixteen small puzzles.
    if (are_small(rows)) return false;
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

  // True when each row can be a small puzzle of its own.
  static bool are_small(const std::vector<BlockCells>& rows) {
    const int small = side_of_cells(rows.front().cells.size());
    return small > 0 && std::all_of(rows.begin(), rows.end(), [&](const BlockCells& row) {
             return row.cells.size() == rows.front().cells.size() && largest(row) <= small;
           });
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
      if (found_.size() == before + 1) complete(node);
      return;
    }
    auto killer = killer_without_givens(block_, node, format_);
    if (!killer) return;
    add(*std::move(killer));
    complete(node);
  }

  // Gives the last puzzle what stands beside it in an object.
  void complete(const TextNode& node) {
    auto* puzzle = std::get_if<ParsedPuzzle>(&found_.back());
    if (puzzle == nullptr) return;
    const auto grid_in = [&](const TextNode& item) -> std::optional<ParsedPuzzle> {
      TreeSearch inner(block_, format_);
      inner.search(item, {});
      std::vector<ReadItem> items = inner.take();
      if (items.size() != 1 || !std::holds_alternative<ParsedPuzzle>(items[0])) return std::nullopt;
      return std::get<ParsedPuzzle>(std::move(items[0]));
    };
    if (auto error = complete_puzzle(block_, node, *puzzle, grid_in)) found_.back() = *std::move(error);
  }

  void search_items(const TextNode& node, std::string_view name) {
    std::size_t first_wrong = std::string_view::npos;
    const std::size_t before = found_.size();
    const std::size_t cells_of_wrong_row = size_of_large_rows(node);
    for (std::size_t index = 0; index < node.items.size();) {
      if (const std::size_t rows = search_run(node, index); rows > 0) {
        index += rows;
        continue;
      }
      const std::size_t found = found_.size();
      const TextNode& item = node.items[index];
      if (cells_of_wrong_row > 0 && size_of_item(item) == cells_of_wrong_row) {
        ++index;
        continue;
      }
      search_child(node, item, name);
      const bool is_long = item.is_list() ? item.items.size() >= kFewestRowsOfTree
                                          : item.content.size() >= kFewestRowsOfTree * kFewestRowsOfTree &&
                                                item.content.find(' ') == std::string_view::npos;
      if (found_.size() == found && is_long && item.label.empty() && first_wrong == std::string_view::npos)
        first_wrong = offset_in(block_.text, item.content);
      if (drops_solution(item, found)) found_.pop_back();
      if (index > 0 && drops_solution_of_wrong(node.items[index - 1], item, found)) {
        found_.pop_back();
        has_wrong_item_ = true;
        fault_ = offset_in(block_.text, node.items[index - 1].content);
      }
      ++index;
    }
    if (found_.size() > before + 1 && first_wrong != std::string_view::npos && &node != root_ && !has_wrong_item_) {
      has_wrong_item_ = true;
      fault_ = first_wrong;
    }
  }

  static std::size_t size_of_item(const TextNode& item) {
    return item.is_list() ? item.items.size() : item.content.size();
  }

  // Rows of a grid with a fault could be small puzzles, such as a row of 16 cells. Returns how many cells the rows have
  // when some of them has a digit or a number of cells that no such small puzzle has; 0 for no such rows.
  std::size_t size_of_large_rows(const TextNode& node) const {
    constexpr std::size_t kMostCells = 64;
    std::size_t small_size = 0;
    bool has_other_size = false;
    for (const TextNode& item : node.items) {
      const std::size_t size = size_of_item(item);
      if (size < kFewestRowsOfTree || size > kMostCells || item.kind == NodeKind::Word) continue;
      const int small = side_of_cells(size);
      if (small > 0 && largest(cells_of_row(item, true)) > small) return size;
      if (small > 0) small_size = size;
      has_other_size = has_other_size || (small == 0 && item.is_list() && !cells_of_row(item, true).cells.empty());
    }
    return has_other_size ? small_size : 0;
  }

  // Reads rows that stand among other values. Returns how many items they are.
  std::size_t search_run(const TextNode& node, std::size_t first) {
    const TextNode& row = node.items[first];
    const std::size_t side = size_of_item(row);
    const auto is_row = [&](const TextNode& item) {
      return item.kind == row.kind && size_of_item(item) == side &&
             std::none_of(item.items.begin(), item.items.end(), [](const TextNode& it) { return it.is_list(); });
    };
    const bool may_be_rows = row.kind != NodeKind::Word && side >= kFewestRowsOfTree && side <= kMostRows &&
                             first + side <= node.items.size() && role_of_name(row.name()) >= ValueRole::Other;
    if (!may_be_rows || (&node == failed_node_ && first < failed_until_)) return 0;
    std::vector<BlockCells> rows;
    for (std::size_t index = first; index < first + side; ++index) {
      if (!is_row(node.items[index])) return 0;
      rows.push_back(cells_of_row(node.items[index], true));
    }
    std::size_t end = first + side;
    while (end < node.items.size() && is_row(node.items[end])) {
      rows.push_back(cells_of_row(node.items[end], true));
      ++end;
    }
    if (add_groups(rows)) return end - first;
    if (!are_small(rows)) {
      note_fault(rows.size() * side, offset_in(block_.text, row.content));
      return end - first;
    }
    // The rows are looked at once, also when they are small puzzles.
    failed_node_ = &node;
    failed_until_ = end;
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

  // A complete grid behind a text with nearly as many symbols is the solution of a puzzle with a fault.
  bool drops_solution_of_wrong(const TextNode& before, const TextNode& item, std::size_t found) const {
    if (before.kind != NodeKind::Text || item.kind != NodeKind::Text || found_.size() != found + 1) return false;
    const auto* solution = std::get_if<ParsedPuzzle>(&found_[found]);
    constexpr std::size_t kFewLost = 3;
    const std::size_t size = item.content.size();
    return solution != nullptr && is_complete_grid(solution->grid) && before.content.size() != size &&
           before.content.size() + kFewLost >= size && before.content.size() <= size + kFewLost;
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
  std::optional<bool> may_be_solution_;
  const TextNode* failed_node_ = nullptr;
  std::size_t failed_until_ = 0;
};

}  // namespace

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
