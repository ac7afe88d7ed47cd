#include "core/generate/rules/rule_goal.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include "core/generate/rules/rule_keeping.h"
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
  explicit RuleGoalReader(const RuleGoalFields& fields)
      : fields_(fields),
        side_(fields.drawn              ? fields.drawn->side()
              : fields.jigsaw_side != 0 ? fields.jigsaw_side
                                        : fields.layout->side()) {}

  Result<RuleGoal, RuleGoalError> read() const {
    if (side_ < kMinRulePuzzleSide || side_ > kMaxRulePuzzleSide) return RuleGoalError{RuleGoalFault::BadSide};
    if (fields_.drawn) return read_completion();
    if (fields_.rules == "killer") return read_killer();
    const auto mix = read_mix(fields_.rules);
    return mix ? Result<RuleGoal, RuleGoalError>(RuleGoal(mix.value())) : mix.error();
  }

 private:
  int cell_count() const { return side_ * side_; }

  Result<RuleGoal, RuleGoalError> read_killer() const {
    KillerForm form;
    form.layout = fields_.layout;
    form.jigsaw_side = fields_.jigsaw_side;
    form.most_cells = std::min(form.most_cells, side_);
    form.symmetry = fields_.symmetry;
    form.only_needed_cages = fields_.minimal;
    if (form.symmetry != Symmetry::None && form.symmetry != Symmetry::HalfTurn)
      return RuleGoalError{RuleGoalFault::BadSymmetry};
    if (!fields_.cells.empty()) {
      const auto cells = bounds_of(fields_.cells);
      // The middle cell of a symmetric killer is in a cage with an odd number of cells.
      const bool has_middle = form.symmetry == Symmetry::HalfTurn && side_ % 2 != 0;
      if (!cells || cells->least < 1 || cells->most > side_ || (has_middle && cells->least > 1 && cells->most < 3))
        return RuleGoalError{RuleGoalFault::BadCells};
      form.fewest_cells = cells->least;
      form.most_cells = cells->most;
    }
    form.adds_givens = fields_.givens.empty();
    if (!fields_.givens.empty()) {
      const auto givens = bounds_of(fields_.givens);
      if (!givens || givens->least != givens->most || givens->most > cell_count())
        return RuleGoalError{RuleGoalFault::BadGivens};
      form.givens = givens->most;
    }
    return RuleGoal(form);
  }

  Result<RuleGoal, RuleGoalError> read_completion() const {
    if (!fields_.givens.empty()) return RuleGoalError{RuleGoalFault::BadGivens};
    const auto mix = read_mix(fields_.rules == "killer" ? rule_row(RuleKind::Cage).id : fields_.rules);
    if (!mix) return mix.error();
    return RuleGoal(RuleCompletionForm{*fields_.drawn, mix.value().kinds, mix.value().longest});
  }

  Result<RuleMixForm, RuleGoalError> read_mix(std::string_view rules) const {
    RuleMixForm form;
    form.layout = fields_.layout;
    form.jigsaw_side = fields_.jigsaw_side;
    form.longest = std::min(form.longest, side_);
    if (fields_.symmetry != Symmetry::None) return RuleGoalError{RuleGoalFault::BadSymmetry};
    for (const std::string_view name : split(rules, ',')) {
      const auto share = share_of(name);
      if (!share) return RuleGoalError{RuleGoalFault::UnknownRule, std::string(name)};
      const auto is_same = [&](const RuleShare& other) { return other.kind == share->kind; };
      if (std::any_of(form.kinds.begin(), form.kinds.end(), is_same))
        return RuleGoalError{RuleGoalFault::RepeatedRule, std::string(name)};
      form.kinds.push_back(*share);
    }
    constexpr int kFewestCellsOfLine = 3;
    if (!fields_.cells.empty()) {
      const auto cells = number_of(fields_.cells);
      if (!cells || *cells < kFewestCellsOfLine || *cells > side_) return RuleGoalError{RuleGoalFault::BadCells};
      form.longest = *cells;
    }
    if (!fields_.givens.empty()) {
      const auto givens = bounds_of(fields_.givens);
      if (!givens || givens->least != 0) return RuleGoalError{RuleGoalFault::BadGivens};
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

  const RuleGoalFields& fields_;
  const int side_;
};

// The seed of a puzzle: two steps of the generator, so that neighbouring seeds and indexes share no puzzles.
std::uint64_t seed_of(std::uint64_t seed, std::uint64_t index) { return Random(Random(seed).next() ^ index).next(); }

}  // namespace

std::string_view name_of(RuleGoalFault fault) {
  switch (fault) {
    case RuleGoalFault::UnknownRule: return "unknown-rule";
    case RuleGoalFault::RepeatedRule: return "repeated-rule";
    case RuleGoalFault::BadSide: return "bad-side";
    case RuleGoalFault::BadCells: return "bad-cells";
    case RuleGoalFault::BadGivens: return "bad-givens";
    case RuleGoalFault::BadSymmetry: return "bad-symmetry";
  }
  return {};
}

std::string makeable_rules() {
  std::string ids;
  for (const RuleRow& row : rule_table()) {
    if (is_makeable(row.kind)) ids.append(ids.empty() ? "" : ", ").append(row.id);
  }
  return ids;
}

Result<RuleGoal, RuleGoalError> read_rule_goal(const RuleGoalFields& fields) { return RuleGoalReader(fields).read(); }

Result<GeneratedRulePuzzle, RulePuzzleError> make_rule_puzzle(const RuleGoal& goal, std::uint64_t seed,
                                                              std::uint64_t index, const Control& control,
                                                              RuleJudge* judge) {
  const std::uint64_t own = seed_of(seed, index);
  if (const auto* killer = std::get_if<KillerForm>(&goal)) return random_killer(*killer, own, control.stop, judge);
  if (const auto* begun = std::get_if<RuleCompletionForm>(&goal)) return completed_with_rules(*begun, own, control);
  return random_rule_mix(std::get<RuleMixForm>(goal), own, control.stop, judge);
}

}  // namespace nonet
