#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/blocks/block_forms.h"
#include "core/formats/rule_hooks.h"
#include "core/formats/text_lines.h"
#include "core/formats/write.h"
#include "core/util/split.h"
#include "tests/catch.h"
#include "tests/core/formats/blocks/shown_items.h"
#include "tests/core/formats/people_texts.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// The texts of people_texts() that are not long.
std::vector<std::string> short_texts() {
  constexpr std::size_t kMostBytes = 6000;
  std::vector<std::string> texts;
  for (PeopleText& each : people_texts()) {
    if (each.text.size() <= kMostBytes) texts.push_back(std::move(each.text));
  }
  return texts;
}

// What the reader of a program without rules returns.
std::vector<std::string> items_without_part(const std::string& text) {
  use_rule_texts(nullptr);
  std::vector<std::string> items = shown_items(text);
  use_rule_texts(&kRuleTextPart);
  return items;
}

// True when a block begins with a line: anywhere, or right below a grid. The second line of a table decides.
bool begins_block(std::string_view line, const ParsedPuzzle* grid) {
  const auto forms = all_block_forms();
  return is_table_rule(line) || std::any_of(forms.begin(), forms.end(), [&](const BlockForm& form) {
           if (form.kind == BlockKind::Table) return false;
           return form.begins(line) ||
                  (grid != nullptr && form.begins_below != nullptr && form.begins_below(line, *grid));
         });
}

bool is_unsupported(const std::string& item) { return item.starts_with("rules-unsupported"); }

}  // namespace

TEST_CASE("a program without rules reads a text as one with rules does, or refuses it", "[formats]") {
  Random random(31);
  const std::vector<std::string> texts = short_texts();
  REQUIRE(texts.size() > 90);
  const ParsedPuzzle grid = parse_puzzle("#AX\n[Puzzle]\n" + write_rows(grid_of(std::string(81, '.')))).value();
  std::size_t read = 0;
  const auto check = [&](const std::string& text) {
    for (const std::string_view line : split(text, '\n')) {
      if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
      CAPTURE(line);
      CHECK_FALSE((is_surely_plain(line, false) && !may_be_row_of_grids(line) && begins_block(line, nullptr)));
      CHECK_FALSE((is_surely_plain(line, true) && !may_be_row_of_grids(line) && begins_block(line, &grid)));
    }
    const std::vector<std::string> items = items_without_part(text);
    const bool is_refused = std::any_of(items.begin(), items.end(), is_unsupported);
    if (is_refused) return;
    ++read;
    CAPTURE(text);
    CHECK(items == shown_items(text));
  };
  for (const std::string& text : texts) check(text);
  CHECK(read > 30);
  // Lines that only one of the two readers took for more than rows.
  for (const char* line :
       {"..746..93 AA|BCDEFF", "..746..93 AABBCDEFF,", "...2.....,fffghhcde", "| | |2|- easy", "2 - - -- - - -:-",
        "3x3k112673845993:zzzc,_a__a", "| | | | | | | | 5 |\n| \u2500\u2500\u2500| | | | | 4 | 3 | | 7 |"})
    check(line);
  for (int round = 0; round < 3000; ++round) {
    std::string text = texts[random.below(static_cast<std::uint32_t>(texts.size()))];
    for (std::uint32_t change = 1 + random.below(3); change > 0 && !text.empty(); --change) {
      const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
      const std::string& other = texts[random.below(static_cast<std::uint32_t>(texts.size()))];
      switch (random.below(4)) {
        case 0: text[at] = other[random.below(static_cast<std::uint32_t>(other.size()))]; break;
        case 1: text.insert(at, other.substr(random.below(static_cast<std::uint32_t>(other.size())), 12)); break;
        case 2: text.erase(at, 1 + random.below(30)); break;
        default: text.erase(text.find('\n', at) == std::string::npos ? at : text.find('\n', at), 1); break;
      }
    }
    check(text);
  }
}
