#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/count/contraction/split_table.h"

namespace nonet {

/// A clue of a band or of a stack. `box` is 0 to 2, counted from the left in a band and from the top in a stack. `line`
/// is 0 to 2: the row in the band, or the column in the stack.
struct LineClue {
  std::uint8_t box;
  /// 0 to 8.
  std::uint8_t digit;
  std::uint8_t line;
};

/// The splits of the three boxes of a band (by rows) or of a stack (by columns). They fit together: each digit can be
/// in a different line in each box.
struct SplitTriple {
  std::array<SplitId, 3> splits;
  /// The index in SplitTable::ends(splits[0]) of the continuation with the other two splits. Two continuations can have
  /// the same splits and different lines, so the splits alone do not determine the index.
  std::uint8_t end;
};

/// [box][digit]: the line (0 to 2) of each digit in each of three boxes.
using LinesOfDigits = std::array<std::array<std::uint8_t, 9>, 3>;

/// All triples that the clues of one band or stack allow, at most 15 680. A triple does not assign its parts to lines.
/// The clues assign parts to the lines with clues. The remaining parts can be assigned to the lines without clues in
/// any order. Every triple therefore has the same number of arrangements: 6 when no line has a clue, 2 when one line
/// has clues, otherwise 1.
class SplitTriples {
 public:
  explicit SplitTriples(std::vector<LineClue> clues);

  const std::vector<SplitTriple>& all() const { return triples_; }
  int arrangements() const { return arrangements_; }
  /// Returns the line of each digit in one arrangement of a triple. `arrangement` is 0 to arrangements() - 1.
  LinesOfDigits lines(const SplitTriple& triple, int arrangement) const;

 private:
  bool allows(const SplitTriple& triple) const;

  std::vector<LineClue> clues_;
  std::vector<SplitTriple> triples_;
  int arrangements_ = 1;
};

}  // namespace nonet
