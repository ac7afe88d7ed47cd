#include "core/formats/drawn/line_rules.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace nonet {

namespace {

// For each digit the set of digits of the other parity.
std::vector<std::uint16_t> parity_table(int digits) {
  std::vector<std::uint16_t> table;
  for (int digit = 1; digit <= digits; ++digit) {
    std::uint16_t others = 0;
    for (int other = 1; other <= digits; ++other) {
      if ((digit + other) % 2 != 0) others = static_cast<std::uint16_t>(others | 1 << (other - 1));
    }
    table.push_back(others);
  }
  return table;
}

Rule any_of(std::vector<Rule> parts) { return {RuleKind::AnyOf, {}, {}, std::move(parts)}; }

// The digits rise from one end, or from the other.
Rule in_order(const std::vector<Cell>& cells) {
  return any_of(
      {{RuleKind::SlowThermometer, cells, {}}, {RuleKind::SlowThermometer, {cells.rbegin(), cells.rend()}, {}}});
}

// The digits of both ends have the same sum: so many digits of each, or half of the line.
std::vector<Rule> equal_ends(const std::vector<Cell>& cells, std::size_t count) {
  const bool halves = count == 0 && cells.size() % 2 == 0;
  if (halves) count = cells.size() / 2;
  if (count == 0 || 2 * count > cells.size()) return {};
  const auto length = static_cast<std::ptrdiff_t>(count);
  std::vector<Cell> ends(cells.begin(), cells.begin() + length);
  ends.insert(ends.end(), cells.end() - length, cells.end());
  return {
      {RuleKind::EqualSums, std::move(ends), {static_cast<std::uint16_t>(count), static_cast<std::uint16_t>(count)}}};
}

// A loop divides into parts from one of its cells on.
Rule divided_loop(std::vector<Cell> loop, std::uint16_t sum) {
  loop.pop_back();
  std::vector<Rule> starts;
  for (std::size_t start = 0; start < loop.size(); ++start) {
    starts.push_back({RuleKind::SumLine, loop, {sum}});
    std::rotate(loop.begin(), loop.begin() + 1, loop.end());
  }
  return any_of(std::move(starts));
}

bool is_loop(const std::vector<Cell>& cells) { return cells.size() > 2 && cells.front() == cells.back(); }

}  // namespace

std::vector<Rule> rules_of_line(const RulePhrase& phrase, const std::vector<Cell>& cells, const Layout& layout) {
  if (phrase.kind == RuleKind::Relation) return {{phrase.kind, cells, parity_table(layout.digit_count())}};
  if (phrase.kind == RuleKind::EqualSums) return equal_ends(cells, static_cast<std::size_t>(phrase.value.value_or(0)));
  if (phrase.kind == RuleKind::SameDifference && phrase.is_in_order) return {{phrase.kind, cells, {}}, in_order(cells)};
  if (!phrase.value) return {};
  const auto value = static_cast<std::uint16_t>(*phrase.value);
  if (phrase.kind == RuleKind::SumLine && is_loop(cells)) return {divided_loop(cells, value)};
  return {{phrase.kind, cells, {value}}};
}

Rule joined_region_sums(const std::vector<std::vector<Cell>>& strokes, const Layout& layout) {
  std::vector<std::vector<Cell>> parts;
  const auto part_of = [&](Cell cell) {
    return std::find_if(parts.begin(), parts.end(),
                        [&](const auto& part) { return std::find(part.begin(), part.end(), cell) != part.end(); });
  };
  for (const std::vector<Cell>& stroke : strokes) {
    for (const Cell cell : stroke) {
      if (part_of(cell) == parts.end()) parts.push_back({cell});
    }
    for (std::size_t at = 1; at < stroke.size(); ++at) {
      if (layout.region(stroke[at - 1]) != layout.region(stroke[at])) continue;
      const auto before = part_of(stroke[at - 1]);
      const auto own = part_of(stroke[at]);
      if (before == own) continue;
      before->insert(before->end(), own->begin(), own->end());
      parts.erase(own);
    }
  }
  Rule rule{RuleKind::EqualSums, {}, {}};
  for (const std::vector<Cell>& part : parts) {
    rule.cells.insert(rule.cells.end(), part.begin(), part.end());
    rule.values.push_back(static_cast<std::uint16_t>(part.size()));
  }
  return rule;
}

}  // namespace nonet
