#include "core/api/making/rule_fields.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/generate/rules/rule_drawing.h"
#include "core/grid/rule_table.h"
#include "core/util/split.h"
#include "core/util/stable_hash.h"

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
    const bool is_square = board_.jigsaw_side != 0 || layout().is_square();
    if (!is_square || side_ < kMinRulePuzzleSide || side_ > kMaxRulePuzzleSide) {
      return GoalError{GoalFault::BadSide, "layout"};
    }
    if (fields_.drawn) return read_completion();
    if (fields_.rules == "killer") return read_killer();
    const auto mix = read_mix(fields_.rules);
    return mix ? Result<RuleGoal, GoalError>(RuleGoal(mix.value())) : mix.error();
  }

 private:
  const Layout& layout() const { return fields_.drawn ? *fields_.drawn->layout() : *board_.layout; }
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
    form.symmetry = board_.symmetry;
    const bool is_symmetric = form.symmetry != Symmetry::None;
    if (is_symmetric && (form.symmetry != Symmetry::HalfTurn || fields_.drawn))
      return GoalError{GoalFault::BadSymmetry, "symmetry"};
    for (const std::string_view name : split(rules, ',')) {
      const auto share = share_of(name);
      if (!share) return GoalError{GoalFault::UnknownRule, "rules", 0, 0, std::string(name)};
      const auto is_same = [&](const RuleShare& other) { return other.kind == share->kind; };
      if (std::any_of(form.kinds.begin(), form.kinds.end(), is_same))
        return GoalError{GoalFault::RepeatedRule, "rules", 0, 0, std::string(name)};
      if (is_symmetric && !is_makeable_with_image(share->kind))
        return GoalError{GoalFault::BadSymmetry, "symmetry", 0, 0, std::string(name)};
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

// Adds the parts of a goal with rules to a hash.
class RuleGoalHash {
 public:
  explicit RuleGoalHash(std::string_view level) {
    // A single level is a range from itself to itself.
    const std::size_t dash = level.find('-');
    hash_.add(level.substr(0, dash)).add(dash == level.npos ? level : level.substr(dash + 1));
  }

  void operator()(const KillerForm& form) {
    hash_.add("killer");
    add_board(form.layout, form.jigsaw_side);
    add(form.fewest_cells).add(form.most_cells).add(form.givens);
    hash_.add(name_of(form.symmetry));
    add(form.only_needed_cages ? 1 : 0).add(form.adds_givens ? 1 : 0);
  }
  void operator()(const RuleMixForm& form) {
    hash_.add("mix");
    add_board(form.layout, form.jigsaw_side);
    add_kinds(form.kinds);
    add(form.longest).add(form.most_givens);
    // Older goals had no symmetry, and keep their hash.
    if (form.symmetry != Symmetry::None) hash_.add(name_of(form.symmetry));
  }
  void operator()(const RuleCompletionForm& form) {
    hash_.add("completion");
    add_board(form.drawn.layout(), 0);
    for (const Digit digit : form.drawn.givens().digits()) add(digit.value);
    for (const DigitSet digits : form.drawn.given_candidates()) {
      digits.for_each([&](Digit digit) { add(digit.value); });
      add(0);
    }
    hash_.add(form.drawn.own_rules().hash());
    add_kinds(form.kinds);
    add(form.longest);
  }

  GoalHash value() const { return hash_.value(); }

 private:
  RuleGoalHash& add(int number) {
    hash_.add(static_cast<std::uint64_t>(number));
    return *this;
  }
  void add_board(const LayoutRef& layout, int jigsaw_side) {
    add(jigsaw_side);
    hash_.add(jigsaw_side == 0 ? name_of(*layout) : std::string());
  }
  void add_kinds(const std::vector<RuleShare>& kinds) {
    hash_.add(kinds.size());
    for (const RuleShare& share : kinds) {
      hash_.add(rule_row(share.kind).id);
      add(share.weight);
    }
  }

  StableHash hash_;
};

}  // namespace

GoalHash hash_of_goal(const GoalFields& fields, const RuleGoal& goal) {
  if (fields.edition == kFirstEdition) return 0;
  RuleGoalHash hash(fields.level);
  std::visit(hash, goal);
  return hash.value();
}

Result<RuleGoal, GoalError> read_rule_goal(const GoalFields& fields) {
  const std::string_view other = first_field_set(fields, FieldUse::GoalWithoutRules);
  if (!other.empty()) return GoalError{GoalFault::FieldWithRules, other};
  if (fields.keep) return GoalError{GoalFault::FieldWithRules, "keep"};
  if (fields.start) return GoalError{GoalFault::FieldWithRules, "start"};
  GoalFields of_board;
  of_board.layout = fields.layout;
  of_board.symmetry = fields.symmetry;
  of_board.edition = fields.edition;
  const auto board = read_form(of_board);
  if (!board) return board.error();
  return RuleGoalReader(fields, board.value()).read();
}

}  // namespace nonet
