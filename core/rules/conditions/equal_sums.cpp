// Every group has the same total. The cells of a group are divided into parts. The cells of a part differ, where digits
// are few enough for that to be looked at: bit t of a part's totals says that its cells can have different digits that
// add up to t. The totals of a group are the sums of one total of each part, and the totals that all groups can have
// are wanted. Back from there, a total of a part stays when the other parts can complete it to a wanted one, and
// a digit of a part stays when it is in an order of a set of digits with such a total. So no digit of a solution goes.
//
// The totals are looked at only when the smallest of the largest totals is below 128. Otherwise each group only has to
// reach as far as the others.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "core/rules/conditions.h"
#include "core/rules/conditions/digit_subsets.h"
#include "core/rules/conditions/group_totals.h"
#include "core/rules/conditions/wide_totals.h"

namespace nonet {

namespace {

constexpr int kMaxCommonTotal = 127;
constexpr std::size_t kMaxParts = 128;
// The sum of nine different digits.
constexpr std::size_t kMaxPartTotal = 45;

using Cells = std::span<const CellIndex>;
using Reached = std::array<DigitSubsets, DigitSubsets::kDigits + 1>;

// For each total, the sets of digits that add up to it.
const std::array<DigitSubsets, kMaxPartTotal + 1>& sets_by_total() {
  static const std::array<DigitSubsets, kMaxPartTotal + 1> sets = [] {
    std::array<DigitSubsets, kMaxPartTotal + 1> made;
    for (unsigned set = 0; set < 1u << DigitSubsets::kDigits; ++set) {
      std::size_t total = 0;
      for (unsigned left = set; left != 0; left &= left - 1)
        total += static_cast<std::size_t>(std::countr_zero(left) + 1);
      made[total].insert(static_cast<DigitMask>(set));
    }
    return made;
  }();
  return sets;
}

void reach(Cells part, const RuleNode& node, Reached& reached) {
  reached[0].insert(0);
  for (std::size_t place = 0; place < part.size(); ++place)
    reached[place + 1] = reached[place].with_one_of(node[part[place]]);
}

// Parts of two and three cells are tried digit by digit, which is faster than sets of digits and says the same.
std::uint64_t totals_of_two(DigitMask one, DigitMask other) {
  std::uint64_t totals = 0;
  for (unsigned left = one; left != 0; left &= left - 1) {
    const unsigned bit = left & (~left + 1);
    totals |= std::uint64_t{other & ~bit} << (std::countr_zero(left) + 2);
  }
  return totals;
}

std::uint64_t totals_of_three(DigitMask one, DigitMask second, DigitMask third) {
  std::uint64_t totals = 0;
  for (unsigned left = one; left != 0; left &= left - 1) {
    const unsigned bit = left & (~left + 1);
    const std::uint64_t others =
        totals_of_two(static_cast<DigitMask>(second & ~bit), static_cast<DigitMask>(third & ~bit));
    totals |= others << (std::countr_zero(left) + 1);
  }
  return totals;
}

// Adds to `kept` the digits that two cells can have, when they differ and have one of the totals. Returns whether there
// are any.
bool find_two(DigitMask one, DigitMask other, std::uint64_t totals, DigitMask* kept) {
  bool is_possible = false;
  for (unsigned left = one; left != 0; left &= left - 1) {
    const unsigned bit = left & (~left + 1);
    const auto partners = static_cast<DigitMask>(totals >> (std::countr_zero(left) + 2) & other & ~bit);
    if (partners == 0) continue;
    is_possible = true;
    kept[0] = static_cast<DigitMask>(kept[0] | bit);
    kept[1] = static_cast<DigitMask>(kept[1] | partners);
  }
  return is_possible;
}

bool keep_few(Cells part, std::uint64_t totals, RuleNode& node) {
  std::array<DigitMask, 3> kept{};
  if (part.size() == 2) {
    find_two(node[part[0]], node[part[1]], totals, kept.data());
  } else {
    for (unsigned left = node[part[0]]; left != 0; left &= left - 1) {
      const unsigned bit = left & (~left + 1);
      const auto second = static_cast<DigitMask>(node[part[1]] & ~bit);
      const auto third = static_cast<DigitMask>(node[part[2]] & ~bit);
      if (find_two(second, third, totals >> (std::countr_zero(left) + 1), kept.data() + 1))
        kept[0] = static_cast<DigitMask>(kept[0] | bit);
    }
  }
  for (std::size_t place = part.size(); place-- > 0;) {
    if (!node.keep(part[place], kept[place])) return false;
  }
  return true;
}

std::uint64_t totals_of(Cells part, const RuleNode& node) {
  if (part.size() == 1) return std::uint64_t{node[part[0]]} << 1;
  if (part.size() == 2) return totals_of_two(node[part[0]], node[part[1]]);
  if (part.size() == 3) return totals_of_three(node[part[0]], node[part[1]], node[part[2]]);
  Reached reached;
  reach(part, node, reached);
  std::size_t least = 0;
  std::size_t greatest = 0;
  for (const CellIndex cell : part) {
    least += static_cast<std::size_t>(std::countr_zero(node[cell])) + 1;
    greatest += static_cast<std::size_t>(16 - std::countl_zero(node[cell]));
  }
  std::uint64_t totals = 0;
  for (std::size_t total = least; total <= std::min(greatest, kMaxPartTotal); ++total) {
    if ((reached[part.size()] & sets_by_total()[total]).any()) totals |= std::uint64_t{1} << total;
  }
  return totals;
}

bool keep_totals(Cells part, std::uint64_t totals, RuleNode& node) {
  if (part.size() == 1) return node.keep(part[0], static_cast<DigitMask>(totals >> 1));
  if (part.size() <= 3) return keep_few(part, totals, node);
  Reached reached;
  reach(part, node, reached);
  DigitSubsets wanted;
  for (std::uint64_t left = totals; left != 0; left &= left - 1)
    wanted |= reached[part.size()] & sets_by_total()[static_cast<std::size_t>(std::countr_zero(left))];
  for (std::size_t place = part.size(); place-- > 0;) {
    DigitMask kept = node[part[place]];
    wanted = wanted.without_one_of(kept, reached[place]);
    if (!node.keep(part[place], kept)) return false;
  }
  return true;
}

// The parts of a group, what each can add up to, and what those before each can add up to.
struct GroupTotals {
  std::array<std::uint64_t, kMaxParts> of_part;
  std::array<WideTotals, kMaxParts + 1> before;
};

WideTotals add_up(const EqualSumsCondition::Group& group, const RuleNode& node, GroupTotals& totals) {
  totals.before[0] = WideTotals(1);
  std::size_t number = 0;
  for_each_part(group, [&](Cells part) {
    totals.of_part[number] = totals_of(part, node);
    WideTotals next;
    for (std::uint64_t left = totals.of_part[number]; left != 0; left &= left - 1)
      next |= totals.before[number] << std::countr_zero(left);
    totals.before[++number] = next;
  });
  return totals.before[number];
}

bool keep_group(const EqualSumsCondition::Group& group, WideTotals wanted, const GroupTotals& totals, RuleNode& node) {
  std::size_t end = group.cells.size();
  for (std::size_t number = group.part_sizes.size(); number-- > 0;) {
    const Cells part = Cells(group.cells).subspan(end - group.part_sizes[number], group.part_sizes[number]);
    end -= part.size();
    std::uint64_t kept = 0;
    WideTotals before;
    for (std::uint64_t left = totals.of_part[number]; left != 0; left &= left - 1) {
      const WideTotals from = (wanted >> std::countr_zero(left)) & totals.before[number];
      before |= from;
      if (from) kept |= left & (~left + 1);
    }
    wanted = before;
    // Digits that are in no order of different digits go, too.
    const bool can_lose = kept != totals.of_part[number] || part.size() > 1;
    if (can_lose && !keep_totals(part, kept, node)) return false;
  }
  return true;
}

}  // namespace

std::optional<std::vector<WideTotals>> totals_of_groups(const EqualSumsCondition& equal, const RuleNode& node) {
  std::vector<WideTotals> each;
  GroupTotals totals;
  for (const EqualSumsCondition::Group& group : equal.groups) {
    int greatest = 0;
    for (const CellIndex cell : group.cells) greatest += 16 - std::countl_zero(node[cell]);
    if (greatest > kMaxCommonTotal || group.part_sizes.size() > kMaxParts) return std::nullopt;
    each.push_back(add_up(group, node, totals));
  }
  return each;
}

bool apply(const EqualSumsCondition& equal, RuleNode& node) {
  int low = 0;
  int high = 16 * 256;
  for (const EqualSumsCondition::Group& group : equal.groups) {
    int least = 0;
    int greatest = 0;
    for (const CellIndex cell : group.cells) {
      least += std::countr_zero(node[cell]) + 1;
      greatest += 16 - std::countl_zero(node[cell]);
    }
    low = std::max(low, least);
    high = std::min(high, greatest);
  }
  if (low > high) return false;
  if (high > kMaxCommonTotal) return true;
  WideTotals common = WideTotals::all();
  GroupTotals totals;
  for (const EqualSumsCondition::Group& group : equal.groups) {
    if (group.part_sizes.size() > kMaxParts) return true;
    common &= add_up(group, node, totals);
  }
  if (!common) return false;
  for (const EqualSumsCondition::Group& group : equal.groups) {
    add_up(group, node, totals);
    if (!keep_group(group, common, totals, node)) return false;
  }
  return true;
}

}  // namespace nonet
