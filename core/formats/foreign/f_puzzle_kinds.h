#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/grid/rule.h"

namespace nonet {

/// How f-puzzles says a rule. Most forms are the entries of a list that a key has.
enum class FPuzzleForm : std::uint8_t {
  Lines,         ///< `lines` of cells, each a rule.
  ValuedLines,   ///< The same with a `value`, which may be missing.
  Pair,          ///< Two `cells` with a `value`, which may be missing.
  Letter,        ///< Two `cells` with a letter.
  Cells,         ///< `cells` without a value.
  SingleCells,   ///< Each entry is one `cell`. All together are one rule.
  Cage,          ///< `cells` with a sum, which may be missing.
  Arrow,         ///< The `cells` of a circle or pill, and `lines` that begin there.
  Quadruple,     ///< Four `cells` with `values`.
  Clone,         ///< `cells` and `cloneCells`.
  LittleKiller,  ///< `cells` with a sum, and the place and direction of the arrow.
  Clue,          ///< A place outside the grid with a value.
  Switch,        ///< The value of the key is `true`.
  Houses,        ///< `cells` of the houses of the rule, one entry each.
  Negative,      ///< The key is not one of the puzzle, but a name in its list `negative`.
};

/// The name of a kind in the JSON of f-puzzles.
struct FPuzzleKind {
  RuleKind kind;
  std::string_view key;
  FPuzzleForm form;
  /// The value of an entry without a value; 0 for half the side.
  int usual = 0;
};

/// Returns the names of all kinds that f-puzzles says. The first row of a kind is the one that is written.
std::span<const FPuzzleKind> f_puzzle_kinds();

/// Returns the row of a kind that is written. Null when f-puzzles cannot say the kind.
const FPuzzleKind* f_puzzle_kind(RuleKind kind);
/// Returns the row with a key of a puzzle. Null when the key names no kind.
const FPuzzleKind* f_puzzle_kind_of_key(std::string_view key);
/// Returns the row with a name in the list `negative`. Null when the name means no kind.
const FPuzzleKind* f_puzzle_kind_of_negative(std::string_view name);

/// A letter between two cells, and the sum that it stands for.
struct SumLetter {
  char letter;
  int sum;
};
inline constexpr SumLetter kSumLetters[] = {{'V', 5}, {'X', 10}};

}  // namespace nonet
