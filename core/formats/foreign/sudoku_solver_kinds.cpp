#include "core/formats/foreign/sudoku_solver_kinds.h"

#include <algorithm>

#include "core/formats/foreign/sudoku_solver_lines.h"

namespace nonet {

namespace {

constexpr std::array kSolverKinds{
    SolverKind{RuleKind::Windoku, "Windoku", SolverForm::Layout},
    SolverKind{RuleKind::Disjoint, "DisjointSets", SolverForm::Layout},
    SolverKind{RuleKind::AntiKnight, "AntiKnight", SolverForm::Layout},
    SolverKind{RuleKind::AntiKing, "AntiKing", SolverForm::Layout},
    SolverKind{RuleKind::Cage, "Cage", SolverForm::Sum},
    SolverKind{RuleKind::Cage, "AllDifferent", SolverForm::Cells},
    SolverKind{RuleKind::Thermometer, "Thermo", SolverForm::Cells},
    SolverKind{RuleKind::WhiteDot, "WhiteDot", SolverForm::Pairs, {}, {1}},
    SolverKind{RuleKind::Quadruple, "Quad", SolverForm::Square},
    SolverKind{RuleKind::Sandwich, "Sandwich", SolverForm::Clue},
    SolverKind{RuleKind::BlackDot, "BlackDot", SolverForm::Pairs, {}, {2}},
    SolverKind{RuleKind::PairSum, "V", SolverForm::Pairs, {}, {5}},
    SolverKind{RuleKind::PairSum, "X", SolverForm::Pairs, {}, {10}},
    SolverKind{RuleKind::Inequality, "GreaterThan", SolverForm::Steps},
    SolverKind{RuleKind::Whisper, "Whisper", SolverForm::UsualValue, {}, {5}},
    SolverKind{RuleKind::Renban, "Renban", SolverForm::Cells},
    SolverKind{RuleKind::Palindrome, "Palindrome", SolverForm::Cells},
    SolverKind{RuleKind::Arrow, "Arrow", SolverForm::Cells},
    SolverKind{RuleKind::Arrow, "PillArrow", SolverForm::Pill},
    SolverKind{RuleKind::LittleKiller, "Sum", SolverForm::Value},
    SolverKind{RuleKind::LittleKiller, "LittleKiller", SolverForm::Diagonal},
    SolverKind{RuleKind::RegionSumLine, "RegionSumLine", SolverForm::Cells},
    SolverKind{RuleKind::Zipper, "Zipper", SolverForm::Cells},
    SolverKind{RuleKind::DoubleArrow, "DoubleArrow", SolverForm::Cells},
    SolverKind{RuleKind::Entropic, "Entropic", SolverForm::Cells},
    SolverKind{RuleKind::Modular, "Modular", SolverForm::Cells, "3"},
    SolverKind{RuleKind::NonConsecutive, "AntiConsecutive", SolverForm::Grid},
    SolverKind{RuleKind::XSum, "XSum", SolverForm::TwoClues},
    SolverKind{RuleKind::Skyscraper, "Skyscraper", SolverForm::TwoClues},
    SolverKind{RuleKind::NumberedRoom, "NumberedRoom", SolverForm::TwoClues},
    SolverKind{RuleKind::Relation, "Pair", SolverForm::Relation},
    SolverKind{RuleKind::Between, "Between", SolverForm::Cells},
    SolverKind{RuleKind::Lockout, "Lockout", SolverForm::Value},
    SolverKind{RuleKind::RowIndexer, "Indexing", SolverForm::Cells, "R"},
    SolverKind{RuleKind::ColumnIndexer, "Indexing", SolverForm::Cells, "C"},
    SolverKind{RuleKind::FallingDiagonal, "Diagonal", SolverForm::Layout, "-1"},
    SolverKind{RuleKind::RisingDiagonal, "Diagonal", SolverForm::Layout, "1"},
    SolverKind{RuleKind::NegativeWhite, "StrictKropki", SolverForm::Grid, {}, {1}},
    SolverKind{RuleKind::NegativeBlack, "StrictKropki", SolverForm::Grid, {}, {2}},
    SolverKind{RuleKind::NegativeSum, "StrictXV", SolverForm::Grid, {}, {5, 10}},
    SolverKind{RuleKind::SumLine, "SumLine", SolverForm::Parts},
    SolverKind{RuleKind::CountingCircles, "CountingCircles", SolverForm::Cells},
    SolverKind{RuleKind::RellikCage, "RellikCage", SolverForm::Value},
    SolverKind{RuleKind::EqualityCage, "EqualityCage", SolverForm::Cells},
    SolverKind{RuleKind::EqualSums, "EqualSum", SolverForm::Segments},
    SolverKind{RuleKind::SameValues, "SameValues", SolverForm::Sets},
    SolverKind{RuleKind::CountDistinct, "CountDistinct", SolverForm::Cells},
    SolverKind{RuleKind::ContainsExactly, "ContainExact", SolverForm::Digits},
    SolverKind{RuleKind::ContainsAtLeast, "ContainAtLeast", SolverForm::Digits},
    SolverKind{RuleKind::ConnectedDigits, "ConnectedValues", SolverForm::Group},
};

constexpr bool has_row(RuleKind kind) {
  return std::any_of(kSolverKinds.begin(), kSolverKinds.end(), [&](const SolverKind& row) { return row.kind == kind; });
}
static_assert(has_row(RuleKind::RisingDiagonal) && has_row(RuleKind::FallingDiagonal) && has_row(RuleKind::Relation) &&
                  has_row(RuleKind::NonConsecutive),
              "solver_kind() is asked for the rows of these kinds");

// Types that are parts of the layout, that are read by functions of their own, that are of no meaning
// here, or that are known and not read.
constexpr std::array<std::string_view, 22> kOtherTypes{"Given",
                                                       "Shape",
                                                       "Jigsaw",
                                                       "NoBoxes",
                                                       "RegionSameValues",
                                                       "SearchPriority",
                                                       "Or",
                                                       "And",
                                                       "Replicate",
                                                       "End",
                                                       "ChaosConstruction",
                                                       "ChaosArrow",
                                                       "ChaosCount",
                                                       "RegionSize",
                                                       "Doppelganger",
                                                       "AntiTaxicab",
                                                       "FullRankTies",
                                                       "DutchFlatmates",
                                                       "ValueIndexing",
                                                       "FullRank",
                                                       "LookAndSay",
                                                       "Var"};

}  // namespace

std::span<const SolverKind> solver_kinds() { return kSolverKinds; }

std::vector<std::uint16_t> values_of(const SolverKind& row) {
  std::vector<std::uint16_t> values;
  for (const std::uint16_t value : row.values) {
    if (value != 0) values.push_back(value);
  }
  return values;
}

const SolverKind& solver_kind(RuleKind kind) {
  return *std::find_if(kSolverKinds.begin(), kSolverKinds.end(),
                       [&](const SolverKind& row) { return row.kind == kind; });
}

bool is_solver_type(std::string_view name) {
  const std::span<const SolverKind> kinds = solver_kinds();
  return std::any_of(kinds.begin(), kinds.end(), [&](const SolverKind& row) { return row.type == name; }) ||
         is_line_of_automaton(name) || std::find(kOtherTypes.begin(), kOtherTypes.end(), name) != kOtherTypes.end();
}

}  // namespace nonet
