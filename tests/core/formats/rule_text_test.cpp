#include "core/formats/rule_text.h"

#include <string>
#include <vector>

#include "core/formats/given_candidates.h"
#include "core/formats/layout_name.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/puzzle_writer.h"
#include "core/grid/rule_table.h"
#include "tests/catch.h"
#include "tests/support/rules.h"

using namespace nonet;

namespace {

std::string error_text(const ParseError& error) {
  return std::string(name_of(error.code)) + "@" + std::to_string(error.position.line) + ":" +
         std::to_string(error.position.column) + " " + error.symbol;
}

// The canonical texts of rules, joined by semicolons; or the error.
std::string reread(std::string_view text, const Layout& layout) {
  const auto rules = read_rules(text, layout);
  if (!rules) return error_text(rules.error());
  std::string joined;
  for (const Rule& rule : rules.value()) joined += (joined.empty() ? "" : "; ") + write_rule(rule, layout);
  return joined;
}

// The puzzles and errors of a text; a puzzle as its symbols and its rules.
std::vector<std::string> items_in_pieces(std::string_view text, std::size_t piece) {
  PuzzleReader reader;
  std::vector<std::string> items;
  const auto drain = [&] {
    while (const auto item = reader.take()) {
      if (const auto* error = std::get_if<ParseError>(&*item)) {
        items.push_back(error_text(*error));
        continue;
      }
      const auto& puzzle = std::get<ParsedPuzzle>(*item);
      items.push_back(puzzle.text);
      for (const Rule& rule : puzzle.rules) items.back() += " | " + write_rule(rule, *puzzle.grid.layout());
    }
  };
  for (; !text.empty(); text.remove_prefix(std::min(piece, text.size()))) {
    reader.feed(text.substr(0, piece));
    drain();
  }
  reader.finish();
  drain();
  return items;
}

const std::string kBlank4(16, '.');
const std::string kFirstGiven =
    "1..............."
    "\n";

}  // namespace

TEST_CASE("an automaton can be written as a regular expression", "[formats]") {
  const Layout& layout = *layout_of_name("2x2").value();
  CHECK(reread("automaton /1*2/ r1c1 r1c2", layout) == "automaton 1,2,0,0,0,0,0,0,0,1 r1c1 r1c2");
  CHECK(reread("automaton /[1-4]{2,3}|4/ r1c1-r1c3; cage r1c1", layout) ==
        "cage r1c1; automaton 2,2,2,3,0,4,4,4,4,0,4,4,4,4,1,5,5,5,5,1,0,0,0,0,1 r1c1-r1c3");
  CHECK(reread("automaton /1(2/ r1c1 r1c2", layout) == "bad-rule-pattern@1:15 1(2");
  CHECK(reread("automaton /15/ r1c1 r1c2", layout) == "bad-rule-pattern@1:13 15");
  CHECK(reread("automaton /12 r1c1 r1c2", layout) == "bad-rule-pattern@1:11 /12");
  CHECK(reread("automaton / r1c1 r1c2", layout) == "bad-rule-pattern@1:11 /");
  CHECK(reread("cage /12/ r1c1 r1c2", layout) == "wrong-rule-values@1:6 cage");
  CHECK(reread("automaton /12/ r1c1", layout) == "wrong-rule-cells@1:16 automaton");
}

TEST_CASE("rules are read in every form and written in one", "[formats]") {
  struct Case {
    const char* text;
    const char* written;
  };
  const Case cases[] = {
      {"", ""},
      {" \t;;\n# only a comment\n", ""},
      {"cage 15 r2c1 r1c2 r1c1", "cage 15 r1c1 r1c2 r2c1"},
      {"cage r1c1 r1c2", "cage r1c1 r1c2"},
      {"cage 15 R1C1\tr1C2  # the last one\r\n", "cage 15 r1c1 r1c2"},
      {"thermometer r1c1-r1c4-r4c4", "thermometer r1c1-r1c4 r2c4-r4c4"},
      {"thermometer r4c4-r1c1", "thermometer r4c4-r1c1"},
      {"thermometer r1c1 r1c2", "thermometer r1c1 r1c2"},
      {"thermometer r1c2 r1c1 ; cage 3 r1c1-r1c2", "cage 3 r1c1 r1c2; thermometer r1c2 r1c1"},
      {"cage 3 r1c1 r1c2\ncage 3 r1c2 r1c1", "cage 3 r1c1 r1c2"},
      {"sandwich 0 r9c1-r1c1", "sandwich 0 r1c1-r9c1"},
      {"skyscraper 3 r9c1-r1c1", "skyscraper 3 r9c1-r1c1"},
      {"quadruple 7,1,1 r1c1 r1c2 r2c1 r2c2", "quadruple 1,1,7 r1c1 r1c2 r2c1 r2c2"},
      {"nonconsecutive", "nonconsecutive"},
      {"negative-sum 10,5", "negative-sum 5,10"},
      {"clone r1c1-r1c3 r5c1-r5c3", "clone r1c1-r1c3 r5c1-r5c3"},
  };
  for (const Case& each : cases) {
    CAPTURE(each.text);
    CHECK(reread(each.text, *Layout::classic()) == each.written);
  }
}

TEST_CASE("a line that may return to a cell is written and read with the cell twice", "[formats]") {
  const Layout& layout = *Layout::classic();
  CHECK(reread("whisper 5 r1c1 r1c2 r2c2 r2c1 r1c1", layout) == "whisper 5 r1c1 r1c2 r2c2 r2c1 r1c1");
  CHECK(reread("palindrome r1c1-r1c4 r2c3-r2c2 r1c2-r1c3", layout) == "palindrome r1c1-r1c4 r2c3 r2c2 r1c2 r1c3");
}

TEST_CASE("a rule of a kind that does not fit the side is refused by name", "[formats]") {
  const LayoutRef small = Layout::of_side(4);
  CHECK(reread("entropic r1c1 r1c2 r2c2", *small) == "wrong-rule-side@1:10 entropic");
  CHECK(reread("modular r1c1 r1c2 r2c2", *small) == "modular r1c1 r1c2 r2c2");
}

TEST_CASE("rules that are wrong are named with their place", "[formats]") {
  struct Case {
    const char* text;
    const char* error;
  };
  const Case cases[] = {
      {"foo r1c1", "unknown-rule@1:1 foo"},
      {"cage 3 r1c1; Cage 3 r1c1", "unknown-rule@1:14 Cage"},
      {"\n é cage", "unknown-rule@2:2 é"},
      {"é; cage 0 r1c1", "unknown-rule@1:1 é"},
      {"antiknight", "rule-of-layout@1:1 antiknight"},
      {"cage 0 r1c1", "bad-rule-value@1:6 0"},
      {"cage 46 r1c1", "bad-rule-value@1:6 46"},
      {"cage 99999999999999999999 r1c1", "bad-rule-value@1:6 99999999999999999999"},
      {"quadruple 1,,2 r1c1 r1c2 r2c1 r2c2", "bad-rule-value@1:13 "},
      {"quadruple 1,2, r1c1 r1c2 r2c1 r2c2", "bad-rule-value@1:15 "},
      {"cage 1.5 r1c1", "bad-rule-value@1:6 1.5"},
      {"cage 3,4 r1c1 r1c2", "wrong-rule-values@1:6 cage"},
      {"even 3 r1c1", "wrong-rule-values@1:6 even"},
      {"white-dot r1c1 r1c2", "wrong-rule-values@1:1 white-dot"},
      {"automaton 1,2,3 r1c1 r1c2", "wrong-rule-values@1:11 automaton"},
      {"cage -3 r1c1", "bad-rule-cell@1:6 -3"},
      {"cage 3 r0c1", "bad-rule-cell@1:8 r0c1"},
      {"cage 3 r1c10", "bad-rule-cell@1:8 r1c10"},
      {"cage 3 r1c1x", "bad-rule-cell@1:8 r1c1x"},
      {"cage 3 r+1c1", "bad-rule-cell@1:8 r+1c1"},
      {"cage 3 A1", "bad-rule-cell@1:8 A1"},
      {"cage 3 r1c1-r2c3", "bad-rule-cell@1:8 r1c1-r2c3"},
      {"cage 3 r1c1-", "bad-rule-cell@1:8 r1c1-"},
      {"cage 3 r1c1-r1c1", "bad-rule-cell@1:8 r1c1-r1c1"},
      {"cage 3 r1c1 r1c1", "repeated-rule-cell@1:13 r1c1"},
      {"cage 3 r1c1-r1c3-r1c1", "repeated-rule-cell@1:18 r1c1"},
      {"renban r1c1 r1c2 r2c2 r1c1", "repeated-rule-cell@1:23 r1c1"},
      {"whisper 5 r1c1 r1c1 r1c2", "repeated-rule-cell@1:16 r1c1"},
      {"cage 3", "wrong-rule-cells@1:1 cage"},
      {"thermometer r3c3", "wrong-rule-cells@1:13 thermometer"},
      {"white-dot 1 r1c1 r1c3", "wrong-rule-cells@1:13 white-dot"},
      {"nonconsecutive r1c1", "wrong-rule-cells@1:16 nonconsecutive"},
      {"sandwich 5 r1c1-r1c8", "wrong-rule-cells@1:12 sandwich"},
      {"any-of", "wrong-rule-parts@1:1 any-of"},
      {"any-of (even r1c1)", "wrong-rule-parts@1:1 any-of"},
      {"any-of (even r1c1) or (even r1c1)", "wrong-rule-parts@1:1 any-of"},
      {"any-of (even r1c1) or", "wrong-rule-parts@1:1 any-of"},
      {"any-of even r1c1 or odd r1c1", "wrong-rule-parts@1:8 any-of"},
      {"any-of (even r1c1) xor (odd r1c2)", "wrong-rule-parts@1:20 any-of"},
      {"any-of (even r1c1) and (odd r1c2)", "wrong-rule-parts@1:20 any-of"},
      {"any-of or (even r1c1) (odd r1c2)", "wrong-rule-parts@1:8 any-of"},
      {"any-of (even r1c1) or (odd r1c2", "wrong-rule-parts@1:23 any-of"},
      {"any-of (even r1c1) or ()", "wrong-rule-parts@1:23 any-of"},
      {"any-of (even r1c1) or (cage 99 r1c2 r1c3)", "bad-rule-value@1:29 99"},
      {"any-of (even r1c1) or (antiknight)", "rule-of-layout@1:24 antiknight"},
      {"even r1c1; any-of (even r1c1) or (odd r1c2; whisper 5 r1c1)", "wrong-rule-cells@1:55 whisper"},
      {"cage 3 (r1c1 r1c2)", "bad-rule-cell@1:8 (r1c1"},
      {"doublers 2", "wrong-rule-parts@1:1 doublers"},
      {"doublers (cage 5 r1c1 r1c2)", "wrong-rule-values@1:1 doublers"},
      {"doublers 1 (cage 5 r1c1 r1c2)", "bad-rule-value@1:10 1"},
      {"doublers 4 (cage 5 r1c1 r1c2)", "bad-rule-value@1:10 4"},
      {"doublers 2,3 (cage 5 r1c1 r1c2)", "wrong-rule-values@1:10 doublers"},
      {"doublers 2 (cage 5 r1c1 r1c2) or (even r1c1)", "wrong-rule-parts@1:31 doublers"},
      {"doublers 2 (cage 35 r1c1 r1c2)", "bad-rule-value@1:18 35"},
      {"doublers 2 (white-dot 18 r1c1 r1c2)", "bad-rule-value@1:23 18"},
      {"doublers 2 (all-of (cage 34 r1c1 r1c2) and (cage 37 r2c1 r5c2))", "bad-rule-value@1:50 37"},
      {"doublers 2 (even r1c1)", "not-inside-doublers@1:13 even"},
      {"doublers 2 (arrow 2 r1c1 r1c2 r1c3)", "not-inside-doublers@1:13 arrow"},
      {"doublers 2 (any-of (cage 5 r1c1 r1c2) or (cage 6 r1c1 r1c2))", "not-inside-doublers@1:13 any-of"},
      {"doublers 2 (doublers 2 (cage 5 r1c1 r1c2))", "doublers-inside@1:13 doublers"},
      {"doublers 2 (all-of (cage 5 r1c1 r1c2) and (even r1c1))", "not-inside-doublers@1:44 even"},
      {"any-of (even r1c1) or (doublers 2 (cage 5 r1c1 r1c2))", "doublers-inside@1:24 doublers"},
  };
  for (const Case& each : cases) {
    CAPTURE(each.text);
    CHECK(reread(each.text, *Layout::classic()) == each.error);
  }
}

TEST_CASE("rules inside a rule have one form", "[formats]") {
  const Layout& layout = *Layout::classic();
  struct Case {
    const char* text;
    const char* written;
  };
  const Case cases[] = {
      {"any-of (even r1c1; even r1c1) or (odd r1c2)", "any-of (even r1c1) or (odd r1c2)"},
      {"any-of(odd r1c2)(even r1c1)", "any-of (even r1c1) or (odd r1c2)"},
      {"any-of (odd r1c2) or (odd r1c2) or (even r1c1)", "any-of (even r1c1) or (odd r1c2)"},
      {"any-of (even r1c1; odd r1c2) or (even r1c3)", "any-of (even r1c3) or (all-of (even r1c1) and (odd r1c2))"},
      {"any-of (any-of (even r1c1) or (even r1c2)) or (even r1c3)", "any-of (even r1c1) or (even r1c2) or (even r1c3)"},
      {"any-of (automaton /1(2|3)*/ r1c1 r1c2) or (even r1c3)", nullptr},
      {"doublers 2(cage 34 r1c2 r1c1)", "doublers 2 (cage 34 r1c1 r1c2)"},
      {"doublers 3 (arrow r1c1 r2c2; cage 5 r1c1 r1c2) (cage 5 r1c2 r1c1)",
       "doublers 3 (cage 5 r1c1 r1c2) and (arrow r1c1 r2c2)"},
      {"doublers 2 (white-dot 17 r1c1 r1c2)", "doublers 2 (white-dot 17 r1c1 r1c2)"},
      {"doublers 2 (cage 8 r1c3 r1c4)\ndoublers 2 (arrow r1c1 r2c2) (cage 7 r1c1 r1c2); doublers 2 (cage 8 r1c4 r1c3)",
       "doublers 2 (cage 7 r1c1 r1c2) and (cage 8 r1c3 r1c4) and (arrow r1c1 r2c2)"},
      {"doublers 2 (all-of (cage 34 r1c1 r1c2) and (whisper 12 r3c3 r3c4))",
       "doublers 2 (cage 34 r1c1 r1c2) and (whisper 12 r3c3 r3c4)"},
  };
  for (const Case& each : cases) {
    CAPTURE(each.text);
    const auto rules = read_rules(each.text, layout);
    REQUIRE(rules);
    REQUIRE(rules.value().size() == 1);
    const std::string written = write_rule(*rules.value().begin(), layout);
    if (each.written != nullptr) CHECK(written == each.written);
    CHECK(read_rules(written, layout).value() == rules.value());
  }
  // Doublers and triplers are about different cells.
  const RuleSet apart = read_rules("doublers 2 (cage 8 r1c3 r1c4); doublers 3 (cage 8 r1c3 r1c4)", layout).value();
  CHECK(apart.size() == 2);
  CHECK(apart.size_with_parts() == 4);
  const RuleSet joined = read_rules("doublers 2 (cage 8 r1c3 r1c4); doublers 2 (cage 7 r1c1 r1c2)", layout).value();
  CHECK(joined.size_with_parts() == 3);
  // The rules inside count, too.
  std::string many = "any-of";
  for (int row = 1; row <= 9; ++row) {
    for (int column = 1; column <= 9; ++column) {
      for (int sum = 10; sum < 61; ++sum)
        many += " (little-killer " + std::to_string(sum) + " r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r3c3 r" +
                std::to_string(row) + "c" + std::to_string(column) + ")";
    }
  }
  CHECK_FALSE(read_rules(many, layout));
  // Rules that are all kept are rules of the puzzle.
  CHECK(read_rules("all-of (even r1c1) and (odd r1c2)", layout).value() ==
        read_rules("odd r1c2; even r1c1", layout).value());
  std::string deep = "even r1c1";
  for (int depth = 1; depth < kMaxRuleDepth; ++depth)
    deep = "any-of (" + deep + ") or (all-of (odd r1c1) and (odd r1c2))";
  CHECK_FALSE(read_rules(deep, layout));
  deep = "even r1c1";
  for (int depth = 2; depth < kMaxRuleDepth; ++depth)
    deep = "any-of (" + deep + ") or (all-of (odd r1c1) and (odd r1c2))";
  CHECK(read_rules(deep, layout));
}

TEST_CASE("the number of rules is bounded, and a long word is not repeated in full", "[formats]") {
  const LayoutRef layout = Layout::of_side(16);
  std::string text;
  std::size_t count = 0;
  for (int row = 1; row <= 16; ++row) {
    for (int cell = 1; cell < 256; ++cell, ++count) {
      text += "cage r" + std::to_string(row) + "c1 r" + std::to_string(1 + (cell / 16 + row - 1) % 16) + "c" +
              std::to_string(1 + cell % 16) + (cell % 16 == 0 ? " r16c16" : "") + '\n';
      text += (count % 2 == 0 ? "even r" : "odd r") + std::to_string(row) + "c2\n";
    }
  }
  std::string more = "renban r1c1 r1c2\n";
  for (int sum = 6; sum <= 45; ++sum) more += "cage " + std::to_string(sum) + " r1c1 r2c1 r3c1\n";
  REQUIRE(read_rules(text, *layout));
  const std::size_t known = read_rules(text, *layout).value().size();
  CHECK(known < kMaxRules);
  std::string filler;
  for (std::size_t sum = 0; sum < kMaxRules - known; ++sum)
    filler += "little-killer " + std::to_string(16 + sum % 240) + " r1c" + std::to_string(1 + sum / 240) + "-r16c" +
              std::to_string(1 + sum / 240) + '\n';
  CHECK(read_rules(text + filler, *layout).value().size() == kMaxRules);
  CHECK(error_text(read_rules(text + filler + "antiknight", *layout).error()).starts_with("rule-of-layout"));
  CHECK(read_rules(text + filler + more, *layout).error().code == ParseErrorCode::TooManyRules);
  const auto long_word = read_rules(std::string(100000, 'a'), *layout);
  REQUIRE_FALSE(long_word);
  CHECK(long_word.error().symbol.size() == 60);
}

TEST_CASE("random rules of all kinds are written and read again", "[formats]") {
  Random random(61);
  for (const char* name : {"2x2", "2x3", "3x3", "jigsaw:1112122233343444", "4x4"}) {
    const LayoutRef layout = layout_of_name(name).value();
    for (const RuleKind kind : test::rule_kinds(layout->side())) {
      if (rule_row(kind).values.greatest != nullptr && layout->side() < 6) continue;
      for (int round = 0; round < 8; ++round) {
        const Rule rule = test::random_rule(kind, *layout, random);
        const std::string text = write_rule(rule, *layout);
        CAPTURE(name, text);
        const auto read = read_rules(text, *layout);
        REQUIRE(read);
        REQUIRE(read.value().size() == 1);
        CHECK(*read.value().begin() == rule);
        CHECK(write_rule(*read.value().begin(), *layout) == text);
      }
    }
  }
}

TEST_CASE("comments give the next puzzle its rules, and no other puzzle", "[formats]") {
  struct Case {
    std::string text;
    std::vector<std::string> items;
  };
  const std::string line_too_long = "# nonet rule cage 3 r1c1 " + std::string(70000, ' ') + "r1c2\n";
  std::string many;
  for (int line = 0; line < 20; ++line) many += "# nonet rule cage 3 r1c1 r1c2 #" + std::string(60000, '-') + '\n';
  const Case cases[] = {
      {"# nonet rule cage 3 r1c1 r1c2\n" + kBlank4 + "\n" + kBlank4, {kBlank4 + " | cage 3 r1c1 r1c2", kBlank4}},
      {kBlank4 + "\n# nonet rule cage 3 r1c1 r1c2\n\n" + kBlank4, {kBlank4, kBlank4 + " | cage 3 r1c1 r1c2"}},
      {"# nonet rule cage 3 r1c1 r1c2; renban r2c1 r2c2\n# nonet rule even r1c1\n" + kBlank4,
       {kBlank4 + " | cage 3 r1c1 r1c2 | renban r2c1 r2c2 | even r1c1"}},
      {"#nonet rules: cage 3 r1c1 r1c2\r\n" + kBlank4, {kBlank4 + " | cage 3 r1c1 r1c2"}},
      {"# nonet ruler\n# no rule cage\n# nonet rule\n" + kBlank4, {kBlank4}},
      {"# nonet rule cage 3 r1c1 r1c2\n....\n....\n....\n....\n" + kBlank4, {kBlank4 + " | cage 3 r1c1 r1c2", kBlank4}},
      {"# nonet rule cage 3 r1c1 r9c9\n" + kBlank4 + "\n" + kFirstGiven,
       {"bad-rule-cell@1:26 r9c9", kFirstGiven.substr(0, 16)}},
      {"# nonet rule cage 3 r1c1 r9c9\n" + std::string(81, '.'), {std::string(81, '.') + " | cage 3 r1c1 r9c9"}},
      // A line that is no puzzle takes no rules from the puzzle after it; a wrong puzzle does.
      {"# nonet rule even r1c1\n!!!\n" + kBlank4, {"bad-symbol@2:1 !", kBlank4 + " | even r1c1"}},
      {"# nonet rule even r1c1\n!...............\n" + kBlank4, {"bad-symbol@2:1 !", kBlank4}},
      {kBlank4 + "\n# nonet rule even r1c1\n", {kBlank4, "no-puzzle-for-rules@2:13 "}},
      {"# nonet rule even r1c1", {"no-puzzle-for-rules@1:13 "}},
      {"# nonet boxes 1x4\n# nonet rule even r1c1\n" + kBlank4, {kBlank4 + " | even r1c1"}},
      {line_too_long + kBlank4, {"too-many-rules@1:13 "}},
      {many + kBlank4, {"too-many-rules@1:13 "}},
  };
  for (const Case& each : cases) {
    CAPTURE(each.text.substr(0, 300));
    CHECK(items_in_pieces(each.text, each.text.size()) == each.items);
    CHECK(items_in_pieces(each.text, 3) == each.items);
  }
}

TEST_CASE("rules with a mistyped mark are refused with their puzzle", "[formats]") {
  const std::string rule = " cage 3 r1c1 r1c2\n";
  const std::string before = "# nonet rule even r2c1\n";
  for (const char* mark :
       {"[ nonet rule", "{ nonet rule", " nonet rule", "## nonet rule", "# nnonet rule", "# nonet rul", "# nonet rulle",
        "# nonetrulecage", "# nonet role", "# nonot rule", "# nonet boxes 2x2# nonet rule"}) {
    CAPTURE(mark);
    for (const std::string& text : {mark + rule + kBlank4, before + mark + rule + kBlank4,
                                    before + mark + rule + before + kBlank4 + "\n" + kFirstGiven}) {
      const std::vector<std::string> items = items_in_pieces(text, text.size());
      REQUIRE_FALSE(items.empty());
      CHECK(items[0].starts_with("unknown-rule@"));
      CHECK(std::find(items.begin(), items.end(), kBlank4) == items.end());
      CHECK(items.size() == (text.ends_with(kFirstGiven) ? 2 : 1));
    }
  }
  // The line ends inside the mark.
  CHECK(items_in_pieces("# nonet ru\n" + kBlank4, 3) == std::vector<std::string>{"unknown-rule@1:3 nonet"});
  // Comments with nearly the same words.
  for (const char* comment : {"# nonet", "# nonet ruler", "# nonet 2.1", "# none of the rules 1 to 9", "# no rule 1"}) {
    CAPTURE(comment);
    CHECK(items_in_pieces(std::string(comment) + "\n" + kBlank4, 3) == std::vector<std::string>{kBlank4});
  }
}

TEST_CASE("the fast path leaves a puzzle with rules to the reader, and takes the one after it", "[formats]") {
  const std::string line = std::string(81, '.') + '\n';
  PuzzleReader reader;
  std::string_view rest = line;
  std::array<Digit, 81> digits{};
  reader.feed("# nonet rule even r1c1\n");
  CHECK_FALSE(reader.take_classic_line(rest, digits));
  CHECK(rest.size() == line.size());
  reader.feed(rest);
  const auto item = reader.take();
  REQUIRE(item);
  CHECK(std::get<ParsedPuzzle>(*item).rules.size() == 1);
  CHECK(reader.take_classic_line(rest, digits));
}

TEST_CASE("every format writes the rules of a puzzle so that they are read again", "[formats]") {
  Random random(7);
  for (const char* name : {"2x3", "3x3", "3x3+x", "jigsaw:1112122233343444"}) {
    const LayoutRef layout = layout_of_name(name).value();
    ParsedPuzzle puzzle{Grid(layout), TextFormat::Line, "", {}, {}};
    for (const RuleKind kind : {RuleKind::Cage, RuleKind::Renban, RuleKind::Thermometer})
      puzzle.rules.insert(test::random_rule(kind, *layout, random));
    for (const char* format : {"line", "numbers", "csv", "tsv", "rows", "jigsaw", "frame", "sdk", "ss", "pencilmarks",
                               "729", "solo", "library"}) {
      CAPTURE(name, format);
      PuzzleWriter writer(*writable_format(format));
      std::string text;
      for (int count = 0; count < 2; ++count) {
        const auto written = writer.write(puzzle);
        if (!written) break;
        text += written.value().text;
      }
      if (text.empty()) continue;
      PuzzleReader reader;
      reader.feed(text);
      reader.finish();
      for (int count = 0; count < 2; ++count) {
        const auto item = reader.take();
        REQUIRE(item);
        REQUIRE(std::holds_alternative<ParsedPuzzle>(*item));
        const ParsedPuzzle again = puzzle_in(std::get<ParsedPuzzle>(*item));
        CHECK(again.rules == puzzle.rules);
        CHECK(*again.grid.layout() == *layout);
        CHECK(view_of(again).has_own_rules());
      }
      CHECK_FALSE(reader.take());
    }
  }
}
