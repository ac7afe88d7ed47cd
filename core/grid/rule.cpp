#include "core/grid/rule.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "core/grid/rule_table.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

bool comes_before(const Rule& left, const Rule& right) {
  if (left.kind != right.kind) return left.kind < right.kind;
  if (left.cells != right.cells) return left.cells < right.cells;
  if (left.values != right.values) return left.values < right.values;
  return std::lexicographical_compare(left.parts.begin(), left.parts.end(), right.parts.begin(), right.parts.end(),
                                      comes_before);
}

// The hash FNV-1a with 64 bits (Fowler, Noll and Vo 1991). Numbers are fed byte by byte, the lowest byte first, so the
// result does not depend on the platform.
class Fnv {
 public:
  void add(std::string_view text) {
    for (const char letter : text) add_byte(static_cast<unsigned char>(letter));
  }
  void add(std::size_t number) {
    for (int byte = 0; byte < 4; ++byte) add_byte(static_cast<unsigned char>(number >> (8 * byte) & 0xff));
  }
  std::uint64_t value() const { return value_; }

 private:
  void add_byte(unsigned char byte) { value_ = (value_ ^ byte) * 0x100000001b3; }

  std::uint64_t value_ = 0xcbf29ce484222325;
};

bool treats_digits_alike(const Rule& rule) {
  switch (rule_row(rule.kind).exchange) {
    case DigitExchange::Always: return std::all_of(rule.parts.begin(), rule.parts.end(), treats_digits_alike);
    case DigitExchange::WithoutValues: return rule.values.empty();
    case DigitExchange::Never: break;
  }
  return false;
}

bool order_counts(RuleShape shape) {
  return shape == RuleShape::Line || shape == RuleShape::Path || shape == RuleShape::Step ||
         shape == RuleShape::TwoLists || shape == RuleShape::Lists || shape == RuleShape::DirectedLine;
}

// Changes nothing when the values are not the lengths of the lists.
void sort_lists(Rule& rule) {
  struct List {
    std::vector<Cell> cells;
    bool operator<(const List& other) const { return cells < other.cells; }
  };
  std::vector<List> lists;
  std::size_t first = 0;
  for (const std::uint16_t length : rule.values) {
    const auto begin = rule.cells.begin() + static_cast<std::ptrdiff_t>(first);
    first += length;
    if (length == 0 || first > rule.cells.size()) return;
    lists.push_back({{begin, begin + length}});
    shell_sort(lists.back().cells);
  }
  if (first != rule.cells.size()) return;
  shell_sort(lists);
  rule.cells.clear();
  rule.values.clear();
  for (const List& list : lists) {
    rule.cells.insert(rule.cells.end(), list.cells.begin(), list.cells.end());
    rule.values.push_back(static_cast<std::uint16_t>(list.cells.size()));
  }
}

// A part of the same kind as the rule, and all-of inside of doublers, say what their own parts say. The cells of a rule
// of rules are those of the rules inside.
void sort_parts(Rule& rule) {
  std::vector<Rule> parts;
  for (Rule& each : rule.parts) {
    Rule part = canonical_rule(std::move(each));
    const bool is_taken_apart = rule.kind == RuleKind::Doublers ? part.kind == RuleKind::AllOf : part.kind == rule.kind;
    if (is_taken_apart) {
      parts.insert(parts.end(), part.parts.begin(), part.parts.end());
    } else {
      parts.push_back(std::move(part));
    }
  }
  shell_sort(parts.begin(), parts.end(), comes_before);
  parts.erase(std::unique(parts.begin(), parts.end()), parts.end());
  rule.parts = std::move(parts);
  rule.cells.clear();
  for (const Rule& part : rule.parts) rule.cells.insert(rule.cells.end(), part.cells.begin(), part.cells.end());
  shell_sort(rule.cells);
  rule.cells.erase(std::unique(rule.cells.begin(), rule.cells.end()), rule.cells.end());
}

void add_to(Fnv& hash, const Rule& rule) {
  const std::string_view id = rule_row(rule.kind).id;
  hash.add(id.size());
  hash.add(id);
  hash.add(rule.cells.size());
  for (const Cell cell : rule.cells) hash.add(std::size_t{cell.index});
  hash.add(rule.values.size());
  for (const std::uint16_t value : rule.values) hash.add(std::size_t{value});
  if (rule.parts.empty()) return;
  hash.add(rule.parts.size());
  for (const Rule& part : rule.parts) add_to(hash, part);
}

}  // namespace

Rule canonical_rule(Rule rule) {
  const RuleRow& row = rule_row(rule.kind);
  if (row.shape == RuleShape::Parts) sort_parts(rule);
  if (!order_counts(row.shape)) shell_sort(rule.cells);
  if (row.shape == RuleShape::Lists) {
    sort_lists(rule);
  } else if (row.values.row_length == nullptr) {
    shell_sort(rule.values);
  }
  return rule;
}

RuleSet::RuleSet(std::initializer_list<RuleKind> kinds) {
  for (const RuleKind kind : kinds) insert(kind);
}

RuleSet RuleSet::only(RuleKind kind) {
  RuleSet set;
  set.rules_.push_back({kind, {}, {}, {}});
  set.size_with_parts_ = 1;
  return set;
}

bool RuleSet::contains(RuleKind kind) const {
  return std::any_of(rules_.begin(), rules_.end(), [&](const Rule& rule) { return rule.kind == kind; });
}

void RuleSet::insert(Rule rule) {
  rule = canonical_rule(std::move(rule));
  if (rule.kind == RuleKind::AllOf) {
    for (Rule& part : rule.parts) insert(std::move(part));
    return;
  }
  if (rule.kind == RuleKind::Doublers) {
    // Doublers of one value are about the same cells.
    const auto other = std::find_if(rules_.begin(), rules_.end(), [&](const Rule& each) {
      return each.kind == RuleKind::Doublers && each.values == rule.values;
    });
    if (other != rules_.end()) {
      size_with_parts_ -= count_with_parts(*other);
      rule.parts.insert(rule.parts.end(), other->parts.begin(), other->parts.end());
      rules_.erase(other);
      sort_parts(rule);
    }
  }
  const auto place = std::lower_bound(rules_.begin(), rules_.end(), rule, comes_before);
  if (place != rules_.end() && *place == rule) return;
  size_with_parts_ += count_with_parts(rule);
  rules_.insert(place, std::move(rule));
}

void RuleSet::insert(RuleKind kind) {
  const auto place = std::find_if(rules_.begin(), rules_.end(), [&](const Rule& rule) { return rule.kind >= kind; });
  if (place != rules_.end() && place->kind == kind && place->cells.empty() && place->values.empty()) return;
  ++size_with_parts_;
  rules_.insert(place, {kind, {}, {}, {}});
}

std::size_t count_with_parts(const Rule& rule) {
  std::size_t count = 1;
  for (const Rule& part : rule.parts) count += count_with_parts(part);
  return count;
}

std::uint64_t RuleSet::hash() const {
  Fnv hash;
  for (const Rule& rule : rules_) add_to(hash, rule);
  return hash.value();
}

bool digits_are_interchangeable(const RuleSet& rules) {
  return std::all_of(rules.begin(), rules.end(), treats_digits_alike);
}

}  // namespace nonet
