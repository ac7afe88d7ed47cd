#include "tests/support/rules.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "core/grid/rule_table.h"

namespace nonet::test {

namespace {

class RuleCheck {
 public:
  RuleCheck(const Grid& full, const Rule& rule, const RuleSet& rules) : full_(full), rule_(rule), rules_(rules) {
    for (const Cell cell : rule.cells) digits_.push_back(full[cell].value);
  }

  bool passes() const {
    const int value = rule_.values.empty() ? 0 : rule_.values[0];
    switch (rule_.kind) {
      case RuleKind::Cage: return all_differ(digits_) && (rule_.values.empty() || sum(0, count()) == value);
      case RuleKind::Thermometer: return each_step([](int one, int next) { return one < next; });
      case RuleKind::SlowThermometer: return each_step([](int one, int next) { return one <= next; });
      case RuleKind::Inequality: return digits_[0] < digits_[1];
      case RuleKind::WhiteDot: return std::abs(digits_[0] - digits_[1]) == value;
      case RuleKind::BlackDot: return digits_[0] * value == digits_[1] || digits_[1] * value == digits_[0];
      case RuleKind::PairSum:
      case RuleKind::LittleKiller: return sum(0, count()) == value;
      case RuleKind::Whisper: return each_step([&](int one, int next) { return std::abs(one - next) >= value; });
      case RuleKind::Renban: return all_differ(digits_) && span_of_digits() == count() - 1;
      case RuleKind::Palindrome: return std::equal(digits_.begin(), digits_.end(), digits_.rbegin());
      case RuleKind::Even: return each([](int digit) { return digit % 2 == 0; });
      case RuleKind::Odd: return each([](int digit) { return digit % 2 == 1; });
      case RuleKind::Arrow: return arrow(std::max(value, 1));
      case RuleKind::Minimum: return beats_neighbors([](int own, int other) { return own < other; });
      case RuleKind::Maximum: return beats_neighbors([](int own, int other) { return own > other; });
      case RuleKind::Clone:
        return std::equal(digits_.begin(), digits_.begin() + count() / 2, digits_.begin() + count() / 2);
      case RuleKind::RegionSumLine: return equal_parts();
      case RuleKind::Zipper: return zipper();
      case RuleKind::DoubleArrow: return sum(1, count() - 1) == digits_.front() + digits_.back();
      case RuleKind::Entropic: return windows([&](int digit) { return (digit - 1) / ((full_.side() + 2) / 3); });
      case RuleKind::Modular: return windows([](int digit) { return digit % 3; });
      case RuleKind::Nabner: return nabner();
      case RuleKind::NonConsecutive: return non_consecutive();
      default: return true;
    }
  }

 private:
  int count() const { return static_cast<int>(digits_.size()); }

  static bool all_differ(std::vector<int> digits) {
    std::sort(digits.begin(), digits.end());
    return std::adjacent_find(digits.begin(), digits.end()) == digits.end();
  }

  int sum(int first, int end) const {
    int total = 0;
    for (int place = first; place < end; ++place) total += digits_[static_cast<std::size_t>(place)];
    return total;
  }

  template <class Test>
  bool each(Test&& test) const {
    return std::all_of(digits_.begin(), digits_.end(), test);
  }

  template <class Test>
  bool each_step(Test&& test) const {
    return std::adjacent_find(digits_.begin(), digits_.end(), [&](int one, int next) { return !test(one, next); }) ==
           digits_.end();
  }

  int span_of_digits() const {
    const auto [least, most] = std::minmax_element(digits_.begin(), digits_.end());
    return *most - *least;
  }

  bool arrow(int pill) const {
    if (pill >= count()) return true;
    int number = 0;
    for (int place = 0; place < pill; ++place) number = 10 * number + digits_[static_cast<std::size_t>(place)];
    return number == sum(pill, count());
  }

  template <class Test>
  bool beats_neighbors(Test&& test) const {
    for (const Cell cell : rule_.cells) {
      for (const Cell neighbor : neighbors(cell)) {
        const bool is_listed = std::find(rule_.cells.begin(), rule_.cells.end(), neighbor) != rule_.cells.end();
        if (!is_listed && !test(full_[cell].value, full_[neighbor].value)) return false;
      }
    }
    return true;
  }

  std::vector<Cell> neighbors(Cell cell) const {
    const Layout& layout = *full_.layout();
    std::vector<Cell> found;
    for (std::uint16_t other = 0; other < layout.cell_count(); ++other) {
      const int down = std::abs(layout.row(Cell{other}) - layout.row(cell));
      const int across = std::abs(layout.column(Cell{other}) - layout.column(cell));
      if (down + across == 1) found.push_back(Cell{other});
    }
    return found;
  }

  bool equal_parts() const {
    std::set<int> sums;
    int part = 0;
    for (int place = 0; place < count(); ++place) {
      const auto at = static_cast<std::size_t>(place);
      part += digits_[at];
      const bool ends = place + 1 == count() ||
                        full_.layout()->region(rule_.cells[at]) != full_.layout()->region(rule_.cells[at + 1]);
      if (!ends) continue;
      sums.insert(part);
      part = 0;
    }
    return sums.size() == 1;
  }

  bool zipper() const {
    std::set<int> sums;
    for (int place = 0; place < count() / 2; ++place) {
      sums.insert(digits_[static_cast<std::size_t>(place)] + digits_[static_cast<std::size_t>(count() - 1 - place)]);
    }
    if (count() % 2 == 1) sums.insert(digits_[static_cast<std::size_t>(count() / 2)]);
    return sums.size() <= 1;
  }

  // Each two of three neighbours are in different groups.
  template <class Group>
  bool windows(Group&& group) const {
    for (std::size_t one = 0; one < digits_.size(); ++one) {
      for (std::size_t other = one + 1; other < digits_.size() && other < one + 3; ++other) {
        if (group(digits_[one]) == group(digits_[other])) return false;
      }
    }
    return true;
  }

  bool nabner() const {
    std::vector<int> sorted = digits_;
    std::sort(sorted.begin(), sorted.end());
    return std::adjacent_find(sorted.begin(), sorted.end(), [](int one, int next) { return next - one < 2; }) ==
           sorted.end();
  }

  bool non_consecutive() const {
    for (std::uint16_t cell = 0; cell < full_.layout()->cell_count(); ++cell) {
      for (const Cell neighbor : neighbors(Cell{cell})) {
        const std::vector<Cell> pair{std::min(Cell{cell}, neighbor), std::max(Cell{cell}, neighbor)};
        const bool dotted = std::any_of(rules_.begin(), rules_.end(), [&](const Rule& rule) {
          return (rule.kind == RuleKind::WhiteDot || rule.kind == RuleKind::BlackDot) && rule.cells == pair;
        });
        if (!dotted && std::abs(full_[Cell{cell}].value - full_[neighbor].value) == 1) return false;
      }
    }
    return true;
  }

  const Grid& full_;
  const Rule& rule_;
  const RuleSet& rules_;
  std::vector<int> digits_;
};

// A walk over cells that touch at edges or corners, without a cell twice.
std::vector<Cell> random_walk(const Layout& layout, std::size_t length, Random& random) {
  std::vector<Cell> walk{
      Cell{static_cast<std::uint16_t>(random.below(static_cast<std::uint32_t>(layout.cell_count())))}};
  while (walk.size() < length) {
    std::vector<Cell> next;
    for (std::uint16_t cell = 0; cell < layout.cell_count(); ++cell) {
      const int down = std::abs(layout.row(Cell{cell}) - layout.row(walk.back()));
      const int across = std::abs(layout.column(Cell{cell}) - layout.column(walk.back()));
      if (std::max(down, across) == 1 && std::find(walk.begin(), walk.end(), Cell{cell}) == walk.end())
        next.push_back(Cell{cell});
    }
    if (next.empty()) break;
    walk.push_back(next[random.below(static_cast<std::uint32_t>(next.size()))]);
  }
  return walk;
}

}  // namespace

bool keeps_rule(const Grid& full, const Rule& rule, const RuleSet& rules) {
  return RuleCheck(full, rule, rules).passes();
}

Rule random_rule(RuleKind kind, const Layout& layout, Random& random) {
  const RuleRow& row = rule_row(kind);
  for (;;) {
    Rule rule{kind, {}, {}};
    if (row.shape != RuleShape::WholeGrid) {
      const bool two = row.shape == RuleShape::Pair || row.shape == RuleShape::Step;
      rule.cells = random_walk(layout, two ? 2 : 1 + random.below(5), random);
    }
    const auto values =
        row.values.fewest + random.below(static_cast<std::uint32_t>(row.values.most - row.values.fewest + 1));
    for (std::size_t value = 0; value < values; ++value) {
      const int most =
          std::min(row.values.greatest(layout.side()), static_cast<int>(rule.cells.size() + 1) * layout.side() / 2);
      if (most < row.values.least) break;
      const auto range = static_cast<std::uint32_t>(most - row.values.least + 1);
      rule.values.push_back(static_cast<std::uint16_t>(row.values.least + static_cast<int>(random.below(range))));
    }
    if (!error_in_rule(rule, layout)) return canonical_rule(rule);
  }
}

}  // namespace nonet::test
