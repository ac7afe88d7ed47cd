// The condition of a rule asks two pieces of code that share nothing: holds() reads the sentence that describes the
// kind of the rule, once every cell has a digit; before that, the conditions of the search of rules say whether the
// digits that are left contradict the rule.

#include "core/proof/truth_condition.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/rules/kinds/kinds.h"
#include "core/rules/lowering.h"
#include "core/rules/node.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

class RuleCondition final : public CellCondition {
 public:
  RuleCondition(const Rule& rule, const PlayedPuzzle& puzzle)
      : rule_(rule),
        rules_(puzzle.rules->rules),
        layout_(*puzzle.grid.layout()),
        cells_(cells_read(rule, layout_)),
        network_(network_of(rule, rules_, layout_)) {}

  std::span<const Cell> cells() const override { return cells_; }

  bool narrow(std::span<DigitSet> left) const override {
    const auto is_decided = [](DigitSet digits) { return digits.size() == 1; };
    if (std::all_of(left.begin(), left.end(), is_decided)) {
      std::vector<Digit> full(static_cast<std::size_t>(layout_.cell_count()), Digit{1});
      for (std::size_t i = 0; i < cells_.size(); ++i) full[cells_[i].index] = left[i].first();
      return holds(rule_, full, layout_, rules_);
    }
    std::vector<DigitMask> start = network_.start;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      DigitMask& digits = start[cells_[i].index];
      digits = static_cast<DigitMask>(digits & left[i].bits());
      if (digits == 0) return false;
    }
    RuleNode node(network_, start);
    if (!node.propagate()) return false;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      left[i] = DigitSet::from_bits(node[static_cast<CellIndex>(cells_[i].index)]);
    }
    return true;
  }

 private:
  static RuleNetwork network_of(const Rule& rule, const RuleSet& rules, const Layout& layout) {
    Lowering lowering = Lowering::of_rules(layout);
    lower(rule, rules, lowering);
    lowering.see(Lowering(layout));
    return lowering.network();
  }

  const Rule& rule_;
  const RuleSet& rules_;
  const Layout& layout_;
  std::vector<Cell> cells_;
  RuleNetwork network_;
};

// A set of sums.
class Sums {
 public:
  // Each sum together with each digit times the weight. The digits must not be empty.
  Sums with(DigitSet digits, int weight) const {
    int lowest = kFar;
    int highest = -kFar;
    digits.for_each([&](Digit digit) {
      lowest = std::min(lowest, weight * digit.value);
      highest = std::max(highest, weight * digit.value);
    });
    Sums sums;
    sums.least_ = least_ + lowest;
    sums.has_.assign(has_.size() + static_cast<std::size_t>(highest - lowest), false);
    digits.for_each([&](Digit digit) {
      const auto more = static_cast<std::size_t>(weight * digit.value - lowest);
      for (std::size_t sum = 0; sum < has_.size(); ++sum) {
        if (has_[sum]) sums.has_[sum + more] = true;
      }
    });
    return sums;
  }
  // True when a sum of this set and one of another are `total` together.
  bool completes(const Sums& other, int total) const {
    for (std::size_t sum = 0; sum < has_.size(); ++sum) {
      const int rest = total - least_ - static_cast<int>(sum) - other.least_;
      if (has_[sum] && rest >= 0 && static_cast<std::size_t>(rest) < other.has_.size() &&
          other.has_[static_cast<std::size_t>(rest)]) {
        return true;
      }
    }
    return false;
  }

 private:
  static constexpr int kFar = 1 << 20;

  int least_ = 0;
  std::vector<bool> has_{true};
};

// Cells with weights, and what their digits times the weights add up to.
class SumOfCells final : public CellCondition {
 public:
  SumOfCells(std::vector<int> weights, int total) : total_(total) {
    for (std::uint16_t index = 0; index < weights.size(); ++index) {
      if (weights[index] == 0) continue;
      cells_.push_back(Cell{index});
      weights_.push_back(weights[index]);
    }
  }

  std::span<const Cell> cells() const override { return cells_; }

  bool narrow(std::span<DigitSet> left) const override {
    const auto is_empty = [](DigitSet digits) { return digits.empty(); };
    if (std::any_of(left.begin(), left.end(), is_empty)) return false;
    // For each number of cells, from the first cell on and from the last, the sums that these cells can have.
    std::vector<Sums> before{Sums()};
    std::vector<Sums> after{Sums()};
    for (std::size_t i = 0; i < left.size(); ++i) {
      before.push_back(before.back().with(left[i], weights_[i]));
      const std::size_t last = left.size() - 1 - i;
      after.push_back(after.back().with(left[last], weights_[last]));
    }
    for (std::size_t i = 0; i < left.size(); ++i) {
      const DigitSet digits = left[i];
      digits.for_each([&](Digit digit) {
        const int rest = total_ - weights_[i] * digit.value;
        if (!before[i].completes(after[left.size() - 1 - i], rest)) left[i].erase(digit);
      });
      if (left[i].empty()) return false;
    }
    return left.empty() ? total_ == 0 : true;
  }

  std::vector<Cell> cells_;
  std::vector<int> weights_;
  int total_;
};

bool says_sum(const Rule& rule) {
  return !rule.values.empty() &&
         (rule.kind == RuleKind::Cage || rule.kind == RuleKind::LittleKiller || rule.kind == RuleKind::PairSum);
}

const Rule* rule_numbered(std::uint16_t number, const PlayedPuzzle& puzzle) {
  if (!puzzle.rules || number >= puzzle.rules->rules.size()) return nullptr;
  return &*(puzzle.rules->rules.begin() + number);
}

std::unique_ptr<CellCondition> sum_of(const Truth& truth, const PlayedPuzzle& puzzle) {
  const Layout& layout = *puzzle.grid.layout();
  const int digits = layout.digit_count();
  std::vector<int> weights(static_cast<std::size_t>(layout.cell_count()));
  int total = 0;
  for (const House house : truth.houses) {
    if (house.index >= layout.house_count() || !layout.holds_every_digit(house)) return nullptr;
    for (const Cell cell : layout.cells(house)) ++weights[cell.index];
    total += digits * (digits + 1) / 2;
  }
  for (const std::uint16_t number : truth.rules) {
    const Rule* const rule = rule_numbered(number, puzzle);
    if (rule == nullptr || !says_sum(*rule)) return nullptr;
    for (const Cell cell : rule->cells) --weights[cell.index];
    total -= rule->values[0];
  }
  return std::make_unique<SumOfCells>(std::move(weights), total);
}

}  // namespace

std::unique_ptr<CellCondition> condition_of(const Truth& truth, const PlayedPuzzle& puzzle) {
  if (truth.kind == Truth::Kind::Sum) return sum_of(truth, puzzle);
  NONET_EXPECTS(truth.kind == Truth::Kind::Rule);
  const Rule* const rule = truth.rules.size() == 1 ? rule_numbered(truth.rules[0], puzzle) : nullptr;
  return rule == nullptr ? nullptr : std::make_unique<RuleCondition>(*rule, puzzle);
}

}  // namespace nonet
