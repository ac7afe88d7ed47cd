// One cell of each row, column and region counts its digit several times, and these cells have all digits. Sums and
// relations are about what cells count.
//
// A cell has a set of states: a digit that counts once, or several times. The states of a solution are among those that
// the candidates allow. So each of the following leaves all solutions: where one cell of a house must count several
// times, no other does; where one cell alone can, it does; the same for each digit. A state goes that no state of a
// related cell allows. A group of a sum keeps the sets of states that its cells can have, of which each state has a
// cell and each cell a state, and whose amount is a part of the total with amounts of the other groups. A digit goes
// that has no state.
//
// When each cell has one digit, all ways to choose the cells that count several times are tried.

#include "core/rules/counted_values.h"

#include <algorithm>
#include <bit>
#include <bitset>

#include "core/rules/node.h"

namespace nonet {

namespace {

constexpr std::size_t kTotals = 512;
using Totals = std::bitset<kTotals>;

class CountedStates {
 public:
  CountedStates(const CountedValues& said, std::span<const DigitMask> candidates)
      : said_(said), cell_count_(candidates.size()), looked_at_(said.sums.size()) {
    for (std::size_t cell = 0; cell < cell_count_; ++cell)
      states_[cell] = static_cast<StateMask>(candidates[cell]) | static_cast<StateMask>(candidates[cell]) << 16;
    changed_.fill(1);
  }

  DigitMask digits(std::size_t cell) const { return static_cast<DigitMask>(states_[cell] | states_[cell] >> 16); }

  bool propagate() {
    for (std::uint32_t before = 0; before != time_;) {
      before = time_;
      if (!place() || !place_digits()) return false;
      for (const CountedValues::Relation& relation : said_.relations) {
        if (!relate(relation)) return false;
      }
      for (std::size_t sum = 0; sum < said_.sums.size(); ++sum) {
        if (must_look(said_.sums[sum], looked_at_[sum])) {
          looked_at_[sum] = time_;
          if (!add_up(said_.sums[sum])) return false;
        }
      }
    }
    return true;
  }

  // Whether the cells that count several times can be chosen. Each cell has one digit.
  bool can_be_chosen() {
    if (!propagate()) return false;
    const std::vector<CellIndex>* narrowest = nullptr;
    std::size_t fewest = 0;
    for (const std::vector<CellIndex>& house : said_.houses) {
      const auto open = static_cast<std::size_t>(
          std::count_if(house.begin(), house.end(), [&](CellIndex cell) { return (states_[cell] & kSeveral) != 0; }));
      if (open > 1 && (narrowest == nullptr || open < fewest)) {
        narrowest = &house;
        fewest = open;
      }
    }
    if (narrowest == nullptr) return true;
    return std::any_of(narrowest->begin(), narrowest->end(), [&](CellIndex cell) {
      if ((states_[cell] & kSeveral) == 0) return false;
      CountedStates chosen = *this;
      return chosen.keep(cell, kSeveral) && chosen.can_be_chosen();
    });
  }

 private:
  bool keep(CellIndex cell, StateMask states) {
    const StateMask left = states_[cell] & states;
    if (left == states_[cell]) return true;
    states_[cell] = left;
    changed_[cell] = ++time_;
    return left != 0;
  }

  bool must_look(const CountedValues::Sum& sum, std::uint32_t before) const {
    return std::any_of(sum.groups.begin(), sum.groups.end(), [&](const CountedValues::Group& group) {
      return std::any_of(group.cells.begin(), group.cells.end(),
                         [&](CellIndex cell) { return changed_[cell] > before; });
    });
  }

  // One cell of each house counts several times.
  bool place() {
    for (const std::vector<CellIndex>& house : said_.houses) {
      int can = 0;
      int must = 0;
      for (const CellIndex cell : house) {
        if ((states_[cell] & kSeveral) != 0) ++can;
        if ((states_[cell] & kOnce) == 0) ++must;
      }
      if (can == 0 || must > 1) return false;
      if (can > 1 && must == 0) continue;
      for (const CellIndex cell : house) {
        const bool counts = must == 1 ? (states_[cell] & kOnce) == 0 : (states_[cell] & kSeveral) != 0;
        if (!keep(cell, counts ? kSeveral : kOnce)) return false;
      }
    }
    return true;
  }

  // Each digit counts several times in one cell.
  bool place_digits() {
    StateMask some = 0;
    StateMask more = 0;
    StateMask placed = 0;
    for (std::size_t cell = 0; cell < cell_count_; ++cell) {
      const StateMask several = states_[cell] & kSeveral;
      more |= some & several;
      some |= several;
      if (std::has_single_bit(states_[cell]) && several != 0) {
        if ((placed & several) != 0) return false;
        placed |= several;
      }
    }
    const StateMask all = static_cast<StateMask>((1u << said_.digit_count) - 1) << 16;
    if (some != all) return false;
    const StateMask alone = some & ~more;
    for (std::size_t cell = 0; cell < cell_count_; ++cell) {
      const auto index = static_cast<CellIndex>(cell);
      if (!std::has_single_bit(states_[cell]) && !keep(index, ~placed)) return false;
      const StateMask own = states_[cell] & alone;
      if (own != 0 && !keep(index, own & (~own + 1))) return false;
    }
    return true;
  }

  bool relate(const CountedValues::Relation& relation) {
    return keep(relation.second, allowed(said_.tables[relation.table], states_[relation.first])) &&
           keep(relation.first, allowed(said_.tables[relation.table + 1], states_[relation.second]));
  }

  static StateMask allowed(const CountedValues::Table& table, StateMask states) {
    StateMask result = 0;
    for (StateMask left = states; left != 0; left &= left - 1)
      result |= table[static_cast<std::size_t>(std::countr_zero(left))];
    return result;
  }

  bool fits(const CountedValues::Group& group, StateMask set, StateMask all) const {
    return (set & ~all) == 0 && std::all_of(group.cells.begin(), group.cells.end(),
                                            [&](CellIndex cell) { return (states_[cell] & set) != 0; });
  }

  // The states that a group can have, and what they add.
  Totals amounts_of(const CountedValues::Group& group, std::size_t total) const {
    StateMask all = 0;
    for (const CellIndex cell : group.cells) all |= states_[cell];
    Totals amounts;
    for (std::size_t set = 0; set < group.sets.size(); ++set) {
      if (group.amounts[set] <= total && fits(group, group.sets[set], all)) amounts.set(group.amounts[set]);
    }
    return amounts;
  }

  bool keep_amounts(const CountedValues::Group& group, const Totals& amounts) {
    StateMask all = 0;
    for (const CellIndex cell : group.cells) all |= states_[cell];
    StateMask kept = 0;
    for (std::size_t set = 0; set < group.sets.size(); ++set) {
      if (group.amounts[set] < kTotals && amounts[group.amounts[set]] && fits(group, group.sets[set], all))
        kept |= group.sets[set];
    }
    return kept != 0 &&
           std::all_of(group.cells.begin(), group.cells.end(), [&](CellIndex cell) { return keep(cell, kept); });
  }

  bool add_up(const CountedValues::Sum& sum) {
    const auto total = static_cast<std::size_t>(sum.total);
    if (total >= kTotals) return is_near(sum);
    std::vector<Totals> own;
    std::vector<Totals> before{Totals(1)};
    for (const CountedValues::Group& group : sum.groups) {
      own.push_back(amounts_of(group, total));
      before.push_back(added(before.back(), own.back(), total));
    }
    if (!before.back()[total]) return false;
    // What the groups after one group must add, as the sums that they can leave to those before.
    Totals after(0);
    after.set(total);
    for (std::size_t place = sum.groups.size(); place-- > 0;) {
      Totals kept;
      Totals next;
      for (std::size_t amount = 0; amount <= total; ++amount) {
        if (!own[place][amount]) continue;
        const Totals left = after >> amount & before[place];
        if (left.none()) continue;
        kept.set(amount);
        next |= left;
      }
      after = next;
      if (!keep_amounts(sum.groups[place], kept)) return false;
    }
    return true;
  }

  static Totals added(const Totals& totals, const Totals& amounts, std::size_t total) {
    Totals result;
    for (std::size_t amount = 0; amount <= total; ++amount) {
      if (amounts[amount]) result |= totals << amount;
    }
    return result;
  }

  // Of a large sum only the least and the greatest total are compared.
  bool is_near(const CountedValues::Sum& sum) const {
    int least = 0;
    int greatest = 0;
    for (const CountedValues::Group& group : sum.groups) {
      StateMask all = 0;
      for (const CellIndex cell : group.cells) all |= states_[cell];
      int least_of_group = -1;
      int greatest_of_group = -1;
      for (std::size_t set = 0; set < group.sets.size(); ++set) {
        if (!fits(group, group.sets[set], all)) continue;
        const int amount = group.amounts[set];
        least_of_group = least_of_group < 0 ? amount : std::min(least_of_group, amount);
        greatest_of_group = std::max(greatest_of_group, amount);
      }
      if (least_of_group < 0) return false;
      least += least_of_group;
      greatest += greatest_of_group;
    }
    return least <= sum.total && sum.total <= greatest;
  }

  const CountedValues& said_;
  std::size_t cell_count_;
  std::array<StateMask, 256> states_{};
  // Changes are numbered: the last of each cell, and the last before each look at a sum.
  std::array<std::uint32_t, 256> changed_{};
  std::vector<std::uint32_t> looked_at_;
  std::uint32_t time_ = 1;
};

}  // namespace

bool look_at_counted_values(const ValueCondition& condition, RuleNode& node) {
  const std::span<const DigitMask> candidates = node.candidates();
  CountedStates states(*condition.counted, candidates);
  const bool is_full = std::all_of(candidates.begin(), candidates.end(), is_single);
  if (is_full ? !states.can_be_chosen() : !states.propagate()) return false;
  for (std::size_t cell = 0; !is_full && cell < candidates.size(); ++cell) {
    if (!node.keep(static_cast<CellIndex>(cell), states.digits(cell))) return false;
  }
  return true;
}

}  // namespace nonet
