#include "core/formats/foreign/sudoku_solver_writing.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "core/formats/foreign/foreign_text.h"
#include "core/formats/rule_text.h"
#include "core/formats/symbols.h"

namespace nonet {

namespace {

// The type of a rule with cells alone. Empty for other kinds.
std::string_view type_of_cells(RuleKind kind) {
  switch (kind) {
    case RuleKind::Thermometer: return "Thermo";
    case RuleKind::Renban: return "Renban";
    case RuleKind::Entropic: return "Entropic";
    case RuleKind::RegionSumLine: return "RegionSumLine";
    case RuleKind::Between: return "Between";
    case RuleKind::Palindrome: return "Palindrome";
    case RuleKind::Zipper: return "Zipper";
    case RuleKind::DoubleArrow: return "DoubleArrow";
    case RuleKind::Modular: return "Modular~3";
    case RuleKind::RowIndexer: return "Indexing~R";
    case RuleKind::ColumnIndexer: return "Indexing~C";
    default: return {};
  }
}

// The type of a rule with a value before the cells.
std::string_view type_with_value(RuleKind kind) {
  switch (kind) {
    case RuleKind::Lockout: return "Lockout";
    case RuleKind::Whisper: return "Whisper";
    case RuleKind::LittleKiller: return "Sum";
    default: return {};
  }
}

std::string_view type_of_clue(RuleKind kind) {
  switch (kind) {
    case RuleKind::XSum: return "XSum";
    case RuleKind::Skyscraper: return "Skyscraper";
    case RuleKind::NumberedRoom: return "NumberedRoom";
    default: return {};
  }
}

class SolverWriting {
 public:
  explicit SolverWriting(const ParsedPuzzle& puzzle) : puzzle_(puzzle), layout_(*puzzle.grid.layout()) {}

  Result<std::string, ForeignRefusal> write() {
    if (side() > kMaxForeignSide || !add_layout()) return ForeignRefusal{};
    for (std::uint16_t index = 0; index < layout_.cell_count(); ++index)
      candidates_.push_back(written_candidates(puzzle_, Cell{index}));
    for (const Rule& rule : puzzle_.rules) {
      if (!add(rule)) return ForeignRefusal{write_rule(rule, layout_)};
    }
    add_digits();
    return text_.empty() ? ".Shape~9x9" : text_;
  }

 private:
  int side() const { return layout_.side(); }

  void add_part(std::string_view type, const std::vector<Cell>& cells = {}) {
    text_.append(".").append(type);
    for (const Cell cell : cells) text_ += '~' + short_name(cell);
  }

  bool add_layout() {
    constexpr int kUsualSide = 9;
    if (side() != kUsualSide) {
      const std::string number = std::to_string(side());
      add_part("Shape~" + number + 'x' + number);
    }
    const LayoutRef usual = Layout::of_side(side());
    bool is_usual = usual != nullptr;
    std::string labels;
    for (std::uint16_t index = 0; index < layout_.cell_count(); ++index) {
      const int region = layout_.region(Cell{index});
      labels += symbol_of(Digit{static_cast<std::uint8_t>(region + 1)});
      is_usual = is_usual && usual->region(Cell{index}) == region;
    }
    const bool has_rows_alone = layout_.has_boxes() && layout_.box_rows() == 1;
    if (!is_usual && (usual || !has_rows_alone)) add_part("NoBoxes");
    if (!is_usual && !has_rows_alone) add_part("Jigsaw~" + labels);
    return std::all_of(layout_.rules().begin(), layout_.rules().end(),
                       [&](const Rule& rule) { return add_layout_rule(rule.kind, is_usual); });
  }

  bool add_layout_rule(RuleKind kind, bool has_usual_boxes) {
    switch (kind) {
      case RuleKind::X: return add_part("Diagonal~1"), add_part("Diagonal~-1"), true;
      case RuleKind::AntiKnight: return add_part("AntiKnight"), true;
      case RuleKind::AntiKing: return add_part("AntiKing"), true;
      case RuleKind::Windoku: return add_part("Windoku"), side() == 9;
      case RuleKind::Disjoint: return add_part("DisjointSets"), has_usual_boxes;
      default: return false;
    }
  }

  // Returns false when the format cannot say the rule.
  bool add(const Rule& rule) {
    const int value = rule.values.empty() ? 0 : rule.values[0];
    const std::string number = std::to_string(value);
    if (const auto type = type_of_cells(rule.kind); !type.empty()) return add_part(type, rule.cells), true;
    if (const auto type = type_with_value(rule.kind); !type.empty())
      return add_part(std::string(type) + '~' + number, rule.cells), true;
    if (const auto type = type_of_clue(rule.kind); !type.empty()) return add_clue(type, rule, number);
    switch (rule.kind) {
      case RuleKind::Cage:
        return add_part(value == 0 ? std::string("AllDifferent") : "Cage~" + number, rule.cells), true;
      case RuleKind::WhiteDot: return value == 1 && (add_part("WhiteDot", rule.cells), true);
      case RuleKind::BlackDot: return value == 2 && (add_part("BlackDot", rule.cells), true);
      case RuleKind::PairSum:
        return (value == 5 || value == 10) && (add_part(value == 5 ? "V" : "X", rule.cells), true);
      case RuleKind::Inequality: return add_part("GreaterThan", {rule.cells[1], rule.cells[0]}), true;
      case RuleKind::Arrow: return add_arrow(rule, value);
      case RuleKind::Sandwich: return add_sandwich(rule, number);
      case RuleKind::Quadruple: return add_quadruple(rule);
      case RuleKind::Even: return keep_remainder(rule, 0);
      case RuleKind::Odd: return keep_remainder(rule, 1);
      case RuleKind::RisingDiagonal: return add_diagonal("Diagonal~1");
      case RuleKind::FallingDiagonal: return add_diagonal("Diagonal~-1");
      case RuleKind::NonConsecutive: return !has_dots() && (add_part("AntiConsecutive"), true);
      case RuleKind::NegativeSum:
        return rule.values == std::vector<std::uint16_t>{5, 10} && (add_part("StrictXV"), true);
      case RuleKind::NegativeWhite:
        return is_strict(rule, 1, RuleKind::NegativeBlack, 2) && (add_part("StrictKropki"), true);
      // NegativeWhite has said both.
      case RuleKind::NegativeBlack: return is_strict(rule, 2, RuleKind::NegativeWhite, 1);
      case RuleKind::Relation: return add_relation(rule.values, rule.cells);
      case RuleKind::SlowThermometer: {
        std::vector<std::uint16_t> not_smaller;
        for (int digit = 1; digit <= side(); ++digit)
          not_smaller.push_back(static_cast<std::uint16_t>(((1u << side()) - 1) & ~((1u << (digit - 1)) - 1)));
        return add_relation(not_smaller, rule.cells);
      }
      default: return false;
    }
  }

  // The clues at both ends of a line are parts of their own here.
  bool add_clue(std::string_view type, const Rule& rule, const std::string& value) {
    const bool is_row = layout_.row(rule.cells[0]) == layout_.row(rule.cells[1]);
    const bool is_at_first_end = rule.cells[0] < rule.cells[1];
    add_part(std::string(type) + '~' + line_name(rule, is_row) + (is_at_first_end ? '~' + value + '~' : "~~" + value));
    return true;
  }

  bool add_sandwich(const Rule& rule, const std::string& value) {
    const bool is_row = layout_.row(rule.cells[0]) == layout_.row(rule.cells[1]);
    return add_part("Sandwich~" + value + '~' + line_name(rule, is_row)), true;
  }

  // A number above 9 is one letter.
  static char symbol_of_number(int number) { return static_cast<char>(number < 10 ? '0' + number : 'a' + number - 10); }
  std::string short_name(Cell cell) const {
    return {'R', symbol_of_number(layout_.row(cell) + 1), 'C', symbol_of_number(layout_.column(cell) + 1)};
  }

  std::string line_name(const Rule& rule, bool is_row) const {
    const int number = is_row ? layout_.row(rule.cells[0]) : layout_.column(rule.cells[0]);
    return (is_row ? 'R' : 'C') + std::to_string(number + 1);
  }

  // The number in a pill is read from left to right, or from top to bottom.
  bool add_arrow(const Rule& rule, int value) {
    if (value == 0) return add_part("Arrow", rule.cells), true;
    const auto first_of_line = rule.cells.begin() + value;
    if (first_of_line >= rule.cells.end() || !std::is_sorted(rule.cells.begin(), first_of_line)) return false;
    return add_part("PillArrow~" + std::to_string(value), rule.cells), true;
  }

  bool add_quadruple(const Rule& rule) {
    std::string part = "Quad~" + short_name(rule.cells[0]);
    for (const int digit : rule.values) part += '~' + std::to_string(digit);
    return add_part(part), true;
  }

  bool keep_remainder(const Rule& rule, int remainder) {
    DigitSet digits;
    for (int digit = 1; digit <= side(); ++digit) {
      if (digit % 2 == remainder) digits = digits | DigitSet(Digit{static_cast<std::uint8_t>(digit)});
    }
    for (const Cell cell : rule.cells) candidates_[cell.index] = candidates_[cell.index] & digits;
    return true;
  }

  // Two diagonals would be a part of the layout.
  bool add_diagonal(std::string_view part) {
    if (text_.find(".Diagonal~") != std::string::npos) return false;
    return add_part(part), true;
  }

  bool has_dots() const {
    return puzzle_.rules.contains(RuleKind::WhiteDot) || puzzle_.rules.contains(RuleKind::BlackDot);
  }

  bool is_strict(const Rule& rule, std::uint16_t value, RuleKind other, std::uint16_t other_value) const {
    return rule.values == std::vector{value} &&
           std::any_of(puzzle_.rules.begin(), puzzle_.rules.end(),
                       [&](const Rule& each) { return each.kind == other && each.values == std::vector{other_value}; });
  }

  // Bit (i - 1) · n + (j - 1) of the key says whether digit j may follow digit i. Six bits are a symbol, the lowest bit first.
  bool add_relation(const std::vector<std::uint16_t>& sets, const std::vector<Cell>& cells) {
    constexpr std::size_t kBits = 6;
    std::vector<std::uint32_t> symbols;
    std::size_t bit = 0;
    for (const std::uint16_t set : sets) {
      for (int digit = 0; digit < side(); ++digit, ++bit) {
        if (bit % kBits == 0) symbols.push_back(0);
        symbols.back() |= (set >> digit & 1u) << (bit % kBits);
      }
    }
    while (!symbols.empty() && symbols.back() == 0) symbols.pop_back();
    std::string key;
    for (const std::uint32_t symbol : symbols) key += base64_symbol(symbol);
    return add_part("Pair~" + key + '~', cells), true;
  }

  void add_digits() {
    for (std::uint16_t index = 0; index < layout_.cell_count(); ++index) {
      const Digit given = puzzle_.grid[Cell{index}];
      DigitSet digits = candidates_[index];
      if (!given.is_blank()) {
        add_set(Cell{index}, DigitSet(given));
        if (digits.contains(given)) continue;
      }
      // Two different givens leave a cell no digit.
      if (digits.empty()) add_set(Cell{index}, DigitSet(Digit{1}));
      if (digits.empty()) digits = DigitSet(Digit{2});
      if (!(digits == DigitSet::full(side()))) add_set(Cell{index}, digits);
    }
  }

  void add_set(Cell cell, DigitSet digits) {
    std::string part = '~' + short_name(cell);
    digits.for_each([&](Digit digit) { part += '_' + std::to_string(digit.value); });
    add_part(part);
  }

  const ParsedPuzzle& puzzle_;
  const Layout& layout_;
  std::string text_;
  // What each cell may have.
  std::vector<DigitSet> candidates_;
};

}  // namespace

Result<std::string, ForeignRefusal> write_sudoku_solver_text(const ParsedPuzzle& puzzle) {
  return SolverWriting(puzzle).write();
}

}  // namespace nonet
