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
    digits_.reserve(rule.cells.size());
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
      case RuleKind::NonConsecutive:
      case RuleKind::NegativeWhite:
        return each_pair({RuleKind::WhiteDot, RuleKind::BlackDot}, [&](int one, int other) {
          return rule_.kind == RuleKind::NonConsecutive ? std::abs(one - other) != 1 : !lists(std::abs(one - other));
        });
      case RuleKind::NegativeBlack:
        return each_pair({RuleKind::WhiteDot, RuleKind::BlackDot}, [&](int one, int other) {
          return std::none_of(rule_.values.begin(), rule_.values.end(),
                              [&](int ratio) { return one * ratio == other || other * ratio == one; });
        });
      case RuleKind::NegativeSum:
        return each_pair({RuleKind::PairSum}, [&](int one, int other) { return !lists(one + other); });
      case RuleKind::Quadruple:
        return std::all_of(rule_.values.begin(), rule_.values.end(), [&](int digit) {
          return std::count(digits_.begin(), digits_.end(), digit) >=
                 std::count(rule_.values.begin(), rule_.values.end(), digit);
        });
      case RuleKind::Sandwich: return sandwich(value);
      case RuleKind::XSum: return sum(0, digits_[0]) == value;
      case RuleKind::Skyscraper: return visible() == value;
      case RuleKind::NumberedRoom: return digits_[static_cast<std::size_t>(digits_[0] - 1)] == value;
      case RuleKind::Automaton: return is_accepted();
      case RuleKind::Relation:
        return each_step([&](int one, int next) {
          return (rule_.values[static_cast<std::size_t>(one - 1)] & 1 << (next - 1)) != 0;
        });
      case RuleKind::Between: return bounded([](int low, int digit, int high) { return low < digit && digit < high; });
      case RuleKind::Lockout:
        return std::abs(digits_.front() - digits_.back()) >= value &&
               bounded([](int low, int digit, int high) { return digit < low || digit > high; });
      case RuleKind::RowIndexer:
      case RuleKind::ColumnIndexer:
      case RuleKind::BoxIndexer: return indexed();
      case RuleKind::FallingDiagonal: return diagonal_differs([](int row, int) { return row; });
      case RuleKind::RisingDiagonal: return diagonal_differs([](int row, int side) { return side - 1 - row; });
      case RuleKind::X:
      case RuleKind::Windoku:
      case RuleKind::Asterisk:
      case RuleKind::CenterDots:
      case RuleKind::Disjoint:
      case RuleKind::AntiKnight:
      case RuleKind::AntiKing: break;
    }
    return true;
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

  bool lists(int value) const {
    return std::find(rule_.values.begin(), rule_.values.end(), value) != rule_.values.end();
  }

  // Tests each two neighbours that have no rule of the kinds `marks`.
  template <class Test>
  bool each_pair(const std::set<RuleKind>& marks, Test&& test) const {
    for (std::uint16_t cell = 0; cell < full_.layout()->cell_count(); ++cell) {
      for (const Cell neighbor : neighbors(Cell{cell})) {
        const std::vector<Cell> pair{std::min(Cell{cell}, neighbor), std::max(Cell{cell}, neighbor)};
        const bool marked = std::any_of(rules_.begin(), rules_.end(), [&](const Rule& rule) {
          return marks.count(rule.kind) != 0 && rule.cells == pair;
        });
        if (!marked && !test(full_[Cell{cell}].value, full_[neighbor].value)) return false;
      }
    }
    return true;
  }

  bool sandwich(int value) const {
    const auto smallest = std::min_element(digits_.begin(), digits_.end()) - digits_.begin();
    const auto largest = std::max_element(digits_.begin(), digits_.end()) - digits_.begin();
    return sum(static_cast<int>(std::min(smallest, largest)) + 1, static_cast<int>(std::max(smallest, largest))) ==
           value;
  }

  int visible() const {
    int seen = 0;
    for (int place = 0; place < count(); ++place) {
      const auto at = digits_.begin() + place;
      seen += std::all_of(digits_.begin(), at, [&](int before) { return before < *at; });
    }
    return seen;
  }

  bool is_accepted() const {
    const auto row = static_cast<std::size_t>(full_.side()) + 1;
    std::size_t state = 1;
    for (const int digit : digits_) {
      state = rule_.values[(state - 1) * row + static_cast<std::size_t>(digit) - 1];
      if (state == 0) return false;
    }
    return rule_.values[state * row - 1] == 1;
  }

  template <class Test>
  bool bounded(Test&& test) const {
    const auto [low, high] = std::minmax(digits_.front(), digits_.back());
    return std::all_of(digits_.begin() + 1, digits_.end() - 1,
                       [&, low = low, high = high](int digit) { return test(low, digit, high); });
  }

  bool indexed() const {
    const Layout& layout = *full_.layout();
    return std::all_of(rule_.cells.begin(), rule_.cells.end(), [&](Cell cell) {
      const int pointer = full_[cell].value - 1;
      if (rule_.kind == RuleKind::RowIndexer)
        return full_[layout.cell(pointer, layout.column(cell))].value == layout.row(cell) + 1;
      if (rule_.kind == RuleKind::ColumnIndexer)
        return full_[layout.cell(layout.row(cell), pointer)].value == layout.column(cell) + 1;
      const auto region = layout.cells(House{static_cast<std::uint16_t>(2 * layout.side() + layout.region(cell))});
      const auto place = std::find(region.begin(), region.end(), cell) - region.begin();
      return full_[region[static_cast<std::size_t>(pointer)]].value == place + 1;
    });
  }

  template <class Column>
  bool diagonal_differs(Column&& column) const {
    std::vector<int> digits;
    for (int row = 0; row < full_.side(); ++row)
      digits.push_back(full_[full_.layout()->cell(row, column(row, full_.side()))].value);
    return all_differ(digits);
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

// A row or a column, from either end.
std::vector<Cell> random_full_line(const Layout& layout, Random& random) {
  const int line = static_cast<int>(random.below(static_cast<std::uint32_t>(layout.side())));
  const bool is_row = random.below(2) == 0;
  std::vector<Cell> cells;
  for (int place = 0; place < layout.side(); ++place)
    cells.push_back(is_row ? layout.cell(line, place) : layout.cell(place, line));
  if (random.below(2) == 0) std::reverse(cells.begin(), cells.end());
  return cells;
}

std::vector<Cell> random_square(const Layout& layout, Random& random) {
  const int row = static_cast<int>(random.below(static_cast<std::uint32_t>(layout.side() - 1)));
  const int column = static_cast<int>(random.below(static_cast<std::uint32_t>(layout.side() - 1)));
  return {layout.cell(row, column), layout.cell(row, column + 1), layout.cell(row + 1, column),
          layout.cell(row + 1, column + 1)};
}

std::vector<Cell> random_cells(RuleShape shape, const Layout& layout, Random& random) {
  switch (shape) {
    case RuleShape::WholeGrid: return {};
    case RuleShape::Pair:
    case RuleShape::Step: return random_walk(layout, 2, random);
    case RuleShape::Square: return random_square(layout, random);
    case RuleShape::FullLine:
    case RuleShape::DirectedLine: return random_full_line(layout, random);
    case RuleShape::Set:
    case RuleShape::Line:
    case RuleShape::TwoLists: break;
  }
  return random_walk(layout, 1 + random.below(5), random);
}

// Most entries lead to a state, and most states are accepted.
std::vector<std::uint16_t> random_automaton(int side, Random& random) {
  const std::uint32_t states = 1 + random.below(6);
  std::vector<std::uint16_t> table;
  for (std::uint32_t state = 0; state < states; ++state) {
    for (int digit = 0; digit < side; ++digit)
      table.push_back(static_cast<std::uint16_t>(random.below(4) == 0 ? 0 : 1 + random.below(states)));
    table.push_back(random.below(3) == 0 ? 0 : 1);
  }
  return table;
}

std::vector<std::uint16_t> random_relation(int side, Random& random) {
  std::vector<std::uint16_t> sets;
  const std::uint32_t all = 1u << side;
  for (int digit = 0; digit < side; ++digit)
    sets.push_back(static_cast<std::uint16_t>(random.below(all) | random.below(all)));
  return sets;
}

}  // namespace

bool keeps_rule(const Grid& full, const Rule& rule, const RuleSet& rules) {
  return RuleCheck(full, rule, rules).passes();
}

Rule random_rule(RuleKind kind, const Layout& layout, Random& random) {
  const RuleRow& row = rule_row(kind);
  for (;;) {
    Rule rule{kind, {}, {}};
    rule.cells = random_cells(row.shape, layout, random);
    if (kind == RuleKind::Automaton) rule.values = random_automaton(layout.side(), random);
    if (kind == RuleKind::Relation) rule.values = random_relation(layout.side(), random);
    const bool has_table = row.values.row_length != nullptr;
    const auto values =
        has_table ? 0
                  : row.values.fewest + random.below(static_cast<std::uint32_t>(
                                            std::min<std::size_t>(row.values.most, 4) - row.values.fewest + 1));
    for (std::size_t value = 0; value < values; ++value) {
      const int greatest = row.values.greatest(layout.side());
      const int most = row.shape == RuleShape::WholeGrid
                           ? greatest
                           : std::min(greatest, static_cast<int>(rule.cells.size() + 1) * layout.side() / 2);
      if (most < row.values.least) break;
      const auto range = static_cast<std::uint32_t>(most - row.values.least + 1);
      rule.values.push_back(static_cast<std::uint16_t>(row.values.least + static_cast<int>(random.below(range))));
    }
    if (!error_in_rule(rule, layout)) return canonical_rule(rule);
  }
}

}  // namespace nonet::test
