#include "tests/support/rule_backtracker.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <set>

#include "tests/support/grids.h"
#include "tests/support/rules.h"

namespace nonet::test {

RuleBacktracker::RuleBacktracker(const Puzzle& puzzle) : puzzle_(puzzle), grid_(puzzle.layout()) {
  const Layout& layout = *puzzle.layout();
  const auto cells = static_cast<std::uint16_t>(layout.cell_count());
  peers_.resize(cells);
  rules_of_.resize(cells);
  partners_.resize(cells);
  digits_.assign(cells, ((1u << layout.side()) - 1) << 1);
  for (std::uint16_t cell = 0; cell < cells; ++cell) {
    for (std::uint16_t other = 0; other < cells; ++other) {
      if (other != cell && differ(layout, Cell{cell}, Cell{other})) peers_[cell].push_back(other);
    }
  }
  for (const Rule& rule : puzzle.own_rules()) {
    for (const Cell cell : rule.cells) {
      rules_of_[cell.index].push_back(&rule);
      for (const Cell other : rule.cells) {
        if (other != cell) partners_[cell.index].push_back(other.index);
      }
    }
  }
  for (std::vector<std::uint16_t>& partners : partners_) {
    const std::set<std::uint16_t> once(partners.begin(), partners.end());
    partners.assign(once.begin(), once.end());
  }
}

std::optional<std::vector<std::string>> RuleBacktracker::solutions(std::size_t limit, std::uint64_t most_digits) {
  limit_ = limit;
  most_digits_ = most_digits;
  for (std::uint16_t cell = 0; cell < digits_.size(); ++cell) update(cell);
  for (std::uint16_t cell = 0; cell < digits_.size(); ++cell) {
    const Digit given = puzzle_.givens()[Cell{cell}];
    if (!given.is_blank() && ((digits_[cell] >> given.value & 1) == 0 || !place(cell, given.value))) return found_;
  }
  if (!run()) return std::nullopt;
  return found_;
}

// Returns false when too many digits were tried.
bool RuleBacktracker::run() {
  std::optional<std::uint16_t> chosen;
  for (std::uint16_t cell = 0; cell < digits_.size(); ++cell) {
    if (grid_[Cell{cell}].is_blank() && (!chosen || std::popcount(digits_[cell]) < std::popcount(digits_[*chosen])))
      chosen = cell;
  }
  if (!chosen) {
    found_.push_back(symbols_of(grid_));
    return true;
  }
  const std::vector<std::uint32_t> before = digits_;
  for (int digit = 1; digit <= grid_.side() && found_.size() < limit_; ++digit) {
    if ((before[*chosen] >> digit & 1) == 0) continue;
    if (++tried_ > most_digits_) return false;
    if (place(*chosen, digit) && !run()) return false;
    digits_ = before;
    grid_[Cell{*chosen}] = kBlank;
  }
  return true;
}

// Returns false when a cell then has no digit.
bool RuleBacktracker::place(std::uint16_t cell, int digit) {
  grid_[Cell{cell}] = Digit{static_cast<std::uint8_t>(digit)};
  digits_[cell] = 1u << digit;
  for (const std::uint16_t peer : peers_[cell]) {
    digits_[peer] &= ~(1u << digit);
    if (digits_[peer] == 0) return false;
  }
  for (const std::uint16_t partner : partners_[cell]) {
    if (!grid_[Cell{partner}].is_blank()) continue;
    update(partner);
    if (digits_[partner] == 0) return false;
  }
  return true;
}

// Drops the digits of a blank cell with which one of its rules cannot be kept.
void RuleBacktracker::update(std::uint16_t cell) {
  for (int digit = 1; digit <= grid_.side(); ++digit) {
    if ((digits_[cell] >> digit & 1) == 0) continue;
    grid_[Cell{cell}] = Digit{static_cast<std::uint8_t>(digit)};
    const bool possible =
        std::all_of(rules_of_[cell].begin(), rules_of_[cell].end(), [&](const Rule* rule) { return can_keep(*rule); });
    if (!possible) digits_[cell] &= ~(1u << digit);
  }
  grid_[Cell{cell}] = kBlank;
}

bool RuleBacktracker::can_keep(const Rule& rule) const {
  const auto digit = [&](std::size_t place) { return int{grid_[rule.cells[place]].value}; };
  const auto count = rule.cells.size();
  std::vector<int> known;
  for (std::size_t place = 0; place < count; ++place) {
    if (digit(place) > 0) known.push_back(digit(place));
  }
  if (known.size() == count) return keeps_rule(grid_, rule, puzzle_.own_rules());
  switch (rule.kind) {
    case RuleKind::Cage: return can_keep_cage(rule);
    case RuleKind::Arrow: return can_keep_arrow(rule);
    case RuleKind::Thermometer: {
      int least = 0;
      for (std::size_t place = 0; place < count; ++place) {
        ++least;
        if (digit(place) > 0 && digit(place) < least) return false;
        least = std::max(least, digit(place));
      }
      return least <= grid_.side();
    }
    case RuleKind::Whisper:
      for (std::size_t place = 1; place < count; ++place) {
        if (digit(place - 1) > 0 && digit(place) > 0 && std::abs(digit(place - 1) - digit(place)) < rule.values[0])
          return false;
      }
      return true;
    case RuleKind::Renban: {
      const auto [least, most] = std::minmax_element(known.begin(), known.end());
      return std::set<int>(known.begin(), known.end()).size() == known.size() &&
             *most - *least < static_cast<int>(count);
    }
    default: return true;
  }
}

bool RuleBacktracker::can_keep_cage(const Rule& rule) const {
  std::uint32_t seen = 0;
  int total = 0;
  int blank = 0;
  for (const Cell cell : rule.cells) {
    const int digit = grid_[cell].value;
    if (digit == 0) {
      ++blank;
      continue;
    }
    if ((seen >> digit & 1) != 0) return false;
    seen |= 1u << digit;
    total += digit;
  }
  if (rule.values.empty()) return true;
  int least = total;
  int most = total;
  int left = blank;
  for (int digit = 1; digit <= grid_.side() && left > 0; ++digit) {
    if ((seen >> digit & 1) == 0) least += digit, --left;
  }
  left = blank;
  for (int digit = grid_.side(); digit >= 1 && left > 0; --digit) {
    if ((seen >> digit & 1) == 0) most += digit, --left;
  }
  return least <= rule.values[0] && rule.values[0] <= most;
}

bool RuleBacktracker::can_keep_arrow(const Rule& rule) const {
  if (!rule.values.empty()) return true;
  int least = 0;
  int most = 0;
  for (std::size_t place = 1; place < rule.cells.size(); ++place) {
    const int digit = grid_[rule.cells[place]].value;
    least += digit > 0 ? digit : 1;
    most += digit > 0 ? digit : grid_.side();
  }
  const int circle = grid_[rule.cells[0]].value;
  return circle > 0 ? least <= circle && circle <= most : least <= grid_.side();
}

}  // namespace nonet::test
