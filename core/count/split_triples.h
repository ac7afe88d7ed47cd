#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/count/split_table.h"

namespace nonet {

/// A clue as its band sees it (box 0 to 2 from the left, row 0 to 2 of the band), or its stack (box from the top, column).
struct LineClue {
  std::uint8_t box;
  /// 0 to 8.
  std::uint8_t digit;
  std::uint8_t line;
};

/// The splits of the three boxes of a band (by rows) or stack (by columns) that go together.
struct SplitTriple {
  std::array<SplitId, 3> splits;
  /// Which of SplitTable::ends() of the first it is; two of them can have the same splits.
  std::uint8_t end;
};

/// The line that each digit lies in, box by box.
using LinesOfDigits = std::array<std::array<std::uint8_t, 9>, 3>;

/// The triples of one band or stack that its clues allow, 15 680 at most. A triple leaves open which part is which line;
/// the lines with clues are decided by the clues, and the others may be exchanged. So each triple stands for the same number
/// of arrangements: 3! when no line has a clue, 2 when one has, else 1.
class SplitTriples {
 public:
  explicit SplitTriples(std::vector<LineClue> clues);

  const std::vector<SplitTriple>& all() const { return triples_; }
  int arrangements() const { return arrangements_; }
  /// One of the arrangements of a triple, 0 to arrangements() - 1.
  LinesOfDigits lines(const SplitTriple& triple, int arrangement) const;

 private:
  bool allows(const SplitTriple& triple) const;

  std::vector<LineClue> clues_;
  std::vector<SplitTriple> triples_;
  int arrangements_ = 1;
};

}  // namespace nonet
