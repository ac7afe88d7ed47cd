#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/count/contraction/contraction_backend.h"
#include "core/count/contraction/split_triples.h"

namespace nonet {

/// The splits that occur in one box, numbered from 0 without gaps. Tables have rows or columns for these splits only.
class BoxSplits {
 public:
  BoxSplits() { number_.fill(-1); }
  BoxSplits(const SplitTriples& triples, std::size_t box);

  std::size_t size() const { return splits_.size(); }
  SplitId operator[](std::size_t number) const { return splits_[number]; }
  bool contains(SplitId split) const { return number_[split] >= 0; }
  std::uint16_t number_of(SplitId split) const { return static_cast<std::uint16_t>(number_[split]); }
  /// The numbers of the splits that cross a given split.
  std::vector<std::uint16_t> crossing(SplitId split) const;

 private:
  std::vector<SplitId> splits_;
  std::array<std::int16_t, kSplits> number_;
};

/// A list of values for each key. All lists are in one array.
template <class Value>
class Groups {
 public:
  Groups() = default;
  /// `visit(emit)` must call emit(key, value) for each value. It is called twice and must emit the same values both
  /// times.
  template <class Visit>
  Groups(std::size_t keys, Visit&& visit) : begins_(keys + 1) {
    visit([&](std::size_t key, const Value&) { ++begins_[key + 1]; });
    for (std::size_t key = 0; key < keys; ++key) begins_[key + 1] += begins_[key];
    values_.resize(begins_.back());
    std::vector<std::uint32_t> ends(begins_.begin(), begins_.end() - 1);
    visit([&](std::size_t key, const Value& value) { values_[ends[key]++] = value; });
  }

  std::size_t keys() const { return begins_.size() - 1; }
  std::span<const Value> operator[](std::size_t key) const {
    return {values_.data() + begins_[key], begins_[key + 1] - begins_[key]};
  }
  const Value* values() const { return values_.data(); }
  const std::uint32_t* begins() const { return begins_.data(); }

 private:
  std::vector<std::uint32_t> begins_{0};
  std::vector<Value> values_;
};

}  // namespace nonet
