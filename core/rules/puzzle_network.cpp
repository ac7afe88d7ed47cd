#include "core/rules/puzzle_network.h"

#include <utility>

#include "core/rules/combined_sums.h"
#include "core/rules/derived_sums.h"
#include "core/rules/kinds/kinds.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

// The network of taught rules, without givens.
struct LayoutNetwork final : LayoutExtension {
  explicit LayoutNetwork(const Layout& layout) : network(made_for(layout)) {}

  static RuleNetwork made_for(const Layout& layout) {
    Lowering all = LoweredRules::of(layout).all();
    add_derived_sums(all);
    add_combined_sums(all);
    return all.network();
  }

  RuleNetwork network;
};

std::shared_ptr<const RuleNetwork> shared_network_of(const PuzzleView& puzzle, RuleSearchEdition edition) {
  if (puzzle.taught_rules() == nullptr) return std::make_shared<RuleNetwork>(network_of(puzzle, edition));
  NONET_EXPECTS(edition == RuleSearchEdition::Second);
  return {puzzle.layout(), &puzzle.layout()->extension<LayoutNetwork>().network};
}

}  // namespace

std::vector<Lowering> lowered_one_by_one(const Layout& layout, const RuleSet& rules) {
  std::vector<Lowering> each;
  each.reserve(rules.size());
  for (const Rule& rule : rules) lower(rule, rules, each.emplace_back(Lowering::of_rules(layout)));
  return each;
}

LoweredRules::LoweredRules(const Layout& layout, std::span<const Lowering> each) : all_(layout) {
  for (const Lowering& rule : each) all_.add(rule);
}

RuledPuzzle::RuledPuzzle(const PuzzleView& puzzle, RuleSearchEdition edition)
    : network(shared_network_of(puzzle, edition)), start(network->start) {
  for (std::uint16_t cell = 0; cell < start.size(); ++cell) {
    start[cell] = static_cast<DigitMask>(start[cell] & puzzle.allowed(Cell{cell}).bits());
  }
}

RuleNetwork network_of(const PuzzleView& puzzle, RuleSearchEdition edition) {
  Lowering lowering(puzzle);
  const RuleSet rules = puzzle.rules();
  for (const Rule& rule : rules) {
    if (!rule_row(rule.kind).belongs_to_layout()) lower(rule, rules, lowering);
  }
  add_derived_sums(lowering);
  if (edition != RuleSearchEdition::First) add_combined_sums(lowering);
  return lowering.network(edition);
}

}  // namespace nonet
