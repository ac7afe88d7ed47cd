#include "core/formats/foreign/f_puzzle.h"

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/foreign/f_puzzle_kinds.h"
#include "core/formats/foreign/f_puzzle_layout.h"
#include "core/grid/rule_table.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

using Kind = JsonValue::Kind;

// Keys that say nothing about rules, or that the layout is read from.
constexpr std::array<std::string_view, 11> kSilentKeys{"size",
                                                       "metadata",
                                                       "title",
                                                       "author",
                                                       "ruleset",
                                                       "solution",
                                                       "grid",
                                                       "disabledlogic",
                                                       "truecandidatesoptions",
                                                       "highlightConflicts",
                                                       "successMessage"};
constexpr std::array<std::string_view, 8> kDrawingKeys{"line", "rectangle", "circle",   "text",
                                                       "cage", "fogofwar",  "foglight", "triggereffect"};

bool has_key(std::span<const std::string_view> keys, std::string_view key) {
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

// Scripts add drawn copies of rules to the drawings, and name the rule in the copy. Returns the name as keys are
// written; empty for other entries, also for a mark without a name.
std::string copied_rule(const JsonValue& entry) {
  for (const std::string_view mark : {"fromConstraint", "isNewConstraint"}) {
    const JsonValue* name = entry.member(mark);
    if (name == nullptr) continue;
    std::string key;
    for (const char letter : name->text) {
      if (letter != ' ') key += static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter);
    }
    return key;
  }
  return {};
}

bool has_text(const JsonValue* value) { return value != nullptr && value->kind != Kind::Null && !value->text.empty(); }

class FPuzzle {
 public:
  FPuzzle(const JsonValue& root, ForeignPuzzle& puzzle) : root_(root), puzzle_(puzzle) {}

  void read() {
    puzzle_.tell(text_in(root_.member("title")), text_in(root_.member("author")), text_in(root_.member("ruleset")),
                 text_in(root_.member("successMessage")));
    puzzle_.solve(numbers_in(root_.member("solution")));
    read_grid();
    for (std::size_t index = 0; index < root_.keys.size(); ++index) read_key(root_.keys[index], root_.items[index]);
  }

 private:
  const Layout& layout() const { return puzzle_.layout(); }

  void read_grid() {
    const JsonValue* rows = root_.member("grid");
    if (rows == nullptr) return;
    const auto side = static_cast<std::size_t>(layout().side());
    for (std::size_t row = 0; row < std::min(rows->items.size(), side); ++row) {
      for (std::size_t column = 0; column < std::min(rows->items[row].items.size(), side); ++column) {
        read_cell(rows->items[row].items[column], layout().cell(static_cast<int>(row), static_cast<int>(column)));
      }
    }
  }

  // A value that is not given is an entry of a player, and the other pencil marks are notes.
  void read_cell(const JsonValue& entry, Cell cell) {
    const std::optional<int> value = number_in(entry.member("value"));
    if (value && is_true(entry.member("given"))) {
      puzzle_.give(cell, *value);
    } else if (value) {
      puzzle_.enter(cell, *value);
    }
    puzzle_.note(cell, numbers_in(entry.member("centerPencilMarks")));
    puzzle_.note_in_corners(cell, numbers_in(entry.member("cornerPencilMarks")));
    const JsonValue* marks = entry.member("givenPencilMarks");
    if (marks == nullptr || marks->kind != Kind::List || marks->items.empty()) return;
    DigitSet digits;
    for (const JsonValue& mark : marks->items) {
      const std::optional<int> digit = number_in(&mark);
      if (!digit || *digit < 1 || *digit > layout().side()) return puzzle_.leave_unread("givenPencilMarks");
      digits = digits | DigitSet(Digit{static_cast<std::uint8_t>(*digit)});
    }
    puzzle_.restrict(cell, digits);
  }

  void read_key(std::string_view key, const JsonValue& value) {
    const bool is_empty =
        value.kind == Kind::Null || value.kind == Kind::False || (value.kind == Kind::List && value.items.empty());
    if (is_empty) return;
    if (key == "negative") return read_negative(value);
    if (has_key(kSilentKeys, key)) return;
    if (has_key(kDrawingKeys, key)) return read_drawing(key, value);
    const FPuzzleKind* row = f_puzzle_kind_of_key(key);
    if (row != nullptr && row->form == FPuzzleForm::Switch) return read_switch(*row, value);
    if (value.kind != Kind::List) return puzzle_.leave_unread(key);
    if (row != nullptr && row->form == FPuzzleForm::SingleCells) return read_single_cells(*row, value);
    for (const JsonValue& entry : value.items) {
      if (row == nullptr || !read_entry(*row, entry)) puzzle_.leave_unread(key);
    }
  }

  // The layout has the rules that belong to it, and both diagonals together.
  void read_switch(const FPuzzleKind& row, const JsonValue& value) {
    if (rule_row(row.kind).belongs_to_layout()) return;
    const bool is_diagonal = row.kind == RuleKind::FallingDiagonal || row.kind == RuleKind::RisingDiagonal;
    if (is_diagonal && (!is_true(&value) || has_both_diagonals(root_))) return;
    puzzle_.add(row.key, row.kind, {});
  }

  // A copy is not read, because its rule is there, too; otherwise the rule is one that was not read.
  void read_drawing(std::string_view key, const JsonValue& entries) {
    if (entries.kind != Kind::List) return puzzle_.note_drawing(key);
    for (const JsonValue& entry : entries.items) {
      const std::string copied = copied_rule(entry);
      if (copied.empty()) {
        puzzle_.note_drawing(key);
      } else if (root_.member(copied) == nullptr) {
        puzzle_.leave_unread(copied);
      }
    }
  }

  // Returns false for an entry that is not understood.
  bool read_entry(const FPuzzleKind& row, const JsonValue& entry) {
    switch (row.form) {
      case FPuzzleForm::Lines: return read_lines(row, entry);
      case FPuzzleForm::ValuedLines: return read_lines(row, entry);
      case FPuzzleForm::Pair: return read_pair(row, entry);
      case FPuzzleForm::Letter: return read_letter(row, entry);
      case FPuzzleForm::Cells: return read_cells(row, entry);
      case FPuzzleForm::Cage: return read_cage(row, entry);
      case FPuzzleForm::Arrow: return read_arrow(row, entry);
      case FPuzzleForm::Quadruple: return read_quadruple(row, entry);
      case FPuzzleForm::Clone: return read_clone(row, entry);
      case FPuzzleForm::LittleKiller: return read_little_killer(row, entry);
      case FPuzzleForm::Clue: return read_clue(row, entry);
      default: return false;
    }
  }

  // The value of an entry, or the usual one. None for a text that is no number.
  std::optional<int> value_of(const FPuzzleKind& row, const JsonValue& entry) const {
    const JsonValue* written = entry.member("value");
    if (has_text(written)) return number_in(written);
    return row.usual == 0 ? (layout().side() + 1) / 2 : row.usual;
  }

  bool read_lines(const FPuzzleKind& row, const JsonValue& entry) {
    const std::optional<int> value = value_of(row, entry);
    const JsonValue* lines = entry.member("lines");
    if (lines == nullptr || !value) return false;
    for (const JsonValue& line : lines->items) {
      auto cells = cells_of(&line);
      if (!cells) return false;
      *cells = cells_along(row.kind, *std::move(cells));
      if (row.form == FPuzzleForm::ValuedLines) {
        puzzle_.add(row.key, row.kind, *std::move(cells), {*value});
      } else {
        puzzle_.add(row.key, row.kind, *std::move(cells));
      }
    }
    return true;
  }

  bool read_pair(const FPuzzleKind& row, const JsonValue& entry) {
    const std::optional<int> value = value_of(row, entry);
    auto cells = cells_of(entry.member("cells"));
    if (!cells || !value) return false;
    return puzzle_.add(row.key, row.kind, *std::move(cells), {*value}), true;
  }

  bool read_cells(const FPuzzleKind& row, const JsonValue& entry) {
    auto cells = cells_of(entry.member("cells"));
    if (!cells || !value_of(row, entry)) return false;
    // The layout has the houses of its rules.
    if (row.kind == RuleKind::Cage && is_house_of_rule(*cells, layout())) return true;
    return puzzle_.add(row.key, row.kind, *std::move(cells)), true;
  }

  bool read_cage(const FPuzzleKind& row, const JsonValue& entry) {
    auto cells = cells_of(entry.member("cells"));
    const std::optional<int> sum = number_in(entry.member("value"));
    if (!cells || (has_text(entry.member("value")) && !sum)) return false;
    puzzle_.add(row.key, row.kind, std::move(*cells), sum ? std::vector<int>{*sum} : std::vector<int>{});
    return true;
  }

  bool read_arrow(const FPuzzleKind& row, const JsonValue& entry) {
    auto pill = cells_of(entry.member("cells"));
    const JsonValue* lines = entry.member("lines");
    if (!pill || pill->empty() || lines == nullptr) return false;
    for (const JsonValue& line : lines->items) {
      const auto cells = cells_of(&line);
      if (!cells || cells->size() < 2) return false;
      std::vector<Cell> all = *pill;
      all.insert(all.end(), cells->begin() + 1, cells->end());
      puzzle_.add_pill(row.key, std::move(all), static_cast<int>(pill->size()));
    }
    return true;
  }

  bool read_letter(const FPuzzleKind& row, const JsonValue& entry) {
    auto cells = cells_of(entry.member("cells"));
    const JsonValue* value = entry.member("value");
    if (!cells || !has_text(value)) return false;
    for (const auto& [letter, sum] : kSumLetters) {
      constexpr int kToSmall = 'a' - 'A';
      if (value->text.size() != 1 || (value->text[0] != letter && value->text[0] != letter + kToSmall)) continue;
      return puzzle_.add(row.key, row.kind, std::move(*cells), {sum}), true;
    }
    return false;
  }

  bool read_quadruple(const FPuzzleKind& row, const JsonValue& entry) {
    auto cells = cells_of(entry.member("cells"));
    const JsonValue* values = entry.member("values");
    if (!cells || values == nullptr) return false;
    std::vector<int> digits;
    for (const JsonValue& value : values->items) {
      const std::optional<int> digit = number_in(&value);
      if (!digit) return false;
      digits.push_back(*digit);
    }
    puzzle_.add(row.key, row.kind, std::move(*cells), digits);
    return true;
  }

  bool read_clone(const FPuzzleKind& row, const JsonValue& entry) {
    auto cells = cells_of(entry.member("cells"));
    const auto copies = cells_of(entry.member("cloneCells"));
    if (!cells || !copies || cells->size() != copies->size()) return false;
    cells->insert(cells->end(), copies->begin(), copies->end());
    puzzle_.add(row.key, row.kind, std::move(*cells));
    return true;
  }

  bool read_little_killer(const FPuzzleKind& row, const JsonValue& entry) {
    auto cells = cells_of(entry.member("cells"));
    const std::optional<int> sum = number_in(entry.member("value"));
    if (!has_text(entry.member("value"))) return true;
    if (!cells || !sum) return false;
    puzzle_.add(row.key, row.kind, std::move(*cells), {*sum});
    return true;
  }

  // The clue stands in row or column 0 or side + 1.
  bool read_clue(const FPuzzleKind& row, const JsonValue& entry) {
    const JsonValue* written = entry.member("value");
    if (!has_text(written)) return true;
    const std::optional<int> value = number_in(written);
    const JsonValue* name = entry.member("cell");
    if (!value || name == nullptr) return false;
    const std::size_t column_at = name->text.find('C');
    if (name->text.empty() || name->text[0] != 'R' || column_at == std::string::npos) return false;
    const auto at_row = foreign_number(std::string_view(name->text).substr(1, column_at - 1));
    const auto at_column = foreign_number(std::string_view(name->text).substr(column_at + 1));
    const int side = layout().side();
    if (!at_row || !at_column) return false;
    const auto is_inside = [&](int number) { return number >= 1 && number <= side; };
    const bool is_row = is_inside(*at_row) && (*at_column == 0 || *at_column == side + 1);
    const bool is_column = is_inside(*at_column) && (*at_row == 0 || *at_row == side + 1);
    if (!is_row && !is_column) return false;
    std::vector<Cell> cells = full_line(layout(), is_row, is_row ? *at_row - 1 : *at_column - 1);
    if (*at_row > side || *at_column > side) std::reverse(cells.begin(), cells.end());
    puzzle_.add(row.key, row.kind, std::move(cells), {*value});
    return true;
  }

  void read_single_cells(const FPuzzleKind& row, const JsonValue& entries) {
    std::vector<Cell> cells;
    for (const JsonValue& entry : entries.items) {
      const JsonValue* name = entry.member("cell");
      const auto cell = name == nullptr ? std::nullopt : foreign_cell(name->text, layout());
      if (!cell) return puzzle_.leave_unread(row.key);
      if (std::find(cells.begin(), cells.end(), *cell) == cells.end()) cells.push_back(*cell);
    }
    puzzle_.add(row.key, row.kind, std::move(cells));
  }

  void read_negative(const JsonValue& value) {
    for (const JsonValue& name : value.items) {
      const FPuzzleKind* row = f_puzzle_kind_of_negative(name.text);
      if (row == nullptr) {
        puzzle_.leave_unread("negative " + name.text);
      } else {
        puzzle_.add("negative " + name.text, row->kind, {}, values_of(*f_puzzle_kind_of_key(row->key)));
      }
    }
  }

  // The values of the dots of a key, each once; the usual value when there are no dots. Letters always have two sums.
  std::vector<int> values_of(const FPuzzleKind& row) const {
    std::vector<int> values;
    if (row.form == FPuzzleForm::Letter) {
      for (const SumLetter& each : kSumLetters) values.push_back(each.sum);
      return values;
    }
    const JsonValue* entries = root_.member(row.key);
    if (entries != nullptr) {
      for (const JsonValue& entry : entries->items)
        values.push_back(number_in(entry.member("value")).value_or(row.usual));
    }
    if (values.empty()) values.push_back(row.usual);
    shell_sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
  }

  // None when the value is no list of cells.
  std::optional<std::vector<Cell>> cells_of(const JsonValue* value) const {
    if (value == nullptr || value->kind != Kind::List) return std::nullopt;
    std::vector<Cell> cells;
    for (const JsonValue& name : value->items) {
      const auto cell = foreign_cell(name.text, layout());
      if (!cell) return std::nullopt;
      cells.push_back(*cell);
    }
    return cells;
  }

  const JsonValue& root_;
  ForeignPuzzle& puzzle_;
};

}  // namespace

Result<ParsedPuzzle, JsonFault> read_f_puzzle(JsonValue root, const LayoutRef& known, Position start) {
  const LayoutRef layout = root.kind == Kind::Object ? layout_of_f_puzzle(root, known) : nullptr;
  if (!layout) return JsonFault{0};
  ForeignPuzzle puzzle(layout);
  FPuzzle(root, puzzle).read();
  // A grid that names cells without a region has fewer regions than rows, which no layout has.
  const JsonValue* grid = root.member("grid");
  if (grid != nullptr && has_cell_without_region(*grid)) puzzle.leave_unread("region");
  ParsedPuzzle read = std::move(puzzle).finish(TextFormat::FPuzzles, start);
  if (!read.drawings.empty() || !read.ruleset.empty())
    read.document = std::make_shared<const JsonValue>(std::move(root));
  return read;
}

}  // namespace nonet
