#include "core/formats/blocks/node_members.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/formats/blocks/signs.h"
#include "core/formats/foreign/json_value.h"

namespace nonet {

std::optional<int> number_of(const TextNode* node) {
  if (node == nullptr || node->is_list()) return std::nullopt;
  int value = 0;
  const std::string_view text = node->content;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::string text_of(const TextBlock& block, const TextNode* node) {
  if (node == nullptr || node->kind != TextNode::Kind::Text) return {};
  const std::size_t quote = offset_in(block.text, node->content) - 1;
  auto read = read_json(block.text.substr(quote, node->content.size() + 2));
  return read ? std::move(read).value().text : std::string();
}

bool is_json(const TextBlock& block) {
  if (!block.is_json) block.is_json = static_cast<bool>(read_json(block.text));
  return *block.is_json;
}

bool is_true_word(const TextNode* node) {
  return node != nullptr && (node->content == "true" || node->content == "True");
}

std::optional<DigitSet> digits_of(const TextNode* node, int side) {
  DigitSet digits;
  if (node == nullptr) return digits;
  const auto add = [&](std::optional<int> digit) {
    if (!digit || *digit < 1 || *digit > std::min(side, DigitSet::kMaxDigit)) return false;
    digits.insert(Digit{static_cast<std::uint8_t>(*digit)});
    return true;
  };
  for (const TextNode& item : node->items) {
    if (!add(number_of(&item))) return std::nullopt;
  }
  return digits;
}

}  // namespace nonet
