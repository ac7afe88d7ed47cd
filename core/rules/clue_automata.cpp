#include "core/rules/clue_automata.h"

#include <cstddef>

namespace nonet {

namespace {

// Numbers states that are given by two coordinates, after some states of their own.
class Numbering {
 public:
  Numbering(std::size_t others, int second_count) : others_(others), second_count_(second_count) {}
  std::size_t operator()(int first, int second) const {
    return others_ + 1 + static_cast<std::size_t>(first * second_count_ + second);
  }

 private:
  std::size_t others_;
  int second_count_;
};

}  // namespace

// The coordinates are the end of the sandwich that is still missing, 0 for the smallest digit and 1 for the largest, and the sum
// so far.
DigitAutomaton sandwich_automaton(int side, int total) {
  constexpr std::size_t kBefore = 1;
  constexpr std::size_t kAfter = 2;
  const Numbering between(2, total + 1);
  DigitAutomaton automaton(side, between(1, total));
  for (int digit = 2; digit < side; ++digit) {
    automaton.set_next(kBefore, digit, kBefore);
    automaton.set_next(kAfter, digit, kAfter);
    for (int sum = 0; sum + digit <= total; ++sum) {
      for (const int missing : {0, 1}) automaton.set_next(between(missing, sum), digit, between(missing, sum + digit));
    }
  }
  automaton.set_next(kBefore, 1, between(1, 0));
  automaton.set_next(kBefore, side, between(0, 0));
  automaton.set_next(between(0, total), 1, kAfter);
  automaton.set_next(between(1, total), side, kAfter);
  automaton.set_accepting(kAfter);
  return automaton;
}

// The coordinates are how many digits are still to be added, and their sum. The digits differ, so their sum is in a range.
DigitAutomaton x_sum_automaton(int side, int total) {
  constexpr std::size_t kStart = 1;
  const Numbering rest(1, total + 1);
  DigitAutomaton automaton(side, rest(side - 1, total));
  const auto is_possible = [&](int count, int sum) {
    const int least = count * (count + 1) / 2;
    return sum >= least && sum <= count * (2 * side - count + 1) / 2;
  };
  for (int digit = 1; digit <= side; ++digit) {
    if (digit <= total && is_possible(digit - 1, total - digit))
      automaton.set_next(kStart, digit, rest(digit - 1, total - digit));
    automaton.set_next(rest(0, 0), digit, rest(0, 0));
    for (int count = 1; count < side; ++count) {
      for (int sum = digit; sum <= total; ++sum) {
        if (is_possible(count - 1, sum - digit))
          automaton.set_next(rest(count, sum), digit, rest(count - 1, sum - digit));
      }
    }
  }
  automaton.set_accepting(rest(0, 0));
  return automaton;
}

// The coordinates are the largest digit so far, and how many digits were larger than those before them.
DigitAutomaton skyscraper_automaton(int side, int visible) {
  constexpr std::size_t kStart = 1;
  const Numbering seen(0, visible + 1);
  DigitAutomaton automaton(side, seen(side, visible));
  for (int digit = 1; digit <= side; ++digit) {
    automaton.set_next(kStart, digit, seen(digit, 1));
    for (int largest = 1; largest <= side; ++largest) {
      for (int count = 1; count <= visible; ++count) {
        if (digit < largest) automaton.set_next(seen(largest, count), digit, seen(largest, count));
        if (digit > largest && count < visible) automaton.set_next(seen(largest, count), digit, seen(digit, count + 1));
      }
    }
  }
  automaton.set_accepting(seen(side, visible));
  return automaton;
}

}  // namespace nonet
