// The cells differ, and hold together one of the listed sets of digits: the combinations of a cage, the runs of a
// renban line. A set is possible when it contains the digits of the filled cells, each open cell can have one of its
// other digits, and each of its digits has a place. With at most nine digits, and with at most five open cells, exactly
// the candidates stay that are part of an order of the digits of a set. With more open cells and more digits, the
// digits of all possible sets stay. A digit that all possible sets contain is in one of the cells which can have it, so
// it is in no cell that differs from all of these; when it has one place, it is there.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/rules/conditions.h"
#include "core/rules/conditions/digit_subsets.h"

namespace nonet {

namespace {

constexpr std::size_t kFew = 4;
constexpr std::size_t kMaxTried = 5;

struct OpenCells {
  std::array<CellIndex, 16> cells;
  std::array<DigitMask, 16> digits;
  std::size_t count = 0;
  // The digits of the filled cells, and those of all candidates.
  DigitMask filled = 0;
  DigitMask reached = 0;
};

// For four digits and four cells: bit 4 d + c says that digit d can be in cell c. `kept_pairs()[pairs]` has those that
// are part of an order of the digits in which each is in a cell that it can be in.
using Pairs = std::uint16_t;

std::vector<Pairs> make_kept_pairs() {
  std::vector<Pairs> kept(1 << 16);
  std::array<unsigned, kFew> cells{0, 1, 2, 3};
  do {
    Pairs order = 0;
    for (std::size_t digit = 0; digit < kFew; ++digit) order |= static_cast<Pairs>(1u << (4 * digit + cells[digit]));
    kept[order] = order;
  } while (std::next_permutation(cells.begin(), cells.end()));
  // Of each pair in turn: what is an order without the pair is one with it.
  for (std::size_t pair = 1; pair < kept.size(); pair *= 2) {
    for (std::size_t block = 0; block < kept.size(); block += 2 * pair) {
      for (std::size_t at = block; at < block + pair; ++at) kept[at + pair] |= kept[at];
    }
  }
  return kept;
}

const Pairs* kept_pairs() {
  static const std::vector<Pairs> kept = make_kept_pairs();
  return kept.data();
}

// For each digit, up to eight cells that have it, as bits: a byte for each digit.
class CellsOfDigits {
 public:
  unsigned operator[](std::size_t digit) const {
    return static_cast<unsigned>(words_[digit / 8] >> digit % 8 * 8 & 0xff);
  }
  void add(std::size_t digit, unsigned cells) { words_[digit / 8] |= std::uint64_t{cells} << digit % 8 * 8; }
  void add_cell(DigitMask digits, std::size_t cell) {
    words_[0] |= in_bytes(digits & 0xff) << cell;
    words_[1] |= in_bytes(digits >> 8) << cell;
  }
  DigitMask digits_of(std::size_t cell) const {
    return static_cast<DigitMask>(of_bytes(words_[0] >> cell) | of_bytes(words_[1] >> cell) << 8);
  }
  // The same without a cell: cells after it get the number before theirs.
  CellsOfDigits without(std::size_t cell) const {
    CellsOfDigits left;
    const std::uint64_t before = kOnes * ((1u << cell) - 1);
    const std::uint64_t after = kOnes * (0x7f & ~((1u << cell) - 1));
    for (std::size_t word = 0; word < words_.size(); ++word)
      left.words_[word] = (words_[word] & before) | (words_[word] >> 1 & after);
    return left;
  }

 private:
  static constexpr std::uint64_t kOnes = 0x0101010101010101;
  // Bit d becomes the lowest bit of byte d.
  static std::uint64_t in_bytes(unsigned bits) {
    const std::uint64_t own = bits * kOnes & 0x8040201008040201;
    return (own + 0x00406070787c7e7f) >> 7 & kOnes;
  }
  static unsigned of_bytes(std::uint64_t bytes) {
    return static_cast<unsigned>((bytes & kOnes) * 0x0102040810204080 >> 56);
  }

  std::array<std::uint64_t, 2> words_{};
};

// Tries the digits of sets in at most four cells, one for each, in every order.
class FewOrders {
 public:
  FewOrders() = default;
  FewOrders(const CellsOfDigits& cells, std::size_t count)
      : cells_(cells), missing_(0x8421u & ~((1u << 4 * count) - 1)), kept_pairs_(kept_pairs()) {}

  bool exist(DigitMask set) {
    // With fewer than four digits, a digit of its own is in each cell more.
    unsigned pairs = missing_;
    std::array<std::size_t, kFew> digits;
    std::size_t place = 0;
    for (unsigned left = set; left != 0; left &= left - 1, ++place) {
      digits[place] = static_cast<std::size_t>(std::countr_zero(left));
      pairs |= cells_[digits[place]] << 4 * place;
    }
    const unsigned kept = kept_pairs_[pairs];
    if (kept == 0) return false;
    for (std::size_t each = 0; each < place; ++each) kept_.add(digits[each], kept >> 4 * each & 15);
    return true;
  }
  DigitMask kept(std::size_t cell) const { return kept_.digits_of(cell); }

 private:
  CellsOfDigits cells_;
  CellsOfDigits kept_;
  unsigned missing_ = 0;
  const Pairs* kept_pairs_ = nullptr;
};

// The same for five cells: each is tried with the lowest digit.
class FiveOrders {
 public:
  explicit FiveOrders(const CellsOfDigits& cells) : cells_(cells) {
    for (std::size_t out = 0; out < others_.size(); ++out) others_[out] = FewOrders(cells.without(out), kFew);
  }

  bool exist(DigitMask set) {
    const auto digit = static_cast<std::size_t>(std::countr_zero(set));
    bool found = false;
    for (unsigned left = cells_[digit]; left != 0; left &= left - 1) {
      const int out = std::countr_zero(left);
      if (!others_[static_cast<std::size_t>(out)].exist(static_cast<DigitMask>(set & (set - 1)))) continue;
      found = true;
      kept_.add(digit, 1u << out);
    }
    return found;
  }
  DigitMask kept(std::size_t cell) const {
    unsigned digits = kept_.digits_of(cell);
    for (std::size_t out = 0; out < others_.size(); ++out) {
      if (out != cell) digits |= others_[out].kept(cell < out ? cell : cell - 1);
    }
    return static_cast<DigitMask>(digits);
  }

 private:
  CellsOfDigits cells_;
  CellsOfDigits kept_;
  std::array<FewOrders, 5> others_;
};

// For more cells: only whether each can have one of the digits.
class ManyOrders {
 public:
  explicit ManyOrders(const OpenCells& open) : open_(open) {}

  bool exist(DigitMask set) {
    for (std::size_t place = 0; place < open_.count; ++place) {
      if ((open_.digits[place] & set) == 0) return false;
    }
    kept_ = static_cast<DigitMask>(kept_ | set);
    return true;
  }
  DigitMask kept(std::size_t) const { return kept_; }

 private:
  const OpenCells& open_;
  DigitMask kept_ = 0;
};

// Puts each digit of `required` that has one place among the open cells into that place.
bool place_hidden(DigitMask required, const OpenCells& open, RuleNode& node) {
  DigitMask once = 0;
  DigitMask twice = 0;
  for (std::size_t place = 0; place < open.count; ++place) {
    const DigitMask digits = node[open.cells[place]];
    twice = static_cast<DigitMask>(twice | (once & digits));
    once = static_cast<DigitMask>(once | digits);
  }
  if ((required & ~once) != 0) return false;
  const auto hidden = static_cast<DigitMask>(required & ~twice);
  for (std::size_t place = 0; hidden != 0 && place < open.count; ++place) {
    const auto digits = static_cast<DigitMask>(node[open.cells[place]] & hidden);
    if (digits == 0) continue;
    if (!is_single(digits) || !node.keep(open.cells[place], digits)) return false;
  }
  return true;
}

bool require_each(DigitMask digits, const DigitSetCondition& digit_set, RuleNode& node) {
  for (unsigned left = digits; left != 0; left &= left - 1) {
    if (!node.require(digit_set.cells, static_cast<DigitMask>(left & (~left + 1)))) return false;
  }
  return true;
}

template <class Orders>
bool keep_orders(const DigitSetCondition& digit_set, const OpenCells& open, Orders orders, RuleNode& node) {
  auto required = static_cast<DigitMask>(~0u);
  bool possible = false;
  for (const DigitMask set : digit_set.sets) {
    if ((set & open.filled) != open.filled || (set & ~open.reached) != 0) continue;
    if (open.count > 0 && !orders.exist(static_cast<DigitMask>(set & ~open.filled))) continue;
    possible = true;
    required = static_cast<DigitMask>(required & set);
  }
  if (!possible) return false;
  for (std::size_t place = 0; place < open.count; ++place) {
    if (!node.keep(open.cells[place], orders.kept(place))) return false;
  }
  required = static_cast<DigitMask>(required & ~open.filled);
  if (open.count > kMaxTried && !place_hidden(required, open, node)) return false;
  return require_each(required, digit_set, node);
}

// Of up to nine digits, exactly the candidates stay that are part of an order. Cell by cell, forwards: the sets of
// digits that the cells so far can take together. Then backwards, from the sets that are listed.
bool keep_by_subsets(const DigitSetCondition& digit_set, const OpenCells& open, RuleNode& node) {
  std::array<DigitSubsets, DigitSubsets::kDigits + 1> reached;
  reached[0].insert(open.filled);
  for (std::size_t place = 0; place < open.count; ++place)
    reached[place + 1] = reached[place].with_one_of(open.digits[place]);
  DigitSubsets wanted;
  auto required = static_cast<DigitMask>(~0u);
  for (const DigitMask set : digit_set.sets) {
    if (!reached[open.count].has(set)) continue;
    wanted.insert(set);
    required = static_cast<DigitMask>(required & set);
  }
  for (std::size_t place = open.count; place-- > 0;) {
    DigitMask kept = open.digits[place];
    wanted = wanted.without_one_of(kept, reached[place]);
    if (!node.keep(open.cells[place], kept)) return false;
  }
  return require_each(static_cast<DigitMask>(required & ~open.filled), digit_set, node);
}

}  // namespace

bool apply(const DigitSetCondition& digit_set, RuleNode& node) {
  OpenCells open;
  CellsOfDigits cells;
  for (const CellIndex cell : digit_set.cells) {
    const DigitMask digits = node[cell];
    open.reached = static_cast<DigitMask>(open.reached | digits);
    if (is_single(digits)) {
      if ((open.filled & digits) != 0) return false;
      open.filled = static_cast<DigitMask>(open.filled | digits);
    } else {
      if (open.count < kMaxTried) cells.add_cell(digits, open.count);
      open.cells[open.count] = cell;
      open.digits[open.count++] = digits;
    }
  }
  if (open.count > kFew && node.network().digit_count <= DigitSubsets::kDigits)
    return keep_by_subsets(digit_set, open, node);
  if (open.count <= kFew) return keep_orders(digit_set, open, FewOrders(cells, open.count), node);
  if (open.count == kMaxTried) return keep_orders(digit_set, open, FiveOrders(cells), node);
  return keep_orders(digit_set, open, ManyOrders(open), node);
}

}  // namespace nonet
