#pragma once

#include <algorithm>

namespace nonet {

/// Whether a list comes before another one: lists are compared number by number, and a list comes after its beginnings.
///
/// The operator `<` of std::vector does the same, but not everywhere: with g++ 12.2, where the highest byte of a number
/// comes first, it compares as many bytes as the lists have numbers. Source: bug 113960 of GCC.
struct ListBefore {
  template <class List>
  constexpr bool operator()(const List& left, const List& right) const {
    return std::lexicographical_compare(left.begin(), left.end(), right.begin(), right.end());
  }
};

}  // namespace nonet
