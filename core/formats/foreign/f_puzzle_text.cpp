#include "core/formats/foreign/f_puzzle_text.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/formats/foreign/f_puzzle_kinds.h"
#include "core/formats/json.h"
#include "core/formats/rule_text.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

std::string text_of(int number) { return json_of(std::to_string(number)); }

class FPuzzleText {
 public:
  explicit FPuzzleText(const ParsedPuzzle& puzzle) : puzzle_(puzzle), layout_(*puzzle.grid.layout()) {}

  Result<std::string, ForeignRefusal> write() {
    if (!layout_.is_square() || layout_.side() > kMaxForeignSide) return ForeignRefusal{};
    if (!add_layout_rules()) return ForeignRefusal{};
    for (const Rule& rule : puzzle_.rules) {
      if (!add(rule)) return ForeignRefusal{write_rule(rule, layout_)};
    }
    JsonObject object;
    object.number("size", static_cast<std::uint64_t>(layout_.side()));
    add_words(object, {{"title", puzzle_.title},
                       {"author", puzzle_.author},
                       {"ruleset", puzzle_.ruleset},
                       {"successMessage", puzzle_.message}});
    object.json("grid", grid());
    for (const auto& [key, entries] : entries_) object.json(key, json_array(entries));
    for (const std::string_view key : switches_) object.boolean(key, true);
    return object.str();
  }

 private:
  int side() const { return layout_.side(); }

  std::string grid() const {
    const LayoutRef usual = Layout::of_side(side());
    const auto has_usual_region = [&](Cell cell) { return usual && usual->region(cell) == layout_.region(cell); };
    bool is_usual = true;
    for (std::uint16_t index = 0; index < layout_.cell_count(); ++index)
      is_usual = is_usual && has_usual_region(Cell{index});
    std::vector<std::string> rows;
    for (int row = 0; row < side(); ++row) {
      std::vector<std::string> cells;
      for (int column = 0; column < side(); ++column) cells.push_back(cell_text(layout_.cell(row, column), is_usual));
      rows.push_back(json_array(cells));
    }
    return json_array(rows);
  }

  std::string cell_text(Cell cell, bool has_usual_regions) const {
    JsonObject object;
    const Digit given = puzzle_.grid[cell];
    if (!given.is_blank()) object.number("value", given.value).boolean("given", true);
    const DigitSet candidates = written_candidates(puzzle_, cell);
    if (given.is_blank() && !(candidates == DigitSet::full(side()))) {
      std::vector<std::string> marks;
      candidates.for_each([&](Digit digit) { marks.push_back(std::to_string(digit.value)); });
      object.json("givenPencilMarks", json_array(marks));
    }
    if (!has_usual_regions) object.number("region", static_cast<std::uint64_t>(layout_.region(cell)));
    return object.str();
  }

  // Returns false when the format cannot say a rule of the layout.
  bool add_layout_rules() {
    return std::all_of(layout_.rules().begin(), layout_.rules().end(), [&](const Rule& rule) {
      if (rule.kind == RuleKind::X) return add_both_diagonals();
      const FPuzzleKind* row = f_puzzle_kind(rule.kind);
      if (row == nullptr) return false;
      return row->form == FPuzzleForm::Houses ? add_houses(*row) : add_switch(row->key);
    });
  }

  bool add_both_diagonals() {
    for (const RuleKind kind : {RuleKind::RisingDiagonal, RuleKind::FallingDiagonal})
      add_switch(f_puzzle_kind(kind)->key);
    return true;
  }

  bool add_houses(const FPuzzleKind& row) {
    for (const RuleHouse& house : rule_row(row.kind).houses(layout_, layout_.grid(0)))
      entries_[row.key].push_back(JsonObject().json("cells", names(house.cells)).str());
    return true;
  }

  // Returns false when the format cannot say the rule.
  bool add(const Rule& rule) {
    const FPuzzleKind* row = f_puzzle_kind(rule.kind);
    if (row == nullptr) return false;
    const std::string_view key = row->key;
    const std::string cells = names(rule.cells);
    const int value = rule.values.empty() ? 0 : rule.values[0];
    switch (row->form) {
      case FPuzzleForm::Lines: return add_line(key, cells);
      case FPuzzleForm::ValuedLines: return add_line(key, cells, value);
      case FPuzzleForm::Pair: return add_valued(key, cells, text_of(value));
      case FPuzzleForm::Letter: return add_letter(key, cells, value);
      case FPuzzleForm::Cells: return add_entry(key, JsonObject().json("cells", cells));
      case FPuzzleForm::SingleCells: return add_single_cells(key, rule);
      case FPuzzleForm::Cage: return add_cage(key, cells, value);
      case FPuzzleForm::Arrow: return add_arrow(key, rule, value);
      case FPuzzleForm::Quadruple: return add_quadruple(key, rule, cells);
      case FPuzzleForm::Clone: return add_clone(key, rule);
      case FPuzzleForm::LittleKiller: return add_little_killer(key, rule, cells, value);
      case FPuzzleForm::Clue: return add_clue(key, rule, value);
      case FPuzzleForm::Switch: return add_own_switch(*row);
      case FPuzzleForm::Negative: return add_negative(key, rule);
      case FPuzzleForm::Houses: return false;
    }
    return false;
  }

  bool add_text(std::string_view key, std::string text) {
    entries_[key].push_back(std::move(text));
    return true;
  }
  bool add_entry(std::string_view key, const JsonObject& entry) { return add_text(key, entry.str()); }
  bool add_line(std::string_view key, const std::string& cells, std::optional<int> value = std::nullopt) {
    JsonObject entry;
    entry.json("lines", json_array({cells}));
    if (value) entry.json("value", text_of(*value));
    return add_entry(key, entry);
  }
  bool add_valued(std::string_view key, const std::string& cells, const std::string& value) {
    return add_entry(key, JsonObject().json("cells", cells).json("value", value));
  }
  bool add_letter(std::string_view key, const std::string& cells, int value) {
    const auto letter = std::find_if(std::begin(kSumLetters), std::end(kSumLetters),
                                     [&](const SumLetter& each) { return each.sum == value; });
    return letter != std::end(kSumLetters) && add_valued(key, cells, json_of(std::string(1, letter->letter)));
  }

  bool add_cage(std::string_view key, const std::string& cells, int value) {
    JsonObject cage;
    cage.json("cells", cells);
    if (value != 0) cage.json("value", text_of(value));
    return add_entry(key, cage);
  }

  bool add_switch(std::string_view key) { return switches_.push_back(key), true; }
  // Both diagonals together are a part of the layout.
  bool add_own_switch(const FPuzzleKind& row) {
    const auto is_diagonal = [](std::string_view key) {
      return key == f_puzzle_kind(RuleKind::RisingDiagonal)->key ||
             key == f_puzzle_kind(RuleKind::FallingDiagonal)->key;
    };
    if (is_diagonal(row.key) && std::any_of(switches_.begin(), switches_.end(), is_diagonal)) return false;
    return add_switch(row.key);
  }

  // All cells of a key are one rule. Neighbours of several rules for extreme digits would be exempt from each other.
  bool add_single_cells(std::string_view key, const Rule& rule) {
    const bool is_first = !entries_.contains(key);
    if (!is_first && (rule.kind == RuleKind::Minimum || rule.kind == RuleKind::Maximum)) return false;
    for (const Cell cell : rule.cells) add_entry(key, JsonObject().text("cell", foreign_name(cell, layout_)));
    return true;
  }

  bool add_quadruple(std::string_view key, const Rule& rule, const std::string& cells) {
    std::vector<std::string> digits;
    for (const int digit : rule.values) digits.push_back(std::to_string(digit));
    return add_entry(key, JsonObject().json("cells", cells).json("values", json_array(digits)));
  }

  // The number in a pill is read from left to right, or from top to bottom.
  bool add_arrow(std::string_view key, const Rule& rule, int value) {
    const auto first_of_line = rule.cells.begin() + std::max(value, 1);
    if (first_of_line >= rule.cells.end() || !std::is_sorted(rule.cells.begin(), first_of_line)) return false;
    const std::string pill = names({rule.cells.begin(), first_of_line});
    const std::string line = names({first_of_line - 1, rule.cells.end()});
    return add_entry(key, JsonObject().json("cells", pill).json("lines", json_array({line})));
  }

  bool add_clone(std::string_view key, const Rule& rule) {
    const auto half = rule.cells.begin() + static_cast<std::ptrdiff_t>(rule.cells.size() / 2);
    return add_entry(key, JsonObject()
                              .json("cells", names({rule.cells.begin(), half}))
                              .json("cloneCells", names({half, rule.cells.end()})));
  }

  bool add_little_killer(std::string_view key, const Rule& rule, const std::string& cells, int value) {
    if (!is_full_diagonal(rule.cells, layout_)) return false;
    const int down = layout_.row(rule.cells[1]) - layout_.row(rule.cells[0]);
    const int right = layout_.column(rule.cells[1]) - layout_.column(rule.cells[0]);
    const std::string direction = std::string(down > 0 ? "D" : "U") + (right > 0 ? "R" : "L");
    const std::string outside = place(layout_.row(rule.cells[0]) + 1 - down, layout_.column(rule.cells[0]) + 1 - right);
    return add_entry(key, JsonObject()
                              .text("cell", outside)
                              .text("direction", direction)
                              .json("cells", cells)
                              .json("value", text_of(value)));
  }

  // A clue stands before the first cell of its row or column.
  bool add_clue(std::string_view key, const Rule& rule, int value) {
    const int down = layout_.row(rule.cells[1]) - layout_.row(rule.cells[0]);
    const int right = layout_.column(rule.cells[1]) - layout_.column(rule.cells[0]);
    const std::string outside = place(layout_.row(rule.cells[0]) + 1 - down, layout_.column(rule.cells[0]) + 1 - right);
    return add_entry(key, JsonObject().text("cell", outside).json("value", text_of(value)));
  }

  // The format takes the values from the dots of the puzzle, or the usual one when there are none. Letters always have
  // two sums.
  bool add_negative(std::string_view key, const Rule& rule) {
    const FPuzzleKind& dots = *f_puzzle_kind_of_key(key);
    std::vector<std::uint16_t> values;
    if (dots.form == FPuzzleForm::Letter) {
      for (const SumLetter& each : kSumLetters) values.push_back(static_cast<std::uint16_t>(each.sum));
    } else {
      for (const Rule& other : puzzle_.rules) {
        if (other.kind == dots.kind) values.push_back(other.values[0]);
      }
      if (values.empty()) values.push_back(static_cast<std::uint16_t>(dots.usual));
    }
    shell_sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values == rule.values && add_text("negative", json_of(key));
  }

  std::string names(const std::vector<Cell>& cells) const {
    std::vector<std::string> texts;
    for (const Cell cell : cells) texts.push_back(json_of(foreign_name(cell, layout_)));
    return json_array(texts);
  }
  static std::string place(int row, int column) { return "R" + std::to_string(row) + "C" + std::to_string(column); }

  const ParsedPuzzle& puzzle_;
  const Layout& layout_;
  // The entries of each key.
  std::map<std::string_view, std::vector<std::string>> entries_;
  std::vector<std::string_view> switches_;
};

}  // namespace

Result<std::string, ForeignRefusal> write_f_puzzle(const ParsedPuzzle& puzzle) { return FPuzzleText(puzzle).write(); }

}  // namespace nonet
