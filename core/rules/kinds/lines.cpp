// Lines: the cells have an order.

#include <bit>
#include <cstdlib>
#include <utility>

#include "core/grid/digit_automaton.h"
#include "core/rules/kinds/kind.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

int third_of(int digit, int digit_count) { return (digit - 1) / ((digit_count + 2) / 3); }

void lower_order(const RuleInPuzzle& in, Lowering& lowering, bool strict) { lowering.order(in.cells, strict); }

// Whether the digits of a set that is not empty follow one another.
bool are_consecutive(std::uint64_t digits) {
  const std::uint64_t shifted = digits >> std::countr_zero(digits);
  return (shifted & (shifted + 1)) == 0;
}

void lower_renban(const RuleInPuzzle& in, Lowering& lowering) {
  const int count = static_cast<int>(in.cells.size());
  std::vector<DigitMask> runs;
  for (int first = 0; first + count <= lowering.digit_count(); ++first) {
    runs.push_back(static_cast<DigitMask>(((1u << count) - 1) << first));
  }
  lowering.digit_set(in.cells, std::move(runs));
}

// A pill of two cells is a number 10 a + b.
void lower_arrow(const RuleInPuzzle& in, Lowering& lowering) {
  const auto pill = static_cast<std::size_t>(in.value(1));
  if (pill >= in.cells.size()) return;
  SumCondition sum;
  int weight = 1;
  for (std::size_t place = pill; place-- > 0; weight *= 10) sum.cells.push_back({in.cells[place], weight});
  for (std::size_t place = pill; place < in.cells.size(); ++place) sum.cells.push_back({in.cells[place], -1});
  lowering.sum(std::move(sum));
}

bool arrow_holds(const RuleOnGrid& on) {
  const auto pill = static_cast<std::size_t>(on.value(1));
  if (pill >= on.count()) return true;
  int number = 0;
  for (std::size_t place = 0; place < pill; ++place) number = 10 * number + on.digit(place);
  return number == on.sum(pill, on.count());
}

bool is_loop(const Rule& rule) { return rule.cells.size() > 2 && rule.cells.front() == rule.cells.back(); }

// The parts of a line inside the regions. A loop has no beginning, so it begins where it enters a region, and has its
// first cell once.
std::vector<std::vector<Cell>> parts_in_regions(const Rule& rule, const Layout& layout) {
  std::vector<Cell> cells = rule.cells;
  const auto leaves_region = [&](Cell one, Cell next) { return layout.region(one) != layout.region(next); };
  if (is_loop(rule)) {
    cells.pop_back();
    const auto last_inside = std::adjacent_find(cells.begin(), cells.end(), leaves_region);
    if (last_inside != cells.end()) std::rotate(cells.begin(), last_inside + 1, cells.end());
  }
  std::vector<std::vector<Cell>> parts{{}};
  for (const Cell cell : cells) {
    if (!parts.back().empty() && leaves_region(parts.back().back(), cell)) parts.emplace_back();
    parts.back().push_back(cell);
  }
  return parts;
}

// A group that has a cell twice counts the cell twice, which the sums of two groups say.
void add_equal_sums(std::vector<std::vector<CellIndex>> groups, Lowering& lowering) {
  std::erase_if(groups, [](std::vector<CellIndex>& group) {
    shell_sort(group);
    return std::adjacent_find(group.begin(), group.end()) != group.end();
  });
  if (groups.size() > 1) lowering.equal_sums(groups);
}

void lower_region_sums(const RuleInPuzzle& in, Lowering& lowering) {
  const std::vector<std::vector<Cell>> parts = parts_in_regions(in.rule, lowering.layout());
  for (std::size_t part = 1; part < parts.size(); ++part) {
    lowering.sum(digit_sum(cell_indices(parts[part - 1]), cell_indices(parts[part]), 0));
  }
  std::vector<std::vector<CellIndex>> groups;
  for (const std::vector<Cell>& part : parts) groups.push_back(cell_indices(part));
  add_equal_sums(std::move(groups), lowering);
}

bool region_sums_hold(const RuleOnGrid& on) {
  const std::vector<std::vector<Cell>> parts = parts_in_regions(on.rule, on.layout);
  const auto sum_of = [&](const std::vector<Cell>& part) {
    int sum = 0;
    for (const Cell cell : part) sum += on.at(cell);
    return sum;
  };
  return std::all_of(parts.begin(), parts.end(), [&](const auto& part) { return sum_of(part) == sum_of(parts[0]); });
}

void lower_zipper(const RuleInPuzzle& in, Lowering& lowering) {
  const std::size_t count = in.cells.size();
  const auto pair = [&](std::size_t place) { return std::array{in.cells[place], in.cells[count - 1 - place]}; };
  for (std::size_t place = 0; place < count / 2; ++place) {
    if (count % 2 == 1) {
      lowering.sum(digit_sum(pair(place), std::array{in.cells[count / 2]}, 0));
    } else if (place > 0) {
      lowering.sum(digit_sum(pair(place - 1), pair(place), 0));
    }
  }
  std::vector<std::vector<CellIndex>> groups;
  if (count % 2 == 1) groups.push_back({in.cells[count / 2]});
  for (std::size_t place = 0; place < count / 2; ++place)
    groups.push_back({in.cells[place], in.cells[count - 1 - place]});
  add_equal_sums(std::move(groups), lowering);
}

bool zipper_holds(const RuleOnGrid& on) {
  const std::size_t last = on.count() - 1;
  const auto pair = [&](std::size_t place) { return on.digit(place) + on.digit(last - place); };
  const int wanted = on.count() % 2 == 1 ? on.digit(last / 2) : pair(0);
  for (std::size_t place = 0; place < on.count() / 2; ++place) {
    if (pair(place) != wanted) return false;
  }
  return true;
}

void lower_double_arrow(const RuleInPuzzle& in, Lowering& lowering) {
  const std::span<const CellIndex> cells = in.cells;
  lowering.sum(digit_sum(cells.subspan(1, cells.size() - 2), std::array{cells.front(), cells.back()}, 0));
}

bool palindrome_holds(const RuleOnGrid& on) {
  for (std::size_t place = 0; place < on.count() / 2; ++place) {
    if (on.digit(place) != on.digit(on.count() - 1 - place)) return false;
  }
  return true;
}

bool automaton_accepts(const RuleOnGrid& on) {
  const DigitAutomaton automaton(on.layout.digit_count(), on.rule.values);
  std::size_t state = 1;
  for (std::size_t place = 0; place < on.count() && state != 0; ++place) state = automaton.next(state, on.digit(place));
  return state != 0 && automaton.accepts(state);
}

// State s, from 1: the part has added up to s - 1.
void lower_sum_line(const RuleInPuzzle& in, Lowering& lowering) {
  const int total = in.value();
  DigitAutomaton automaton(lowering.digit_count(), static_cast<std::size_t>(total));
  automaton.set_accepting(1);
  for (int sum = 0; sum < total; ++sum) {
    for (int digit = 1; digit <= lowering.digit_count() && sum + digit <= total; ++digit) {
      automaton.set_next(static_cast<std::size_t>(sum + 1), digit, static_cast<std::size_t>((sum + digit) % total + 1));
    }
  }
  lowering.automaton(in.cells, automaton);
}

bool sum_line_holds(const RuleOnGrid& on) {
  std::size_t first = 0;
  for (std::size_t end = 1; end <= on.count(); ++end) {
    if (on.sum(first, end) == on.value()) first = end;
  }
  return first == on.count();
}

// State 1 has read nothing, state 1 + d the digit d alone, and state 1 + n + n · v + d the digit d at the end of digits
// with the difference v.
void lower_same_difference(const RuleInPuzzle& in, Lowering& lowering) {
  const int digits = lowering.digit_count();
  const auto state = [&](int difference, int digit) {
    return static_cast<std::size_t>(1 + digits * (difference + 1) + digit);
  };
  DigitAutomaton automaton(digits, state(digits - 1, digits));
  for (int one = 1; one <= digits; ++one) {
    automaton.set_next(1, one, static_cast<std::size_t>(1 + one));
    for (int next = 1; next <= digits; ++next) {
      const int difference = std::abs(one - next);
      automaton.set_next(static_cast<std::size_t>(1 + one), next, state(difference, next));
      automaton.set_next(state(difference, one), next, state(difference, next));
    }
  }
  for (std::size_t each = 1; each <= automaton.state_count(); ++each) automaton.set_accepting(each);
  lowering.automaton(in.cells, automaton);
}

// Whether `test` accepts the smaller end, each digit between the ends, and the larger end.
template <class Test>
bool each_between_ends(const RuleOnGrid& on, Test&& test) {
  const int front = on.digit(0);
  const int back = on.digit(on.count() - 1);
  for (std::size_t place = 1; place + 1 < on.count(); ++place) {
    if (!test(std::min(front, back), on.digit(place), std::max(front, back))) return false;
  }
  return true;
}

constexpr std::array kLines{
    KindRow{
        .kind = RuleKind::Thermometer,
        .lower = [](const RuleInPuzzle& in, Lowering& lowering) { lower_order(in, lowering, true); },
        .holds = [](const RuleOnGrid& on) { return on.each_step([](int one, int next) { return one < next; }); },
    },
    KindRow{
        .kind = RuleKind::SlowThermometer,
        .lower = [](const RuleInPuzzle& in, Lowering& lowering) { lower_order(in, lowering, false); },
        .holds = [](const RuleOnGrid& on) { return on.each_step([](int one, int next) { return one <= next; }); },
    },
    KindRow{
        .kind = RuleKind::Whisper,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              relate_neighbors(in, lowering, [&](int one, int other) { return std::abs(one - other) >= in.value(); });
            },
        .holds =
            [](const RuleOnGrid& on) {
              return on.each_step([&](int one, int next) { return std::abs(one - next) >= on.value(); });
            },
    },
    KindRow{
        .kind = RuleKind::Renban,
        .lower = &lower_renban,
        .holds =
            [](const RuleOnGrid& on) {
              const std::optional<std::uint64_t> digits = on.different_digits();
              return digits && are_consecutive(*digits);
            },
    },
    KindRow{
        .kind = RuleKind::Palindrome,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              const std::size_t last = in.cells.size() - 1;
              for (std::size_t place = 0; place < in.cells.size() / 2; ++place) {
                equal(lowering, in.cells[place], in.cells[last - place]);
              }
            },
        .holds = &palindrome_holds,
    },
    KindRow{.kind = RuleKind::Arrow, .lower = &lower_arrow, .holds = &arrow_holds},
    KindRow{.kind = RuleKind::RegionSumLine, .lower = &lower_region_sums, .holds = &region_sums_hold},
    KindRow{.kind = RuleKind::Zipper, .lower = &lower_zipper, .holds = &zipper_holds},
    KindRow{
        .kind = RuleKind::DoubleArrow,
        .lower = &lower_double_arrow,
        .holds =
            [](const RuleOnGrid& on) {
              const std::size_t last = on.count() - 1;
              return on.sum(1, last) == on.digit(0) + on.digit(last);
            },
    },
    KindRow{
        // Three cells that are pairwise in different thirds of the digits have one digit of each third. So the thirds
        // follow one another in one
        // order along the line, and a loop that closes has them in this order around its first cell, too.
        .kind = RuleKind::Entropic,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              const int digit_count = lowering.digit_count();
              relate_within(2, in, lowering, [&](int one, int other) {
                return third_of(one, digit_count) != third_of(other, digit_count);
              });
            },
        .holds =
            [](const RuleOnGrid& on) {
              const int digit_count = on.layout.digit_count();
              return on.each_within(
                  2, [&](int one, int other) { return third_of(one, digit_count) != third_of(other, digit_count); });
            },
    },
    KindRow{
        .kind = RuleKind::Modular,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              relate_within(2, in, lowering, [](int one, int other) { return one % 3 != other % 3; });
            },
        .holds =
            [](const RuleOnGrid& on) {
              return on.each_within(2, [](int one, int other) { return one % 3 != other % 3; });
            },
    },
    KindRow{
        .kind = RuleKind::Nabner,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              relate_within(in.cells.size(), in, lowering,
                            [](int one, int other) { return std::abs(one - other) > 1; });
            },
        .holds =
            [](const RuleOnGrid& on) {
              const std::optional<std::uint64_t> digits = on.different_digits();
              return digits && (*digits & *digits << 1) == 0;
            },
    },
    KindRow{
        .kind = RuleKind::Automaton,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              lowering.automaton(in.cells, DigitAutomaton(lowering.digit_count(), in.rule.values));
            },
        .holds = &automaton_accepts,
    },
    KindRow{
        .kind = RuleKind::Relation,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              relate_neighbors(in, lowering, [&](int one, int other) {
                return (in.rule.values[static_cast<std::size_t>(one - 1)] >> (other - 1) & 1) != 0;
              });
            },
        .holds =
            [](const RuleOnGrid& on) {
              return on.each_step([&](int one, int next) {
                return (on.rule.values[static_cast<std::size_t>(one - 1)] & 1 << (next - 1)) != 0;
              });
            },
    },
    KindRow{
        .kind = RuleKind::Between,
        .lower = [](const RuleInPuzzle& in, Lowering& lowering) { lowering.bound_pair(in.cells, true, 0); },
        .holds =
            [](const RuleOnGrid& on) {
              return each_between_ends(on, [](int low, int digit, int high) { return low < digit && digit < high; });
            },
    },
    KindRow{
        .kind = RuleKind::Lockout,
        .lower = [](const RuleInPuzzle& in, Lowering& lowering) { lowering.bound_pair(in.cells, false, in.value()); },
        .holds =
            [](const RuleOnGrid& on) {
              return std::abs(on.digit(0) - on.digit(on.count() - 1)) >= on.value() &&
                     each_between_ends(on, [](int low, int digit, int high) { return digit < low || digit > high; });
            },
    },
    KindRow{.kind = RuleKind::SumLine, .lower = &lower_sum_line, .holds = &sum_line_holds},
    KindRow{
        .kind = RuleKind::ParityLine,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              relate_neighbors(in, lowering, [](int one, int other) { return (one + other) % 2 == 1; });
            },
        .holds =
            [](const RuleOnGrid& on) { return on.each_step([](int one, int next) { return one % 2 != next % 2; }); },
    },
    KindRow{
        .kind = RuleKind::SameDifference,
        .lower = &lower_same_difference,
        .holds =
            [](const RuleOnGrid& on) {
              const int wanted = std::abs(on.digit(0) - on.digit(1));
              return on.each_step([&](int one, int next) { return std::abs(one - next) == wanted; });
            },
    },
};

}  // namespace

std::span<const KindRow> line_kinds() { return kLines; }

}  // namespace nonet
