#include "tests/support/rule_backtracker.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "tests/support/grids.h"
#include "tests/support/rules.h"

namespace nonet::test {

RuleBacktracker::RuleBacktracker(const Puzzle& puzzle)
    : puzzle_(puzzle), grid_(puzzle.layout()), peers_(peers_of(puzzle.layout())) {
  const Layout& layout = *puzzle.layout();
  const auto cell_count = static_cast<std::uint16_t>(layout.cell_count());
  rules_of_.resize(cell_count);
  digits_.assign(cell_count, ((1u << layout.side()) - 1) << 1);
  for (const Rule& rule : puzzle.own_rules()) {
    // Some kinds are about more cells than they have: neighbours, or a row.
    std::vector<Cell> cells = cells_read(rule, layout);
    if (cells.size() == rule.cells.size()) cells = rule.cells;
    for (const Cell cell : cells) rules_of_[cell.index].push_back(rules_.size());
    cells_of_.push_back(std::move(cells));
    rules_.push_back(&rule);
  }
}

std::optional<std::vector<std::string>> RuleBacktracker::solutions(std::size_t limit, std::uint64_t most_digits) {
  limit_ = limit;
  most_digits_ = most_digits;
  if (!drop_unsupported(std::vector<bool>(rules_.size(), true))) return found_;
  for (std::uint16_t cell = 0; cell < digits_.size(); ++cell) {
    const Digit given = puzzle_.givens()[Cell{cell}];
    if (!given.is_blank() && ((digits_[cell] >> given.value & 1) == 0 || !place(cell, given.value))) return found_;
  }
  if (!run()) return std::nullopt;
  return found_;
}

// Returns false when too many digits were tried.
bool RuleBacktracker::run() {
  std::optional<Choice> choice = narrowest();
  if (!choice) {
    found_.push_back(symbols_of(grid_));
    return true;
  }
  const std::vector<std::uint32_t> before = digits_;
  for (const auto& [cell, digit] : *choice) {
    if (found_.size() == limit_) break;
    if (++tried_ > most_digits_) return false;
    if (place(cell, digit) && !run()) return false;
    digits_ = before;
    grid_[Cell{cell}] = kBlank;
  }
  return true;
}

// The digits of a blank cell, or the blank cells of a house for a digit that the house lacks, whichever are fewest.
// None when no cell is blank.
std::optional<RuleBacktracker::Choice> RuleBacktracker::narrowest() const {
  std::optional<std::uint16_t> best;
  int fewest = grid_.side() + 1;
  for (std::uint16_t cell = 0; cell < digits_.size(); ++cell) {
    const int count = std::popcount(digits_[cell]);
    if (!grid_[Cell{cell}].is_blank() || count >= fewest) continue;
    best = cell;
    fewest = count;
  }
  if (!best) return std::nullopt;
  Choice choice;
  for (int digit = 1; digit <= grid_.side(); ++digit) {
    if ((digits_[*best] >> digit & 1) != 0) choice.emplace_back(*best, digit);
  }
  for (std::uint16_t house = 0; house < grid_.layout()->house_count() && fewest > 1; ++house) {
    const std::span<const Cell> cells = grid_.layout()->cells(House{house});
    for (int digit = 1; digit <= grid_.side(); ++digit) {
      // A digit that the house has is among the digits of its cell alone.
      const auto places =
          std::count_if(cells.begin(), cells.end(), [&](Cell cell) { return (digits_[cell.index] >> digit & 1) != 0; });
      if (places >= fewest || (places == 1 && has_digit(cells, digit))) continue;
      fewest = static_cast<int>(places);
      choice.clear();
      for (const Cell cell : cells) {
        if ((digits_[cell.index] >> digit & 1) != 0) choice.emplace_back(cell.index, digit);
      }
    }
  }
  return choice;
}

bool RuleBacktracker::has_digit(std::span<const Cell> cells, int digit) const {
  return std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return grid_[cell].value == digit; });
}

// Returns false when a cell then has no digit.
bool RuleBacktracker::place(std::uint16_t cell, int digit) {
  grid_[Cell{cell}] = Digit{static_cast<std::uint8_t>(digit)};
  digits_[cell] = 1u << digit;
  std::vector<bool> waiting(rules_.size());
  for (const std::size_t rule : rules_of_[cell]) waiting[rule] = true;
  for (const Cell peer : peers_[cell]) {
    std::uint32_t& digits = digits_[peer.index];
    if ((digits >> digit & 1) == 0) continue;
    digits &= ~(1u << digit);
    for (const std::size_t rule : rules_of_[peer.index]) waiting[rule] = true;
    if (digits == 0) return false;
  }
  return drop_unsupported(std::move(waiting));
}

// Drops digits until each digit of a cell is, for each waiting rule, a part of digits for all cells of the rule that
// keep it.
bool RuleBacktracker::drop_unsupported(std::vector<bool> waiting) {
  const auto first = [&] { return std::find(waiting.begin(), waiting.end(), true); };
  for (auto next = first(); next != waiting.end(); next = first()) {
    const auto number = static_cast<std::size_t>(next - waiting.begin());
    const Rule& rule = *rules_[number];
    const std::vector<Cell>& cells = cells_of_[number];
    *next = false;
    // Circles are too many for all digits of their cells.
    if (rule.kind == RuleKind::CountingCircles) {
      if (!can_keep(rule, cells)) return false;
      continue;
    }
    std::vector<std::uint32_t> supported(cells.size());
    if (rule.kind == RuleKind::Cage) {
      list_cage(rule, 0, 0, 0, supported);
    } else {
      list_digits(rule, cells, 0, supported);
    }
    for (std::size_t place = 0; place < cells.size(); ++place) {
      const std::uint16_t cell = cells[place].index;
      const std::uint32_t left = digits_[cell] & supported[place];
      if (digits_[cell] == left) continue;
      digits_[cell] = left;
      if (left == 0) return false;
      for (const std::size_t other : rules_of_[cell]) waiting[other] = true;
    }
  }
  return true;
}

// Tries all digits of the cells from `place` on. Adds to `supported` those with which the rule is kept, and returns
// true when there are some.
bool RuleBacktracker::list_digits(const Rule& rule, const std::vector<Cell>& cells, std::size_t place,
                                  std::vector<std::uint32_t>& supported) {
  if (place == cells.size()) return true;
  const Cell cell = cells[place];
  const Digit before = grid_[cell];
  bool any = false;
  for (int digit = 1; digit <= grid_.side(); ++digit) {
    if ((digits_[cell.index] >> digit & 1) == 0) continue;
    const std::vector<Cell>& peers = peers_[cell.index];
    if (std::any_of(peers.begin(), peers.end(), [&](Cell peer) { return grid_[peer].value == digit; })) continue;
    grid_[cell] = Digit{static_cast<std::uint8_t>(digit)};
    if (!can_keep(rule, cells) || !list_digits(rule, cells, place + 1, supported)) continue;
    supported[place] |= 1u << digit;
    any = true;
  }
  grid_[cell] = before;
  return any;
}

// The same for a cage, whose digits differ and have a sum: it is much faster with the digits so far and their sum.
bool RuleBacktracker::list_cage(const Rule& cage, std::size_t place, std::uint32_t seen, int total,
                                std::vector<std::uint32_t>& supported) const {
  const bool has_sum = !cage.values.empty();
  const auto left = static_cast<int>(cage.cells.size() - place);
  if (left == 0) return !has_sum || total == cage.values[0];
  if (has_sum && (total + left > cage.values[0] || total + left * grid_.side() < cage.values[0])) return false;
  bool any = false;
  for (int digit = 1; digit <= grid_.side(); ++digit) {
    if ((digits_[cage.cells[place].index] & ~seen & 1u << digit) == 0) continue;
    if (!list_cage(cage, place + 1, seen | 1u << digit, total + digit, supported)) continue;
    supported[place] |= 1u << digit;
    any = true;
  }
  return any;
}

bool RuleBacktracker::can_keep(const Rule& rule, const std::vector<Cell>& cells) const {
  const auto digit = [&](std::size_t place) { return int{grid_[cells[place]].value}; };
  const std::size_t count = cells.size();
  std::size_t known = 0;
  for (std::size_t place = 0; place < count; ++place) known += digit(place) > 0 ? 1 : 0;
  if (known == count) return keeps_rule(grid_, rule, puzzle_.own_rules());
  switch (rule.kind) {
    case RuleKind::Arrow: return can_keep_arrow(rule);
    case RuleKind::Renban: return can_keep_renban(rule);
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
    case RuleKind::CountingCircles:
      for (int circled = 1; circled <= grid_.side(); ++circled) {
        if (std::count_if(cells.begin(), cells.end(), [&](Cell cell) { return grid_[cell].value == circled; }) >
            circled)
          return false;
      }
      return true;
    case RuleKind::Palindrome:
      for (std::size_t place = 0; place < count / 2; ++place) {
        const int image = digit(count - 1 - place);
        if (digit(place) > 0 && image > 0 && digit(place) != image) return false;
      }
      return true;
    default: return true;
  }
}

bool RuleBacktracker::can_keep_renban(const Rule& rule) const {
  std::uint32_t seen = 0;
  for (const Cell cell : rule.cells) {
    const int digit = grid_[cell].value;
    if (digit == 0) continue;
    if ((seen >> digit & 1) != 0) return false;
    seen |= 1u << digit;
  }
  return seen == 0 ||
         static_cast<int>(std::bit_width(seen)) - std::countr_zero(seen) <= static_cast<int>(rule.cells.size());
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
