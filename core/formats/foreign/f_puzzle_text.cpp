#include "core/formats/foreign/f_puzzle_text.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/formats/json.h"
#include "core/formats/rule_text.h"

namespace nonet {

namespace {

// The key of a rule whose entries are lines without a value. Empty for other kinds.
std::string_view key_of_lines(RuleKind kind) {
  switch (kind) {
    case RuleKind::Thermometer: return "thermometer";
    case RuleKind::SlowThermometer: return "slowthermometer";
    case RuleKind::Between: return "betweenline";
    case RuleKind::Palindrome: return "palindrome";
    case RuleKind::Renban: return "renban";
    case RuleKind::RegionSumLine: return "regionsumline";
    case RuleKind::Entropic: return "entropicline";
    case RuleKind::Modular: return "modularline";
    case RuleKind::Nabner: return "nabner";
    case RuleKind::Zipper: return "zipperline";
    case RuleKind::DoubleArrow: return "doublearrow";
    default: return {};
  }
}

// The key of a rule whose entries are cells without a value.
std::string_view key_of_cells(RuleKind kind) {
  switch (kind) {
    case RuleKind::RowIndexer: return "rowindexer";
    case RuleKind::ColumnIndexer: return "columnindexer";
    case RuleKind::BoxIndexer: return "boxindexer";
    default: return {};
  }
}

// The key of a rule whose entries are single cells.
std::string_view key_of_single_cells(RuleKind kind) {
  switch (kind) {
    case RuleKind::Odd: return "odd";
    case RuleKind::Even: return "even";
    case RuleKind::Minimum: return "minimum";
    case RuleKind::Maximum: return "maximum";
    default: return {};
  }
}

std::string text_of(int number) { return json_of(std::to_string(number)); }

class FPuzzleText {
 public:
  explicit FPuzzleText(const ParsedPuzzle& puzzle) : puzzle_(puzzle), layout_(*puzzle.grid.layout()) {}

  Result<std::string, ForeignRefusal> write() {
    if (layout_.side() > kMaxForeignSide) return ForeignRefusal{};
    add_layout_rules();
    for (const Rule& rule : puzzle_.rules) {
      if (!add(rule)) return ForeignRefusal{write_rule(rule, layout_)};
    }
    JsonObject object;
    object.number("size", static_cast<std::uint64_t>(layout_.side())).json("grid", grid());
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

  void add_layout_rules() {
    for (const Rule& rule : layout_.rules()) {
      switch (rule.kind) {
        case RuleKind::AntiKnight: switches_.emplace_back("antiknight"); break;
        case RuleKind::AntiKing: switches_.emplace_back("antiking"); break;
        case RuleKind::Disjoint: switches_.emplace_back("disjointgroups"); break;
        case RuleKind::X: switches_.insert(switches_.end(), {"diagonal+", "diagonal-"}); break;
        default: add_houses(rule.kind); break;
      }
    }
  }

  void add_houses(RuleKind kind) {
    for (const RuleHouse& house : rule_row(kind).houses(layout_))
      entries_["extraregion"].push_back(JsonObject().json("cells", names(house.cells)).str());
  }

  // Returns false when the format cannot say the rule.
  bool add(const Rule& rule) {
    const std::string cells = names(rule.cells);
    const int value = rule.values.empty() ? 0 : rule.values[0];
    if (const auto key = key_of_lines(rule.kind); !key.empty()) return add_line(key, cells);
    if (const auto key = key_of_cells(rule.kind); !key.empty())
      return add_entry(key, JsonObject().json("cells", cells));
    if (const auto key = key_of_single_cells(rule.kind); !key.empty()) return add_single_cells(key, rule);
    switch (rule.kind) {
      case RuleKind::Cage: {
        JsonObject cage;
        cage.json("cells", cells);
        if (value != 0) cage.json("value", text_of(value));
        return add_entry("killercage", cage);
      }
      case RuleKind::Whisper: return add_line("whispers", cells, value);
      case RuleKind::Lockout: return add_line("lockout", cells, value);
      case RuleKind::WhiteDot: return add_valued("difference", cells, text_of(value));
      case RuleKind::BlackDot: return add_valued("ratio", cells, text_of(value));
      case RuleKind::PairSum:
        return (value == 5 || value == 10) && add_valued("xv", cells, json_of(value == 5 ? "V" : "X"));
      case RuleKind::Quadruple: return add_quadruple(rule, cells);
      case RuleKind::Arrow: return add_arrow(rule, value);
      case RuleKind::LittleKiller: return add_little_killer(rule, cells, value);
      case RuleKind::Clone: return add_clone(rule);
      case RuleKind::Sandwich: return add_clue("sandwichsum", rule, value);
      case RuleKind::XSum: return add_clue("xsum", rule, value);
      case RuleKind::Skyscraper: return add_clue("skyscraper", rule, value);
      case RuleKind::NonConsecutive: return add_switch("nonconsecutive");
      case RuleKind::RisingDiagonal: return add_switch("diagonal+");
      case RuleKind::FallingDiagonal: return add_switch("diagonal-");
      case RuleKind::NegativeWhite: return add_negative("difference", rule, RuleKind::WhiteDot, 1);
      case RuleKind::NegativeBlack: return add_negative("ratio", rule, RuleKind::BlackDot, 2);
      case RuleKind::NegativeSum:
        return rule.values == std::vector<std::uint16_t>{5, 10} && add_text("negative", json_of("xv"));
      default: return false;
    }
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
  // Both diagonals together are a part of the layout.
  bool add_switch(std::string_view key) {
    const bool is_diagonal = key.starts_with("diagonal");
    const auto says_diagonal = [](std::string_view other) { return other.starts_with("diagonal"); };
    if (is_diagonal && std::any_of(switches_.begin(), switches_.end(), says_diagonal)) return false;
    switches_.push_back(key);
    return true;
  }

  // All cells of a key are one rule. Neighbours of several rules for extreme digits would be exempt from each other.
  bool add_single_cells(std::string_view key, const Rule& rule) {
    const bool is_first = !entries_.contains(key);
    if (!is_first && (rule.kind == RuleKind::Minimum || rule.kind == RuleKind::Maximum)) return false;
    for (const Cell cell : rule.cells) add_entry(key, JsonObject().text("cell", foreign_name(cell, layout_)));
    return true;
  }

  bool add_quadruple(const Rule& rule, const std::string& cells) {
    std::vector<std::string> digits;
    for (const int digit : rule.values) digits.push_back(std::to_string(digit));
    return add_entry("quadruple", JsonObject().json("cells", cells).json("values", json_array(digits)));
  }

  // The number in a pill is read from left to right, or from top to bottom.
  bool add_arrow(const Rule& rule, int value) {
    const auto first_of_line = rule.cells.begin() + std::max(value, 1);
    if (first_of_line >= rule.cells.end() || !std::is_sorted(rule.cells.begin(), first_of_line)) return false;
    const std::string pill = names({rule.cells.begin(), first_of_line});
    const std::string line = names({first_of_line - 1, rule.cells.end()});
    return add_entry("arrow", JsonObject().json("cells", pill).json("lines", json_array({line})));
  }

  bool add_clone(const Rule& rule) {
    const auto half = rule.cells.begin() + static_cast<std::ptrdiff_t>(rule.cells.size() / 2);
    return add_entry("clone", JsonObject()
                                  .json("cells", names({rule.cells.begin(), half}))
                                  .json("cloneCells", names({half, rule.cells.end()})));
  }

  bool add_little_killer(const Rule& rule, const std::string& cells, int value) {
    if (!is_full_diagonal(rule.cells, layout_)) return false;
    const int down = layout_.row(rule.cells[1]) - layout_.row(rule.cells[0]);
    const int right = layout_.column(rule.cells[1]) - layout_.column(rule.cells[0]);
    const std::string direction = std::string(down > 0 ? "D" : "U") + (right > 0 ? "R" : "L");
    const std::string outside = place(layout_.row(rule.cells[0]) + 1 - down, layout_.column(rule.cells[0]) + 1 - right);
    return add_entry("littlekillersum", JsonObject()
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

  // The format takes the values from the dots of the puzzle, or the usual one when there are none.
  bool add_negative(std::string_view key, const Rule& rule, RuleKind dots, std::uint16_t usual) {
    std::vector<std::uint16_t> values;
    for (const Rule& other : puzzle_.rules) {
      if (other.kind == dots) values.push_back(other.values[0]);
    }
    if (values.empty()) values.push_back(usual);
    std::sort(values.begin(), values.end());
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
