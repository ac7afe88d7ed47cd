#include "core/formats/foreign/sudoku_solver_writing.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "core/formats/foreign/foreign_text.h"
#include "core/formats/foreign/sudoku_solver_kinds.h"
#include "core/formats/foreign/sudoku_solver_lines.h"
#include "core/formats/foreign/sudoku_solver_parts.h"
#include "core/formats/foreign/sudoku_solver_region_sums.h"
#include "core/formats/foreign/sudoku_solver_text.h"
#include "core/formats/layout_name.h"
#include "core/formats/rule_text.h"
#include "core/formats/symbols.h"

namespace nonet {

namespace {

std::string name_in_text(const SolverKind& row) {
  std::string text(row.type);
  if (!row.argument.empty()) text.append("~").append(row.argument);
  return text;
}

class SolverWriting : SolverParts {
 public:
  explicit SolverWriting(const ParsedPuzzle& puzzle)
      : SolverParts(*puzzle.grid.layout()), puzzle_(puzzle), board_(puzzle.grid.layout()) {}

  Result<std::string, ForeignRefusal> write() {
    if (!add_layout()) return ForeignRefusal{};
    for (std::uint16_t index = 0; index < layout_.cell_count(); ++index) {
      // The candidates of a given are not listed.
      const bool is_open = puzzle_.grid[Cell{index}].is_blank();
      candidates_.push_back(is_open ? written_candidates(puzzle_, Cell{index}) : DigitSet::full(digit_count()));
    }
    for (const Rule& rule : puzzle_.rules) {
      if (!add(rule)) return ForeignRefusal{write_rule(rule, layout_)};
    }
    add_digits();
    return text_.empty() ? ".Shape~9x9" : text_;
  }

 private:
  int longer_side() const { return std::max(board_->rows(), board_->columns()); }

  // Returns false for several grids, other than extra cells, for grids with empty places, and for regions that the
  // format does not have.
  bool add_layout() {
    if (!find_extra_cells() || board_->has_empty_places()) return false;
    if (std::max(longer_side(), digit_count()) > kMaxForeignSide) return false;
    add_shape();
    for (const std::string& part : extra_cells_.parts()) add_part(part);
    const bool has_usual_boxes = board_->is_square() ? add_regions_of_square() : has_usual_boxes_of_shape();
    if (!has_usual_boxes && !board_->is_square() && !add_regions_of_shape()) return false;
    return std::all_of(board_->rules().begin(), board_->rules().end(),
                       [&](const Rule& rule) { return add_layout_rule(rule.kind, has_usual_boxes); });
  }

  bool find_extra_cells() {
    if (layout_.grids().size() == 1) return true;
    if (!extra_cells_.find_in(layout_)) return false;
    LayoutSpec spec = layout_.spec();
    spec.grids.resize(1);
    board_ = Layout::make(spec).value();
    return true;
  }

  void add_shape() {
    constexpr int kUsualSide = 9;
    if (board_->rows() == kUsualSide && board_->columns() == kUsualSide && digit_count() == kUsualSide) return;
    std::string shape = "Shape~" + std::to_string(board_->rows()) + 'x' + std::to_string(board_->columns());
    if (digit_count() != longer_side()) shape += '~' + std::to_string(digit_count());
    add_part(shape);
  }

  // Returns true for the usual regions, which no part says.
  bool add_regions_of_square() {
    const LayoutRef usual = Layout::of_side(board_->side());
    bool is_usual = usual != nullptr;
    for (std::uint16_t index = 0; index < board_->cell_count(); ++index)
      is_usual = is_usual && usual->region(Cell{index}) == board_->region(Cell{index});
    const bool has_rows_alone = board_->has_boxes() && board_->box_rows() == 1;
    if (!is_usual && (usual || !has_rows_alone)) add_part("NoBoxes");
    if (!is_usual && !has_rows_alone) add_part("Jigsaw~" + region_labels(*board_));
    return is_usual;
  }

  bool has_boxes_of(std::pair<int, int> boxes) const {
    const GridSpec& grid = board_->grid(0);
    return grid.regions.empty() && boxes == std::pair(grid.box_rows, grid.box_columns);
  }
  bool has_usual_boxes_of_shape() const {
    return has_boxes_of(solver_boxes(board_->rows(), board_->columns(), longer_side()));
  }

  // Boxes of another size; no boxes; or pieces of one size, and cells in no region, which are regions of one cell here.
  bool add_regions_of_shape() {
    const GridSpec& grid = board_->grid(0);
    const int box = grid.box_rows * grid.box_columns;
    if (grid.has_boxes() && has_boxes_of(solver_boxes(board_->rows(), board_->columns(), box)))
      return add_part("RegionSize~" + std::to_string(box)), true;
    if (solver_boxes(board_->rows(), board_->columns(), longer_side()).first != 0) add_part("NoBoxes");
    if (!grid.has_regions()) return true;
    int size = 0;
    std::map<int, int> sizes;
    for (std::uint16_t index = 0; index < board_->cell_count(); ++index)
      size = std::max(size, ++sizes[board_->region(Cell{index})]);
    if (size < longer_side()) return false;
    if (size != longer_side()) add_part("RegionSize~" + std::to_string(size));
    constexpr char kInNoRegion = '0';
    std::string labels;
    std::map<int, char> names;
    for (std::uint16_t index = 0; index < board_->cell_count(); ++index) {
      const int region = board_->region(Cell{index});
      if (sizes[region] != size && sizes[region] != 1) return false;
      const auto number = static_cast<std::uint8_t>(names.size() + 1);
      if (sizes[region] == size && !names.contains(region)) names[region] = symbol_of(Digit{number});
      labels += sizes[region] == size ? names[region] : kInNoRegion;
    }
    // So many cells in no region would be a region.
    const auto others = std::count(labels.begin(), labels.end(), kInNoRegion);
    if (others >= longer_side() && others <= digit_count()) return false;
    return add_part("Jigsaw~" + labels), true;
  }

  bool add_layout_rule(RuleKind kind, bool has_usual_boxes) {
    if (kind == RuleKind::X) {
      add_part(name_in_text(solver_kind(RuleKind::RisingDiagonal)));
      return add_part(name_in_text(solver_kind(RuleKind::FallingDiagonal))), true;
    }
    const bool is_windoku = board_->is_square() && digit_count() == 9;
    const bool is_as_wide_as_high = board_->rows() == board_->columns();
    if ((kind == RuleKind::Windoku && !is_windoku) ||
        (kind == RuleKind::Disjoint && (!has_usual_boxes || !is_as_wide_as_high)))
      return false;
    return std::any_of(solver_kinds().begin(), solver_kinds().end(),
                       [&](const SolverKind& row) { return row.kind == kind && (add_part(name_in_text(row)), true); });
  }

  // Returns false when the format cannot say the rule.
  bool add(const Rule& rule) {
    if (rule.kind == RuleKind::Even) return keep_remainder(rule, 0);
    if (rule.kind == RuleKind::Odd) return keep_remainder(rule, 1);
    if (rule.kind == RuleKind::AnyOf) return add_group("Or", rule.parts);
    return add_by_other_types(rule) ||
           std::any_of(solver_kinds().begin(), solver_kinds().end(),
                       [&](const SolverKind& row) { return row.kind == rule.kind && add_as(row, rule); });
  }

  // Returns false when the format cannot say one of the rules.
  bool add_group(const char* type, const std::vector<Rule>& parts) {
    const std::string before = text_;
    add_part(type);
    if (!std::all_of(parts.begin(), parts.end(), [&](const Rule& part) { return add_inside(part); }))
      return text_ = before, false;
    return add_part("End"), true;
  }

  static bool is_said_by_parts(RuleKind kind) {
    constexpr std::array kKinds{RuleKind::Even,    RuleKind::Odd,   RuleKind::Minimum,
                                RuleKind::Maximum, RuleKind::Clone, RuleKind::BoxIndexer};
    return std::find(kKinds.begin(), kKinds.end(), kind) != kKinds.end();
  }

  // What is said about candidates and about the whole grid has other forms inside of a group. Several parts are one
  // alternative.
  bool add_inside(const Rule& rule) {
    if (rule.kind == RuleKind::AllOf) return add_group("And", rule.parts);
    if (is_said_by_parts(rule.kind)) {
      add_part("And");
      if (rule.kind == RuleKind::Even || rule.kind == RuleKind::Odd) {
        for (const Cell cell : rule.cells) add_set(cell, digits_with_remainder(rule.kind == RuleKind::Odd ? 1 : 0));
      } else {
        add(rule);
      }
      return add_part("End"), true;
    }
    return !rule.cells.empty() && add(rule);
  }

  // Returns false when the row cannot say the values of the rule.
  bool add_as(const SolverKind& row, const Rule& rule) {
    switch (row.form) {
      case SolverForm::Cells: return add_cells(row, rule);
      case SolverForm::Value:
      case SolverForm::Parts:
      case SolverForm::UsualValue: return add_with_value(row, rule);
      case SolverForm::Sum: return !rule.values.empty() && add_with_value(row, rule);
      case SolverForm::Pill: return add_pill(row, rule);
      case SolverForm::Segments: return add_segments(row, rule);
      case SolverForm::Sets:
        return add_part(name_in_text(row) + '~' + std::to_string(rule.values.size()), rule.cells), true;
      case SolverForm::Digits: return add_part(name_in_text(row) + '~' + digits_of(rule), rule.cells), true;
      case SolverForm::Group: return add_group_rule(row, rule);
      case SolverForm::Pairs: return rule.values == values_of(row) && (add_part(name_in_text(row), rule.cells), true);
      case SolverForm::Steps: return add_part(name_in_text(row), {rule.cells[1], rule.cells[0]}), true;
      case SolverForm::Clue: return add_clue(row, rule);
      case SolverForm::TwoClues: return add_directed_clue(row, rule);
      case SolverForm::Diagonal: return false;
      case SolverForm::Square: return add_square(row, rule);
      case SolverForm::Relation: return add_relation(row.type, rule.values, rule.cells), true;
      case SolverForm::Grid: return add_grid_rule(row, rule);
      case SolverForm::Layout: return add_diagonal(row);
    }
    return false;
  }

  bool add_cells(const SolverKind& row, const Rule& rule) {
    if (!rule.values.empty()) return false;
    const bool is_region_sum = rule.kind == RuleKind::RegionSumLine;
    // Regions that are rows are none there.
    if (is_region_sum && board_->box_rows() == 1) return false;
    return add_part(name_in_text(row), is_region_sum ? written_region_sums(rule.cells, layout_) : rule.cells), true;
  }

  bool add_with_value(const SolverKind& row, const Rule& rule) {
    return add_part(name_in_text(row) + '~' + std::to_string(rule.values[0]), rule.cells), true;
  }

  bool add_segments(const SolverKind& row, const Rule& rule) {
    std::string part = name_in_text(row);
    std::size_t place = 0;
    for (const std::size_t length : rule.values) {
      if (place > 0) part.append("~").append(kNextSegment);
      for (const std::size_t end = place + length; place < end; ++place) part += '~' + short_name(rule.cells[place]);
    }
    return add_part(part), true;
  }

  static std::string digits_of(const Rule& rule) {
    std::string digits;
    for (const int digit : rule.values) digits += (digits.empty() ? "" : "_") + std::to_string(digit);
    return digits;
  }

  // The rule is about the grid, or about a group of extra cells.
  bool add_group_rule(const SolverKind& row, const Rule& rule) {
    const std::size_t first = rule.cells.front().index;
    const auto of_grid = static_cast<std::size_t>(board_->cell_count());
    const std::size_t count = rule.cells.size();
    if (rule.cells.back().index - first + 1 != count) return false;
    std::optional<std::string> group;
    if (first >= of_grid) group = extra_cells_.group_of(first - of_grid, count);
    if (first == 0 && count == of_grid) group.emplace();
    return group && (add_part(name_in_text(row) + '~' + *group + '~' + digits_of(rule)), true);
  }

  // The clues at both ends of a line are parts of their own here.
  bool add_directed_clue(const SolverKind& row, const Rule& rule) {
    const std::string value = std::to_string(rule.values[0]);
    const bool is_at_first_end = rule.cells[0] < rule.cells[1];
    add_part(name_in_text(row) + '~' + line_name(rule) + (is_at_first_end ? '~' + value + '~' : "~~" + value));
    return true;
  }

  bool add_clue(const SolverKind& row, const Rule& rule) {
    return add_part(name_in_text(row) + '~' + std::to_string(rule.values[0]) + '~' + line_name(rule)), true;
  }

  std::string line_name(const Rule& rule) const {
    const bool is_row = layout_.row(rule.cells[0]) == layout_.row(rule.cells[1]);
    const int number = is_row ? layout_.row(rule.cells[0]) : layout_.column(rule.cells[0]);
    return (is_row ? 'R' : 'C') + std::to_string(number + 1);
  }

  // The number in a pill is read from left to right, or from top to bottom.
  bool add_pill(const SolverKind& row, const Rule& rule) {
    const auto first_of_line = rule.cells.begin() + rule.values[0];
    if (first_of_line >= rule.cells.end()) return false;
    if (std::is_sorted(rule.cells.begin(), first_of_line)) return add_with_value(row, rule);
    // A number in another order is a sum with weights.
    std::string weights = "Sum~0_=";
    for (std::size_t zeros = static_cast<std::size_t>(rule.values[0]); zeros-- > 0;)
      weights += "_-1" + std::string(zeros, '0');
    for (auto cell = first_of_line; cell != rule.cells.end(); ++cell) weights += "_1";
    return add_part(weights, rule.cells), true;
  }

  bool add_square(const SolverKind& row, const Rule& rule) {
    std::string part = name_in_text(row) + '~' + short_name(rule.cells[0]);
    for (const int digit : rule.values) part += '~' + std::to_string(digit);
    return add_part(part), true;
  }

  DigitSet digits_with_remainder(int remainder) const {
    DigitSet digits;
    for (int digit = 1; digit <= digit_count(); ++digit) {
      if (digit % 2 == remainder) digits = digits | DigitSet(Digit{static_cast<std::uint8_t>(digit)});
    }
    return digits;
  }

  bool keep_remainder(const Rule& rule, int remainder) {
    const DigitSet digits = digits_with_remainder(remainder);
    for (const Cell cell : rule.cells) candidates_[cell.index] = candidates_[cell.index] & digits;
    return true;
  }

  // Two diagonals would be a part of the layout.
  bool add_diagonal(const SolverKind& row) {
    if (text_.find('.' + std::string(row.type) + '~') != std::string::npos) return false;
    return add_part(name_in_text(row)), true;
  }

  template <class Rules>
  static bool has_dots(const Rules& rules) {
    return std::any_of(rules.begin(), rules.end(), [](const Rule& rule) {
      return rule.kind == RuleKind::WhiteDot || rule.kind == RuleKind::BlackDot || has_dots(rule.parts);
    });
  }

  // A type that says several rules is written once, and only when the puzzle has all of them.
  bool add_grid_rule(const SolverKind& row, const Rule& rule) {
    if (rule.values != values_of(row) || (rule.kind == RuleKind::NonConsecutive && has_dots(puzzle_.rules)))
      return false;
    bool is_first = true;
    for (const SolverKind& other : solver_kinds()) {
      if (other.type != row.type || other.kind == row.kind) continue;
      if (std::find(puzzle_.rules.begin(), puzzle_.rules.end(), Rule{other.kind, {}, values_of(other)}) ==
          puzzle_.rules.end())
        return false;
      is_first = is_first && row.kind < other.kind;
    }
    if (is_first) add_part(name_in_text(row));
    return true;
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
      if (!(digits == DigitSet::full(digit_count()))) add_set(Cell{index}, digits);
    }
  }

  const ParsedPuzzle& puzzle_;
  // The layout without extra cells.
  LayoutRef board_;
  // What each cell may have.
  std::vector<DigitSet> candidates_;
};

}  // namespace

Result<std::string, ForeignRefusal> write_sudoku_solver_text(const ParsedPuzzle& puzzle) {
  return SolverWriting(puzzle).write();
}

}  // namespace nonet
