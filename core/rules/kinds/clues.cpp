// Clues outside the grid: they are about a row or a column, in which every digit has one place.

#include <bit>
#include <cstddef>

#include "core/grid/digit_automaton.h"
#include "core/rules/kinds/kind.h"

namespace nonet {

namespace {

using Digits = AlternativesCondition::Digits;

// All places may have the digits.
Digits everywhere(DigitMask digits) {
  Digits result;
  result.fill(digits);
  return result;
}

// The alternatives in which the digits between the smallest and the largest digit add up to the total.
std::vector<Digits> sandwich_alternatives(int digit_count, int total) {
  std::vector<Digits> alternatives;
  const DigitMask ends = digit_bit(1) | digit_bit(digit_count);
  const auto all = static_cast<DigitMask>((1u << digit_count) - 1);
  for (int count = 0; count <= digit_count - 2; ++count) {
    for (const DigitMask between : combinations(digit_count, count, total)) {
      if ((between & ends) != 0) continue;
      for (int start = 0; start + count + 1 < digit_count; ++start) {
        const auto first = static_cast<std::size_t>(start);
        const std::size_t last = first + static_cast<std::size_t>(count) + 1;
        Digits digits = everywhere(static_cast<DigitMask>(all & ~between & ~ends));
        std::fill(digits.begin() + start + 1, digits.begin() + start + 1 + count, between);
        for (const bool rises : {true, false}) {
          digits[first] = digit_bit(rises ? 1 : digit_count);
          digits[last] = digit_bit(rises ? digit_count : 1);
          alternatives.push_back(digits);
        }
      }
    }
  }
  return alternatives;
}

// The alternatives in which the first digits, as many as the first digit says, add up to the total.
std::vector<Digits> x_sum_alternatives(int digit_count, int total) {
  std::vector<Digits> alternatives;
  const auto all = static_cast<DigitMask>((1u << digit_count) - 1);
  for (int count = 1; count <= digit_count; ++count) {
    for (const DigitMask added : combinations(digit_count, count, total)) {
      if ((added & digit_bit(count)) == 0) continue;
      Digits digits = everywhere(static_cast<DigitMask>(all & ~added));
      std::fill(digits.begin(), digits.begin() + count, static_cast<DigitMask>(added & ~digit_bit(count)));
      digits[0] = digit_bit(count);
      alternatives.push_back(digits);
    }
  }
  return alternatives;
}

// An automaton that accepts when as many digits as `visible` are larger than all digits before them. A state is the
// number of digits read, the largest of them, and how many were larger than those before. The digits differ, so the
// largest is at least their number.
DigitAutomaton skyscraper_automaton(int digit_count, int visible) {
  constexpr std::size_t kStart = 1;
  const auto state = [&](int read, int largest, int seen) {
    return kStart + static_cast<std::size_t>(((read - 1) * digit_count + largest - 1) * visible + seen);
  };
  DigitAutomaton automaton(digit_count, state(digit_count, digit_count, visible));
  for (int digit = 1; digit <= digit_count; ++digit) automaton.set_next(kStart, digit, state(1, digit, 1));
  for (int read = 1; read < digit_count; ++read) {
    for (int largest = read; largest <= digit_count; ++largest) {
      for (int seen = 1; seen <= visible; ++seen) {
        for (int digit = 1; digit <= digit_count; ++digit) {
          if (digit < largest && read < largest)
            automaton.set_next(state(read, largest, seen), digit, state(read + 1, largest, seen));
          if (digit > largest && seen < visible)
            automaton.set_next(state(read, largest, seen), digit, state(read + 1, digit, seen + 1));
        }
      }
    }
  }
  automaton.set_accepting(state(digit_count, digit_count, visible));
  return automaton;
}

bool sandwich_holds(const RuleOnGrid& on) {
  const auto place_of = [&](int digit) {
    std::size_t place = 0;
    while (on.digit(place) != digit) ++place;
    return place;
  };
  const auto [first, last] = std::minmax({place_of(1), place_of(on.layout.digit_count())});
  return on.sum(first + 1, last) == on.value();
}

bool skyscraper_holds(const RuleOnGrid& on) {
  int seen = 0;
  int largest = 0;
  for (std::size_t place = 0; place < on.count(); ++place) {
    if (on.digit(place) > largest) ++seen;
    largest = std::max(largest, on.digit(place));
  }
  return seen == on.value();
}

constexpr std::array kClues{
    KindRow{
        .kind = RuleKind::Sandwich,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              lowering.alternatives(in.cells, sandwich_alternatives(lowering.digit_count(), in.value()));
            },
        .holds = &sandwich_holds,
    },
    KindRow{
        .kind = RuleKind::XSum,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              lowering.alternatives(in.cells, x_sum_alternatives(lowering.digit_count(), in.value()));
            },
        .holds = [](const RuleOnGrid& on) { return on.sum(0, static_cast<std::size_t>(on.digit(0))) == on.value(); },
    },
    KindRow{
        .kind = RuleKind::Skyscraper,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              lowering.automaton(in.cells, skyscraper_automaton(lowering.digit_count(), in.value()));
            },
        .holds = &skyscraper_holds,
    },
    KindRow{
        // When the first cell points at itself, it has the digit 1.
        .kind = RuleKind::NumberedRoom,
        .lower =
            [](const RuleInPuzzle& in, Lowering& lowering) {
              point(in.cells.front(), in.cells, in.value(), lowering);
              if (in.value() != 1) lowering.restrict(in.cells.front(), static_cast<DigitMask>(~1u));
            },
        .holds = [](const RuleOnGrid& on) { return on.digit(static_cast<std::size_t>(on.digit(0) - 1)) == on.value(); },
    },
};

}  // namespace

std::span<const KindRow> clue_kinds() { return kClues; }

}  // namespace nonet
