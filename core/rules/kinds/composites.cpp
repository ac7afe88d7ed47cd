// Rules of rules: any-of and all-of.

#include "core/rules/kinds/kind.h"
#include "core/rules/kinds/kinds.h"

namespace nonet {

namespace {

bool holds_part(const Rule& part, const RuleOnGrid& on) { return holds(part, on.full, on.layout, on.rules); }

std::vector<Cell> cells_of_parts(const Rule& rule, const Layout& layout) {
  std::vector<Cell> read;
  for (const Rule& part : rule.parts) {
    for (const Cell cell : cells_read(part, layout)) read.push_back(cell);
  }
  return read;
}

constexpr std::array kComposites{
    KindRow{
        .kind = RuleKind::AnyOf,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              std::vector<Lowering> alternatives;
              for (const Rule& part : in.rule.parts)
                lower(part, in.rules, alternatives.emplace_back(Lowering::of_rules(lowering.layout())));
              lowering.any_of(std::move(alternatives));
            },
        .holds =
            [](const RuleOnGrid& on) {
              return std::any_of(on.rule.parts.begin(), on.rule.parts.end(),
                                 [&](const Rule& part) { return holds_part(part, on); });
            },
        .reads = &cells_of_parts,
    },
    KindRow{
        .kind = RuleKind::AllOf,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              for (const Rule& part : in.rule.parts) lower(part, in.rules, lowering);
            },
        .holds =
            [](const RuleOnGrid& on) {
              return std::all_of(on.rule.parts.begin(), on.rule.parts.end(),
                                 [&](const Rule& part) { return holds_part(part, on); });
            },
        .reads = &cells_of_parts,
    },
};

}  // namespace

std::span<const KindRow> composite_kinds() { return kComposites; }

}  // namespace nonet
