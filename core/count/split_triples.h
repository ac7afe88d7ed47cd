#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/count/split_table.h"

namespace nonet {

/// A clue in a band: its box (0 to 2 from the left), digit, and row of the band. Or a clue in a stack: its box (0 to 2 from the
/// top), digit, and column of the stack.
struct LineClue {
  std::uint8_t box;
  /// 0 to 8.
  std::uint8_t digit;
  std::uint8_t line;
};

/// Splits of the three boxes of a band (by rows) or stack (by columns) in which each digit is in three different lines.
struct SplitTriple {
  std::array<SplitId, 3> splits;
  /// The index of the continuation in SplitTable::ends() of the first split. Two continuations can have the same splits.
  std::uint8_t end;
};

/// The line of each digit, box by box.
using LinesOfDigits = std::array<std::array<std::uint8_t, 9>, 3>;

/// The triples of one band or stack that its clues allow, at most 15 680. A triple does not say which part is in which line. Clues
/// decide this for the lines that have clues; the other lines can be permuted. So every triple has the same number of
/// arrangements: 3! when no line has a clue, 2 when one line has clues, otherwise 1.
class SplitTriples {
 public:
  explicit SplitTriples(std::vector<LineClue> clues);

  const std::vector<SplitTriple>& all() const { return triples_; }
  int arrangements() const { return arrangements_; }
  /// The lines of all digits in one arrangement of a triple; `arrangement` is 0 to arrangements() - 1.
  LinesOfDigits lines(const SplitTriple& triple, int arrangement) const;

 private:
  bool allows(const SplitTriple& triple) const;

  std::vector<LineClue> clues_;
  std::vector<SplitTriple> triples_;
  int arrangements_ = 1;
};

}  // namespace nonet
