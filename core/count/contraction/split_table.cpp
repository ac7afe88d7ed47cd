#include "core/count/contraction/split_table.h"

#include <algorithm>
#include <utility>

#include "core/util/bits.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

using Parts = std::array<std::uint8_t, 9>;

constexpr unsigned kAllDigits = 0b111'111'111;

// Returns a new number for each part: parts are numbered by their smallest digits.
std::array<std::uint8_t, 3> numbers_of(const Parts& parts) {
  std::array<std::uint8_t, 3> numbers{3, 3, 3};
  std::uint8_t next = 0;
  for (const std::uint8_t part : parts) {
    if (numbers[part] == 3) numbers[part] = next++;
  }
  return numbers;
}

// Returns the renumbered parts as a number of base 3, digit 0 first.
std::uint32_t normal_key(const Parts& parts) {
  const std::array<std::uint8_t, 3> numbers = numbers_of(parts);
  std::uint32_t key = 0;
  for (const std::uint8_t part : parts) key = key * 3 + numbers[part];
  return key;
}

Parts parts_of_key(std::uint32_t key) {
  Parts parts;
  for (std::size_t digit = 9; digit-- > 0; key /= 3) parts[digit] = static_cast<std::uint8_t>(key % 3);
  return parts;
}

std::array<unsigned, 3> digit_sets(const Parts& parts) {
  std::array<unsigned, 3> sets{};
  for (std::size_t digit = 0; digit < 9; ++digit) sets[parts[digit]] |= 1u << digit;
  return sets;
}

// Calls visit(three sets of three digits) for every distribution of nine digits to three lines.
template <class Visit>
void for_each_deal(Visit&& visit) {
  for (unsigned first = 0; first <= kAllDigits; ++first) {
    if (count_bits(first) != 3) continue;
    const unsigned rest = kAllDigits & ~first;
    for (unsigned second = rest; second != 0; second = (second - 1) & rest) {
      if (count_bits(second) == 3) visit(std::array<unsigned, 3>{first, second, rest & ~second});
    }
  }
}

Parts parts_of_sets(const std::array<unsigned, 3>& sets) {
  Parts parts{};
  for (std::uint8_t part = 0; part < 3; ++part) {
    for_each_bit(sets[part], [&](int digit) { parts[static_cast<std::size_t>(digit)] = part; });
  }
  return parts;
}

bool are_disjoint(const std::array<unsigned, 3>& left, const std::array<unsigned, 3>& right) {
  return ((left[0] & right[0]) | (left[1] & right[1]) | (left[2] & right[2])) == 0;
}

bool cross(const Parts& left, const Parts& right) {
  unsigned met = 0;
  for (std::size_t digit = 0; digit < 9; ++digit) met |= 1u << (left[digit] * 3 + right[digit]);
  return met == kAllDigits;
}

}  // namespace

const SplitTable& SplitTable::get() {
  static const SplitTable table;
  return table;
}

SplitTable::SplitTable() {
  list_splits();
  list_ends();
  list_crossings();
}

void SplitTable::list_splits() {
  for_each_deal([&](const std::array<unsigned, 3>& sets) { keys_.push_back(normal_key(parts_of_sets(sets))); });
  shell_sort(keys_);
  keys_.erase(std::unique(keys_.begin(), keys_.end()), keys_.end());
  for (const std::uint32_t key : keys_) parts_.push_back(parts_of_key(key));
}

SplitId SplitTable::id_of(const Parts& parts) const {
  const auto found = std::lower_bound(keys_.begin(), keys_.end(), normal_key(parts));
  return static_cast<SplitId>(found - keys_.begin());
}

void SplitTable::list_ends() {
  std::vector<std::array<unsigned, 3>> deals;
  for_each_deal([&](const std::array<unsigned, 3>& sets) { deals.push_back(sets); });
  for (const Parts& first : parts_) {
    const std::array<unsigned, 3> above = digit_sets(first);
    for (const std::array<unsigned, 3>& second : deals) {
      if (!are_disjoint(above, second)) continue;
      std::array<unsigned, 3> third{};
      for (std::size_t line = 0; line < 3; ++line) third[line] = kAllDigits & ~(above[line] | second[line]);
      SplitEnd end;
      for (std::size_t which = 0; which < 2; ++which) {
        const Parts lines = parts_of_sets(which == 0 ? second : third);
        const std::array<std::uint8_t, 3> numbers = numbers_of(lines);
        end.splits[which] = id_of(lines);
        for (std::uint8_t line = 0; line < 3; ++line) end.line_of_part[which][numbers[line]] = line;
      }
      ends_.push_back(end);
    }
  }
}

void SplitTable::list_crossings() {
  for (const Parts& left : parts_) {
    for (std::size_t right = 0; right < parts_.size(); ++right) {
      if (cross(left, parts_[right])) crossing_.push_back(static_cast<SplitId>(right));
    }
  }
}

std::array<SplitId, kSplits> SplitTable::images(const std::array<std::uint8_t, 9>& new_digit) const {
  std::array<SplitId, kSplits> images;
  for (std::size_t split = 0; split < parts_.size(); ++split) {
    Parts moved;
    for (std::size_t digit = 0; digit < 9; ++digit) moved[new_digit[digit]] = parts_[split][digit];
    images[split] = id_of(moved);
  }
  return images;
}

}  // namespace nonet
