#include "core/formats/blocks/cell_objects.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "core/formats/blocks/cells_grid.h"
#include "core/formats/blocks/node_members.h"
#include "core/formats/blocks/signs.h"
#include "core/formats/blocks/value_role.h"
#include "core/formats/foreign/f_puzzle_kinds.h"
#include "core/formats/foreign/foreign_line.h"
#include "core/formats/write.h"

namespace nonet {

namespace {

// A cell as an object.
struct CellObject {
  const TextNode* node;
  std::optional<int> row;
  std::optional<int> column;
  int value = 0;
};

constexpr std::array<std::string_view, 5> kValueNames{"value", "digit", "number", "val", "num"};
constexpr std::array<std::string_view, 12> kGivenNames{"fixed",  "given",    "isGiven",   "isFixed",
                                                       "locked", "readonly", "readOnly",  "clue",
                                                       "isClue", "initial",  "isInitial", "prefilled"};
constexpr std::array<std::string_view, 7> kNoteNames{"earmarks",    "notes", "candidates", "pencilmarks",
                                                     "pencilMarks", "marks", "centremarks"};

std::optional<CellObject> cell_object(const TextNode& node) {
  if (!node.is_list() || node.content.front() != '{') return std::nullopt;
  CellObject cell{&node, number_of(member_of(node, {"row", "r", "y"})),
                  number_of(member_of(node, {"column", "col", "c", "x"}))};
  if (const TextNode* position = member_of(node, {"position", "pos"});
      position != nullptr && position->items.size() == 2) {
    cell.row = number_of(&position->items[0]);
    cell.column = number_of(&position->items[1]);
  }
  const TextNode* value = member_of(node, kValueNames);
  if (value == nullptr)
    return node.items.empty() || cell.row || member_of(node, kNoteNames) != nullptr ? std::optional(cell)
                                                                                    : std::nullopt;
  const auto read = value->is_list() ? std::nullopt : block_cell(value->content, 0);
  if (!read) return std::nullopt;
  cell.value = read->value;
  return cell;
}

// The cells of a list, or of the lists in it. Returns false when some item is no cell.
bool collect_cells(const TextNode& list, std::vector<CellObject>& cells) {
  for (const TextNode& item : list.items) {
    if (!item.is_list()) return false;
    if (item.content.front() == '{') {
      const TextNode* row = member_of(item, {"cells", "columns", "values"});
      if (row != nullptr && row->is_list()) {
        if (!collect_cells(*row, cells)) return false;
        continue;
      }
      const auto cell = cell_object(item);
      if (!cell) return false;
      cells.push_back(*cell);
    } else if (!collect_cells(item, cells)) {
      return false;
    }
  }
  return true;
}

// The side of a grid of cells, and where their positions count from. 0 when there is no such grid.
struct CellGrid {
  int side = 0;
  int first = 0;
};

CellGrid grid_of(const std::vector<CellObject>& cells) {
  const auto has_place = [](const CellObject& cell) { return cell.row && cell.column; };
  if (std::none_of(cells.begin(), cells.end(), has_place)) return {side_of_cells(cells.size()), 0};
  if (!std::all_of(cells.begin(), cells.end(), has_place)) return {};
  int least = Layout::kMaxSide;
  int last = 0;
  int most = 0;
  for (const CellObject& cell : cells) {
    least = std::min({least, *cell.row, *cell.column});
    last = std::max({last, *cell.row, *cell.column});
    most = std::max(most, cell.value);
  }
  constexpr int kUsualSide = 9;
  const bool is_pair = member_of(*cells.front().node, {"position", "pos"}) != nullptr;
  const int whole = side_of_cells(cells.size());
  const bool is_whole = whole > 0 && std::max(last, most) <= whole;
  const int side = is_whole ? whole : std::max(kUsualSide, is_pair ? last + 1 : last);
  // Pairs count from 0, as programs do.
  const int first = !is_pair && least > 0 && last == side ? 1 : 0;
  return least >= 0 && last - first < side && side <= Layout::kMaxSide && Layout::of_side(side) ? CellGrid{side, first}
                                                                                                : CellGrid{};
}

class CellReader {
 public:
  CellReader(const std::vector<CellObject>& cells, CellGrid shape, LayoutRef layout)
      : cells_(cells), shape_(shape), layout_(std::move(layout)), givens_(layout_), digits_(layout_) {}

  // Returns the offset in the block of the first cell that is wrong.
  bool read() {
    const bool tells_givens = std::any_of(cells_.begin(), cells_.end(), [](const CellObject& cell) {
      return member_of(*cell.node, kGivenNames) != nullptr;
    });
    candidates_.assign(static_cast<std::size_t>(layout_->cell_count()), all());
    notes_.assign(candidates_.size(), DigitSet());
    for (std::size_t index = 0; index < cells_.size(); ++index) {
      const CellObject& cell = cells_[index];
      const auto place = place_of(cell, index);
      if (!place || cell.value < 0 || cell.value > shape_.side) return wrong_ = cell.node, false;
      const Digit digit{static_cast<std::uint8_t>(cell.value)};
      digits_[*place] = digit;
      if (!tells_givens || is_true_word(member_of(*cell.node, kGivenNames))) givens_[*place] = digit;
      const auto notes = digits_of(member_of(*cell.node, kNoteNames), shape_.side);
      if (notes && !notes->empty() && digit.is_blank()) candidates_[place->index] = notes_[place->index] = *notes;
    }
    return true;
  }

  const TextNode* wrong() const { return wrong_; }

  ParsedPuzzle finish(Position start, TextFormat format) && {
    ParsedPuzzle puzzle{givens_, format, write_line(digits_), {}, start};
    if (!(digits_ == givens_)) puzzle.grid_now = digits_;
    bool restricts = false;
    for (std::uint16_t index = 0; index < candidates_.size(); ++index) {
      if (!digits_.digits()[index].is_blank()) {
        candidates_[index] = {};
      } else {
        restricts = restricts || !(candidates_[index] == all());
      }
    }
    if (restricts) {
      puzzle.candidates = std::move(candidates_);
      puzzle.notes = std::move(notes_);
    }
    return puzzle;
  }

 private:
  DigitSet all() const { return DigitSet::full(std::min(shape_.side, DigitSet::kMaxDigit)); }

  std::optional<Cell> place_of(const CellObject& cell, std::size_t index) const {
    if (!cell.row) return Cell{static_cast<std::uint16_t>(index)};
    const int row = *cell.row - shape_.first;
    const int column = *cell.column - shape_.first;
    if (row < 0 || column < 0 || row >= shape_.side || column >= shape_.side) return std::nullopt;
    return layout_->cell(row, column);
  }

  const std::vector<CellObject>& cells_;
  CellGrid shape_;
  LayoutRef layout_;
  Grid givens_;
  Grid digits_;
  std::vector<DigitSet> candidates_;
  std::vector<DigitSet> notes_;
  const TextNode* wrong_ = nullptr;
};

bool has_rows_of_objects(const TextNode* rows) {
  if (rows == nullptr || rows->items.empty()) return false;
  // SudokuPad leaves out objects without members where it shortens names, too.
  bool has_object = rows->label == "ce";
  for (const TextNode& row : rows->items) {
    if (!row.is_list() || row.content.front() != '[') return false;
    for (const TextNode& cell : row.items) {
      if (!cell.is_list() || cell.content.front() != '{') return false;
      has_object = true;
    }
  }
  return has_object;
}

// True when a cell of a grid says in another way than f-puzzles that it is given.
bool has_other_cells(const TextNode& rows) {
  return std::any_of(rows.items.begin(), rows.items.end(), [](const TextNode& row) {
    return std::any_of(row.items.begin(), row.items.end(), [](const TextNode& cell) {
      const TextNode* given = member_of(cell, kGivenNames);
      return given != nullptr && given->label != "given";
    });
  });
}

// True for the name of a cell in f-puzzles, or a list that begins with one.
bool names_cells(const TextNode* node) {
  while (node != nullptr && node->is_list()) node = node->items.empty() ? nullptr : &node->items.front();
  return node != nullptr && node->content.size() > 1 && node->content[0] == 'R' && is_decimal(node->content[1]);
}

// True for the entries of a rule of f-puzzles, also of one that is not known.
bool has_entries_of_rule(const TextNode& item) {
  const bool is_known = f_puzzle_kind_of_key(item.label) != nullptr;
  if (!item.is_list()) return is_known && item.content == "true";
  if (item.items.empty() || !item.items.front().is_list() || item.items.front().content.front() != '{') return false;
  const TextNode* cells = member_of(item.items.front(), {"cells", "cell", "lines"});
  return is_known ? cells != nullptr : names_cells(cells);
}

// True for a member that holds a grid in another form than f-puzzles and SudokuPad.
bool is_other_grid(const TextNode& item) {
  constexpr std::size_t kFewestCells = 16;
  if (role_of_name(item.label) < ValueRole::Grid) return false;
  if (!item.is_list()) return item.content.size() >= kFewestCells && item.label != "title";
  return item.content.front() == '[' && !item.items.empty() && !has_rows_of_objects(&item) &&
         !has_entries_of_rule(item);
}

// True for an object that has something of a puzzle of f-puzzles or SudokuPad.
bool has_foreign_form(const TextNode& object) {
  const TextNode* grid = object.item("grid");
  if (has_rows_of_objects(grid)) return !has_other_cells(*grid);
  const TextNode* cells = member_of(object, {"cells", "ce"});
  if (has_rows_of_objects(cells)) return !has_other_cells(*cells);
  return std::none_of(object.items.begin(), object.items.end(), is_other_grid) &&
         std::any_of(object.items.begin(), object.items.end(), has_entries_of_rule);
}

// True for an object with rules whose grid has a name that no program knows: read without the grid, or without the
// rules, it would be another puzzle.
bool has_misnamed_grid(const TextNode& object) {
  constexpr std::array<std::string_view, 6> kNames{"grid", "cells", "ce", "board", "puzzle", "rows"};
  const auto is_misnamed = [&](const TextNode& item) {
    return has_rows_of_objects(&item) && std::find(kNames.begin(), kNames.end(), item.label) == kNames.end();
  };
  return member_of(object, {"grid", "cells", "ce"}) == nullptr &&
         std::any_of(object.items.begin(), object.items.end(), is_misnamed) &&
         std::any_of(object.items.begin(), object.items.end(), has_entries_of_rule);
}

ReadItem read_foreign_object(const TextBlock& block, const TextNode& object) {
  const std::size_t offset = offset_in(block.text, object.content);
  const bool is_first = block.text.find_first_not_of(" \t\n") == offset;
  // Only the outermost object keeps the places of its faults.
  const std::string_view text = is_first ? block.text.substr(0, offset + object.content.size()) : object.content;
  const Position start = block.position(offset);
  auto item = read_foreign_item({text, is_first ? block.number : start.line, block.known});
  if (!item) return ParseError{ParseErrorCode::NoPuzzleFound, start, 0, 0, "JSON"};
  if (is_first) return *std::move(item);
  if (auto* puzzle = std::get_if<ParsedPuzzle>(&*item)) puzzle->start = start;
  if (auto* error = std::get_if<ParseError>(&*item)) error->position = start;
  return *std::move(item);
}

}  // namespace

std::optional<ReadItem> read_cell_objects(const TextBlock& block, const TextNode& node, TextFormat format) {
  const bool is_object = node.is_list() && node.content.front() == '{';
  if (is_object && has_misnamed_grid(node))
    return ParseError{ParseErrorCode::NoPuzzleFound, block.position(offset_in(block.text, node.content)), 0, 0, "JSON"};
  if (is_object && has_foreign_form(node)) return read_foreign_object(block, node);
  const TextNode* list = is_object ? member_of(node, {"cells", "grid", "board", "puzzle", "rows"}) : &node;
  if (list == nullptr || !list->is_list() || list->items.empty()) return std::nullopt;
  std::vector<CellObject> cells;
  // A cell that a fault of the text hides would be a blank.
  if (!collect_cells(*list, cells) || !is_json(block)) return std::nullopt;
  const bool has_value = std::any_of(cells.begin(), cells.end(), [](const CellObject& it) { return it.value > 0; });
  CellGrid shape = grid_of(cells);
  if (!has_value || shape.side == 0) return std::nullopt;
  LayoutRef layout = block.known ? block.known : Layout::of_side(shape.side);
  const Position start = block.position(offset_in(block.text, node.content));
  if (layout->side() != shape.side) return std::nullopt;
  CellReader reader(cells, shape, layout);
  if (reader.read()) return ReadItem(std::move(reader).finish(start, format));
  const Position wrong = block.position(offset_in(block.text, reader.wrong()->content));
  return ReadItem(ParseError{ParseErrorCode::NoPuzzleFound, wrong, 0, 0, "JSON"});
}

}  // namespace nonet
