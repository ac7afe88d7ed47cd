#include "core/formats/blocks/puzzle_object.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/author_words.h"
#include "core/formats/blocks/cage_objects.h"
#include "core/formats/blocks/node_members.h"
#include "core/formats/blocks/signs.h"
#include "core/formats/blocks/value_role.h"
#include "core/formats/layout_name.h"
#include "core/formats/rule_hooks.h"
#include "core/formats/write.h"

namespace nonet {

namespace {

bool has_all_digits_of(const Grid& more, const Grid& fewer) {
  for (std::size_t index = 0; index < fewer.digits().size(); ++index) {
    if (!fewer.digits()[index].is_blank() && fewer.digits()[index] != more.digits()[index]) return false;
  }
  return true;
}

bool is_complete(const Grid& grid) {
  return std::none_of(grid.digits().begin(), grid.digits().end(), [](Digit it) { return it.is_blank(); });
}

Grid with_layout(const Grid& grid, const LayoutRef& layout) {
  Grid changed(layout);
  std::copy(grid.digits().begin(), grid.digits().end(), changed.digits().begin());
  return changed;
}

// The values of a list and of the lists in it, or the characters of a text.
void collect_labels(const TextNode& node, std::vector<std::string_view>& labels) {
  for (const TextNode& item : node.items) {
    if (item.is_list()) {
      collect_labels(item, labels);
    } else {
      labels.push_back(item.content);
    }
  }
}

// The layout of regions that are labels of the cells. Null when they are none.
LayoutRef layout_of_regions(const TextNode* node, int side) {
  if (node == nullptr) return nullptr;
  std::vector<std::string_view> labels;
  collect_labels(*node, labels);
  const auto count = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
  std::string joined;
  if (!node->is_list()) joined = std::string(node->content);
  if (node->is_list() && labels.size() == static_cast<std::size_t>(side)) {
    for (const std::string_view label : labels) joined += label;
  }
  if (joined.size() == count) {
    labels.clear();
    for (std::size_t at = 0; at < count; ++at) labels.push_back(std::string_view(joined).substr(at, 1));
  }
  if (labels.size() != count) return nullptr;
  std::vector<std::string_view> known;
  std::string name = "jigsaw:";
  for (const std::string_view label : labels) {
    const auto found = std::find(known.begin(), known.end(), label);
    if (name.back() != ':') name += ',';
    name += std::to_string(found - known.begin());
    if (found == known.end()) known.push_back(label);
    if (known.size() > static_cast<std::size_t>(side)) return nullptr;
  }
  const auto layout = layout_of_name(name);
  return layout ? layout.value() : nullptr;
}

class Completion {
 public:
  Completion(const TextBlock& block, const TextNode& object, ParsedPuzzle& puzzle)
      : block_(block), object_(object), puzzle_(puzzle) {}

  std::optional<ParseError> read_layout() {
    if (block_.known) return std::nullopt;
    LayoutRef layout;
    if (const TextNode* name = object_.item("layout"); name != nullptr && !name->is_list() && !name->content.empty()) {
      const auto named = layout_of_name(name->content);
      if (!named && is_own())
        return ParseError{ParseErrorCode::UnknownLayout, position(*name), 0, 0, named.error().part};
      if (named) layout = named.value();
    }
    // What follows describes squares.
    if (!puzzle_.grid.layout()->is_square()) return std::nullopt;
    const int side = puzzle_.grid.side();
    if (!layout) layout = layout_of_members(side);
    if (!layout) layout = layout_of_box();
    if (!layout || !layout->is_square() || layout->side() != side || *layout == *puzzle_.grid.layout())
      return std::nullopt;
    puzzle_.grid = with_layout(puzzle_.grid, layout);
    return std::nullopt;
  }

  std::optional<ParseError> read_rules() {
    const TextNode* rules = object_.item("rules");
    if (rules == nullptr || !rules->is_list()) return std::nullopt;
    std::vector<RuleLine> lines;
    for (const TextNode& rule : rules->items) {
      if (!rule.is_list()) lines.push_back({std::string(rule.content), position(rule).line, 0});
    }
    if (lines.empty()) return std::nullopt;
    RuleSet before = puzzle_.rules;
    auto error = add_rules(puzzle_, lines);
    if (!error) return std::nullopt;
    error->position = position(*rules);
    if (is_own()) return error;
    // Words about the rules of a puzzle of another program.
    puzzle_.rules = std::move(before);
    puzzle_.unread_rules.emplace_back("rules");
    return std::nullopt;
  }

  // Cages are rules. Other rules of other programs are named, so that no answer leaves them out in silence.
  void read_names() {
    for (const TextNode& item : object_.items) {
      if (item.is_list() && has_word<2>(item.label, {"cage", "killer"})) {
        if (const auto cages = cages_in(item, *puzzle_.grid.layout())) {
          for (const Rule& cage : *cages) puzzle_.rules.insert(cage);
          continue;
        }
      }
      if (item.is_list() ? names_rule(item.label) && !item.items.empty()
                         : names_switch(item.label) && is_true_word(&item))
        puzzle_.unread_rules.emplace_back(item.label.substr(0, kLongestRuleName));
    }
    copy_names(object_.item("unreadRules"), puzzle_.unread_rules);
    copy_names(object_.item("drawings"), puzzle_.drawings);
  }

  // The candidates and the notes of all cells, as Nonet writes them, and the words about the puzzle.
  void read_candidates() {
    if (auto candidates = sets_of("candidates"); !candidates.empty()) {
      puzzle_.candidates = std::move(candidates);
      // Only the formats of given candidates say that candidates are given.
      if (is_true_word(object_.item("candidatesGiven"))) puzzle_.format = TextFormat::Masks;
    }
    if (!is_own()) return;
    puzzle_.notes = sets_of("notes");
    puzzle_.corner_notes = sets_of("cornerNotes");
    for (const AuthorWord& word : kAuthorWords) set_author_word(puzzle_, word.text, text_of(word.name));
  }

  void take_digits(const Grid& other, std::string_view name) {
    const Grid& digits = puzzle_.grid;
    if (puzzle_.grid_now || other.digits().size() != digits.digits().size() ||
        std::equal(other.digits().begin(), other.digits().end(), digits.digits().begin()))
      return;
    const Grid same = with_layout(other, digits.layout());
    if (name.find("iven") != std::string_view::npos && has_all_digits_of(digits, same)) {
      puzzle_.grid_now = std::exchange(puzzle_.grid, same);
    } else if (has_all_digits_of(same, digits) && !is_complete(same)) {
      puzzle_.grid_now = same;
      puzzle_.text = write_line(same);
    }
  }

 private:
  static constexpr std::size_t kLongestRuleName = 60;

  template <std::size_t kCount>
  static bool has_word(std::string_view label, const std::array<std::string_view, kCount>& words) {
    std::string letters;
    for (const char each : label) {
      if (is_ascii_letter(each)) letters += static_cast<char>(each | 0x20);
    }
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return letters.find(word) != std::string::npos; });
  }
  static bool names_switch(std::string_view label) {
    return has_word<4>(label, {"diagonal", "antiknight", "antiking", "nonconsecutive"});
  }
  static bool names_rule(std::string_view label) {
    return names_switch(label) || has_word<10>(label, {"cage", "killer", "thermo", "arrow", "kropki", "whisper",
                                                       "renban", "sandwich", "constraint", "palindrome"});
  }

  // The layout of a member with regions. Regions that are not understood are named among the rules.
  LayoutRef layout_of_members(int side) {
    for (const TextNode& item : object_.items) {
      const bool is_boxes = item.label == "boxes";
      if (item.label.empty() || (!is_boxes && role_of_name(item.label) != ValueRole::Regions)) continue;
      if (LayoutRef layout = layout_of_regions(&item, side)) return layout;
      if (!is_boxes && item.is_list() && !item.items.empty())
        puzzle_.unread_rules.emplace_back(item.label.substr(0, kLongestRuleName));
    }
    return nullptr;
  }

  bool is_own() const { return object_.item("layout") != nullptr && object_.item("puzzle") != nullptr; }
  std::string text_of(std::string_view name) const { return nonet::text_of(block_, object_.item(name)); }

  // A list with the digits of each cell; none for a cell with a digit. Empty when the member is no such list.
  std::vector<DigitSet> sets_of(std::string_view name) const {
    const TextNode* lists = object_.item(name);
    const int side = puzzle_.grid.digit_count();
    const auto digits = puzzle_.digits().digits();
    if (lists == nullptr || lists->items.size() != digits.size() || side > DigitSet::kMaxDigit) return {};
    std::vector<DigitSet> sets;
    for (const TextNode& list : lists->items) {
      const auto set = list.is_list() ? digits_of(&list, side) : std::nullopt;
      if (!set) return {};
      sets.push_back(digits[sets.size()].is_blank() ? *set : DigitSet());
    }
    const bool is_empty = std::all_of(sets.begin(), sets.end(), [](DigitSet set) { return set.empty(); });
    return is_empty ? std::vector<DigitSet>() : sets;
  }

  Position position(const TextNode& node) const { return block_.position(offset_in(block_.text, node.content)); }

  LayoutRef layout_of_box() const {
    const auto rows =
        number_of(member_of(object_, {"boxRows", "boxHeight", "box_height", "block_height", "blockHeight"}));
    const auto columns =
        number_of(member_of(object_, {"boxColumns", "boxWidth", "box_width", "block_width", "blockWidth"}));
    if (!rows || !columns || *rows > Layout::kMaxSide || *columns > Layout::kMaxSide) return nullptr;
    return Layout::with_boxes(*rows, *columns);
  }

  static void copy_names(const TextNode* list, std::vector<std::string>& names) {
    if (list == nullptr) return;
    for (const TextNode& name : list->items) {
      if (!name.is_list() && std::find(names.begin(), names.end(), name.content) == names.end())
        names.emplace_back(name.content);
    }
  }

  const TextBlock& block_;
  const TextNode& object_;
  ParsedPuzzle& puzzle_;
};

}  // namespace

std::optional<ReadItem> puzzle_of_line(const TextBlock& block, const TextNode& node) {
  constexpr std::size_t kFewestCells = 16;
  if (node.content.size() < kFewestCells || node.content.find_first_of(" \n\r\\,") != std::string_view::npos)
    return std::nullopt;
  const std::size_t offset = offset_in(block.text, node.content);
  const auto reading = read_puzzle_line({node.content, block.position(offset).line, block.known});
  if (!reading || reading.value().row || (!reading.value().item && !reading.value().format)) return std::nullopt;
  ReadItem item = whole_puzzle(reading.value(), node.content, block.number);
  auto* puzzle = std::get_if<ParsedPuzzle>(&item);
  if (puzzle == nullptr) return std::nullopt;
  puzzle->start = block.position(offset);
  return item;
}

std::optional<ParseError> complete_puzzle(const TextBlock& block, const TextNode& object, ParsedPuzzle& puzzle,
                                          const std::function<std::optional<ParsedPuzzle>(const TextNode&)>& grid_in) {
  Completion completion(block, object, puzzle);
  if (auto error = completion.read_layout()) return error;
  for (const TextNode& item : object.items) {
    if (item.label.empty() || role_of_name(item.label) < ValueRole::Grid) continue;
    if (const auto other = grid_in(item)) completion.take_digits(other->digits(), item.label);
  }
  completion.read_candidates();
  completion.read_names();
  return completion.read_rules();
}

}  // namespace nonet
