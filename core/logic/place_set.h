#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/util/bits.h"

namespace nonet {

/// A set of the places of a digit, numbered from 0, in a fixed number of words.
template <std::size_t Words>
class PlaceSet {
 public:
  static constexpr std::size_t kMaxPlaces = 64 * Words;

  /// The set of one place.
  static constexpr PlaceSet of(std::size_t place) {
    PlaceSet set;
    set.insert(place);
    return set;
  }

  constexpr void insert(std::size_t place) { words_[place / 64] |= std::uint64_t{1} << (place % 64); }
  constexpr bool contains(std::size_t place) const { return (words_[place / 64] >> (place % 64) & 1u) != 0; }

  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words_) any |= word;
    return any == 0;
  }
  constexpr int size() const {
    int total = 0;
    for (const std::uint64_t word : words_) total += count_bits(word);
    return total;
  }
  /// The number of places, or `max` when there are more. Faster than size() when `max` is small.
  constexpr int size_up_to(int max) const {
    int count = 0;
    for (std::uint64_t word : words_) {
      for (; word != 0 && count < max; word = without_lowest(word)) ++count;
    }
    return count;
  }
  /// The lowest place; the set must not be empty.
  constexpr std::size_t first() const {
    std::size_t i = 0;
    while (words_[i] == 0) ++i;
    return i * 64 + static_cast<std::size_t>(lowest_bit(words_[i]));
  }
  /// Removes the lowest place and returns it; the set must not be empty. Loops with much code take the places in this
  /// way: a compiler copies the code of for_each_until() for each word.
  constexpr std::size_t take_first() {
    std::size_t i = 0;
    while (words_[i] == 0) ++i;
    const std::size_t place = i * 64 + static_cast<std::size_t>(lowest_bit(words_[i]));
    words_[i] = without_lowest(words_[i]);
    return place;
  }
  constexpr bool meets(const PlaceSet& other) const {
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < Words; ++i) any |= words_[i] & other.words_[i];
    return any != 0;
  }
  constexpr bool is_within(const PlaceSet& other) const {
    std::uint64_t outside = 0;
    for (std::size_t i = 0; i < Words; ++i) outside |= words_[i] & ~other.words_[i];
    return outside == 0;
  }

  constexpr PlaceSet& operator|=(const PlaceSet& other) {
    for (std::size_t i = 0; i < Words; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  constexpr PlaceSet& operator&=(const PlaceSet& other) {
    for (std::size_t i = 0; i < Words; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  constexpr PlaceSet& operator-=(const PlaceSet& other) {
    for (std::size_t i = 0; i < Words; ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  friend constexpr PlaceSet operator|(PlaceSet left, const PlaceSet& right) { return left |= right; }
  friend constexpr PlaceSet operator&(PlaceSet left, const PlaceSet& right) { return left &= right; }
  friend constexpr PlaceSet operator-(PlaceSet left, const PlaceSet& right) { return left -= right; }
  friend constexpr bool operator==(const PlaceSet& left, const PlaceSet& right) { return left.words_ == right.words_; }
  /// An order without meaning, for maps.
  friend constexpr bool operator<(const PlaceSet& left, const PlaceSet& right) { return left.words_ < right.words_; }

  /// Calls `visit(place)` for each place, lowest first, until it returns true. Returns whether it did.
  template <class Visit>
  constexpr bool for_each_until(Visit&& visit) const {
    for (std::size_t i = 0; i < Words; ++i) {
      for (std::uint64_t word = words_[i]; word != 0; word = without_lowest(word)) {
        if (visit(i * 64 + static_cast<std::size_t>(lowest_bit(word)))) return true;
      }
    }
    return false;
  }
  /// Calls `visit(place)` for each place, lowest first.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for (std::size_t i = 0; i < Words; ++i) {
      for_each_bit(words_[i], [&](int index) { visit(i * 64 + static_cast<std::size_t>(index)); });
    }
  }

 private:
  std::array<std::uint64_t, Words> words_{};
};

}  // namespace nonet
