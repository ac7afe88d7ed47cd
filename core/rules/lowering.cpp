#include "core/rules/lowering.h"

#include <algorithm>
#include <tuple>
#include <type_traits>
#include <utility>

#include "core/rules/layers.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

constexpr int kMaxSide = 16;

CellIndex index_of(Cell cell) { return static_cast<CellIndex>(cell.index); }

// Adds `others` together with each set of `count` digits up to `highest` that add up to `total`.
void add_combinations(int highest, int count, int total, DigitMask others, std::vector<DigitMask>& sets) {
  if (count == 0) {
    if (total == 0) sets.push_back(others);
    return;
  }
  const int rest = count - 1;
  const int least_of_rest = rest * count / 2;
  for (int digit = count; digit <= highest && total - digit >= least_of_rest; ++digit) {
    const int greatest_of_rest = rest * (2 * digit - count) / 2;
    if (total - digit > greatest_of_rest) continue;
    add_combinations(digit - 1, rest, total - digit, static_cast<DigitMask>(others | digit_bit(digit)), sets);
  }
}

}  // namespace

DigitRelation::DigitRelation(const std::array<DigitMask, 16>& rows) {
  for (std::size_t part = 0; part < parts_.size(); ++part) {
    for (std::size_t digits = 1; digits < 16; ++digits) {
      const auto lowest = static_cast<std::size_t>(std::countr_zero(digits));
      parts_[part][digits] = static_cast<DigitMask>(parts_[part][digits & (digits - 1)] | rows[part * 4 + lowest]);
    }
  }
}

std::vector<DigitMask> combinations(int digit_count, int count, int total) {
  std::vector<DigitMask> sets;
  add_combinations(digit_count, count, total, 0, sets);
  return sets;
}

SumCondition digit_sum(std::span<const CellIndex> added, std::span<const CellIndex> subtracted, int total) {
  SumCondition sum;
  for (const CellIndex cell : added) sum.cells.push_back({cell, 1});
  for (const CellIndex cell : subtracted) sum.cells.push_back({cell, -1});
  sum.total = total;
  return sum;
}

Lowering::Lowering(const PuzzleView& puzzle) : Lowering(*puzzle.layout()) {
  for (std::uint16_t cell = 0; cell < network_.cell_count(); ++cell) {
    network_.start[cell] = static_cast<DigitMask>(puzzle.allowed(Cell{cell}).bits());
  }
}

Lowering::Lowering(const Layout& layout, WithoutHouses) : digit_count_(layout.digit_count()), layout_(&layout) {
  NONET_EXPECTS(digit_count_ <= kMaxSide && layout.cell_count() <= kMaxSide * kMaxSide);
  const auto cells = static_cast<std::size_t>(layout_->cell_count());
  network_.digit_count = digit_count_;
  peers_.resize(cells);
  network_.start.assign(cells, all_digits());
}

Lowering Lowering::of_rules(const Layout& layout) { return {layout, WithoutHouses()}; }

Lowering::Lowering(const Layout& layout) : Lowering(layout, WithoutHouses()) {
  has_houses_of_layout_ = true;
  for (std::uint16_t cell = 0; cell < peers_.size(); ++cell) {
    for (const Cell peer : layout_->peers(Cell{cell})) peers_[cell].set(peer.index);
  }
  for_each_house(*layout_, [&](House house) {
    std::vector<CellIndex>& members = (layout_->holds_every_digit(house) ? houses_ : smaller_houses_).emplace_back();
    for (const Cell cell : layout_->cells(house)) members.push_back(index_of(cell));
  });
}

void Lowering::restrict(CellIndex cell, DigitMask digits) {
  network_.start[cell] = static_cast<DigitMask>(network_.start[cell] & digits);
}

void Lowering::distinct(std::span<const CellIndex> cells) {
  for (const CellIndex one : cells) {
    for (const CellIndex other : cells) {
      if (one != other) peers_[one].set(other);
    }
  }
  if (cells.size() > static_cast<std::size_t>(digit_count_)) network_.possible = false;
  const auto digits = static_cast<std::size_t>(digit_count_);
  if (cells.size() <= digits)
    (cells.size() == digits ? houses_ : smaller_houses_).emplace_back(cells.begin(), cells.end());
}

void Lowering::relate(CellIndex first, CellIndex second, const RelationRows& rows) {
  if (first == second) return restrict(first, allowed_beside_itself(rows));
  if (first > second) return relate(second, first, transposed(rows));
  const auto known =
      std::find_if(network_.relations.begin(), network_.relations.end(),
                   [&](const RelationCondition& each) { return each.first == first && each.second == second; });
  if (known == network_.relations.end()) {
    network_.relations.push_back({first, second, 0});
    relation_rows_.push_back(rows);
    return;
  }
  RelationRows& known_rows = relation_rows_[static_cast<std::size_t>(known - network_.relations.begin())];
  for (std::size_t digit = 0; digit < rows.size(); ++digit) {
    known_rows[digit] = static_cast<DigitMask>(known_rows[digit] & rows[digit]);
  }
}

Lowering::RelationRows Lowering::transposed(const RelationRows& rows) {
  RelationRows columns{};
  for (std::size_t digit = 0; digit < rows.size(); ++digit) {
    for (unsigned left = rows[digit]; left != 0; left &= left - 1) {
      columns[static_cast<std::size_t>(std::countr_zero(left))] |= static_cast<DigitMask>(1u << digit);
    }
  }
  return columns;
}

DigitMask Lowering::allowed_beside_itself(const RelationRows& rows) {
  DigitMask digits = 0;
  for (std::size_t digit = 0; digit < rows.size(); ++digit) digits |= static_cast<DigitMask>(rows[digit] & 1u << digit);
  return digits;
}

void Lowering::order(std::span<const CellIndex> cells, bool strict) {
  if (strict) {
    for (const CellIndex one : cells) {
      for (const CellIndex other : cells) {
        if (one != other) peers_[one].set(other);
      }
    }
  }
  network_.orders.push_back({{cells.begin(), cells.end()}, strict});
}

void Lowering::digit_set(std::span<const CellIndex> cells, std::vector<DigitMask> sets) {
  distinct(cells);
  network_.digit_sets.push_back({{cells.begin(), cells.end()}, std::move(sets)});
}

void Lowering::sum(SumCondition sum) {
  SumCondition once{{}, sum.total, {}};
  for (const WeightedCell& each : sum.cells) {
    const auto known = std::find_if(once.cells.begin(), once.cells.end(),
                                    [&](const WeightedCell& other) { return other.cell == each.cell; });
    if (known == once.cells.end()) {
      once.cells.push_back(each);
    } else {
      known->weight += each.weight;
    }
  }
  std::erase_if(once.cells, [](const WeightedCell& each) { return each.weight == 0; });
  sums_.push_back(std::move(once));
}

void Lowering::bound_pair(std::span<const CellIndex> cells, bool inside, int least_distance) {
  BoundPairCondition condition{{cells.front(), cells.back()}, inside, least_distance, 0};
  condition.cells.insert(condition.cells.end(), cells.begin() + 1, cells.end() - 1);
  network_.bound_pairs.push_back(std::move(condition));
}

void Lowering::content(std::span<const CellIndex> cells, std::span<const std::uint16_t> digits) {
  ContentCondition condition{{cells.begin(), cells.end()}, {}};
  for (const std::uint16_t digit : digits) condition.digits.push_back(digit_bit(digit));
  network_.contents.push_back(std::move(condition));
}

void Lowering::alternatives(std::span<const CellIndex> cells, std::vector<AlternativesCondition::Digits> digits) {
  for (AlternativesCondition::Digits& each : digits)
    std::fill(each.begin() + digit_count_, each.end(), DigitMask{0xffff});
  network_.alternatives.push_back({{cells.begin(), cells.end()}, std::move(digits)});
}

void Lowering::count_themselves(std::span<const CellIndex> cells) {
  CountCondition condition{{cells.begin(), cells.end()}, {}, {}};
  for (int digits = 1; digits <= digit_count_; ++digits) {
    add_combinations(digit_count_, digits, static_cast<int>(cells.size()), 0, condition.sets);
  }
  network_.counts.push_back(std::move(condition));
}

// The groups are divided into parts when all peers are known.
void Lowering::equal_sums(std::span<const std::vector<CellIndex>> groups) {
  EqualSumsCondition condition;
  for (const std::vector<CellIndex>& group : groups) condition.groups.push_back({group, {}});
  network_.equal_sums.push_back(std::move(condition));
}

void Lowering::same_values(std::span<const CellIndex> cells, std::size_t set_size) {
  network_.same_values.push_back({{cells.begin(), cells.end()}, set_size});
}

void Lowering::count_distinct(std::span<const CellIndex> cells) {
  network_.distinct_counts.push_back({{cells.begin(), cells.end()}, 0});
}

void Lowering::digit_counts(std::span<const CellIndex> cells, std::vector<DigitCountsCondition::Count> counts) {
  network_.digit_counts.push_back({{cells.begin(), cells.end()}, std::move(counts)});
}

void Lowering::automaton(std::span<const CellIndex> cells, const DigitAutomaton& automaton) {
  std::optional<AutomatonCondition> condition = in_layers(cells, automaton);
  if (condition) {
    network_.automata.push_back(std::move(*condition));
  } else {
    network_.possible = false;
  }
}

void Lowering::any_of(std::vector<Lowering> alternatives) { any_ofs_.push_back(std::move(alternatives)); }

void Lowering::add(const Lowering& rules) {
  see(rules);
  const RuleNetwork& said = rules.network_;
  network_.possible = network_.possible && said.possible;
  for (std::size_t cell = 0; cell < said.start.size(); ++cell) restrict(static_cast<CellIndex>(cell), said.start[cell]);
  for (std::size_t place = 0; place < said.relations.size(); ++place) {
    relate(said.relations[place].first, said.relations[place].second, rules.relation_rows_[place]);
  }
  const auto append = [](auto& mine, const auto& more) {
    for (const auto& each : more) mine.push_back(each);
  };
  const auto append_sort = [&]<class Condition>(std::vector<Condition>& mine, const std::vector<Condition>& more) {
    if constexpr (!std::is_same_v<Condition, RelationCondition>) append(mine, more);
  };
  std::apply(
      [&](auto&... mine) { std::apply([&](const auto&... more) { (append_sort(mine, more), ...); }, said.sorts()); },
      network_.sorts());
  append(sums_, rules.sums_);
  append(any_ofs_, rules.any_ofs_);
  append(houses_, rules.houses_);
  append(smaller_houses_, rules.smaller_houses_);
}

void Lowering::see(const Lowering& base) {
  for (std::size_t cell = 0; cell < peers_.size(); ++cell) peers_[cell] |= base.peers_[cell];
}

bool Lowering::all_differ(std::span<const CellIndex> cells) const {
  for (std::size_t one = 0; one < cells.size(); ++one) {
    for (std::size_t other = one + 1; other < cells.size(); ++other) {
      if (!differ(cells[one], cells[other])) return false;
    }
  }
  return true;
}

}  // namespace nonet
