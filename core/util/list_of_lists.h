#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/util/contracts.h"

namespace nonet {

/// Lists of different lengths, all in one array. The lists have fewer than 2^32 items together.
template <class T>
class ListOfLists {
 public:
  ListOfLists() : starts_{0} {}

  /// Returns `list_count` lists that together have `item_count` items. Item i is `value(i)` and belongs to list number
  /// `list(i)`. The items of a list are in ascending order of i. Linear time.
  template <class List, class Value>
  static ListOfLists grouped(std::size_t list_count, std::size_t item_count, const List& list, const Value& value) {
    ListOfLists lists;
    lists.starts_.assign(list_count + 1, 0);
    for (std::size_t i = 0; i < item_count; ++i) ++lists.starts_[list(i) + 1];
    for (std::size_t i = 0; i < list_count; ++i) lists.starts_[i + 1] += lists.starts_[i];
    std::vector<std::uint32_t> next(lists.starts_.begin(), lists.starts_.end() - 1);
    lists.items_.resize(item_count);
    for (std::size_t i = 0; i < item_count; ++i) lists.items_[next[list(i)]++] = value(i);
    return lists;
  }

  /// Adds an item to the list that the next call of end_list() ends.
  void add(const T& item) { items_.push_back(item); }
  /// Ends a list: the items added since the list before it.
  void end_list() { starts_.push_back(static_cast<std::uint32_t>(items_.size())); }
  void add_list(std::span<const T> items) {
    items_.insert(items_.end(), items.begin(), items.end());
    end_list();
  }

  /// The number of lists.
  std::size_t size() const { return starts_.size() - 1; }
  std::span<const T> operator[](std::size_t list) const {
    NONET_EXPECTS(list < size());
    return {items_.data() + starts_[list], items_.data() + starts_[list + 1]};
  }
  /// The items of all lists, one list after the other.
  std::span<const T> items() const { return items_; }

 private:
  std::vector<std::uint32_t> starts_;
  std::vector<T> items_;
};

}  // namespace nonet
