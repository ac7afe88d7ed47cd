#include "core/formats/foreign/sudoku_solver_automata.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

#include "tests/catch.h"

using namespace nonet;

namespace {

using Digits = std::vector<int>;

bool accepts(const DigitAutomaton& automaton, const Digits& digits) {
  std::size_t state = 1;
  for (const int digit : digits) {
    state = automaton.next(state, digit);
    if (state == 0) return false;
  }
  return automaton.accepts(state);
}

// Compares a automaton with a sentence about the digits of a line, for all digits of all lines up to a length. A
// sentence without an answer leaves these digits out.
void check_meaning(const std::optional<DigitAutomaton>& automaton, int side, std::size_t longest,
                   const std::function<std::optional<bool>(const Digits&)>& holds) {
  REQUIRE(automaton);
  int accepted = 0;
  for (std::size_t length = 1; length <= longest; ++length) {
    Digits digits(length, 1);
    for (bool goes_on = true; goes_on;) {
      const std::optional<bool> expected = holds(digits);
      if (expected && accepts(*automaton, digits) != *expected) {
        CAPTURE(digits);
        FAIL("the automaton and the sentence differ");
      }
      accepted += expected.value_or(false);
      std::size_t place = 0;
      while (place < length && digits[place] == side) digits[place++] = 1;
      goes_on = place < length;
      if (goes_on) ++digits[place];
    }
  }
  CHECK(accepted > 0);
}

bool can_be_cut(const Digits& digits, int sum) {
  int part = 0;
  for (const int digit : digits) {
    part += digit;
    if (part > sum) return false;
    if (part == sum) part = 0;
  }
  return part == 0;
}

}  // namespace

TEST_CASE("automata for rules of Interactive-Sudoku-Solver mean what they say", "[formats]") {
  check_meaning(sum_line_automaton(5, 6, false), 5, 5, [](const Digits& digits) { return can_be_cut(digits, 6); });
  check_meaning(sum_line_automaton(4, 6, true), 4, 6, [](Digits digits) {
    for (std::size_t turn = 0; turn < digits.size(); ++turn) {
      if (can_be_cut(digits, 6)) return true;
      std::rotate(digits.begin(), digits.begin() + 1, digits.end());
    }
    return false;
  });
  for (int sum = 0; sum <= 9; ++sum) {
    CAPTURE(sum);
    if (sum == 1 || sum == 8) continue;  // 2, 3 and 4 are the digits between 1 and 5
    check_meaning(lunchbox_automaton(5, sum), 5, 5, [&](const Digits& digits) -> std::optional<bool> {
      auto [smallest, largest] = std::minmax_element(digits.begin(), digits.end());
      Digits sorted = digits;
      std::sort(sorted.begin(), sorted.end());
      const bool differ = std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
      if (smallest > largest) std::swap(smallest, largest);
      int between = 0;
      for (auto it = smallest; it != largest; ++it) between += it == smallest ? 0 : *it;
      // That the digits of the line differ is a rule of its own, beside the automaton.
      if (!differ) return std::nullopt;
      return digits.size() > 1 && between == sum;
    });
  }
  check_meaning(weighted_sum_automaton(5, {1, -2, 7}, 12), 5, 4, [](const Digits& digits) {
    return digits.size() == 3 && digits[0] - 2 * digits[1] + 7 * digits[2] == 12;
  });
  check_meaning(remainder_automaton(5, 4), 5, 6, [](const Digits& digits) {
    for (std::size_t one = 0; one < digits.size(); ++one) {
      for (std::size_t other = one + 1; other < digits.size(); ++other) {
        const bool same = digits[one] % 4 == digits[other] % 4;
        const bool must_differ = other < 4;
        const bool must_be_same = (other - one) % 4 == 0;
        if ((must_differ && same) || (must_be_same && !same)) return false;
      }
    }
    return true;
  });
  check_meaning(hidden_skyscraper_automaton(5, 3), 5, 5, [](const Digits& digits) {
    int largest = 0;
    for (const int digit : digits) {
      if (digit == 3) return largest > 3;
      if (digit <= largest) return false;
      largest = digit;
    }
    return false;
  });
  check_meaning(group_automaton({0, 0, 1, 1, 2}), 5, 4, [](const Digits& digits) {
    const auto has = [&](int one, int other) {
      return std::any_of(digits.begin(), digits.end(), [&](int digit) { return digit == one || digit == other; });
    };
    return has(1, 2) && has(3, 4) && has(5, 5);
  });
}

TEST_CASE("packed automata that are cut, or that are no automata, are refused", "[formats]") {
  for (const char* text : {"", "A", "____", "JgA", "*", "wAAA"}) {
    CAPTURE(text);
    CHECK_FALSE(automaton_of_text(text, 9));
  }
  CHECK_FALSE(sum_line_automaton(9, 0, false));
  CHECK_FALSE(sum_line_automaton(9, 31, false));
  CHECK_FALSE(hidden_skyscraper_automaton(9, 10));
  CHECK_FALSE(remainder_automaton(9, 1));
  CHECK_FALSE(lunchbox_automaton(9, 20));
  CHECK_FALSE(weighted_sum_automaton(9, std::vector<int>(16, 50), 4000));
  CHECK_FALSE(automaton_of_regex("KCg", 9));
}
