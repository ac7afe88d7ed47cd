// Boxes are numbered 1 to 9, row by row. Box 1 gets the digits 0 to 8 in their order; a random renaming of the digits
// at the end makes up for that.
//
// Ends. Let the three rows of a box hold the digits R0, R1 and R2, three digits each. The rows of the other two boxes
// of the band can then be chosen in 56 ways, called ends here. In 2 ends, a row of one box has the digits of R1, R2, R0
// and a row of the other those of R2, R0, R1. In 54 ends, one digit of each of R0, R1, R2 is separated from its two
// companions. The same holds for the columns of a box and the other two boxes of its stack.
//
// Crossings. When the digits of each row and of each column of a box are known, the box can be filled if and only if
// each row shares one digit with each column, and then in one way.
//
// A proposal is drawn uniformly from all of these:
//     boxes 2 and 3: an end of the rows of box 1, and the order of each of the six rows        56 · 6^6
//     boxes 4 and 7: an end of the columns of box 1, and the order of each of the six columns  56 · 6^6
//     the rows of boxes 5 and 6: an end of the rows of box 4                                   56
// What is left are the end of the rows of box 7, which gives the rows of boxes 8 and 9, and the ends of the columns of
// boxes 2 and 3, which give the columns of boxes 5 and 8, and of boxes 6 and 9. For each end of the rows of box 7, one
// word of 56 bits has the ends of the columns of box 2 for which boxes 5 and 8 can be filled. Another word has the ends
// of the columns of box 3 for boxes 6 and 9. The number of completions is the sum over the 56 ends of box 7 of the
// product of the sizes of the two words.
//
// A proposal with n completions is accepted with probability n / kMaxCompletions, and one of its completions is then
// chosen uniformly. So each full grid is drawn with the same probability. The average proposal has 48.1 completions, so
// that one in 4.7 is accepted.

#include "core/generate/classic/uniform_grid.h"

#include <array>
#include <cstdint>

#include "core/util/bits.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

constexpr unsigned kEnds = 56;
constexpr unsigned kOrders = 6;
constexpr unsigned kOrdersOfBoxes = kOrders * kOrders * kOrders * kOrders * kOrders * kOrders;
// No proposal has more completions. Found by an exhaustive search, see docs/decisions/0004.
constexpr unsigned kMaxCompletions = 224;

// The digits (0 to 8) of the three rows of a box, or of its three columns, in their order.
using BoxLine = std::array<std::uint8_t, 3>;
using BoxLines = std::array<BoxLine, 3>;
struct LinesOfTwoBoxes {
  BoxLines first;
  BoxLines second;
};

constexpr BoxLines kBox1{{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}}};

constexpr BoxLines transposed(const BoxLines& lines) {
  BoxLines turned{};
  for (unsigned i = 0; i < 3; ++i) {
    for (unsigned j = 0; j < 3; ++j) turned[j][i] = lines[i][j];
  }
  return turned;
}

// The line with `digit` and the two digits of `pair` that come after the place `separated`, in a circle.
constexpr BoxLine mixed_line(std::uint8_t digit, const BoxLine& pair, unsigned separated) {
  return {digit, pair[(separated + 1) % 3], pair[(separated + 2) % 3]};
}

// An end from 0 to 55. Half of the ends exchange the two boxes.
struct End {
  bool exchanges;
  bool keeps_lines;
  // For each line of the box, the place of the separated digit.
  std::array<unsigned, 3> separated;

  static constexpr End of(unsigned index) {
    const unsigned half = index % (kEnds / 2);
    return {index >= kEnds / 2, half == 27, {half / 9, half / 3 % 3, half % 3}};
  }
};

constexpr LinesOfTwoBoxes lines_after(const BoxLines& box, const End& end) {
  BoxLines first{};
  BoxLines second{};
  for (unsigned line = 0; line < 3; ++line) {
    const unsigned next = (line + 1) % 3;
    const unsigned last = (line + 2) % 3;
    if (end.keeps_lines) {
      first[line] = box[next];
      second[line] = box[last];
    } else {
      first[line] = mixed_line(box[last][end.separated[last]], box[next], end.separated[next]);
      second[line] = mixed_line(box[next][end.separated[next]], box[last], end.separated[last]);
    }
  }
  return end.exchanges ? LinesOfTwoBoxes{second, first} : LinesOfTwoBoxes{first, second};
}

// For each set of digits: the ends of kBox1 whose lines all share one digit with the set, one bit for each end. There
// is a table for each of the two boxes of an end. Other boxes use the tables with their digits renamed to those of
// kBox1.
using EndsOfSet = std::array<std::uint64_t, 512>;

struct CrossingEnds {
  EndsOfSet first{};
  EndsOfSet second{};

  CrossingEnds() {
    for (unsigned index = 0; index < kEnds; ++index) {
      const LinesOfTwoBoxes lines = lines_after(kBox1, End::of(index));
      add(first, lines.first, std::uint64_t{1} << index);
      add(second, lines.second, std::uint64_t{1} << index);
    }
  }
  static const CrossingEnds& get() {
    static const CrossingEnds ends;
    return ends;
  }

 private:
  static void add(EndsOfSet& ends, const BoxLines& lines, std::uint64_t end) {
    for (const unsigned a : lines[0]) {
      for (const unsigned b : lines[1]) {
        for (const unsigned c : lines[2]) ends[1u << a | 1u << b | 1u << c] |= end;
      }
    }
  }
};

// Takes independent numbers from one large random number.
class Draw {
 public:
  explicit Draw(std::uint64_t drawn) : left_(drawn) {}
  unsigned below(unsigned bound) {
    const auto taken = static_cast<unsigned>(left_ % bound);
    left_ /= bound;
    return taken;
  }

 private:
  std::uint64_t left_;
};

BoxLine ordered(const BoxLine& line, unsigned order) {
  const unsigned first = order % 3;
  const unsigned second = (first + 1 + order / 3) % 3;
  return {line[first], line[second], line[3 - first - second]};
}

// The two other boxes in the band of a box, from the rows of the box; or in its stack, from its columns.
LinesOfTwoBoxes draw_neighbours(const BoxLines& box, Draw& draw) {
  LinesOfTwoBoxes lines = lines_after(box, End::of(draw.below(kEnds)));
  unsigned orders = draw.below(kOrdersOfBoxes);
  for (BoxLines* each : {&lines.first, &lines.second}) {
    for (BoxLine& line : *each) {
      line = ordered(line, orders % kOrders);
      orders /= kOrders;
    }
  }
  return lines;
}

// Renames digits so that the columns of a box become the lines of kBox1.
class Renaming {
 public:
  explicit Renaming(const BoxLines& columns) {
    for (unsigned column = 0; column < 3; ++column) {
      for (unsigned i = 0; i < 3; ++i) bit_[columns[column][i]] = 1u << kBox1[column][i];
    }
  }
  unsigned operator()(const BoxLine& line) const { return bit_[line[0]] | bit_[line[1]] | bit_[line[2]]; }

 private:
  std::array<unsigned, 9> bit_{};
};

// The ends of the columns of box 2 or 3 with which the box below, with these rows, can be filled. If two rows share one
// digit with each column, so does the third row.
std::uint64_t crossing(const EndsOfSet& ends, const Renaming& renamed, const BoxLines& rows) {
  return ends[renamed(rows[0])] & ends[renamed(rows[1])];
}

struct Proposal {
  LinesOfTwoBoxes band;                 // the rows of boxes 2 and 3
  LinesOfTwoBoxes stack;                // the columns of boxes 4 and 7
  LinesOfTwoBoxes middle_rows;          // the rows of boxes 5 and 6, in any order
  std::array<BoxLines, 2> top_columns;  // the columns of boxes 2 and 3
  BoxLines rows7;

  explicit Proposal(Draw& draw)
      : band(draw_neighbours(kBox1, draw)),
        stack(draw_neighbours(transposed(kBox1), draw)),
        middle_rows(lines_after(transposed(stack.first), End::of(draw.below(kEnds)))),
        top_columns{transposed(band.first), transposed(band.second)},
        rows7(transposed(stack.second)) {}
};

struct Completion {
  bool exists;
  unsigned end7;
  std::uint64_t ends2;
  std::uint64_t ends3;
  unsigned chosen;
};

// Finds completion `number` of a proposal, counted from 0; `number` becomes smaller by the number of completions when
// there are fewer.
Completion completion_of(const Proposal& proposal, unsigned& number) {
  const CrossingEnds& table = CrossingEnds::get();
  const Renaming renamed2(proposal.top_columns[0]);
  const Renaming renamed3(proposal.top_columns[1]);
  const std::uint64_t ends5 = crossing(table.first, renamed2, proposal.middle_rows.first);
  const std::uint64_t ends6 = crossing(table.first, renamed3, proposal.middle_rows.second);
  if (ends5 == 0 || ends6 == 0) return {};
  for (unsigned index = 0; index < kEnds; ++index) {
    const LinesOfTwoBoxes rows = lines_after(proposal.rows7, End::of(index));
    const std::uint64_t ends2 = ends5 & crossing(table.second, renamed2, rows.first);
    if (ends2 == 0) continue;
    const std::uint64_t ends3 = ends6 & crossing(table.second, renamed3, rows.second);
    const auto found = static_cast<unsigned>(count_bits(ends2) * count_bits(ends3));
    if (number < found) return {true, index, ends2, ends3, number};
    number -= found;
  }
  return {};
}

// Writes a box (0 to 8) whose rows are in any order inside.
void write_box(std::array<std::uint8_t, 81>& digits, unsigned box, const BoxLines& rows, const BoxLines& columns) {
  std::array<unsigned, 9> column_of{};
  for (unsigned column = 0; column < 3; ++column) {
    for (const std::uint8_t digit : columns[column]) column_of[digit] = column;
  }
  for (unsigned row = 0; row < 3; ++row) {
    for (const std::uint8_t digit : rows[row]) {
      digits[(box / 3 * 3 + row) * 9 + box % 3 * 3 + column_of[digit]] = digit;
    }
  }
}

unsigned numbered_bit(std::uint64_t word, unsigned number) {
  for (; number > 0; --number) word = without_lowest(word);
  return static_cast<unsigned>(lowest_bit(word));
}

std::array<std::uint8_t, 81> digits_of(const Proposal& proposal, const Completion& completion) {
  const auto count3 = static_cast<unsigned>(count_bits(completion.ends3));
  const unsigned end2 = numbered_bit(completion.ends2, completion.chosen / count3);
  const unsigned end3 = numbered_bit(completion.ends3, completion.chosen % count3);
  const LinesOfTwoBoxes columns58 = lines_after(proposal.top_columns[0], End::of(end2));
  const LinesOfTwoBoxes columns69 = lines_after(proposal.top_columns[1], End::of(end3));
  const LinesOfTwoBoxes rows89 = lines_after(proposal.rows7, End::of(completion.end7));
  std::array<std::uint8_t, 81> digits{};
  write_box(digits, 0, kBox1, transposed(kBox1));
  write_box(digits, 1, proposal.band.first, proposal.top_columns[0]);
  write_box(digits, 2, proposal.band.second, proposal.top_columns[1]);
  write_box(digits, 3, transposed(proposal.stack.first), proposal.stack.first);
  write_box(digits, 4, proposal.middle_rows.first, columns58.first);
  write_box(digits, 5, proposal.middle_rows.second, columns69.first);
  write_box(digits, 6, proposal.rows7, proposal.stack.second);
  write_box(digits, 7, rows89.first, columns58.second);
  write_box(digits, 8, rows89.second, columns69.second);
  return digits;
}

// True when no proposal breaks the bound on which the distribution rests.
[[maybe_unused]] bool has_few_completions(const Proposal& proposal) {
  constexpr unsigned kMany = 1u << 20;
  unsigned number = kMany;
  completion_of(proposal, number);
  return kMany - number <= kMaxCompletions;
}

}  // namespace

Grid uniform_classic_grid(Random& random) {
  constexpr std::uint64_t kBand = std::uint64_t{kEnds} * kOrdersOfBoxes;
  constexpr std::uint64_t kProposals = kBand * kBand * kEnds;
  std::array<std::uint8_t, 9> names{1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(std::span<std::uint8_t>(names));
  while (true) {
    Draw draw(random.below_64(kProposals * kMaxCompletions));
    const Proposal proposal(draw);
    NONET_EXPECTS(has_few_completions(proposal));
    unsigned number = draw.below(kMaxCompletions);
    const Completion completion = completion_of(proposal, number);
    if (!completion.exists) continue;
    Grid grid(Layout::classic());
    const std::array<std::uint8_t, 81> digits = digits_of(proposal, completion);
    for (std::uint16_t cell = 0; cell < 81; ++cell) grid[Cell{cell}] = Digit{names[digits[cell]]};
    return grid;
  }
}

}  // namespace nonet
