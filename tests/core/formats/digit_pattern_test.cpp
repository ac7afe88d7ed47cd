#include "core/formats/digit_pattern.h"

#include <regex>
#include <string>

#include "core/util/random.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

bool accepts(const DigitAutomaton& automaton, const std::string& digits) {
  std::size_t state = 1;
  for (const char digit : digits) {
    state = automaton.next(state, digit - '0');
    if (state == 0) return false;
  }
  return automaton.accepts(state);
}

std::string random_pattern(int depth, Random& random) {
  const auto inner = [&] { return random_pattern(depth - 1, random); };
  const std::uint32_t kind = random.below(depth > 0 ? 10 : 4);
  switch (kind) {
    case 0: return ".";
    case 1: return "[^" + std::to_string(1 + random.below(3)) + "]";
    case 2: return random.below(2) == 0 ? "[1-2]" : "[23]";
    case 3: return std::to_string(1 + random.below(3));
    case 4: return "(" + inner() + "|" + inner() + "|" + inner() + ")";
    case 5: return "(" + inner() + ")" + std::string(1, "*+?"[random.below(3)]);
    case 6:
      return "(" + inner() + "){" + std::to_string(random.below(3)) + "," + std::to_string(2 + random.below(2)) + "}";
    case 7: return "(" + inner() + "){" + std::to_string(random.below(3)) + (random.below(2) == 0 ? ",}" : "}");
    default: return inner() + inner();
  }
}

}  // namespace

TEST_CASE("a pattern accepts the digits that a regular expression of the standard library matches", "[formats]") {
  std::vector<std::string> texts{""};
  for (std::size_t text = 0; texts[text].size() < 5; ++text) {
    for (const char digit : {'1', '2', '3'}) texts.push_back(texts[text] + digit);
  }
  Random random(1);
  int matched = 0;
  for (int round = 0; round < 300; ++round) {
    const std::string pattern = random_pattern(3, random);
    CAPTURE(pattern);
    const auto automaton = automaton_of_pattern(pattern, 3);
    REQUIRE(automaton);
    const std::regex regex(pattern);
    for (const std::string& text : texts) {
      const bool expected = std::regex_match(text, regex);
      if (accepts(automaton.value(), text) != expected) FAIL(text);
      matched += expected;
    }
  }
  CHECK(matched > 1000);
}

TEST_CASE("patterns that say the same have the same automaton", "[formats]") {
  const std::vector<std::vector<std::string>> groups{
      {"1*", "(1*)*", "(1|)*", "1{0,}", " 1 * "},
      {"[1-9]", ".", "1|2|3|4|5|6|7|8|9", "[^1]|1"},
      {"[]", "[^1-9]", "1[]2"},
      {"12|13", "1[23]", "(1)(2|3)"},
      {"", "()", "1{0}", "(1{0}){200}"},
  };
  for (const auto& group : groups) {
    for (const std::string& pattern : group) {
      CAPTURE(pattern);
      CHECK(automaton_of_pattern(pattern, 9).value() == automaton_of_pattern(group[0], 9).value());
    }
  }
  CHECK(automaton_of_pattern("[A-G]g", 16).value() == automaton_of_pattern("[^1-9]G", 16).value());
}

TEST_CASE("a text that is no pattern is refused where it fails", "[formats]") {
  struct Case {
    std::string text;
    PatternFault fault;
    std::size_t position;
  };
  const std::vector<Case> cases{
      {"1)", PatternFault::Unexpected, 1},
      {"(1", PatternFault::Unexpected, 2},
      {"*", PatternFault::Unexpected, 0},
      {"1**", PatternFault::Unexpected, 2},
      {"1|+", PatternFault::Unexpected, 2},
      {"[1", PatternFault::Unexpected, 2},
      {"[3-1]", PatternFault::Unexpected, 4},
      {"1{", PatternFault::Unexpected, 2},
      {"1{2", PatternFault::Unexpected, 3},
      {"1{3,2}", PatternFault::Unexpected, 6},
      {"1{999}", PatternFault::Unexpected, 5},
      {"120", PatternFault::Unexpected, 2},
      {std::string("1\0002", 3), PatternFault::Unexpected, 1},
      {"12A", PatternFault::NoSuchDigit, 2},
      {std::string(60, '(') + "1" + std::string(60, ')'), PatternFault::TooDeep, 51},
      {"(((1{200}){200}){200})", PatternFault::TooLarge, 0},
      {"(((){200}){200}){200}", PatternFault::TooLarge, 0},
      {".*1.{20}", PatternFault::TooLarge, 0},
      {std::string(100000, '1'), PatternFault::TooLarge, 0},
  };
  for (const Case& each : cases) {
    CAPTURE(each.text.substr(0, 40));
    const auto automaton = automaton_of_pattern(each.text, 9);
    REQUIRE_FALSE(automaton);
    CHECK(automaton.error().fault == each.fault);
    CHECK(automaton.error().position == each.position);
  }
}
