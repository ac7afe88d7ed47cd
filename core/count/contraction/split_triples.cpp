#include "core/count/contraction/split_triples.h"

#include <algorithm>
#include <utility>

#include "core/util/bits.h"

namespace nonet {

namespace {

constexpr std::uint8_t kOpen = 3;

// Returns the line of a digit, with lines numbered like the parts of the triple's first split.
std::uint8_t own_line(const SplitTriple& triple, int box, int digit) {
  const SplitTable& table = SplitTable::get();
  const auto which = static_cast<std::size_t>(box);
  const int part = table.part_of(triple.splits[which], digit);
  if (box == 0) return static_cast<std::uint8_t>(part);
  return table.ends(triple.splits[0])[triple.end].line_of_part[which - 1][static_cast<std::size_t>(part)];
}

// Maps the lines of a triple to lines of the grid. Clues decide the mapping of the lines that have clues.
class LineNames {
 public:
  bool set(std::uint8_t own, std::uint8_t line) {
    if (names_[own] == kOpen && !taken_[line]) {
      names_[own] = line;
      taken_[line] = true;
    }
    return names_[own] == line;
  }
  // Maps the other lines to the remaining lines of the grid, in the order with number `arrangement`.
  void fill(int arrangement) {
    std::array<std::uint8_t, 3> left{};
    std::size_t count = 0;
    for (std::uint8_t line = 0; line < 3; ++line) {
      if (!taken_[line]) left[count++] = line;
    }
    for (int step = 0; step < arrangement; ++step) std::next_permutation(left.begin(), left.begin() + count);
    std::size_t next = 0;
    for (std::uint8_t& name : names_) {
      if (name == kOpen) name = left[next++];
    }
  }
  std::uint8_t operator[](std::uint8_t own) const { return names_[own]; }

 private:
  std::array<std::uint8_t, 3> names_{kOpen, kOpen, kOpen};
  std::array<bool, 3> taken_{};
};

int arrangements_of(const std::vector<LineClue>& clues) {
  unsigned lines = 0;
  for (const LineClue& clue : clues) lines |= 1u << clue.line;
  constexpr std::array kFactorials{1, 1, 2, 6};
  return kFactorials[static_cast<std::size_t>(3 - count_bits(lines))];
}

}  // namespace

SplitTriples::SplitTriples(std::vector<LineClue> clues)
    : clues_(std::move(clues)), arrangements_(arrangements_of(clues_)) {
  const SplitTable& table = SplitTable::get();
  for (SplitId first = 0; first < kSplits; ++first) {
    for (std::uint8_t end = 0; end < kSplitEnds; ++end) {
      const std::array<SplitId, 2>& others = table.ends(first)[end].splits;
      const SplitTriple triple{{first, others[0], others[1]}, end};
      if (allows(triple)) triples_.push_back(triple);
    }
  }
}

bool SplitTriples::allows(const SplitTriple& triple) const {
  LineNames names;
  return std::all_of(clues_.begin(), clues_.end(), [&](const LineClue& clue) {
    return names.set(own_line(triple, clue.box, clue.digit), clue.line);
  });
}

LinesOfDigits SplitTriples::lines(const SplitTriple& triple, int arrangement) const {
  LineNames names;
  for (const LineClue& clue : clues_) names.set(own_line(triple, clue.box, clue.digit), clue.line);
  names.fill(arrangement);
  LinesOfDigits lines;
  for (int box = 0; box < 3; ++box) {
    for (int digit = 0; digit < 9; ++digit) {
      lines[static_cast<std::size_t>(box)][static_cast<std::size_t>(digit)] = names[own_line(triple, box, digit)];
    }
  }
  return lines;
}

}  // namespace nonet
