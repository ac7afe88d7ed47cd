#include "core/formats/digit_pattern.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

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

// A pattern, and where matches of it that begin at a place of a text can end.
struct Pattern {
  std::string text;
  std::function<std::set<std::size_t>(const std::string&, std::size_t)> ends;
};

Pattern one_of(const std::string& text, const std::string& digits) {
  return {text, [digits](const std::string& all, std::size_t place) {
            const bool matches = place < all.size() && digits.find(all[place]) != std::string::npos;
            return matches ? std::set<std::size_t>{place + 1} : std::set<std::size_t>{};
          }};
}

Pattern sequence(const Pattern& first, const Pattern& second) {
  return {first.text + second.text, [first, second](const std::string& all, std::size_t place) {
            std::set<std::size_t> ends;
            for (const std::size_t middle : first.ends(all, place)) ends.merge(second.ends(all, middle));
            return ends;
          }};
}

Pattern choice(const Pattern& first, const Pattern& second) {
  return {'(' + first.text + '|' + second.text + ')', [first, second](const std::string& all, std::size_t place) {
            std::set<std::size_t> ends = first.ends(all, place);
            ends.merge(second.ends(all, place));
            return ends;
          }};
}

Pattern repetition(const Pattern& part, const std::string& suffix, std::size_t least, std::size_t most) {
  return {'(' + part.text + ')' + suffix, [part, least, most](const std::string& all, std::size_t place) {
            std::set<std::size_t> current{place};
            std::set<std::size_t> ends;
            for (std::size_t count = 0; count <= most; ++count) {
              if (count >= least) ends.insert(current.begin(), current.end());
              std::set<std::size_t> next;
              for (const std::size_t start : current) next.merge(part.ends(all, start));
              current = next;
            }
            return ends;
          }};
}

// More repetitions than a text of five digits can tell apart.
constexpr std::size_t kMany = 7;

Pattern random_pattern(int depth, Random& random) {
  const auto inner = [&] { return random_pattern(depth - 1, random); };
  const std::size_t least = random.below(3);
  const std::size_t more = least + random.below(3);
  switch (random.below(depth > 0 ? 12 : 4)) {
    case 0: return one_of(".", "123");
    case 1: return one_of("[^2]", "13");
    case 2: return one_of("[2-3]", "23");
    case 3: return one_of("1", "1");
    case 4: return choice(inner(), inner());
    case 5: return repetition(inner(), "*", 0, kMany);
    case 6: return repetition(inner(), "+", 1, kMany);
    case 7: return repetition(inner(), "?", 0, 1);
    case 8: return repetition(inner(), "{" + std::to_string(least) + "}", least, least);
    case 9: return repetition(inner(), "{" + std::to_string(least) + ",}", least, kMany);
    case 10: return repetition(inner(), "{" + std::to_string(least) + "," + std::to_string(more) + "}", least, more);
    default: return sequence(inner(), inner());
  }
}

}  // namespace

TEST_CASE("a pattern accepts the digits that its parts match one after the other", "[formats]") {
  std::vector<std::string> texts{""};
  for (std::size_t text = 0; texts[text].size() < 5; ++text) {
    for (const char digit : {'1', '2', '3'}) texts.push_back(texts[text] + digit);
  }
  Random random(1);
  int matched = 0;
  for (int round = 0; round < 200; ++round) {
    const Pattern pattern = random_pattern(3, random);
    CAPTURE(pattern.text);
    const auto automaton = automaton_of_pattern(pattern.text, 3);
    REQUIRE(automaton);
    for (const std::string& text : texts) {
      const bool expected = pattern.ends(text, 0).count(text.size()) != 0;
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
      {"1{2,999}", PatternFault::Unexpected, 7},
      {"1{2,257}", PatternFault::Unexpected, 7},
      {"1{2,x}", PatternFault::Unexpected, 4},
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

TEST_CASE("a repetition has the limits that are written", "[formats]") {
  const std::string most(256, '1');
  const auto limited = automaton_of_pattern("1{2,256}", 9).value();
  CHECK(accepts(limited, most));
  CHECK_FALSE(accepts(limited, most + '1'));
  CHECK_FALSE(accepts(limited, "1"));
  CHECK(accepts(automaton_of_pattern("1{2,}", 9).value(), most + '1'));
}

namespace {

std::string repeated(const std::string& part, int times) {
  std::string text;
  for (int copy = 0; copy < times; ++copy) text += part;
  return text;
}

std::size_t work_for(const std::string& pattern, int side) {
  PatternWork work;
  static_cast<void>(automaton_of_pattern(pattern, side, work));
  return kMaxPatternWork - work.left();
}

}  // namespace

TEST_CASE("the largest patterns take a small part of the work that a puzzle may have", "[formats]") {
  struct Case {
    std::string pattern;
    int side;
    std::size_t states;
  };
  const std::vector<Case> cases{
      {repeated(".?", 500), 9, 501},
      {repeated("[1-3]?[5-9]?4?.?", 120), 9, 481},
      {repeated("1?2?3?4?5?6?7?8?9?A?B?C?D?E?F?G?", 31), 16, 497},
      {repeated("(.{0,2}1?)*", 100), 9, 1},
  };
  for (const Case& each : cases) {
    CAPTURE(each.pattern.substr(0, 40));
    CHECK(automaton_of_pattern(each.pattern, each.side).value().state_count() == each.states);
    CHECK(work_for(each.pattern, each.side) < kMaxPatternWork / 7);
  }
}

TEST_CASE("a pattern is refused as soon as its work is over", "[formats]") {
  for (const char* pattern : {"(((1{200}){200}){200})", "(((){200}){200}){200}", ".*1.{20}", "((.?){30}(1?){30}){9}"}) {
    CAPTURE(pattern);
    // The limits of places and of states end the work long before the work of a puzzle is over.
    CHECK(work_for(pattern, 9) < kMaxPatternWork / 7);
    PatternWork little(20);
    const auto refused = automaton_of_pattern(pattern, 9, little);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().fault == PatternFault::TooLarge);
    CHECK(little.is_over());
  }
  PatternWork shared;
  int read = 0;
  while (automaton_of_pattern(repeated(".?", 500), 9, shared)) ++read;
  CHECK(read > 50);
  CHECK(shared.is_over());
  CHECK_FALSE(automaton_of_pattern("1", 9, shared));
}
