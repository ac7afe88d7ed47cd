// Doublers: cells that count their digit several times. Programs without a search of rules have no code for them.

#include <bit>
#include <bitset>
#include <cstdlib>
#include <map>
#include <memory>
#include <utility>

#include "core/rules/counted_values.h"
#include "core/rules/kinds/kind.h"
#include "core/rules/kinds/kinds.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

// The houses in each of which one cell counts several times.
bool has_doubler(HouseKind kind) {
  return kind == HouseKind::Row || kind == HouseKind::Column || kind == HouseKind::Box;
}

// More sets of states take longer than they find.
constexpr std::size_t kMaxSets = 4000;

std::size_t ways(std::size_t of, std::size_t take) {
  std::size_t count = 1;
  for (std::size_t each = 1; each <= take; ++each) count = count * (of - take + each) / each;
  return count;
}

class ValueLowering {
 public:
  ValueLowering(const Layout& layout, int times)
      : layout_(layout), times_(times), said_(std::make_shared<CountedValues>()) {
    said_->digit_count = layout.digit_count();
    for_each_house(layout, [&](House house) {
      if (has_doubler(layout.kind(house))) said_->houses.push_back(cell_indices(layout.cells(house)));
    });
    condition_.weights.resize(static_cast<std::size_t>(layout.cell_count()));
  }

  void add(const Rule& part, const RuleSet& rules) {
    const std::vector<CellIndex> cells = cell_indices(part.cells);
    const int value = part.values.empty() ? 0 : part.values.front();
    const std::size_t next = cells.size();
    switch (part.kind) {
      case RuleKind::Thermometer:
      case RuleKind::Inequality: return relate(cells, 1, [](int one, int other) { return one < other; });
      case RuleKind::SlowThermometer: return relate(cells, 1, [](int one, int other) { return one <= other; });
      case RuleKind::Whisper:
        return relate(cells, 1, [&](int one, int other) { return std::abs(one - other) >= value; });
      case RuleKind::WhiteDot:
        return relate(cells, 1, [&](int one, int other) { return std::abs(one - other) == value; });
      case RuleKind::BlackDot:
        return relate(cells, 1, [&](int one, int other) { return one == value * other || other == value * one; });
      case RuleKind::Nabner: return relate(cells, next, [](int one, int other) { return std::abs(one - other) > 1; });
      case RuleKind::Palindrome:
        for (std::size_t place = 0; place < cells.size() / 2; ++place)
          relate(std::array{cells[place], cells[cells.size() - 1 - place]}, 1,
                 [](int one, int other) { return one == other; });
        return;
      case RuleKind::Renban: return add_run(cells);
      default: break;
    }
    // All other kinds are sums.
    Lowering alone = Lowering::of_rules(layout_);
    lower(part, rules, alone);
    for (const SumCondition& sum : alone.sums()) add_sum(sum, part.kind == RuleKind::Cage);
  }

  ValueCondition take() {
    for (std::uint16_t cell = 0; cell < layout_.cell_count(); ++cell)
      condition_.cells.push_back(static_cast<CellIndex>(cell));
    condition_.cost = 50 + 4 * said_->relations.size();
    for (const CountedValues::Sum& sum : said_->sums) {
      for (const CountedValues::Group& group : sum.groups) condition_.cost += 5 + group.sets.size() / 4;
    }
    condition_.counted = std::move(said_);
    condition_.look = &look_at_counted_values;
    return std::move(condition_);
  }

 private:
  int value_of(std::size_t state) const {
    const int digit = static_cast<int>(state % 16) + 1;
    return state < 16 ? digit : digit * times_;
  }
  bool is_state(std::size_t state) const { return static_cast<int>(state % 16) < layout_.digit_count(); }

  void add_weight(CellIndex cell, std::size_t count) {
    const auto digits = static_cast<std::size_t>(layout_.digit_count());
    const std::size_t weight = condition_.weights[cell] + 2 * digits - std::min(count, digits);
    condition_.weights[cell] = static_cast<std::uint8_t>(std::min<std::size_t>(weight, 255));
  }

  // Each two cells that are at most `distance` places apart.
  template <class Allowed>
  void relate(std::span<const CellIndex> cells, std::size_t distance, Allowed&& allowed) {
    CountedValues::Table there{};
    CountedValues::Table back{};
    for (std::size_t one = 0; one < kStates; ++one) {
      for (std::size_t other = 0; other < kStates; ++other) {
        if (!is_state(one) || !is_state(other) || !allowed(value_of(one), value_of(other))) continue;
        there[one] |= StateMask{1} << other;
        back[other] |= StateMask{1} << one;
      }
    }
    const std::uint16_t table = table_of(there, back);
    for (std::size_t place = 0; place < cells.size(); ++place) {
      add_weight(cells[place], cells.size());
      for (std::size_t other = place + 1; other < cells.size() && other <= place + distance; ++other) {
        if (cells[place] != cells[other]) {
          said_->relations.push_back({cells[place], cells[other], table});
        } else {
          add_alone(cells[place], [&](std::size_t state) { return (there[state] >> state & 1) != 0; });
        }
      }
    }
  }

  // The number of two tables, each pair of which is kept once.
  std::uint16_t table_of(const CountedValues::Table& there, const CountedValues::Table& back) {
    std::vector<CountedValues::Table>& tables = said_->tables;
    std::size_t table = 0;
    while (table < tables.size() && !(tables[table] == there && tables[table + 1] == back)) table += 2;
    if (table == tables.size()) tables.insert(tables.end(), {there, back});
    NONET_EXPECTS(table < 0xffff);
    return static_cast<std::uint16_t>(table);
  }

  // The cell has one of the states.
  template <class Allowed>
  void add_alone(CellIndex cell, Allowed&& allowed) {
    CountedValues::Group group{{cell}, {}, {}};
    for (std::size_t state = 0; state < kStates; ++state) {
      if (!is_state(state) || !allowed(state)) continue;
      group.sets.push_back(StateMask{1} << state);
      group.amounts.push_back(0);
    }
    said_->sums.push_back({{std::move(group)}, 0});
  }

  // How many of the cells can count several times.
  std::size_t most_several(std::span<const CellIndex> cells) const {
    std::size_t most = cells.size();
    for (const HouseKind kind : {HouseKind::Row, HouseKind::Column, HouseKind::Box}) {
      std::bitset<256> houses;
      std::size_t outside = 0;
      for (const CellIndex cell : cells) {
        const std::optional<House> house = house_of(cell, kind);
        if (house) {
          houses.set(house->index);
        } else {
          ++outside;
        }
      }
      most = std::min(most, houses.count() + outside);
    }
    return most;
  }

  std::optional<House> house_of(CellIndex cell, HouseKind kind) const {
    for (const House house : layout_.houses(Cell{cell})) {
      if (layout_.kind(house) == kind) return house;
    }
    return std::nullopt;
  }

  bool differ(CellIndex one, CellIndex other) const {
    const std::span<const Cell> peers = layout_.peers(Cell{one});
    return std::find(peers.begin(), peers.end(), Cell{other}) != peers.end();
  }

  bool has_few_sets(std::span<const CellIndex> cells) const {
    std::size_t choices = 0;
    for (std::size_t several = 0; several <= most_several(cells); ++several) choices += ways(cells.size(), several);
    return ways(static_cast<std::size_t>(layout_.digit_count()), cells.size()) * choices <= kMaxSets;
  }

  // The sets of `count` states whose digits differ, up to `several` of which count several times.
  void add_sets(int digit, std::size_t count, std::size_t several, StateMask set, int sum,
                std::vector<std::pair<StateMask, int>>& sets) const {
    if (count == 0) {
      sets.emplace_back(set, sum);
      return;
    }
    if (digit + static_cast<int>(count) - 1 > layout_.digit_count()) return;
    const StateMask once = StateMask{1} << (digit - 1);
    add_sets(digit + 1, count - 1, several, set | once, sum + digit, sets);
    if (several > 0) add_sets(digit + 1, count - 1, several - 1, set | once << 16, sum + digit * times_, sets);
    add_sets(digit + 1, count, several, set, sum, sets);
  }

  // Cells with one weight that differ are a group.
  void add_sum(const SumCondition& sum, bool all_differ) {
    CountedValues::Sum counted{{}, sum.total};
    for (const WeightedCell& each : sum.cells) add_weight(each.cell, sum.cells.size());
    std::vector<WeightedCell> left = sum.cells;
    while (!left.empty()) {
      const int weight = left.front().weight;
      std::vector<CellIndex> cells;
      for (const WeightedCell& each : left) {
        if (each.weight != weight) continue;
        const bool fits = std::all_of(cells.begin(), cells.end(),
                                      [&](CellIndex cell) { return all_differ || differ(cell, each.cell); });
        if (!fits) continue;
        cells.push_back(each.cell);
        if (cells.size() > static_cast<std::size_t>(layout_.digit_count()) || !has_few_sets(cells)) cells.pop_back();
      }
      std::erase_if(left, [&](const WeightedCell& each) {
        return std::find(cells.begin(), cells.end(), each.cell) != cells.end();
      });
      add_group(std::move(cells), weight, counted);
    }
    if (counted.groups.size() == 1) {
      // What cannot be the total is never looked at.
      CountedValues::Group& group = counted.groups.front();
      std::vector<StateMask> sets;
      for (std::size_t set = 0; set < group.sets.size(); ++set) {
        if (group.amounts[set] == counted.total) sets.push_back(group.sets[set]);
      }
      group.amounts.assign(sets.size(), 0);
      group.sets = std::move(sets);
      counted.total = 0;
    }
    // No cells can add less than nothing, or more than they have: the rule cannot be kept.
    if (counted.total < 0) counted = {{{{sum.cells.front().cell}, {}, {}}}, 0};
    said_->sums.push_back(std::move(counted));
  }

  // A group that is subtracted adds what it lacks of its largest sum.
  void add_group(std::vector<CellIndex> cells, int weight, CountedValues::Sum& counted) const {
    std::vector<std::pair<StateMask, int>> sets;
    add_sets(1, cells.size(), most_several(cells), 0, 0, sets);
    int most = 0;
    for (const auto& [set, sum] : sets) most = std::max(most, sum * -weight);
    counted.total += most;
    CountedValues::Group group{std::move(cells), {}, {}};
    for (const auto& [set, sum] : sets) {
      group.sets.push_back(set);
      group.amounts.push_back(static_cast<std::uint16_t>(sum * weight + most));
    }
    counted.groups.push_back(std::move(group));
  }

  // What the cells count is consecutive.
  void add_run(const std::vector<CellIndex>& cells) {
    CountedValues::Group group{cells, {}, {}};
    const int count = static_cast<int>(cells.size());
    const std::size_t several = most_several(cells);
    for (int first = 1; first + count - 1 <= times_ * layout_.digit_count(); ++first) {
      std::vector<StateMask> sets{0};
      for (int value = first; value < first + count; ++value) {
        std::vector<StateMask> longer;
        for (std::size_t state = 0; state < kStates; ++state) {
          if (!is_state(state) || value_of(state) != value) continue;
          for (const StateMask set : sets) {
            const StateMask next = set | StateMask{1} << state;
            if (static_cast<std::size_t>(std::popcount(next >> 16)) <= several) longer.push_back(next);
          }
        }
        sets = std::move(longer);
      }
      group.sets.insert(group.sets.end(), sets.begin(), sets.end());
    }
    group.amounts.assign(group.sets.size(), 0);
    for (const CellIndex cell : cells) add_weight(cell, cells.size());
    said_->sums.push_back({{std::move(group)}, 0});
  }

  const Layout& layout_;
  int times_;
  std::shared_ptr<CountedValues> said_;
  ValueCondition condition_;
};

void lower_doublers(const RuleInPuzzle& in, Lowering& lowering) {
  ValueLowering values(lowering.layout(), in.value());
  for (const Rule& part : in.rule.parts) values.add(part, in.rules);
  tell_cages(in.rule, lowering);
  lowering.count_values(values.take());
}

// Chooses the cells that count several times row by row, and judges each rule inside as soon as all of its cells are
// chosen.
class Choice {
 public:
  explicit Choice(const RuleOnGrid& on)
      : on_(on), counted_(on.full.begin(), on.full.end()), last_rows_(on.rule.parts.size()) {
    for (std::size_t part = 0; part < last_rows_.size(); ++part) {
      for (const Cell cell : on.rule.parts[part].cells)
        last_rows_[part] = std::max(last_rows_[part], on.layout.row(cell));
    }
  }

  bool is_possible(int row = 0) {
    if (row == on_.layout.side()) return true;
    for (int column = 0; column < on_.layout.side(); ++column) {
      const Cell cell = on_.layout.cell(row, column);
      const int digit = on_.at(cell);
      std::bitset<256> chosen = houses_;
      for (const House house : on_.layout.houses(cell)) {
        if (has_doubler(on_.layout.kind(house))) chosen.set(house.index);
      }
      if (digits_[static_cast<std::size_t>(digit)] || (chosen ^ houses_).count() < houses_with(cell)) continue;
      std::swap(chosen, houses_);
      digits_.set(static_cast<std::size_t>(digit));
      counted_[cell.index] = Digit{static_cast<std::uint8_t>(digit * on_.value())};
      const bool found = keeps(row) && is_possible(row + 1);
      counted_[cell.index] = on_.full[cell.index];
      digits_.reset(static_cast<std::size_t>(digit));
      houses_ = chosen;
      if (found) return true;
    }
    return false;
  }

 private:
  std::size_t houses_with(Cell cell) const {
    const std::span<const House> houses = on_.layout.houses(cell);
    return static_cast<std::size_t>(
        std::count_if(houses.begin(), houses.end(), [&](House house) { return has_doubler(on_.layout.kind(house)); }));
  }

  // Whether the rules inside that end in a row are kept.
  bool keeps(int row) const {
    for (std::size_t place = 0; place < last_rows_.size(); ++place) {
      if (last_rows_[place] == row && !keeps_part(on_.rule.parts[place])) return false;
    }
    return true;
  }

  bool keeps_part(const Rule& part) const {
    if (part.kind != RuleKind::Cage) return holds(part, counted_, on_.layout, on_.rules);
    const RuleOnGrid counted{part, counted_, on_.layout, on_.rules};
    return RuleOnGrid{part, on_.full, on_.layout, on_.rules}.different_digits() &&
           (part.values.empty() || counted.sum(0, counted.count()) == counted.value());
  }

  const RuleOnGrid& on_;
  std::vector<Digit> counted_;
  std::vector<int> last_rows_;
  std::bitset<256> houses_;
  std::bitset<17> digits_;
};

constexpr KindRow kDoublers{
    .kind = RuleKind::Doublers,
    .lower = &lower_doublers,
    .holds = [](const RuleOnGrid& on) { return Choice(on).is_possible(); },
    .reads = &all_cells,
};

}  // namespace

void use_doublers() { use_doublers(kDoublers); }

}  // namespace nonet
