// The automaton reads the digits of the cells one after the other. Before each cell, the states are collected that the
// candidates of the cells before it lead to. Then, from the last cell back, the states are dropped from which the
// candidates of the cells after do not lead to acceptance. A digit stays when it leads from a state that is left to a
// state that is left: then the candidates before lead to the one state, and the candidates after lead from the other to
// acceptance. So exactly the digits stay that are part of digits which the automaton accepts. That cells differ is not
// used, so no digit of a solution goes.
//
// When a small automaton accepts no digits without one digit, one of the cells has this digit: it is eliminated from
// the cells that differ from all its places. A square of global entropy, whose only low digit can be 2, has a 2.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/rules/conditions.h"

namespace nonet {

namespace {

// Nearly all automata have no more words in all layers.
constexpr std::size_t kFewWords = 64;

using Words = std::span<std::uint64_t>;

void insert(Words states, std::size_t state) { states[state / 64] |= std::uint64_t{1} << state % 64; }
bool contains(Words states, std::size_t state) { return (states[state / 64] >> state % 64 & 1) != 0; }

template <class Visit>
void for_each_state(Words states, Visit&& visit) {
  for (std::size_t word = 0; word < states.size(); ++word) {
    for (std::uint64_t left = states[word]; left != 0; left &= left - 1) {
      visit(word * 64 + static_cast<std::size_t>(std::countr_zero(left)));
    }
  }
}

// `reached` has the words of all layers, and of the one state after the last cell.
bool keep_accepted_digits(const AutomatonCondition& automaton, Words reached, RuleNode& node) {
  const auto digit_count = static_cast<std::size_t>(node.network().digit_count);
  const auto layer_of = [&](std::size_t layer) { return reached.subspan(layer * automaton.words, automaton.words); };
  std::fill(reached.begin(), reached.end(), 0);
  insert(layer_of(0), 0);
  for (std::size_t place = 0; place < automaton.cells.size(); ++place) {
    const DigitMask digits = node[automaton.cells[place]];
    const Words after = layer_of(place + 1);
    for_each_state(layer_of(place), [&](std::size_t state) {
      const std::uint16_t* const next = automaton.layers[place].next.data() + state * digit_count;
      for (unsigned left = digits; left != 0; left &= left - 1) {
        const std::uint16_t to = next[std::countr_zero(left)];
        if (to != AutomatonCondition::kNone) insert(after, to);
      }
    });
  }
  if (!contains(layer_of(automaton.cells.size()), 0)) return false;
  for (std::size_t place = automaton.cells.size(); place-- > 0;) {
    const DigitMask digits = node[automaton.cells[place]];
    const Words before = layer_of(place);
    const Words after = layer_of(place + 1);
    unsigned kept = 0;
    for_each_state(before, [&](std::size_t state) {
      const std::uint16_t* const next = automaton.layers[place].next.data() + state * digit_count;
      unsigned leading = 0;
      for (unsigned left = digits; left != 0; left &= left - 1) {
        const std::uint16_t to = next[std::countr_zero(left)];
        if (to != AutomatonCondition::kNone && contains(after, to)) leading |= left & (~left + 1);
      }
      if (leading == 0) before[state / 64] &= ~(std::uint64_t{1} << state % 64);
      kept |= leading;
    });
    if (!node.keep(automaton.cells[place], static_cast<DigitMask>(kept))) return false;
  }
  return true;
}

// Whether the automaton accepts digits of the cells without one digit. It has few states.
bool accepts_without(DigitMask digit, const AutomatonCondition& automaton, const RuleNode& node) {
  const auto digit_count = static_cast<std::size_t>(node.network().digit_count);
  std::uint64_t states = 1;
  for (std::size_t place = 0; place < automaton.cells.size(); ++place) {
    const unsigned digits = node[automaton.cells[place]] & ~unsigned{digit};
    std::uint64_t after = 0;
    for (; states != 0; states &= states - 1) {
      const std::uint16_t* const next =
          automaton.layers[place].next.data() + static_cast<std::size_t>(std::countr_zero(states)) * digit_count;
      for (unsigned left = digits; left != 0; left &= left - 1) {
        const std::uint16_t to = next[std::countr_zero(left)];
        if (to != AutomatonCondition::kNone) after |= std::uint64_t{1} << to;
      }
    }
    states = after;
  }
  return states != 0;
}

// Whether a cell that can have the digit differs from all places of the digit in these cells.
bool have_common_peer(std::span<const CellIndex> cells, DigitMask digit, const RuleNode& node) {
  CellWords common;
  common.fill(~std::uint64_t{0});
  for (const CellIndex cell : cells) {
    if ((node[cell] & digit) == 0) continue;
    for (std::size_t word = 0; word < common.size(); ++word) common[word] &= node.network().peer_words[cell][word];
  }
  for (std::size_t word = 0; word < common.size(); ++word) {
    for (std::uint64_t left = common[word]; left != 0; left &= left - 1) {
      const std::size_t peer = word * 64 + static_cast<std::size_t>(std::countr_zero(left));
      if ((node[static_cast<CellIndex>(peer)] & digit) != 0) return true;
    }
  }
  return false;
}

// Eliminates digits that all accepted digits have from the cells that see each place of them. Only digits are tried
// whose places no other digit with the same effect can take.
bool require_digits(const AutomatonCondition& automaton, RuleNode& node) {
  DigitMask all = 0;
  DigitMask placed = 0;
  for (const CellIndex cell : automaton.cells) {
    all |= node[cell];
    if (is_single(node[cell])) placed |= node[cell];
  }
  for (const DigitMask alike : automaton.alike) {
    const auto digit = static_cast<DigitMask>(all & alike);
    if (digit == 0 || !is_single(digit) || (digit & placed) != 0) continue;
    if (have_common_peer(automaton.cells, digit, node) && !accepts_without(digit, automaton, node) &&
        !node.require(automaton.cells, digit))
      return false;
  }
  return true;
}

}  // namespace

bool apply(const AutomatonCondition& automaton, RuleNode& node) {
  const std::size_t words = (automaton.cells.size() + 1) * automaton.words;
  if (words <= kFewWords) {
    std::array<std::uint64_t, kFewWords> reached;
    return keep_accepted_digits(automaton, Words(reached).first(words), node) && require_digits(automaton, node);
  }
  std::vector<std::uint64_t> reached(words);
  return keep_accepted_digits(automaton, reached, node);
}

}  // namespace nonet
