// Links between candidates of two cells that one rule makes by itself. Each candidate of a rule is taken as true, then
// as false. What the rule then takes from another cell of its cells is a weak link to it; the last digit that it leaves
// there is a strong one.

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <vector>

#include "core/logic/stop_check.h"
#include "core/rule_steps/order_bounds.h"
#include "core/rule_steps/rule_step.h"
#include "core/rule_steps/rule_teaching_part.h"
#include "core/rule_steps/set_support.h"

namespace nonet {

namespace {

class RuleLinkFinder {
 public:
  RuleLinkFinder(const PuzzleState& state, StopToken stop) : view_(state), masks_(view_.masks), check_(stop) {}

  std::vector<RuleLink> find() {
    for (const RuleStatement& statement : view_.statements.all()) {
      number_ = statement.number;
      for (const RelatedPair& pair : statement.pairs) link_pair(pair);
      for (const OrderCondition& order : statement.said.orders) link_order(order);
      for (const SetOfCells& set : statement.sets) link_set(set.condition);
      for (const SumCondition& sum : statement.sums) link_sum(sum);
      for (const ContentCondition& content : statement.said.contents) link_content(content);
    }
    return std::move(links_);
  }

 private:
  using Kept = std::vector<DigitMask>;

  void link_pair(const RelatedPair& pair) {
    link(std::array{pair.first, pair.second}, 2, [&] {
      return Kept{static_cast<DigitMask>(masks_[pair.first] & pair.from_second(masks_[pair.second])),
                  static_cast<DigitMask>(masks_[pair.second] & pair.from_first(masks_[pair.first]))};
    });
  }

  void link_order(const OrderCondition& order) {
    link(order.cells, order.cells.size(), [&] {
      std::vector<DigitMask> digits(masks_.all().begin(), masks_.all().end());
      keep_within_bounds(order, digits);
      return kept_in(order.cells, digits);
    });
  }

  void link_set(const DigitSetCondition& condition) {
    link(condition.cells, 4 * condition.sets.size(), [&] { return support_of(condition, masks_).kept; });
  }

  void link_sum(const SumCondition& sum) {
    std::vector<CellIndex> cells;
    for (const WeightedCell& each : sum.cells) cells.push_back(each.cell);
    link(cells, cells.size() * static_cast<std::size_t>(view_.statements.digit_count()),
         [&] { return within_bounds(sum); });
  }

  // A digit that is listed once, and has two places left.
  void link_content(const ContentCondition& content) {
    for (const DigitMask digit : content.digits) {
      std::vector<CellIndex> places;
      for (const CellIndex cell : content.cells) {
        if ((masks_[cell] & digit) != 0) places.push_back(cell);
      }
      const bool is_open =
          std::all_of(places.begin(), places.end(), [&](CellIndex cell) { return masks_.is_open(cell); });
      if (places.size() != 2 || !is_open) continue;
      if (std::count(content.digits.begin(), content.digits.end(), digit) == 1)
        add(places[0], digit, places[1], digit, true);
    }
  }

  // The digits with which the others cells of a sum, as large or small as their candidates are, can reach its total.
  Kept within_bounds(const SumCondition& sum) const {
    const auto least_of = [&](const WeightedCell& each) {
      const unsigned digits = masks_[each.cell];
      return each.weight * (each.weight > 0 ? std::countr_zero(digits) + 1 : static_cast<int>(std::bit_width(digits)));
    };
    const auto greatest_of = [&](const WeightedCell& each) {
      const unsigned digits = masks_[each.cell];
      return each.weight * (each.weight > 0 ? static_cast<int>(std::bit_width(digits)) : std::countr_zero(digits) + 1);
    };
    int least = 0;
    int greatest = 0;
    for (const WeightedCell& each : sum.cells) {
      least += least_of(each);
      greatest += greatest_of(each);
    }
    Kept kept;
    for (const WeightedCell& each : sum.cells) {
      DigitMask digits = 0;
      for (int digit = 1; digit <= view_.statements.digit_count(); ++digit) {
        const int rest = sum.total - each.weight * digit;
        if (rest < least - least_of(each) || rest > greatest - greatest_of(each)) continue;
        digits = static_cast<DigitMask>(digits | (masks_[each.cell] & digit_bit(digit)));
      }
      kept.push_back(digits);
    }
    return kept;
  }

  static Kept kept_in(std::span<const CellIndex> cells, std::span<const DigitMask> digits) {
    Kept kept;
    for (const CellIndex cell : cells) kept.push_back(digits[cell]);
    return kept;
  }

  // Adds the links between candidates of different cells of a rule. `supported` returns for each cell the digits of
  // masks_ that the rule leaves there; `work` is about how long that takes, in units of StopCheck.
  template <class Supported>
  void link(std::span<const CellIndex> cells, std::size_t work, Supported&& supported) {
    for (std::size_t place = 0; place < cells.size(); ++place) {
      const CellIndex cell = cells[place];
      const DigitMask digits = masks_[cell];
      if (std::popcount(digits) < 2) continue;
      for (unsigned left = digits; left != 0; left &= left - 1) {
        if (check_.must_stop(8 * work)) return;
        const auto digit = static_cast<DigitMask>(left & (~left + 1));
        masks_.set(cell, digit);
        link_weakly(cells, place, digit, supported());
        masks_.set(cell, static_cast<DigitMask>(digits & ~digit));
        link_strongly(cells, place, digit, supported());
        masks_.set(cell, digits);
      }
    }
  }

  void link_weakly(std::span<const CellIndex> cells, std::size_t place, DigitMask digit, const Kept& kept) {
    for (std::size_t other = place + 1; other < cells.size(); ++other) {
      if (!masks_.is_open(cells[other])) continue;
      for (unsigned gone = masks_[cells[other]] & ~kept[other]; gone != 0; gone &= gone - 1) {
        add(cells[place], digit, cells[other], static_cast<DigitMask>(gone & (~gone + 1)), false);
      }
    }
  }

  void link_strongly(std::span<const CellIndex> cells, std::size_t place, DigitMask digit, const Kept& kept) {
    for (std::size_t other = place + 1; other < cells.size(); ++other) {
      if (std::popcount(masks_[cells[other]]) > 1 && std::popcount(kept[other]) == 1)
        add(cells[place], digit, cells[other], kept[other], true);
    }
  }

  void add(CellIndex cell, DigitMask digit, CellIndex other, DigitMask other_digit, bool strong) {
    if (cell == other) return;
    if (!strong && digit == other_digit && view_.state.sets().peers(Cell{cell}).contains(Cell{other})) return;
    links_.push_back(
        {{Cell{cell}, digit_set_of(digit).first()}, {Cell{other}, digit_set_of(other_digit).first()}, strong, number_});
  }

  RuleView view_;
  // The candidates, and while a link is looked for, those that an assumption leaves.
  RuleMasks masks_;
  StopCheck check_;
  std::uint16_t number_ = 0;
  std::vector<RuleLink> links_;
};

}  // namespace

std::vector<RuleLink> links_of_rules(const PuzzleState& state, StopToken stop) {
  return RuleLinkFinder(state, stop).find();
}

}  // namespace nonet
