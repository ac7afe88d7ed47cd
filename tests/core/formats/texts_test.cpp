#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "core/formats/rule_hooks.h"
#include "tests/catch.h"
#include "tests/core/formats/blocks/shown_items.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// The texts of tests/data/texts: puzzles as people write them.
std::vector<std::string> people_texts() {
  constexpr std::size_t kMostBytes = 6000;
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(NONET_TEST_DATA "/texts")) {
    if (entry.path().filename() != "TRUTH.tsv") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  std::vector<std::string> texts;
  for (const auto& path : paths) {
    std::ifstream file(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(file), {}};
    if (text.size() <= kMostBytes) texts.push_back(std::move(text));
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

bool is_unsupported(const std::string& item) { return item.starts_with("rules-unsupported"); }

}  // namespace

TEST_CASE("a program without rules reads a text as one with rules does, or refuses it", "[formats]") {
  Random random(31);
  const std::vector<std::string> texts = people_texts();
  REQUIRE(texts.size() > 90);
  std::size_t read = 0;
  const auto check = [&](const std::string& text) {
    const std::vector<std::string> items = items_without_part(text);
    const bool is_refused = std::any_of(items.begin(), items.end(), is_unsupported);
    if (is_refused) return;
    ++read;
    CAPTURE(text);
    CHECK(items == shown_items(text));
  };
  for (const std::string& text : texts) check(text);
  CHECK(read > 30);
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
