#include "core/formats/foreign/f_puzzle_kinds.h"

#include <algorithm>
#include <array>

namespace nonet {

namespace {

constexpr std::array kFPuzzleKinds{
    FPuzzleKind{RuleKind::Windoku, "extraregion", FPuzzleForm::Houses},
    FPuzzleKind{RuleKind::Asterisk, "extraregion", FPuzzleForm::Houses},
    FPuzzleKind{RuleKind::CenterDots, "extraregion", FPuzzleForm::Houses},
    FPuzzleKind{RuleKind::Disjoint, "disjointgroups", FPuzzleForm::Switch},
    FPuzzleKind{RuleKind::AntiKnight, "antiknight", FPuzzleForm::Switch},
    FPuzzleKind{RuleKind::AntiKing, "antiking", FPuzzleForm::Switch},
    FPuzzleKind{RuleKind::Cage, "killercage", FPuzzleForm::Cage},
    FPuzzleKind{RuleKind::Cage, "extraregion", FPuzzleForm::Cells},
    FPuzzleKind{RuleKind::Thermometer, "thermometer", FPuzzleForm::Lines},
    FPuzzleKind{RuleKind::WhiteDot, "difference", FPuzzleForm::Pair, 1},
    FPuzzleKind{RuleKind::Quadruple, "quadruple", FPuzzleForm::Quadruple},
    FPuzzleKind{RuleKind::Sandwich, "sandwichsum", FPuzzleForm::Clue},
    FPuzzleKind{RuleKind::SlowThermometer, "slowthermometer", FPuzzleForm::Lines},
    FPuzzleKind{RuleKind::BlackDot, "ratio", FPuzzleForm::Pair, 2},
    FPuzzleKind{RuleKind::PairSum, "xv", FPuzzleForm::Letter},
    FPuzzleKind{RuleKind::Whisper, "whispers", FPuzzleForm::ValuedLines},
    FPuzzleKind{RuleKind::Renban, "renban", FPuzzleForm::Lines},
    FPuzzleKind{RuleKind::Palindrome, "palindrome", FPuzzleForm::Lines},
    FPuzzleKind{RuleKind::Even, "even", FPuzzleForm::SingleCells},
    FPuzzleKind{RuleKind::Odd, "odd", FPuzzleForm::SingleCells},
    FPuzzleKind{RuleKind::Arrow, "arrow", FPuzzleForm::Arrow},
    FPuzzleKind{RuleKind::LittleKiller, "littlekillersum", FPuzzleForm::LittleKiller},
    FPuzzleKind{RuleKind::Minimum, "minimum", FPuzzleForm::SingleCells},
    FPuzzleKind{RuleKind::Maximum, "maximum", FPuzzleForm::SingleCells},
    FPuzzleKind{RuleKind::Clone, "clone", FPuzzleForm::Clone},
    FPuzzleKind{RuleKind::RegionSumLine, "regionsumline", FPuzzleForm::Lines},
    FPuzzleKind{RuleKind::Zipper, "zipperline", FPuzzleForm::Lines},
    FPuzzleKind{RuleKind::DoubleArrow, "doublearrow", FPuzzleForm::Lines},
    FPuzzleKind{RuleKind::Entropic, "entropicline", FPuzzleForm::Lines},
    FPuzzleKind{RuleKind::Modular, "modularline", FPuzzleForm::Lines},
    FPuzzleKind{RuleKind::Nabner, "nabner", FPuzzleForm::Lines},
    FPuzzleKind{RuleKind::NonConsecutive, "nonconsecutive", FPuzzleForm::Switch},
    FPuzzleKind{RuleKind::XSum, "xsum", FPuzzleForm::Clue},
    FPuzzleKind{RuleKind::Skyscraper, "skyscraper", FPuzzleForm::Clue},
    FPuzzleKind{RuleKind::Between, "betweenline", FPuzzleForm::Lines},
    FPuzzleKind{RuleKind::Lockout, "lockout", FPuzzleForm::ValuedLines, 4},
    FPuzzleKind{RuleKind::RowIndexer, "rowindexer", FPuzzleForm::Cells},
    FPuzzleKind{RuleKind::ColumnIndexer, "columnindexer", FPuzzleForm::Cells},
    FPuzzleKind{RuleKind::BoxIndexer, "boxindexer", FPuzzleForm::Cells},
    FPuzzleKind{RuleKind::FallingDiagonal, "diagonal-", FPuzzleForm::Switch},
    FPuzzleKind{RuleKind::RisingDiagonal, "diagonal+", FPuzzleForm::Switch},
    FPuzzleKind{RuleKind::NegativeWhite, "difference", FPuzzleForm::Negative},
    FPuzzleKind{RuleKind::NegativeBlack, "ratio", FPuzzleForm::Negative},
    FPuzzleKind{RuleKind::NegativeSum, "xv", FPuzzleForm::Negative},
};

constexpr bool is_said(RuleKind kind) {
  return std::any_of(kFPuzzleKinds.begin(), kFPuzzleKinds.end(),
                     [&](const FPuzzleKind& row) { return row.kind == kind; });
}
static_assert(is_said(RuleKind::RisingDiagonal) && is_said(RuleKind::FallingDiagonal),
              "f_puzzle_kind() is asked for the rows of these kinds, which then are not null");

constexpr bool names_a_key(const FPuzzleKind& negative) {
  return std::any_of(kFPuzzleKinds.begin(), kFPuzzleKinds.end(), [&](const FPuzzleKind& row) {
    return row.key == negative.key && row.form != FPuzzleForm::Houses && row.form != FPuzzleForm::Negative;
  });
}
static_assert(std::all_of(kFPuzzleKinds.begin(), kFPuzzleKinds.end(),
                          [](const FPuzzleKind& row) { return row.form != FPuzzleForm::Negative || names_a_key(row); }),
              "f_puzzle_kind_of_key() is asked for the key of each negative, and then is not null");

template <class Fits>
const FPuzzleKind* first_f_puzzle_kind(Fits&& fits) {
  const auto row = std::find_if(kFPuzzleKinds.begin(), kFPuzzleKinds.end(), fits);
  return row == kFPuzzleKinds.end() ? nullptr : &*row;
}

}  // namespace

std::span<const FPuzzleKind> f_puzzle_kinds() { return kFPuzzleKinds; }

const FPuzzleKind* f_puzzle_kind(RuleKind kind) {
  return first_f_puzzle_kind([&](const FPuzzleKind& row) { return row.kind == kind; });
}

const FPuzzleKind* f_puzzle_kind_of_key(std::string_view key) {
  return first_f_puzzle_kind([&](const FPuzzleKind& row) {
    return row.key == key && row.form != FPuzzleForm::Houses && row.form != FPuzzleForm::Negative;
  });
}

const FPuzzleKind* f_puzzle_kind_of_negative(std::string_view name) {
  return first_f_puzzle_kind(
      [&](const FPuzzleKind& row) { return row.key == name && row.form == FPuzzleForm::Negative; });
}

}  // namespace nonet
