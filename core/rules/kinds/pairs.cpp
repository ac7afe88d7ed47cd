// Marks between two neighbours: dots, sums, signs.

#include <cstdlib>

#include "core/rules/kinds/kind.h"

namespace nonet {

namespace {

bool is_ratio(int one, int other, int ratio) { return one == ratio * other || other == ratio * one; }

constexpr std::array kPairs{
    KindRow{
        .kind = RuleKind::WhiteDot,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              relate_neighbors(in, lowering, [&](int one, int other) { return std::abs(one - other) == in.value(); });
            },
        .holds = [](const RuleOnGrid& on) { return std::abs(on.digit(0) - on.digit(1)) == on.value(); },
    },
    KindRow{
        .kind = RuleKind::BlackDot,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              relate_neighbors(in, lowering, [&](int one, int other) { return is_ratio(one, other, in.value()); });
            },
        .holds = [](const RuleOnGrid& on) { return is_ratio(on.digit(0), on.digit(1), on.value()); },
    },
    KindRow{
        .kind = RuleKind::PairSum,
        .lower = [](const RuleInPuzzle& in, Lowering& lowering) { lowering.sum(digit_sum(in.cells, {}, in.value())); },
        .holds = [](const RuleOnGrid& on) { return on.digit(0) + on.digit(1) == on.value(); },
    },
    KindRow{
        .kind = RuleKind::Inequality,
        .lower = [](const RuleInPuzzle& in, Lowering& lowering) { lowering.order(in.cells, true); },
        .holds = [](const RuleOnGrid& on) { return on.digit(0) < on.digit(1); },
    },
};

}  // namespace

std::span<const KindRow> pair_kinds() { return kPairs; }

}  // namespace nonet
