// What Lowering makes of everything that rules have said.

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

#include "core/rules/condition_looks.h"
#include "core/rules/layers.h"
#include "core/rules/lowering.h"

namespace nonet {

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

namespace {

// Adds `others` together with each set of `count` of the digits that the rows allow beside each other.
void add_related(const std::array<DigitMask, 16>& rows, DigitMask digits, std::size_t count, DigitMask others,
                 std::vector<DigitMask>& sets) {
  if (count == 0) return sets.push_back(others);
  for (unsigned left = digits; left != 0; left &= left - 1) {
    const auto rest =
        static_cast<DigitMask>(left & (left - 1) & rows[static_cast<std::size_t>(std::countr_zero(left))]);
    add_related(rows, rest, count - 1, static_cast<DigitMask>(others | (left & ~(left - 1))), sets);
  }
}

}  // namespace

// Cells that differ, and of which each two are related in one way, have digits that all go together. The relations by
// themselves conclude less: three cells of a nabner line cannot have 1, 2, 3 and 4 as their only candidates.
void Lowering::find_related_sets() {
  std::vector<RelationRows> known;
  for (const RelationRows rows : relation_rows_) {
    if (rows != transposed(rows) || allowed_beside_itself(rows) != 0) continue;
    if (std::find(known.begin(), known.end(), rows) != known.end()) continue;
    known.push_back(rows);
    std::vector<CellBits> related(peers_.size());
    for (std::size_t place = 0; place < relation_rows_.size(); ++place) {
      if (relation_rows_[place] != rows) continue;
      related[network_.relations[place].first].set(network_.relations[place].second);
      related[network_.relations[place].second].set(network_.relations[place].first);
    }
    std::vector<CellBits> left = related;
    for (std::size_t first = 0; first < related.size(); ++first) {
      while (left[first].any()) {
        std::vector<CellIndex> cells{static_cast<CellIndex>(first)};
        // The second cell is one of a pair that no set has yet.
        CellBits others = left[first];
        for (CellBits common = related[first]; common.any(); others = common) {
          std::size_t cell = 0;
          while (!others[cell]) ++cell;
          for (const CellIndex member : cells) {
            left[member].reset(cell);
            left[cell].reset(member);
          }
          cells.push_back(static_cast<CellIndex>(cell));
          common &= related[cell];
        }
        if (cells.size() < 3) continue;
        std::vector<DigitMask> sets;
        add_related(rows, all_digits(), cells.size(), 0, sets);
        digit_set(cells, std::move(sets));
      }
    }
  }
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

void Lowering::finish_conditions() {
  make_relation_tables();
  constexpr std::size_t kEnds = 2;
  for (BoundPairCondition& bound_pair : network_.bound_pairs)
    bound_pair.digits_needed = count_differing(std::span<const CellIndex>(bound_pair.cells).subspan(kEnds));
  for (DistinctCountCondition& distinct : network_.distinct_counts)
    distinct.digits_needed = count_differing(std::span<const CellIndex>(distinct.cells).subspan(1));
  for (EqualSumsCondition& equal : network_.equal_sums) {
    for (EqualSumsCondition::Group& group : equal.groups) finish_group(group);
  }
  for (CountCondition& count : network_.counts) count.divisions = divisions_of(count.cells);
  if (network_.edition != RuleSearchEdition::First) {
    for (DigitCountsCondition& counts : network_.digit_counts) counts.divisions = divisions_of(counts.cells);
    for (AutomatonCondition& automaton : network_.automata) automaton.alike = digits_alike(automaton, digit_count_);
  }
  for (std::vector<Lowering>& alternatives : any_ofs_) {
    network_.any_ofs.push_back(condition_of(std::move(alternatives)));
    if (network_.any_ofs.back().alternatives.empty()) network_.possible = false;
  }
}

void Lowering::find_watchers() {
  const std::size_t words = network_.watcher_words = network_.word_count();
  network_.watcher_bits.assign(network_.cell_count() * words, 0);
  network_.watched.assign(words, 0);
  std::size_t condition = 0;
  const auto watch = [&](CellIndex cell) {
    const std::uint64_t bit = std::uint64_t{1} << condition % 64;
    network_.watcher_bits[cell * words + condition / 64] |= bit;
    network_.watched[condition / 64] |= bit;
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

RuleNetwork Lowering::conditions() {
  network_.edition = RuleSearchEdition::First;
  finish_conditions();
  return std::move(network_);
}

RuleNetwork Lowering::network(RuleSearchEdition edition) {
  network_.edition = edition;
  const bool is_ordinary = layout_->is_square() && layout_->has_boxes() && layout_->box_rows() == 3;
  if (has_houses_of_layout_ && digit_count_ == 9 && is_ordinary) network_.grids.emplace_back();
  if (edition != RuleSearchEdition::First) find_related_sets();
  for (SumCondition& sum : sums_) lower_sum(std::move(sum));
  part_areas();
  finish_conditions();
  for (const std::vector<CellIndex>& house : houses_) network_.houses.push_back({HouseCells(house)});
  // Where no house holds every digit, the candidates of a house can still be as few as its cells.
  if (houses_.empty() && has_houses_of_layout_ && edition != RuleSearchEdition::First) {
    for (const std::vector<CellIndex>& house : smaller_houses_) network_.houses.push_back({HouseCells(house)});
  }
  find_crossings();
  std::vector<CellBits> in_grid_houses(peers_.size());
  for (std::size_t house = 0; house < grid_houses(); ++house) {
    CellBits members;
    for (const CellIndex cell : houses_[house]) members.set(cell);
    for (const CellIndex cell : houses_[house]) in_grid_houses[cell] |= members;
  }
  network_.peer_words.resize(peers_.size());
  for (std::size_t cell = 0; cell < peers_.size(); ++cell) {
    const bool has_peers = peers_[cell].any();
    if (has_peers) network_.cells_with_peers.push_back(static_cast<CellIndex>(cell));
    for (std::size_t peer = 0; has_peers && peer < peers_.size(); ++peer) {
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
