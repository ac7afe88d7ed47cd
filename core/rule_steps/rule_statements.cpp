#include "core/rule_steps/rule_statements.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "core/rules/lowering.h"

namespace nonet {

namespace {

bool is_seen_as_pair(RuleKind kind, const SumCondition& sum) {
  const auto is_added = [](const WeightedCell& each) { return each.weight == 1; };
  return sum.cells.size() == 2 &&
         (kind == RuleKind::PairSum || !std::all_of(sum.cells.begin(), sum.cells.end(), is_added));
}

RelatedPair pair_of(const SumCondition& sum, int digit_count) {
  std::array<DigitMask, 16> rows{};
  std::array<DigitMask, 16> columns{};
  for (int one = 1; one <= digit_count; ++one) {
    for (int other = 1; other <= digit_count; ++other) {
      if (sum.cells[0].weight * one + sum.cells[1].weight * other != sum.total) continue;
      rows[static_cast<std::size_t>(one - 1)] |= digit_bit(other);
      columns[static_cast<std::size_t>(other - 1)] |= digit_bit(one);
    }
  }
  return {sum.cells[0].cell, sum.cells[1].cell, DigitRelation(rows), DigitRelation(columns)};
}

void add_sum(const SumCondition& sum, const Lowering& lowering, RuleStatement& statement) {
  if (sum.cells.empty()) return;
  if (is_seen_as_pair(statement.kind, sum)) {
    statement.pairs.push_back(pair_of(sum, lowering.digit_count()));
    return;
  }
  std::vector<CellIndex> cells;
  bool adds = true;
  for (const WeightedCell& each : sum.cells) {
    cells.push_back(each.cell);
    adds = adds && each.weight == 1;
  }
  if (adds && lowering.all_differ(cells)) {
    auto sets = combinations(lowering.digit_count(), static_cast<int>(cells.size()), sum.total);
    statement.sets.push_back({{std::move(cells), std::move(sets)}, sum.total});
  } else {
    statement.sums.push_back(sum);
  }
}

// `lowering` has what the rule says, and the pairs of the layout.
RuleStatement statement_of(const Rule& rule, std::uint16_t number, Lowering lowering) {
  RuleStatement statement;
  statement.number = number;
  statement.kind = rule.kind;
  for (const Cell cell : rule.cells) statement.cells.push_back(static_cast<CellIndex>(cell.index));
  for (const SumCondition& sum : lowering.sums()) add_sum(sum, lowering, statement);
  const DigitMask all = lowering.all_digits();
  RuleNetwork said = lowering.conditions();
  for (const RelationCondition& relation : said.relations) {
    statement.pairs.push_back({relation.first, relation.second, said.relation_tables[relation.table],
                               said.relation_tables[relation.table + 1u]});
  }
  for (DigitSetCondition& run : said.digit_sets) statement.sets.push_back({std::move(run), 0});
  for (std::size_t cell = 0; cell < said.start.size(); ++cell) {
    if (said.start[cell] != all) statement.restricted.emplace_back(static_cast<CellIndex>(cell), said.start[cell]);
  }
  statement.said = std::move(said);
  return statement;
}

}  // namespace

RuleStatements::RuleStatements(const Layout& layout, const RuleSet& rules, std::vector<Lowering> each) {
  const Lowering base(layout);
  shell_.digit_count = layout.digit_count();
  const auto cells = static_cast<std::size_t>(layout.cell_count());
  shell_.start.assign(cells, base.all_digits());
  shell_.peer_words.resize(cells);
  for (std::uint16_t cell = 0; cell < cells; ++cell) {
    for (const Cell peer : layout.peers(Cell{cell})) {
      shell_.peers.add(static_cast<CellIndex>(peer.index));
      shell_.peer_words[cell][peer.index / 64] |= std::uint64_t{1} << peer.index % 64;
    }
    shell_.peers.end_list();
  }
  std::uint16_t number = 0;
  for (const Rule& rule : rules) {
    Lowering& said = each[number];
    said.see(base);
    statements_.push_back(statement_of(rule, number++, std::move(said)));
  }
}

}  // namespace nonet
