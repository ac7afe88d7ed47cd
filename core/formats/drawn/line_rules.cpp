#include "core/formats/drawn/line_rules.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/grid/rule_table.h"

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

// A loop divides into parts from one of its cells on, so there are as many alternatives as cells. A loop that no puzzle
// can have may be very long: it stays one line, and is refused as that.
Rule divided_loop(std::vector<Cell> loop, std::uint16_t sum, const Layout& layout) {
  loop.pop_back();
  Rule line{RuleKind::SumLine, loop, {sum}};
  if (error_in_rule(line, layout)) return line;
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
  if (phrase.kind == RuleKind::SumLine && is_loop(cells)) return {divided_loop(cells, value, layout)};
  return {{phrase.kind, cells, {value}}};
}

std::optional<Rule> joined_region_sums(const std::vector<std::vector<Cell>>& strokes, const Layout& layout) {
  constexpr std::size_t kNone = SIZE_MAX;
  std::vector<std::vector<Cell>> parts;
  std::vector<std::size_t> part_of(layout.cell_count(), kNone);
  for (const std::vector<Cell>& stroke : strokes) {
    if (stroke.size() > part_of.size()) return std::nullopt;
    for (const Cell cell : stroke) {
      if (part_of[cell.index] != kNone) continue;
      part_of[cell.index] = parts.size();
      parts.push_back({cell});
    }
    for (std::size_t at = 1; at < stroke.size(); ++at) {
      if (layout.region(stroke[at - 1]) != layout.region(stroke[at])) continue;
      const std::size_t before = part_of[stroke[at - 1].index];
      const std::size_t own = part_of[stroke[at].index];
      if (before == own) continue;
      for (const Cell cell : parts[own]) part_of[cell.index] = before;
      parts[before].insert(parts[before].end(), parts[own].begin(), parts[own].end());
      parts[own].clear();
    }
  }
  Rule rule{RuleKind::EqualSums, {}, {}};
  for (const std::vector<Cell>& part : parts) {
    if (part.empty()) continue;
    rule.cells.insert(rule.cells.end(), part.begin(), part.end());
    rule.values.push_back(static_cast<std::uint16_t>(part.size()));
  }
  return rule;
}

}  // namespace nonet
