#include "core/formats/rule_hooks.h"

#include <string>

#include "core/formats/puzzle_reader.h"
#include "core/formats/puzzle_writer.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

// Takes away what the program knows of texts with rules, until the end of the block.
struct WithoutRuleTexts {
  WithoutRuleTexts() { use_rule_texts(nullptr); }
  ~WithoutRuleTexts() { use_rule_texts(&kRuleTextPart); }
};

const std::string kBlankFour = std::string(16, '.');

}  // namespace

TEST_CASE("a program without the part of rules refuses their texts and reads all others") {
  const std::string ruled = "# nonet rule cage 5 r1c1 r1c2\n" + kBlankFour + "\n";
  const std::string foreign = ".Cage~5~R1C1~R1C2";
  REQUIRE(parse_puzzle(ruled));
  REQUIRE(parse_puzzle(foreign));
  const WithoutRuleTexts without;
  const auto refused = parse_puzzle(ruled);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().code == ParseErrorCode::RulesUnsupported);
  CHECK(refused.error().position.line == 1);
  CHECK(refused.error().position.column == 13);
  const auto refused_foreign = parse_puzzle(foreign);
  REQUIRE_FALSE(refused_foreign);
  CHECK(refused_foreign.error().code == ParseErrorCode::RulesUnsupported);
  const auto refused_block = parse_puzzle("{\n\"size\": 4, \"grid\": []\n}\n");
  REQUIRE_FALSE(refused_block);
  CHECK(refused_block.error().code == ParseErrorCode::RulesUnsupported);
  const auto plain = parse_puzzle(kBlankFour);
  REQUIRE(plain);
  CHECK(rule_texts(plain.value()).empty());
  CHECK_FALSE(write_foreign_line(plain.value(), TextFormat::FPuzzles));
}
