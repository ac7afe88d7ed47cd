#include "core/grid/digit_automaton.h"

#include <numeric>
#include <vector>

#include "core/util/random.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

// Accepts digits that add up to a multiple of `divisor`. Each state is there `copies` times.
DigitAutomaton multiples(int divisor, int copies, Random& random) {
  constexpr int kSide = 6;
  const int states = divisor * copies;
  std::vector<int> places(static_cast<std::size_t>(states));
  std::iota(places.begin(), places.end(), 0);
  // The first state stays the first.
  random.shuffle(std::span(places).subspan(1));
  std::vector<std::size_t> number(places.size());
  for (std::size_t place = 0; place < places.size(); ++place)
    number[static_cast<std::size_t>(places[place])] = place + 1;
  DigitAutomaton automaton(kSide, static_cast<std::size_t>(states));
  for (int state = 0; state < states; ++state) {
    for (int digit = 1; digit <= kSide; ++digit) {
      const int rest = (state + digit) % divisor;
      const int copy = static_cast<int>(random.below(static_cast<std::uint32_t>(copies)));
      automaton.set_next(number[static_cast<std::size_t>(state)], digit,
                         number[static_cast<std::size_t>(copy * divisor + rest)]);
    }
    if (state % divisor == 0) automaton.set_accepting(number[static_cast<std::size_t>(state)]);
  }
  return automaton;
}

// Whether each text of up to eight digits is accepted from a state on, in the order of the texts.
std::vector<bool> accepted_texts(const DigitAutomaton& automaton, std::size_t first) {
  std::vector<std::size_t> states{first};
  std::vector<bool> accepted;
  for (int length = 0; length <= 8; ++length) {
    std::vector<std::size_t> longer;
    for (const std::size_t state : states) {
      accepted.push_back(state != 0 && automaton.accepts(state));
      for (int digit = 1; digit <= automaton.digit_count(); ++digit)
        longer.push_back(state == 0 ? 0 : automaton.next(state, digit));
    }
    states = longer;
  }
  return accepted;
}

}  // namespace

TEST_CASE("automata that accept the same digits have the same smallest automaton", "[grid]") {
  Random random(1);
  for (const int divisor : {1, 2, 3, 5, 6}) {
    const DigitAutomaton smallest = multiples(divisor, 1, random).minimal();
    CAPTURE(divisor);
    CHECK(smallest.state_count() == static_cast<std::size_t>(divisor));
    for (int copies = 1; copies < 5; ++copies) CHECK(multiples(divisor, copies, random).minimal() == smallest);
    CHECK(smallest.minimal() == smallest);
  }
}

TEST_CASE("a smallest automaton has no states that are not reached or accept nothing", "[grid]") {
  DigitAutomaton automaton(2, 5);
  automaton.set_next(1, 1, 2);
  automaton.set_next(1, 2, 3);
  automaton.set_next(3, 1, 3);
  automaton.set_next(4, 1, 2);
  automaton.set_accepting(2);
  automaton.set_accepting(5);
  DigitAutomaton expected(2, 2);
  expected.set_next(1, 1, 2);
  expected.set_accepting(2);
  CHECK(automaton.minimal() == expected);
  CHECK(DigitAutomaton(2, 5).minimal() == DigitAutomaton(2, 1));
}

TEST_CASE("states of a smallest automaton accept different digits", "[grid]") {
  Random random(2);
  int merged = 0;
  for (int round = 0; round < 300; ++round) {
    const int side = 1 + static_cast<int>(random.below(3));
    const std::size_t states = 1 + random.below(12);
    DigitAutomaton automaton(side, states);
    for (std::size_t state = 1; state <= states; ++state) {
      for (int digit = 1; digit <= side; ++digit)
        automaton.set_next(state, digit, random.below(1 + static_cast<std::uint32_t>(states)));
      if (random.below(4) == 0) automaton.set_accepting(state);
    }
    const DigitAutomaton smallest = automaton.minimal();
    CAPTURE(round);
    REQUIRE(accepted_texts(smallest, 1) == accepted_texts(automaton, 1));
    for (std::size_t one = 1; one <= smallest.state_count(); ++one) {
      for (std::size_t other = 1; other < one; ++other) {
        REQUIRE(accepted_texts(smallest, one) != accepted_texts(smallest, other));
      }
    }
    merged += smallest.state_count() < states;
  }
  CHECK(merged > 100);
}

// A chain needs as many rounds as it has states when states are compared round by round.
TEST_CASE("a long chain of states is made small", "[grid]") {
  constexpr std::size_t kStates = 20'000;
  DigitAutomaton chain(2, kStates);
  for (std::size_t state = 1; state < kStates; ++state) {
    for (int digit = 1; digit <= 2; ++digit) chain.set_next(state, digit, state + 1);
  }
  chain.set_accepting(kStates);
  CHECK(chain.minimal() == chain);
}
