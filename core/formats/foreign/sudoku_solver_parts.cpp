#include "core/formats/foreign/sudoku_solver_parts.h"

#include <algorithm>
#include <cstdlib>

#include "core/formats/foreign/foreign_text.h"

namespace nonet {

namespace {

// A number above 9 is one letter.
char symbol_of_number(int number) { return static_cast<char>(number < 10 ? '0' + number : 'a' + number - 10); }

}  // namespace

void SolverParts::add_part(std::string_view type, const std::vector<Cell>& cells) {
  text_.append(".").append(type);
  for (const Cell cell : cells) text_ += '~' + short_name(cell);
}

std::string SolverParts::short_name(Cell cell) const {
  if (!extra_cells_.empty() && layout_.row(cell) >= layout_.grid(0).rows)
    return extra_cells_.name(static_cast<std::size_t>(cell.index - layout_.grid(0).rows * layout_.grid(0).columns));
  return {'R', symbol_of_number(layout_.row(cell) + 1), 'C', symbol_of_number(layout_.column(cell) + 1)};
}

void SolverParts::add_set(Cell cell, DigitSet digits) {
  std::string part = '~' + short_name(cell);
  digits.for_each([&](Digit digit) { part += '_' + std::to_string(digit.value); });
  add_part(part);
}

// Bit (i - 1) · n + (j - 1) of the key says whether digit j may follow digit i. Six bits are a symbol, the lowest bit
// first.
void SolverParts::add_relation(std::string_view type, const std::vector<std::uint16_t>& sets,
                               const std::vector<Cell>& cells) {
  constexpr std::size_t kBits = 6;
  std::vector<std::uint32_t> symbols;
  std::size_t bit = 0;
  for (const std::uint16_t set : sets) {
    for (int digit = 0; digit < digit_count(); ++digit, ++bit) {
      if (bit % kBits == 0) symbols.push_back(0);
      symbols.back() |= (set >> digit & 1u) << (bit % kBits);
    }
  }
  while (!symbols.empty() && symbols.back() == 0) symbols.pop_back();
  std::string key;
  for (const std::uint32_t symbol : symbols) key += base64_symbol(symbol);
  add_part(std::string(type) + '~' + key + '~', cells);
}

void SolverParts::add_pairs(std::string_view type, const std::vector<Cell>& cells, Holds holds, int value) {
  std::vector<std::uint16_t> sets;
  for (int one = 1; one <= digit_count(); ++one) {
    unsigned set = 0;
    for (int next = 1; next <= digit_count(); ++next) set |= holds(one, next, value) ? 1u << (next - 1) : 0u;
    sets.push_back(static_cast<std::uint16_t>(set));
  }
  add_relation(type, sets, cells);
}

// Adds what `add_alternative(number)` adds for the numbers before `end` as alternatives.
template <class AddAlternative>
void SolverParts::add_one_of(std::size_t end, AddAlternative&& add_alternative) {
  add_part("Or");
  for (std::size_t number = 0; number < end; ++number) add_alternative(static_cast<int>(number));
  add_part("End");
}

// The first half of the cells has the digits of the second half.
void SolverParts::add_copies(const std::vector<Cell>& cells) {
  const std::size_t half = cells.size() / 2;
  for (std::size_t place = 0; place < half; ++place)
    add_pairs("Pair", {cells[place], cells[half + place]}, [](int one, int other, int) { return one == other; });
}

// The cells of the rule are not compared with each other.
void SolverParts::add_extremes(const Rule& rule) {
  const auto has = [&](Cell cell) { return std::find(rule.cells.begin(), rule.cells.end(), cell) != rule.cells.end(); };
  for (const Cell cell : rule.cells) {
    for (std::uint16_t index = 0; index < layout_.cell_count(); ++index) {
      const Cell other{index};
      const int distance =
          std::abs(layout_.row(cell) - layout_.row(other)) + std::abs(layout_.column(cell) - layout_.column(other));
      if (distance != 1 || has(other)) continue;
      add_part("GreaterThan", rule.kind == RuleKind::Maximum ? std::vector{cell, other} : std::vector{other, cell});
    }
  }
}

void SolverParts::add_differences(const std::vector<Cell>& cells) {
  add_one_of(static_cast<std::size_t>(digit_count()), [&](int difference) {
    add_pairs(
        "Pair", cells, [](int one, int next, int value) { return std::abs(one - next) == value; }, difference);
  });
}

// Adds the lists of `count` ascending digits above `least` whose product is `product`, after the digits of `list`.
void SolverParts::list_factors(int product, std::size_t count, int least, const std::string& list,
                               std::vector<std::string>& lists) const {
  if (count == 0 && product == 1) lists.push_back(list);
  if (count == 0) return;
  for (int digit = least + 1; digit <= digit_count(); ++digit) {
    if (product % digit != 0) continue;
    list_factors(product / digit, count - 1, digit, list + (list.empty() ? "" : "_") + std::to_string(digit), lists);
  }
}

bool SolverParts::add_product(const Rule& rule) {
  std::vector<std::string> lists;
  list_factors(rule.values[0], rule.cells.size(), 0, {}, lists);
  if (lists.empty()) return false;
  add_one_of(lists.size(),
             [&](int number) { add_part("ContainExact~" + lists[static_cast<std::size_t>(number)], rule.cells); });
  return true;
}

// A cell at place k of its box has the digit d, and place d of the box has k.
void SolverParts::add_box_indexers(const std::vector<Cell>& cells) {
  for (const Cell cell : cells) {
    std::vector<Cell> box;
    for (std::uint16_t index = 0; index < layout_.cell_count(); ++index) {
      if (layout_.region(Cell{index}) == layout_.region(cell)) box.push_back(Cell{index});
    }
    const auto place = static_cast<std::uint8_t>(std::find(box.begin(), box.end(), cell) - box.begin() + 1);
    add_one_of(box.size(), [&](int other) {
      add_part("And");
      add_set(cell, DigitSet(Digit{static_cast<std::uint8_t>(other + 1)}));
      add_set(box[static_cast<std::size_t>(other)], DigitSet(Digit{place}));
      add_part("End");
    });
  }
}

bool SolverParts::add_by_other_types(const Rule& rule) {
  switch (rule.kind) {
    case RuleKind::SlowThermometer:
      add_pairs("Pair", rule.cells, [](int one, int next, int) { return one <= next; });
      return true;
    case RuleKind::ParityLine:
      add_pairs("Pair", rule.cells, [](int one, int next, int) { return one % 2 != next % 2; });
      return true;
    case RuleKind::Nabner:
      add_pairs("PairX", rule.cells, [](int one, int other, int) { return std::abs(one - other) > 1; });
      return true;
    case RuleKind::Clone: return add_copies(rule.cells), true;
    case RuleKind::Minimum:
    case RuleKind::Maximum: return add_extremes(rule), true;
    case RuleKind::SameDifference: return add_differences(rule.cells), true;
    case RuleKind::BoxIndexer: return add_box_indexers(rule.cells), true;
    case RuleKind::ProductCage: return add_product(rule);
    default: return false;
  }
}

}  // namespace nonet
