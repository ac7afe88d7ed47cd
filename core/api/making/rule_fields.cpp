#include "core/api/making/rule_fields.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include "core/generate/rules/rule_drawing.h"
#include "core/grid/rule_table.h"
#include "core/util/split.h"

namespace nonet {

namespace {

constexpr int kMaxWeight = 1000;

std::optional<int> number_of(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < 0) return std::nullopt;
  return number;
}

struct Bounds {
  int least;
  int most;
};

// Reads `A-B`, or `N` for both.
std::optional<Bounds> bounds_of(std::string_view text) {
  const std::size_t dash = text.find('-');
  const auto least = number_of(text.substr(0, dash));
  const auto most = dash == std::string_view::npos ? least : number_of(text.substr(dash + 1));
  if (!least || !most || *least > *most) return std::nullopt;
  return Bounds{*least, *most};
}

class RuleGoalReader {
 public:
  // `board` has the layout and the symmetry of the fields.
  RuleGoalReader(const GoalFields& fields, const PuzzleForm& board)
      : fields_(fields),
        board_(board),
        side_(fields.drawn             ? fields.drawn->digit_count()
              : board.jigsaw_side != 0 ? board.jigsaw_side
                                       : board.layout->digit_count()) {}

  Result<RuleGoal, GoalError> read() const {
    if (side_ < kMinRulePuzzleSide || side_ > kMaxRulePuzzleSide) return GoalError{GoalFault::BadSide, "layout"};
    if (fields_.drawn) return read_completion();
    if (fields_.rules == "killer") return read_killer();
    const auto mix = read_mix(fields_.rules);
    return mix ? Result<RuleGoal, GoalError>(RuleGoal(mix.value())) : mix.error();
  }

 private:
  int cell_count() const { return side_ * side_; }

  Result<RuleGoal, GoalError> read_killer() const {
    KillerForm form;
    form.layout = board_.layout;
    form.jigsaw_side = board_.jigsaw_side;
    form.most_cells = std::min(form.most_cells, side_);
    form.symmetry = board_.symmetry;
    form.only_needed_cages = fields_.minimal;
    if (form.symmetry != Symmetry::None && form.symmetry != Symmetry::HalfTurn)
      return GoalError{GoalFault::BadSymmetry, "symmetry"};
    if (!fields_.cells.empty()) {
      const auto cells = bounds_of(fields_.cells);
      // The middle cell of a symmetric killer is in a cage with an odd number of cells.
      const bool has_middle = form.symmetry == Symmetry::HalfTurn && side_ % 2 != 0;
      if (!cells || cells->least < 1 || cells->most > side_ || (has_middle && cells->least > 1 && cells->most < 3))
        return GoalError{GoalFault::BadCells, "cells"};
      form.fewest_cells = cells->least;
      form.most_cells = cells->most;
    }
    form.adds_givens = fields_.clues.empty();
    if (!fields_.clues.empty()) {
      const auto givens = bounds_of(fields_.clues);
      if (!givens || givens->least != givens->most || givens->most > cell_count())
        return GoalError{GoalFault::BadGivens, "clues"};
      form.givens = givens->most;
    }
    return RuleGoal(form);
  }

  Result<RuleGoal, GoalError> read_completion() const {
    if (!fields_.clues.empty()) return GoalError{GoalFault::BadGivens, "clues"};
    const auto mix = read_mix(fields_.rules == "killer" ? rule_row(RuleKind::Cage).id : fields_.rules);
    if (!mix) return mix.error();
    return RuleGoal(RuleCompletionForm{*fields_.drawn, mix.value().kinds, mix.value().longest});
  }

  Result<RuleMixForm, GoalError> read_mix(std::string_view rules) const {
    RuleMixForm form;
    form.layout = board_.layout;
    form.jigsaw_side = board_.jigsaw_side;
    form.longest = std::min(form.longest, side_);
    if (board_.symmetry != Symmetry::None) return GoalError{GoalFault::BadSymmetry, "symmetry"};
    for (const std::string_view name : split(rules, ',')) {
      const auto share = share_of(name);
      if (!share) return GoalError{GoalFault::UnknownRule, "rules", 0, 0, std::string(name)};
      const auto is_same = [&](const RuleShare& other) { return other.kind == share->kind; };
      if (std::any_of(form.kinds.begin(), form.kinds.end(), is_same))
        return GoalError{GoalFault::RepeatedRule, "rules", 0, 0, std::string(name)};
      form.kinds.push_back(*share);
    }
    constexpr int kFewestCellsOfLine = 3;
    if (!fields_.cells.empty()) {
      const auto cells = number_of(fields_.cells);
      if (!cells || *cells < kFewestCellsOfLine || *cells > side_) return GoalError{GoalFault::BadCells, "cells"};
      form.longest = *cells;
    }
    if (!fields_.clues.empty()) {
      const auto givens = bounds_of(fields_.clues);
      if (!givens || givens->least != 0) return GoalError{GoalFault::BadGivens, "clues"};
      form.most_givens = givens->most;
    }
    return form;
  }

  static std::optional<RuleShare> share_of(std::string_view name) {
    const std::size_t sign = name.find('=');
    const auto kind = rule_kind_named(name.substr(0, sign));
    const auto weight = sign == std::string_view::npos ? std::optional(1) : number_of(name.substr(sign + 1));
    if (!kind || !is_makeable(*kind) || !weight || *weight < 1 || *weight > kMaxWeight) return std::nullopt;
    return RuleShare{*kind, *weight};
  }

  const GoalFields& fields_;
  const PuzzleForm& board_;
  const int side_;
};

}  // namespace

Result<RuleGoal, GoalError> read_rule_goal(const GoalFields& fields) {
  const std::string_view other = first_field_set(fields, FieldUse::GoalWithoutRules);
  if (!other.empty()) return GoalError{GoalFault::FieldWithRules, other};
  if (fields.keep) return GoalError{GoalFault::FieldWithRules, "keep"};
  if (fields.start) return GoalError{GoalFault::FieldWithRules, "start"};
  GoalFields of_board;
  of_board.layout = fields.layout;
  of_board.symmetry = fields.symmetry;
  const auto board = read_form(of_board);
  if (!board) return board.error();
  return RuleGoalReader(fields, board.value()).read();
}

}  // namespace nonet
