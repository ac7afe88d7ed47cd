#include <algorithm>
#include <array>
#include <vector>

#include "core/rule_steps/rule_teaching_part.h"

namespace nonet {

namespace {

using enum Technique;

// In the order of Technique.
constexpr std::array kTable{
    // clang-format off
    TechniqueRow{LastCellOfSum,     "last-cell-of-sum",   "", Family::Rules, Level::Easy,    12},
    TechniqueRow{RelatedCell,       "related-cell",       "", Family::Rules, Level::Easy,    32},
    TechniqueRow{Parity,            "parity",             "", Family::Rules, Level::Easy,    34},
    TechniqueRow{ExcludedDigits,    "excluded-digits",    "", Family::Rules, Level::Easy,    36},
    TechniqueRow{SingleCombination, "single-combination", "", Family::Rules, Level::Easy,    38},
    TechniqueRow{FilledCircles,     "filled-circles",     "", Family::Rules, Level::Easy,    39},
    TechniqueRow{OrderBounds,       "order-bounds",       "", Family::Rules, Level::Medium,  42},
    TechniqueRow{RuleOf45,          "rule-of-45",         "", Family::Rules, Level::Medium,  44},
    TechniqueRow{RelatedCandidates, "related-candidates", "", Family::Rules, Level::Medium,  46},
    TechniqueRow{CageCombinations,  "cage-combinations",  "", Family::Rules, Level::Medium,  52},
    TechniqueRow{RenbanDigits,      "renban-digits",      "", Family::Rules, Level::Medium,  54},
    TechniqueRow{QuadrupleDigits,   "quadruple-digits",   "", Family::Rules, Level::Medium,  56},
    TechniqueRow{CircleDigits,      "circle-digits",      "", Family::Rules, Level::Medium,  57},
    TechniqueRow{BetweenBounds,     "between-bounds",     "", Family::Rules, Level::Medium,  58},
    TechniqueRow{CirclePlaces,      "circle-places",      "", Family::Rules, Level::Medium,  59},
    TechniqueRow{SumBounds,         "sum-bounds",         "", Family::Rules, Level::Medium,  62},
    TechniqueRow{CommonSums,        "common-sums",        "", Family::Rules, Level::Medium,  64},
    TechniqueRow{RequiredDigit,     "required-digit",     "", Family::Rules, Level::Medium,  72},
    TechniqueRow{RulePointing,      "rule-pointing",      "", Family::Rules, Level::Medium,  74},
    TechniqueRow{LastAlternative,   "last-alternative",   "", Family::Rules, Level::Medium,  76},
    TechniqueRow{EveryAlternative,  "every-alternative",  "", Family::Rules, Level::Medium,  78},
    TechniqueRow{InniesAndOuties,   "innies-and-outies",  "", Family::Rules, Level::Hard,   122},
    TechniqueRow{LineCandidates,    "line-candidates",    "", Family::Rules, Level::Hard,   124},
    TechniqueRow{SumCombinations,   "sum-combinations",   "", Family::Rules, Level::Hard,   126},
    TechniqueRow{ClueArrangements,  "clue-arrangements",  "", Family::Rules, Level::Hard,   128},
    // clang-format on
};

constexpr bool is_in_order() {
  for (std::size_t row = 1; row < kTable.size(); ++row) {
    if (static_cast<int>(kTable[row].technique) != static_cast<int>(kTable[row - 1].technique) + 1) return false;
  }
  return true;
}
static_assert(is_in_order(), "the rows must be in the order of Technique");

std::vector<const TechniqueRow*> merged_order() {
  std::vector<const TechniqueRow*> order(teaching_order().begin(), teaching_order().end());
  for (const TechniqueRow& row : kTable) {
    const auto place = std::find_if(order.begin(), order.end(), [&](const TechniqueRow* other) {
      return other->teaching_rank > row.teaching_rank;
    });
    order.insert(place, &row);
  }
  return order;
}

}  // namespace

std::span<const TechniqueRow> table_of_rules() { return kTable; }

std::span<const TechniqueRow* const> order_with_rules() {
  static const std::vector<const TechniqueRow*> order = merged_order();
  return order;
}

}  // namespace nonet
