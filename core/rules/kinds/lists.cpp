// Lists of cells that are compared with each other, and cells whose digits are counted.

#include <bit>
#include <map>

#include "core/rules/kinds/kind.h"

namespace nonet {

namespace {

// The lists of a rule, one after the other.
template <class Index>
std::vector<std::vector<Index>> lists_of(std::span<const Index> cells, const std::vector<std::uint16_t>& lengths) {
  std::vector<std::vector<Index>> lists;
  for (const std::size_t length : lengths) {
    lists.emplace_back(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(length));
    cells = cells.subspan(length);
  }
  return lists;
}

// Two neighbouring lists at a time are sums, too, by which people reckon.
void lower_equal_sums(const RuleInPuzzle& in, Lowering& lowering) {
  const auto lists = lists_of(std::span<const CellIndex>(in.cells), in.rule.values);
  for (std::size_t list = 1; list < lists.size(); ++list) lowering.sum(digit_sum(lists[list - 1], lists[list], 0));
  lowering.equal_sums(lists);
}

bool equal_sums_hold(const RuleOnGrid& on) {
  const auto lists = lists_of(std::span<const Cell>(on.rule.cells), on.rule.values);
  const auto sum_of = [&](const std::vector<Cell>& list) {
    int sum = 0;
    for (const Cell cell : list) sum += on.at(cell);
    return sum;
  };
  return std::all_of(lists.begin(), lists.end(), [&](const auto& list) { return sum_of(list) == sum_of(lists[0]); });
}

bool same_values_hold(const RuleOnGrid& on) {
  const auto lists = lists_of(std::span<const Cell>(on.rule.cells), on.rule.values);
  const auto digits_of = [&](const std::vector<Cell>& list) {
    std::vector<int> digits;
    for (const Cell cell : list) digits.push_back(on.at(cell));
    return digits;
  };
  const std::vector<int> first = digits_of(lists[0]);
  return std::all_of(lists.begin(), lists.end(), [&](const auto& list) {
    const std::vector<int> digits = digits_of(list);
    return std::is_permutation(digits.begin(), digits.end(), first.begin(), first.end());
  });
}

bool count_distinct_holds(const RuleOnGrid& on) {
  std::uint64_t seen = 0;
  for (std::size_t place = 1; place < on.count(); ++place) seen |= std::uint64_t{1} << on.digit(place);
  return std::popcount(seen) == on.digit(0);
}

void lower_contents(const RuleInPuzzle& in, Lowering& lowering, bool exactly) {
  std::map<int, std::size_t> wanted;
  for (const std::uint16_t digit : in.rule.values) ++wanted[digit];
  std::vector<DigitCountsCondition::Count> counts;
  for (const auto& each : wanted)
    counts.push_back({digit_bit(each.first), each.second, exactly ? each.second : in.cells.size()});
  lowering.digit_counts(in.cells, std::move(counts));
}

template <class Test>
bool contents_hold(const RuleOnGrid& on, Test&& test) {
  return std::all_of(on.rule.values.begin(), on.rule.values.end(), [&](int wanted) {
    const auto has =
        std::count_if(on.rule.cells.begin(), on.rule.cells.end(), [&](Cell cell) { return on.at(cell) == wanted; });
    return test(has, std::count(on.rule.values.begin(), on.rule.values.end(), wanted));
  });
}

constexpr std::array kLists{
    KindRow{.kind = RuleKind::EqualSums, .lower = &lower_equal_sums, .holds = &equal_sums_hold},
    KindRow{
        .kind = RuleKind::SameValues,
        .lower = [](const RuleInPuzzle& in,
                    Lowering& lowering) { lowering.same_values(in.cells, in.rule.values.front()); },
        .holds = &same_values_hold,
    },
    KindRow{
        .kind = RuleKind::CountDistinct,
        .lower = [](const RuleInPuzzle& in, Lowering& lowering) { lowering.count_distinct(in.cells); },
        .holds = &count_distinct_holds,
    },
    KindRow{
        .kind = RuleKind::ContainsExactly,
        .lower = [](const RuleInPuzzle& in, Lowering& lowering) { lower_contents(in, lowering, true); },
        .holds =
            [](const RuleOnGrid& on) { return contents_hold(on, [](auto has, auto wanted) { return has == wanted; }); },
    },
    KindRow{
        .kind = RuleKind::ContainsAtLeast,
        .lower = [](const RuleInPuzzle& in, Lowering& lowering) { lower_contents(in, lowering, false); },
        .holds =
            [](const RuleOnGrid& on) { return contents_hold(on, [](auto has, auto wanted) { return has >= wanted; }); },
    },
};

}  // namespace

std::span<const KindRow> list_kinds() { return kLists; }

}  // namespace nonet
