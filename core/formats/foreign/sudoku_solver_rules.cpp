#include "core/formats/foreign/sudoku_solver_rules.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <utility>

#include "core/formats/foreign/sudoku_solver_lines.h"
#include "core/util/split.h"

namespace nonet {

namespace {

// What the arguments of a type are, beside cells.
enum class Form : std::uint8_t {
  Cells,     // cells alone
  Value,     // a value, then cells
  Pairs,     // cells of which all neighbours are pairs of a rule
  Sum,       // a sum, which may be missing, then cells
  Clue,      // a value, then a row or a column
  TwoClues,  // a row or a column, then the clue at its first end, then the clue at its last end
};

struct Type {
  std::string_view name;
  Form form;
  RuleKind kind;
  int value = 0;  // of pairs
};

constexpr std::array kTypes{
    Type{"Thermo", Form::Cells, RuleKind::Thermometer},
    Type{"Renban", Form::Cells, RuleKind::Renban},
    Type{"Entropic", Form::Cells, RuleKind::Entropic},
    Type{"RegionSumLine", Form::Cells, RuleKind::RegionSumLine},
    Type{"Between", Form::Cells, RuleKind::Between},
    Type{"Palindrome", Form::Cells, RuleKind::Palindrome},
    Type{"Zipper", Form::Cells, RuleKind::Zipper},
    Type{"Arrow", Form::Cells, RuleKind::Arrow},
    Type{"DoubleArrow", Form::Cells, RuleKind::DoubleArrow},
    Type{"AllDifferent", Form::Cells, RuleKind::Cage},
    Type{"Lockout", Form::Value, RuleKind::Lockout},
    Type{"PillArrow", Form::Value, RuleKind::Arrow},
    Type{"Sum", Form::Value, RuleKind::LittleKiller},
    Type{"Cage", Form::Sum, RuleKind::Cage},
    Type{"WhiteDot", Form::Pairs, RuleKind::WhiteDot, 1},
    Type{"BlackDot", Form::Pairs, RuleKind::BlackDot, 2},
    Type{"X", Form::Pairs, RuleKind::PairSum, 10},
    Type{"V", Form::Pairs, RuleKind::PairSum, 5},
    Type{"Sandwich", Form::Clue, RuleKind::Sandwich},
    Type{"XSum", Form::TwoClues, RuleKind::XSum},
    Type{"Skyscraper", Form::TwoClues, RuleKind::Skyscraper},
    Type{"NumberedRoom", Form::TwoClues, RuleKind::NumberedRoom},
};

// Types that read_type() reads by functions of their own, or that are parts of the layout or of no meaning here.
constexpr std::array<std::string_view, 56> kOtherTypes{"Given",
                                                       "Shape",
                                                       "Jigsaw",
                                                       "NoBoxes",
                                                       "Diagonal",
                                                       "AntiKnight",
                                                       "AntiKing",
                                                       "AntiConsecutive",
                                                       "Windoku",
                                                       "DisjointSets",
                                                       "StrictKropki",
                                                       "StrictXV",
                                                       "Whisper",
                                                       "Modular",
                                                       "GreaterThan",
                                                       "LittleKiller",
                                                       "Quad",
                                                       "Indexing",
                                                       "RegionSameValues",
                                                       "SearchPriority",
                                                       "Or",
                                                       "And",
                                                       "Replicate",
                                                       "End",
                                                       "SumLine",
                                                       "Regex",
                                                       "NFA",
                                                       "ChaosConstruction",
                                                       "ChaosArrow",
                                                       "ChaosCount",
                                                       "RegionSize",
                                                       "Doppelganger",
                                                       "AntiTaxicab",
                                                       "GlobalEntropy",
                                                       "GlobalMod",
                                                       "FullRankTies",
                                                       "DutchFlatmates",
                                                       "ValueIndexing",
                                                       "RellikCage",
                                                       "EqualityCage",
                                                       "HiddenSkyscraper",
                                                       "FullRank",
                                                       "ContainAtLeast",
                                                       "ContainExact",
                                                       "LookAndSay",
                                                       "ConnectedValues",
                                                       "SameValues",
                                                       "EqualSum",
                                                       "Pair",
                                                       "PairX",
                                                       "CountingCircles",
                                                       "CountDistinct",
                                                       "Lunchbox",
                                                       "Binary",
                                                       "BinaryX",
                                                       "Var"};

// Visits each two of the cells that share an edge, in the order of the list.
template <class Visit>
void for_each_pair(const std::vector<Cell>& cells, const Layout& layout, Visit&& visit) {
  for (std::size_t one = 0; one < cells.size() && one < static_cast<std::size_t>(layout.cell_count()); ++one) {
    for (std::size_t other = one + 1; other < cells.size() && other < static_cast<std::size_t>(layout.cell_count());
         ++other) {
      const int down = std::abs(layout.row(cells[one]) - layout.row(cells[other]));
      const int right = std::abs(layout.column(cells[one]) - layout.column(cells[other]));
      if (down + right == 1) visit(cells[one], cells[other]);
    }
  }
}

bool read_two_clues(const Type& type, const SolverPart& part, ForeignPuzzle& puzzle) {
  return for_each_clue(part, puzzle.layout(), [&](const std::vector<Cell>& cells, int value) {
    puzzle.add(part.type, type.kind, cells, {value});
    return true;
  });
}

bool read_givens(const SolverPart& part, ForeignPuzzle& puzzle) {
  for (const std::string_view argument : part.arguments) {
    const std::vector<std::string_view> words = split(argument, '_');
    const auto cell = foreign_cell(words.front(), puzzle.layout());
    if (!cell) return false;
    DigitSet digits;
    for (std::size_t word = 1; word < words.size(); ++word) {
      const auto digit = foreign_number(words[word]);
      if (!digit || *digit < 1 || *digit > puzzle.layout().side()) return false;
      if (words.size() == 2) puzzle.give(*cell, *digit);
      digits = digits | DigitSet(Digit{static_cast<std::uint8_t>(*digit)});
    }
    if (words.size() > 2) puzzle.restrict(*cell, digits);
  }
  return true;
}

bool read_whisper(const SolverPart& part, ForeignPuzzle& puzzle) {
  std::span<const std::string_view> names = part.arguments;
  const auto value = names.empty() ? std::nullopt : foreign_number(names[0]);
  constexpr int kUsualDifference = 5;
  auto cells = foreign_cells(names.subspan(value ? 1 : 0), puzzle.layout());
  if (!cells) return false;
  return puzzle.add(part.type, RuleKind::Whisper, std::move(*cells), {value.value_or(kUsualDifference)}), true;
}

// A cell has a larger digit than each later cell that is its neighbour.
bool read_inequalities(const SolverPart& part, ForeignPuzzle& puzzle) {
  const auto cells = foreign_cells(part.arguments, puzzle.layout());
  if (!cells) return false;
  for_each_pair(*cells, puzzle.layout(), [&](Cell larger, Cell smaller) {
    puzzle.add(part.type, RuleKind::Inequality, {smaller, larger});
  });
  return true;
}

// The diagonal that begins at a cell of the edge, turning clockwise from side to side.
bool read_little_killer(const SolverPart& part, ForeignPuzzle& puzzle) {
  const Layout& layout = puzzle.layout();
  const auto value = part.arguments.size() == 2 ? foreign_number(part.arguments[0]) : std::nullopt;
  const auto first = value ? foreign_cell(part.arguments[1], layout) : std::nullopt;
  if (!first) return false;
  const int last = layout.side() - 1;
  int row = layout.row(*first);
  int column = layout.column(*first);
  if (row > 0 && row < last && column > 0 && column < last) return false;
  const bool rises = (column == last && row > 0) || (row == last && column > 0);
  const bool goes_left = (row == 0 && column > 0) || (column == last && row > 0 && row < last);
  std::vector<Cell> cells;
  for (; row >= 0 && row <= last && column >= 0 && column <= last; row += rises ? -1 : 1, column += goes_left ? -1 : 1)
    cells.push_back(layout.cell(row, column));
  return puzzle.add(part.type, RuleKind::LittleKiller, std::move(cells), {*value}), true;
}

bool read_quadruple(const SolverPart& part, ForeignPuzzle& puzzle) {
  const Layout& layout = puzzle.layout();
  const auto first = part.arguments.empty() ? std::nullopt : foreign_cell(part.arguments[0], layout);
  if (!first || layout.row(*first) + 1 == layout.side() || layout.column(*first) + 1 == layout.side()) return false;
  std::vector<int> digits;
  for (std::size_t place = 1; place < part.arguments.size(); ++place) {
    const auto digit = foreign_number(part.arguments[place]);
    if (!digit) return false;
    digits.push_back(*digit);
  }
  const int row = layout.row(*first);
  const int column = layout.column(*first);
  puzzle.add(part.type, RuleKind::Quadruple,
             {*first, layout.cell(row, column + 1), layout.cell(row + 1, column), layout.cell(row + 1, column + 1)},
             digits);
  return true;
}

bool read_indexers(const SolverPart& part, ForeignPuzzle& puzzle) {
  const bool is_row = !part.arguments.empty() && part.arguments[0] == "R";
  if (!is_row && (part.arguments.empty() || part.arguments[0] != "C")) return false;
  auto cells = foreign_cells(std::span(part.arguments).subspan(1), puzzle.layout());
  if (!cells) return false;
  return puzzle.add(part.type, is_row ? RuleKind::RowIndexer : RuleKind::ColumnIndexer, std::move(*cells)), true;
}

bool read_known_type(const Type& type, const SolverPart& part, ForeignPuzzle& puzzle) {
  const std::span<const std::string_view> all = part.arguments;
  const Layout& layout = puzzle.layout();
  const bool has_value = type.form == Form::Value || type.form == Form::Sum || type.form == Form::Clue;
  if (has_value && all.empty()) return false;
  const auto value = has_value ? foreign_number(all[0]) : std::nullopt;
  const int number = value.value_or(0);
  if (type.form == Form::Clue) {
    auto cells = all.size() == 2 ? line_named(all[1], layout) : std::nullopt;
    if (!cells || !value) return false;
    return puzzle.add(part.type, type.kind, std::move(*cells), {number}), true;
  }
  if (type.form == Form::TwoClues) return read_two_clues(type, part, puzzle);
  auto cells = foreign_cells(all.subspan(has_value ? 1 : 0), layout);
  if (!cells) return false;
  switch (type.form) {
    case Form::Value:
      if (!value) return false;
      if (cells->size() == 1 && type.kind == RuleKind::LittleKiller) return puzzle.give(cells->front(), number), true;
      if (type.kind == RuleKind::Arrow) {
        puzzle.add_pill(part.type, std::move(*cells), number);
      } else {
        puzzle.add(part.type, type.kind, std::move(*cells), {number});
      }
      return true;
    case Form::Sum:
      if (!value && !all[0].empty()) return false;
      puzzle.add(part.type, type.kind, std::move(*cells), number == 0 ? std::vector<int>{} : std::vector{number});
      return true;
    case Form::Pairs:
      for_each_pair(*cells, layout, [&](Cell one, Cell other) {
        puzzle.add(part.type, type.kind, {one, other}, {type.value});
      });
      return true;
    default: puzzle.add(part.type, type.kind, std::move(*cells)); return true;
  }
}

}  // namespace

bool is_solver_type(std::string_view name) {
  return std::any_of(kTypes.begin(), kTypes.end(), [&](const Type& it) { return it.name == name; }) ||
         std::find(kOtherTypes.begin(), kOtherTypes.end(), name) != kOtherTypes.end();
}

bool read_solver_part(const SolverPart& part, ForeignPuzzle& puzzle) {
  const auto known = std::find_if(kTypes.begin(), kTypes.end(), [&](const Type& it) { return it.name == part.type; });
  if (known != kTypes.end()) return read_known_type(*known, part, puzzle);
  if (part.type.empty() || part.type == "Given") return read_givens(part, puzzle);
  if (part.type == "Windoku") return puzzle.layout().rules().contains(RuleKind::Windoku);
  if (part.type == "DisjointSets") return puzzle.layout().rules().contains(RuleKind::Disjoint);
  if (part.type == "Whisper") return read_whisper(part, puzzle);
  if (part.type == "GreaterThan") return read_inequalities(part, puzzle);
  if (part.type == "LittleKiller") return read_little_killer(part, puzzle);
  if (part.type == "Quad") return read_quadruple(part, puzzle);
  if (part.type == "Indexing") return read_indexers(part, puzzle);
  if (part.type == "StrictXV") return puzzle.add(part.type, RuleKind::NegativeSum, {}, {5, 10}), true;
  if (part.type == "AntiConsecutive") return puzzle.add(part.type, RuleKind::NonConsecutive, {}), true;
  if (part.type == "StrictKropki") {
    puzzle.add(part.type, RuleKind::NegativeWhite, {}, {1});
    puzzle.add(part.type, RuleKind::NegativeBlack, {}, {2});
    return true;
  }
  if (is_line_of_machine(part.type)) return read_line_of_machine(part, puzzle);
  constexpr std::array<std::string_view, 9> kReadBefore{
      "Shape", "Jigsaw", "NoBoxes", "Diagonal", "AntiKnight", "AntiKing", "RegionSameValues", "SearchPriority", "And"};
  return std::find(kReadBefore.begin(), kReadBefore.end(), part.type) != kReadBefore.end();
}

}  // namespace nonet
