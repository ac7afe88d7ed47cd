#include "core/rules/lowering.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <type_traits>
#include <utility>

#include "core/rules/condition_looks.h"
#include "core/rules/layers.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

constexpr int kMaxSide = 16;

CellIndex index_of(Cell cell) { return static_cast<CellIndex>(cell.index); }

std::array<DigitMask, 16> transposed(const std::array<DigitMask, 16>& rows) {
  std::array<DigitMask, 16> columns{};
  for (std::size_t digit = 0; digit < rows.size(); ++digit) {
    for (unsigned left = rows[digit]; left != 0; left &= left - 1) {
      columns[static_cast<std::size_t>(std::countr_zero(left))] |= static_cast<DigitMask>(1u << digit);
    }
  }
  return columns;
}

DigitMask allowed_beside_itself(const std::array<DigitMask, 16>& rows) {
  DigitMask digits = 0;
  for (std::size_t digit = 0; digit < rows.size(); ++digit) digits |= static_cast<DigitMask>(rows[digit] & 1u << digit);
  return digits;
}

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
    // The cells of another house only differ, which their peers say.
    if (!layout_->holds_every_digit(house)) return;
    std::vector<CellIndex>& members = houses_.emplace_back();
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
  if (cells.size() == static_cast<std::size_t>(digit_count_)) houses_.emplace_back(cells.begin(), cells.end());
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
  CountCondition condition{{cells.begin(), cells.end()}, {}};
  for (int digits = 1; digits <= digit_count_; ++digits) {
    add_combinations(digit_count_, digits, static_cast<int>(cells.size()), 0, condition.sets);
  }
  network_.counts.push_back(std::move(condition));
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

// The narrowest condition that says the same: a set of candidates for one cell, combinations for cells that differ, a
// relation for two others.
void Lowering::lower_sum(SumCondition sum) {
  const std::vector<WeightedCell>& cells = sum.cells;
  if (cells.empty()) {
    if (sum.total != 0) network_.possible = false;
    return;
  }
  const bool adds = std::all_of(cells.begin(), cells.end(), [](const WeightedCell& each) { return each.weight == 1; });
  std::vector<CellIndex> added;
  for (const WeightedCell& each : cells) added.push_back(each.cell);
  if (adds && all_differ(added)) {
    std::vector<DigitMask> sets = combinations(digit_count_, static_cast<int>(added.size()), sum.total);
    network_.digit_sets.push_back({std::move(added), std::move(sets)});
  } else if (cells.size() == 2) {
    std::array<DigitMask, 16> rows{};
    for (int digit = 1; digit <= digit_count_; ++digit) {
      const int rest = sum.total - cells[0].weight * digit;
      const int partner = rest / cells[1].weight;
      if (rest % cells[1].weight != 0 || partner < 1 || partner > digit_count_) continue;
      rows[static_cast<std::size_t>(digit - 1)] = digit_bit(partner);
    }
    relate(cells[0].cell, cells[1].cell, rows);
  } else {
    group_differing_cells(sum);
    network_.sums.push_back(std::move(sum));
  }
}

// Greedily: each group takes every cell left that it can take.
void Lowering::group_differing_cells(SumCondition& sum) const {
  std::vector<WeightedCell> left = std::move(sum.cells);
  sum.cells.clear();
  while (!left.empty()) {
    const std::size_t first = sum.cells.size();
    std::vector<WeightedCell> others;
    for (const WeightedCell& each : left) {
      const bool joins = std::all_of(
          sum.cells.begin() + static_cast<std::ptrdiff_t>(first), sum.cells.end(),
          [&](const WeightedCell& member) { return member.weight == each.weight && differ(member.cell, each.cell); });
      (joins ? sum.cells : others).push_back(each);
    }
    sum.group_sizes.push_back(static_cast<std::uint8_t>(sum.cells.size() - first));
    left = std::move(others);
  }
  if (sum.group_sizes.size() == sum.cells.size()) sum.group_sizes.clear();
}

// Relations with the same pairs of digits share a table.
void Lowering::make_relation_tables() {
  std::map<RelationRows, std::uint16_t> tables;
  for (std::size_t relation = 0; relation < relation_rows_.size(); ++relation) {
    RelationCondition& condition = network_.relations[relation];
    RelationRows& rows = relation_rows_[relation];
    if (differ(condition.first, condition.second)) {
      for (std::size_t digit = 0; digit < rows.size(); ++digit) rows[digit] &= static_cast<DigitMask>(~(1u << digit));
    }
    const auto number = static_cast<std::uint16_t>(network_.relation_tables.size());
    const auto [known, is_new] = tables.emplace(rows, number);
    condition.table = known->second;
    if (!is_new) continue;
    network_.relation_tables.emplace_back(rows);
    network_.relation_tables.emplace_back(transposed(rows));
  }
}

void Lowering::find_crossings() {
  std::vector<CellBits> members(houses_.size());
  for (std::size_t house = 0; house < houses_.size(); ++house) {
    for (const CellIndex cell : houses_[house]) members[house].set(cell);
  }
  for (std::size_t first = 0; first < houses_.size(); ++first) {
    for (std::size_t second = first + 1; second < houses_.size(); ++second) {
      if (second < grid_houses()) continue;
      const CellBits shared = members[first] & members[second];
      if (shared.count() < 2 || shared.count() == static_cast<std::size_t>(digit_count_)) continue;
      CrossingCondition crossing;
      for (const CellIndex cell : houses_[first])
        (shared[cell] ? crossing.shared : crossing.first_rest).push_back(cell);
      for (const CellIndex cell : houses_[second]) {
        if (!shared[cell]) crossing.second_rest.push_back(cell);
      }
      network_.crossings.push_back(std::move(crossing));
    }
  }
}

// Cells that all differ have as many digits as cells. Such cells are collected greedily.
void Lowering::finish_bound_pair(BoundPairCondition& bound_pair) const {
  std::vector<CellIndex> differing;
  for (std::size_t place = 2; place < bound_pair.cells.size(); ++place) {
    const CellIndex cell = bound_pair.cells[place];
    if (std::all_of(differing.begin(), differing.end(), [&](CellIndex other) { return differ(cell, other); }))
      differing.push_back(cell);
  }
  bound_pair.digits_needed = static_cast<int>(differing.size());
}

void Lowering::find_watchers() {
  const std::size_t words = network_.watcher_words = network_.word_count();
  network_.watcher_bits.assign(network_.cell_count() * words, 0);
  std::size_t condition = 0;
  const auto watch = [&](CellIndex cell) {
    network_.watcher_bits[cell * words + condition / 64] |= std::uint64_t{1} << condition % 64;
  };
  const auto watch_sort = [&](const auto& sort) {
    for (const auto& each : sort) {
      const bool is_in_grid = condition >= network_.first_house() && condition < network_.first_house() + grid_houses();
      if (!is_in_grid) for_each_cell(each, network_, watch);
      network_.costs.push_back(static_cast<std::uint32_t>(cost_of(each)));
      ++condition;
    }
  };
  std::apply([&](const auto&... sort) { (watch_sort(sort), ...); }, network_.sorts());
}

void Lowering::finish_conditions() {
  make_relation_tables();
  for (BoundPairCondition& bound_pair : network_.bound_pairs) finish_bound_pair(bound_pair);
  for (std::vector<Lowering>& alternatives : any_ofs_) {
    network_.any_ofs.push_back(condition_of(std::move(alternatives)));
    if (network_.any_ofs.back().alternatives.empty()) network_.possible = false;
  }
}

RuleNetwork Lowering::conditions() {
  finish_conditions();
  return std::move(network_);
}

RuleNetwork Lowering::network() {
  const bool is_ordinary = layout_->is_square() && layout_->has_boxes() && layout_->box_rows() == 3;
  if (has_houses_of_layout_ && digit_count_ == 9 && is_ordinary) network_.grids.emplace_back();
  for (SumCondition& sum : sums_) lower_sum(std::move(sum));
  finish_conditions();
  for (const std::vector<CellIndex>& house : houses_) network_.houses.push_back({HouseCells(house)});
  find_crossings();
  std::vector<CellBits> in_grid_houses(peers_.size());
  for (std::size_t house = 0; house < grid_houses(); ++house) {
    CellBits members;
    for (const CellIndex cell : houses_[house]) members.set(cell);
    for (const CellIndex cell : houses_[house]) in_grid_houses[cell] |= members;
  }
  network_.peer_words.resize(peers_.size());
  for (std::size_t cell = 0; cell < peers_.size(); ++cell) {
    for (std::size_t peer = 0; peer < peers_.size(); ++peer) {
      if (!peers_[cell][peer]) continue;
      if (!in_grid_houses[cell][peer]) network_.peers.add(static_cast<CellIndex>(peer));
      network_.peer_words[cell][peer / 64] |= std::uint64_t{1} << peer % 64;
    }
    network_.peers.end_list();
  }
  find_watchers();
  return std::move(network_);
}

}  // namespace nonet
