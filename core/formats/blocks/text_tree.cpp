#include "core/formats/blocks/text_tree.h"

#include <algorithm>
#include <utility>

#include "core/formats/blocks/bracket_scan.h"
#include "core/formats/blocks/signs.h"

namespace nonet {

namespace {

constexpr std::size_t kMaxDepth = 64;

// Signs that no word has.
bool ends_word(char it) { return is_one_of(" \t\r\n,;|{}[]()\"'`=:<>!&/%#\\^~", it); }

// A name of a function, a type or a variable, and no cell.
bool is_name(std::string_view word) {
  return (is_ascii_letter(word[0]) || is_one_of("_$@", word[0])) &&
         std::any_of(word.begin(), word.end(), is_ascii_letter);
}

class TreeReader {
 public:
  explicit TreeReader(std::string_view text) : text_(text) { lists_.push_back({TextNode{TextNode::Kind::List, text}}); }

  TextNode read() {
    while (at_ < text_.size()) read_token();
    while (lists_.size() > 1) close();
    return std::move(lists_.front().node);
  }

 private:
  struct OpenList {
    TextNode node;
    /// True when the list stands directly behind a value, as the size of an array does.
    bool is_behind_value = false;
    /// The label of the values of this statement, and whether it has had a value.
    std::string_view label = {};
    bool has_value = false;
    /// How many items there were when the statement began.
    std::size_t first_item = 0;
    /// True directly after a value, so that a colon or a bracket belongs to it.
    bool is_after_value = false;
  };

  OpenList& list() { return lists_.back(); }

  void read_token() {
    const char character = text_[at_];
    if (is_one_of(" \t\r", character)) {
      ++at_;
    } else if (character == '\n' || is_one_of(",;|", character)) {
      end_value(character);
    } else if (const OpaquePart part = opaque_part_at(text_, at_)) {
      read_part(part);
    } else if (is_one_of("[({", character)) {
      open();
    } else if (is_one_of("])}", character)) {
      if (lists_.size() > 1 && skipped_ == 0) {
        close();
      } else if (skipped_ > 0) {
        --skipped_;
      }
      ++at_;
    } else if (!read_sign()) {
      read_word();
    }
  }

  // A line end may stand between the sign that names a value and the value.
  void end_value(char character) {
    ++at_;
    list().is_after_value = false;
    if (character == '\n' && !list().label.empty() && !list().has_value) return;
    list().label = {};
    list().first_item = list().node.items.size();
  }

  void read_part(const OpaquePart& part) {
    const std::size_t from = at_ + part.opener;
    const std::size_t end = std::min(end_of_part(text_, part, from), text_.size());
    at_ = end;
    if (!part.is_quotation) return;
    const std::size_t length = end - from;
    const bool is_closed = length >= part.closer.size() && text_.substr(0, end).ends_with(part.closer);
    add({TextNode::Kind::Text, text_.substr(from, length - (is_closed ? part.closer.size() : 0))});
  }

  void add(TextNode node) {
    node.label = list().label;
    list().node.items.push_back(std::move(node));
    list().has_value = true;
    list().is_after_value = true;
  }

  // A name directly before a bracket is the name of the list, and no value.
  void open() {
    if (lists_.size() > kMaxDepth) {
      ++skipped_;
      ++at_;
      return;
    }
    TextNode node{TextNode::Kind::List, text_.substr(at_)};
    node.label = list().label;
    std::vector<TextNode>& items = list().node.items;
    const bool is_behind_value = std::exchange(list().is_after_value, false);
    if (is_behind_value && items.size() > list().first_item && items.back().kind == TextNode::Kind::Word &&
        is_name(items.back().content) && is_before_bracket(items.back().content)) {
      node.callee = items.back().content;
      items.pop_back();
    }
    lists_.push_back({std::move(node), is_behind_value});
    ++at_;
  }

  // A single letter is a name only directly before a bracket.
  bool is_before_bracket(std::string_view word) const {
    return word.size() > 1 || offset_in(text_, word) + word.size() == at_;
  }

  // Brackets without content behind a name belong to a type or to a call.
  void close() {
    TextNode node = std::move(list().node);
    const bool is_behind_value = list().is_behind_value;
    lists_.pop_back();
    const std::size_t end = std::min(at_ + 1, text_.size());
    node.content = node.content.substr(0, end - offset_in(text_, node.content));
    list().is_after_value = true;
    if (node.items.empty() && is_behind_value) return;
    list().has_value = true;
    list().node.items.push_back(std::move(node));
  }

  // Reads a sign between values. Returns false when a word begins here.
  bool read_sign() {
    const std::string_view rest = text_.substr(at_);
    for (const std::string_view sign : {"==", "!=", "<=", ">=", "::", "->"}) {
      if (rest.starts_with(sign)) return at_ += sign.size(), true;
    }
    for (const std::string_view sign : {"=>", ":=", "<-", "=", ":"}) {
      if (!rest.starts_with(sign)) continue;
      at_ += sign.size();
      name_value(sign == ":");
      return true;
    }
    if (!ends_word(rest[0])) return false;
    return ++at_, true;
  }

  // Makes a label of the last name of the statement. What else stands before `=` is a type, or the size of an array.
  void name_value(bool is_colon) {
    std::vector<TextNode>& items = list().node.items;
    const std::size_t first = std::min(list().first_item, items.size());
    std::string_view label = list().label;
    for (std::size_t index = items.size(); label.empty() && index > first; --index) {
      const TextNode& item = items[index - 1];
      if (!item.is_list()) label = item.content;
      if (item.is_list() && !item.callee.empty() && !is_colon) label = item.callee;
      if (is_colon) break;
    }
    if (!is_colon) {
      items.resize(first, TextNode{TextNode::Kind::Word, {}});
    } else if (list().is_after_value && items.size() > first && !items.back().is_list()) {
      items.pop_back();
    }
    list().label = label;
    list().has_value = false;
    list().is_after_value = false;
  }

  void read_word() {
    const std::size_t start = at_;
    while (at_ < text_.size() && !ends_word(text_[at_])) ++at_;
    // A word takes at least one byte, so that the reader goes on.
    at_ = std::max(at_, start + 1);
    if (is_bullet(start)) return;
    add({TextNode::Kind::Word, text_.substr(start, at_ - start)});
  }

  // A hyphen before the items of a list of YAML.
  bool is_bullet(std::size_t start) const {
    return lists_.size() == 1 && text_.substr(start, 2) == "- " &&
           (start == 0 || text_.substr(0, start).find_last_not_of(" \t") == std::string_view::npos ||
            text_[text_.substr(0, start).find_last_not_of(" \t")] == '\n');
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t skipped_ = 0;
  std::vector<OpenList> lists_;
};

}  // namespace

const TextNode* TextNode::item(std::string_view wanted) const {
  const auto found = std::find_if(items.begin(), items.end(), [&](const TextNode& it) { return it.label == wanted; });
  return found == items.end() ? nullptr : &*found;
}

TextNode read_text_tree(std::string_view text) { return TreeReader(text).read(); }

}  // namespace nonet
