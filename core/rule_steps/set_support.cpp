#include "core/rule_steps/set_support.h"

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "core/rules/conditions/digit_subsets.h"

namespace nonet {

namespace {

using DigitsOfCells = std::array<DigitMask, kMaxTriedCells>;

// Families of sets of up to six digits, as 64 bits: bit s is set when the family has the set with the mask s. The
// functions are those of DigitSubsets.
class SmallSubsets {
 public:
  static constexpr std::size_t kDigits = 6;

  bool has(DigitMask set) const { return (bits_ >> set & 1) != 0; }
  void insert(DigitMask set) { bits_ |= std::uint64_t{1} << set; }
  SmallSubsets with_one_of(DigitMask digits) const {
    SmallSubsets with;
    for (unsigned left = digits; left != 0; left &= left - 1) {
      const int digit = std::countr_zero(left);
      with.bits_ |= (bits_ & kLacking[static_cast<std::size_t>(digit)]) << (1 << digit);
    }
    return with;
  }
  SmallSubsets without_one_of(DigitMask& digits, const SmallSubsets& among) const {
    SmallSubsets without;
    unsigned kept = 0;
    for (unsigned left = digits; left != 0; left &= left - 1) {
      const int digit = std::countr_zero(left);
      const std::uint64_t from = bits_ >> (1 << digit) & kLacking[static_cast<std::size_t>(digit)] & among.bits_;
      without.bits_ |= from;
      if (from != 0) kept |= 1u << digit;
    }
    digits = static_cast<DigitMask>(kept);
    return without;
  }

 private:
  static constexpr std::array<std::uint64_t, kDigits> kLacking{0x5555555555555555, 0x3333333333333333,
                                                               0x0f0f0f0f0f0f0f0f, 0x00ff00ff00ff00ff,
                                                               0x0000ffff0000ffff, 0x00000000ffffffff};

  std::uint64_t bits_ = 0;
};

// Puts the digits of a set into cells, one into each, in every order. Adds to `kept` the digits that each cell has in
// some order. Returns false when there is none. A digit is named by its place in the set.
template <class Subsets>
bool keep_orders(DigitMask set, std::span<const DigitMask> cells, DigitsOfCells& kept) {
  DigitsOfCells digits{};
  DigitsOfCells places{};
  std::size_t count = 0;
  for (unsigned left = set; left != 0 && count < cells.size(); left &= left - 1, ++count) {
    digits[count] = static_cast<DigitMask>(left & (~left + 1));
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      if ((cells[cell] & digits[count]) != 0) places[cell] = static_cast<DigitMask>(places[cell] | 1u << count);
    }
  }
  // Cell by cell, forwards: the sets of places that the cells so far can have together. Then backwards, from all
  // places.
  std::array<Subsets, kMaxTriedCells + 1> reached;
  reached[0].insert(0);
  for (std::size_t cell = 0; cell < cells.size(); ++cell) reached[cell + 1] = reached[cell].with_one_of(places[cell]);
  const auto whole = static_cast<DigitMask>((1u << cells.size()) - 1);
  if (!reached[cells.size()].has(whole)) return false;
  Subsets wanted;
  wanted.insert(whole);
  for (std::size_t cell = cells.size(); cell-- > 0;) {
    wanted = wanted.without_one_of(places[cell], reached[cell]);
    for (unsigned left = places[cell]; left != 0; left &= left - 1) {
      kept[cell] = static_cast<DigitMask>(kept[cell] | digits[static_cast<std::size_t>(std::countr_zero(left))]);
    }
  }
  return true;
}

}  // namespace

SetSupport support_of(const DigitSetCondition& condition, const RuleMasks& masks) {
  SetSupport support;
  support.kept.assign(condition.cells.size(), 0);
  DigitMask filled = 0;
  DigitMask reached = 0;
  bool is_repeated = false;
  std::vector<std::size_t> open;
  std::vector<DigitMask> digits;
  for (std::size_t place = 0; place < condition.cells.size(); ++place) {
    const CellIndex cell = condition.cells[place];
    reached = static_cast<DigitMask>(reached | masks[cell]);
    if (masks.is_open(cell)) {
      open.push_back(place);
      digits.push_back(masks[cell]);
      continue;
    }
    is_repeated = is_repeated || (filled & masks[cell]) != 0;
    filled = static_cast<DigitMask>(filled | masks[cell]);
    support.kept[place] = masks[cell];
  }
  if (is_repeated) return support;
  const bool tries = open.size() <= kMaxTriedCells;
  DigitsOfCells kept{};
  DigitMask united = 0;
  support.required = 0xffff;
  for (const DigitMask set : condition.sets) {
    if ((set & filled) != filled || (set & ~reached) != 0) continue;
    const auto rest = static_cast<DigitMask>(set & ~filled);
    if (tries) {
      const bool exist = digits.size() <= SmallSubsets::kDigits ? keep_orders<SmallSubsets>(rest, digits, kept)
                                                                : keep_orders<DigitSubsets>(rest, digits, kept);
      if (!exist) continue;
    } else {
      bool fits = true;
      for (const DigitMask each : digits) fits = fits && (each & rest) != 0;
      if (!fits) continue;
      united = static_cast<DigitMask>(united | rest);
    }
    support.sets.push_back(set);
    support.required = static_cast<DigitMask>(support.required & set);
  }
  for (std::size_t index = 0; index < open.size(); ++index) support.kept[open[index]] = tries ? kept[index] : united;
  if (support.sets.empty()) support.required = 0;
  return support;
}

}  // namespace nonet
