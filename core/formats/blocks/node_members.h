#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/formats/blocks/text_block.h"
#include "core/formats/blocks/text_tree.h"
#include "core/grid/digit_set.h"

namespace nonet {

// The members of objects in a tree.

/// Returns the first of the members with these names; null when there is none.
inline const TextNode* member_of(const TextNode& object, std::span<const std::string_view> names) {
  for (const std::string_view name : names) {
    if (const TextNode* item = object.item(name)) return item;
  }
  return nullptr;
}
inline const TextNode* member_of(const TextNode& object, std::initializer_list<std::string_view> names) {
  return member_of(object, std::span<const std::string_view>(names.begin(), names.size()));
}

/// Returns a value as a whole number; none for other values and for null.
std::optional<int> number_of(const TextNode* node);

/// Returns the content of a quotation of JSON, without backslashes. Empty for other values.
std::string text_of(const TextBlock& block, const TextNode* node);

/// True when the text of a block is well-formed JSON. Reads the text once.
bool is_json(const TextBlock& block);

/// True for the word of the value true.
bool is_true_word(const TextNode* node);

/// Returns the digits of a list; none when some item is no digit of a grid with this side.
std::optional<DigitSet> digits_of(const TextNode* node, int side);

}  // namespace nonet
