#include "core/formats/foreign/sudoku_solver_automata.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>

#include "core/formats/digit_pattern.h"
#include "core/formats/foreign/foreign_text.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

// Larger automata take long to be made, and are still too large when they have been made small.
constexpr std::size_t kMaxMadeStates = 12'000;
// Of state machines that may be in several states at once.
constexpr std::size_t kMaxMadeSets = 3000;

// Returns the smallest automaton that begins in a state, goes from state to state by `step(state, digit)`, which
// returns none for a digit that is refused, and accepts the digits that end in a state for which `accepts(state)` is
// true.
template <class State, class Step, class Accepts>
std::optional<DigitAutomaton> automaton_of(int digit_count, State start, Step&& step, Accepts&& accepts,
                                           std::size_t most = kMaxMadeStates) {
  std::vector<State> states{start};
  std::map<State, std::uint16_t> numbers{{std::move(start), std::uint16_t{1}}};
  std::vector<std::uint16_t> table;
  for (std::size_t state = 0; state < states.size(); ++state) {
    for (int digit = 1; digit <= digit_count; ++digit) {
      std::optional<State> next = step(State(states[state]), digit);
      if (!next) {
        table.push_back(0);
        continue;
      }
      const auto [known, is_new] = numbers.emplace(*next, static_cast<std::uint16_t>(states.size() + 1));
      if (is_new) states.push_back(std::move(*next));
      table.push_back(known->second);
    }
    if (states.size() > most) return std::nullopt;
    table.push_back(accepts(states[state]) ? 1 : 0);
  }
  DigitAutomaton made = DigitAutomaton(digit_count, std::move(table)).minimal();
  if (made.state_count() > DigitAutomaton::kMaxStates) return std::nullopt;
  return made;
}

// Bits of bytes, the highest bit first.
class ByteBits {
 public:
  explicit ByteBits(const std::vector<std::uint8_t>& symbols)
      : symbols_(symbols), size_(symbols.size() * kBitsOfSymbol / kBitsOfByte * kBitsOfByte) {}

  std::size_t left() const { return size_ - at_; }
  // There must be as many bits left.
  std::uint32_t read(std::size_t count) {
    std::uint32_t number = 0;
    for (; count > 0; --count, ++at_) {
      const std::uint32_t symbol = symbols_[at_ / kBitsOfSymbol];
      number = number << 1 | (symbol >> (kBitsOfSymbol - 1 - at_ % kBitsOfSymbol) & 1u);
    }
    return number;
  }

 private:
  static constexpr std::size_t kBitsOfSymbol = 6;
  static constexpr std::size_t kBitsOfByte = 8;

  const std::vector<std::uint8_t>& symbols_;
  std::size_t size_;
  std::size_t at_ = 0;
};

std::size_t bits_for(std::size_t largest) {
  std::size_t bits = 0;
  for (; largest > 0; largest >>= 1) ++bits;
  return bits;
}

// A state automaton that may be in several states at once.
//
// Its text has the form of the list of transitions (2 bits: 0 for counted pairs, 1 for masks), the width of a state
// less 1 (4 bits), the number of digits less 1 (4 bits), the numbers of first states and of other accepting states, a
// bit for each first state that accepts, and for counted pairs the width of a count (4 bits). Then come the transitions
// of each state. First states come first, then the other states that accept.
class PackedAutomaton {
 public:
  explicit PackedAutomaton(const std::vector<std::uint8_t>& symbols, int digit_count)
      : bits_(symbols), digit_count_(digit_count) {}

  bool read() {
    constexpr std::size_t kFixedBits = 10;
    if (bits_.left() < kFixedBits) return false;
    const bool has_masks = bits_.read(1) == 0 ? bits_.read(1) == 1 : (bits_.read(1), is_known_ = false);
    width_ = bits_.read(4) + 1;
    digits_ = bits_.read(4) + 1;
    if (!is_known_ || digits_ > static_cast<std::size_t>(digit_count_) || bits_.left() < 2 * width_) return false;
    first_ = bits_.read(width_);
    const std::size_t others = bits_.read(width_);
    constexpr std::size_t kMaxFirst = 32;
    if (first_ == 0 || first_ > kMaxFirst || bits_.left() < first_) return false;
    const std::uint32_t accepting = bits_.read(first_);
    for (std::size_t state = 0; state < first_ + others; ++state)
      accepts_.push_back(state >= first_ || (accepting >> state & 1u) != 0);
    return has_masks ? read_masks() : read_pairs();
  }

  std::optional<DigitAutomaton> automaton() const {
    std::vector<std::size_t> start;
    for (std::size_t state = 0; state < first_; ++state) start.push_back(state);
    return automaton_of(
        digit_count_, std::move(start),
        [&](const std::vector<std::size_t>& states, int digit) { return after(states, digit); },
        [&](const std::vector<std::size_t>& states) {
          return std::any_of(states.begin(), states.end(),
                             [&](std::size_t state) { return state < accepts_.size() && accepts_[state]; });
        },
        kMaxMadeSets);
  }

 private:
  struct Transition {
    std::size_t digit;
    std::size_t to;
  };

  bool read_masks() {
    while (bits_.left() >= digits_) {
      const std::uint32_t mask = bits_.read(digits_);
      auto& transitions = transitions_.emplace_back();
      for (std::size_t digit = 1; digit <= digits_; ++digit) {
        if ((mask >> (digit - 1) & 1u) == 0) continue;
        if (bits_.left() < width_) return false;
        transitions.push_back({digit, bits_.read(width_)});
      }
    }
    return true;
  }

  bool read_pairs() {
    if (bits_.left() < 4) return false;
    const std::size_t count_width = bits_.read(4);
    if (count_width == 0) return true;
    const std::size_t digit_width = bits_for(digits_ - 1);
    while (bits_.left() >= count_width) {
      auto& transitions = transitions_.emplace_back();
      for (std::uint32_t count = bits_.read(count_width); count > 0; --count) {
        if (bits_.left() < digit_width + width_) return false;
        const std::size_t digit = bits_.read(digit_width) + 1;
        transitions.push_back({digit, bits_.read(width_)});
      }
    }
    return true;
  }

  std::optional<std::vector<std::size_t>> after(const std::vector<std::size_t>& states, int digit) const {
    std::vector<std::size_t> next;
    for (const std::size_t state : states) {
      if (state >= transitions_.size()) continue;
      for (const Transition& transition : transitions_[state]) {
        if (transition.digit == static_cast<std::size_t>(digit)) next.push_back(transition.to);
      }
    }
    shell_sort(next);
    next.erase(std::unique(next.begin(), next.end()), next.end());
    if (next.empty()) return std::nullopt;
    return next;
  }

  ByteBits bits_;
  int digit_count_;
  bool is_known_ = true;
  std::size_t width_ = 0;
  std::size_t digits_ = 0;
  std::size_t first_ = 0;
  std::vector<bool> accepts_;
  std::vector<std::vector<Transition>> transitions_;
};

}  // namespace

std::optional<DigitAutomaton> automaton_of_text(std::string_view packed, int digit_count) {
  const auto symbols = numbers_of_base64(packed);
  if (!symbols) return std::nullopt;
  PackedAutomaton automaton(*symbols, digit_count);
  if (!automaton.read()) return std::nullopt;
  return automaton.automaton();
}

// The state is the number of digits so far and the state of the automaton.
std::optional<DigitAutomaton> automaton_along(const DigitAutomaton& automaton, int digit_count,
                                              const std::vector<std::string>& texts) {
  using State = std::pair<std::size_t, std::size_t>;
  auto made = automaton_of(
      digit_count, State{0, 1},
      [&](State state, int digit) -> std::optional<State> {
        if (state.first == texts.size()) return std::nullopt;
        for (const char each : texts[state.first]) {
          state.second = automaton.next(state.second, each == kDigitOfCell ? digit : automaton.digit_count());
          if (state.second == 0) return std::nullopt;
        }
        ++state.first;
        return state;
      },
      [&](const State& state) { return state.first == texts.size() && automaton.accepts(state.second); });
  // Refuses everything, such as breaks that the automaton does not know.
  if (made && made->state_count() == 1 && !made->accepts(1)) return std::nullopt;
  return made;
}

std::optional<DigitAutomaton> automaton_of_regex(std::string_view packed, int digit_count) {
  const auto symbols = numbers_of_base64(packed);
  if (!symbols) return std::nullopt;
  ByteBits bits(*symbols);
  std::string pattern;
  while (bits.left() > 0) pattern += static_cast<char>(bits.read(8));
  auto made = automaton_of_pattern(pattern, digit_count);
  if (!made) return std::nullopt;
  return std::move(made).value();
}

std::optional<std::vector<std::uint16_t>> relation_of_key(std::string_view key, int digit_count, bool is_older) {
  constexpr std::size_t kBits = 6;
  std::string symbols(key);
  for (char& symbol : symbols) {
    if (is_older && (symbol == '-' || symbol == '_')) symbol = symbol == '-' ? '_' : '-';
  }
  const auto numbers = numbers_of_base64(symbols);
  if (!numbers) return std::nullopt;
  std::vector<std::uint16_t> sets(static_cast<std::size_t>(digit_count));
  const auto size = static_cast<std::size_t>(digit_count);
  for (std::size_t bit = 0; bit < numbers->size() * kBits; ++bit) {
    if (((*numbers)[bit / kBits] >> (bit % kBits) & 1u) == 0) continue;
    if (bit >= size * size) return std::nullopt;
    sets[bit / size] = static_cast<std::uint16_t>(sets[bit / size] | 1u << (bit % size));
  }
  return sets;
}

// The state is the total, divided by the sum, and the places where the first cut can be. A place is given up when a
// part passes the sum.
std::optional<DigitAutomaton> sum_line_automaton(int digit_count, int sum, bool is_closed) {
  constexpr int kMaxSum = 30;
  if (sum < 1 || sum > kMaxSum) return std::nullopt;
  using State = std::pair<int, std::uint32_t>;
  const std::uint32_t all = is_closed ? (1u << sum) - 1 : 1u;
  return automaton_of(
      digit_count, State{0, all},
      [&](State state, int digit) -> std::optional<State> {
        std::uint32_t left = 0;
        for (int first = 0; first < sum; ++first) {
          const int part = (first + state.first) % sum + digit;
          if ((state.second >> first & 1u) != 0 && part <= sum) left |= 1u << first;
        }
        if (left == 0) return std::nullopt;
        return State{(state.first + digit) % sum, left};
      },
      [](const State& state) { return state.first == 0; });
}

// The state is the largest digit so far; above the last digit when the hidden digit has been found.
std::optional<DigitAutomaton> hidden_skyscraper_automaton(int digit_count, int wanted) {
  if (wanted < 1 || wanted > digit_count) return std::nullopt;
  const int found = digit_count + 1;
  return automaton_of(
      digit_count, 0,
      [&](int largest, int digit) -> std::optional<int> {
        if (largest == found) return found;
        if (digit == wanted) return digit < largest ? std::optional(found) : std::nullopt;
        return digit > largest ? std::optional(digit) : std::nullopt;
      },
      [&](int largest) { return largest == found; });
}

std::optional<DigitAutomaton> group_automaton(const std::vector<int>& groups) {
  constexpr int kAll = 7;
  return automaton_of(
      static_cast<int>(groups.size()), 0,
      [&](int seen, int digit) { return std::optional(seen | 1 << groups[static_cast<std::size_t>(digit - 1)]); },
      [](int seen) { return seen == kAll; });
}

// The state is the remainders so far, up to the modulus.
std::optional<DigitAutomaton> remainder_automaton(int digit_count, int modulus) {
  if (modulus < 2 || modulus > digit_count) return std::nullopt;
  using State = std::vector<int>;
  return automaton_of(
      digit_count, State{},
      [&](State last, int digit) -> std::optional<State> {
        const int remainder = digit % modulus;
        if (static_cast<int>(last.size()) == modulus) {
          if (last.front() != remainder) return std::nullopt;
          last.erase(last.begin());
        } else if (std::find(last.begin(), last.end(), remainder) != last.end()) {
          return std::nullopt;
        }
        last.push_back(remainder);
        return last;
      },
      [](const State&) { return true; });
}

// The state is the number of digits so far and what is left of the sum.
std::optional<DigitAutomaton> weighted_sum_automaton(int digit_count, const std::vector<int>& weights, int sum) {
  using State = std::pair<std::size_t, int>;
  return automaton_of(
      digit_count, State{0, sum},
      [&](State state, int digit) -> std::optional<State> {
        if (state.first == weights.size()) return std::nullopt;
        return State{state.first + 1, state.second - weights[state.first] * digit};
      },
      [&](const State& state) {
        return state == State{weights.size(), 0};
      });
}

// The state is the number of digits so far and the choices that are still possible.
std::optional<DigitAutomaton> choice_automaton(int digit_count, const std::vector<std::vector<DigitSet>>& choices) {
  constexpr std::size_t kMaxChoices = 32;
  if (choices.empty() || choices.size() > kMaxChoices) return std::nullopt;
  using State = std::pair<std::size_t, std::uint32_t>;
  const std::size_t length = choices.front().size();
  const std::uint32_t all = ~0u >> (kMaxChoices - choices.size());
  return automaton_of(
      digit_count, State{0, all},
      [&](State state, int digit) -> std::optional<State> {
        if (state.first == length) return std::nullopt;
        for (std::size_t choice = 0; choice < choices.size(); ++choice) {
          if (!choices[choice][state.first].contains(Digit{static_cast<std::uint8_t>(digit)}))
            state.second &= ~(1u << choice);
        }
        ++state.first;
        return state.second == 0 ? std::nullopt : std::optional(state);
      },
      [&](const State& state) { return state.first == length; });
}

// The state is the smallest and the largest digit, which of them came last, the sum between them and the sum after the
// last of them. Sums above the wanted one are all the same.
std::optional<DigitAutomaton> lunchbox_automaton(int digit_count, int sum) {
  if (sum < 0 || sum > digit_count * digit_count) return std::nullopt;
  using State = std::array<int, 5>;
  const auto capped = [&](int total) { return std::min(total, sum + 1); };
  return automaton_of(
      digit_count, State{},
      [&](State state, int digit) -> std::optional<State> {
        auto& [smallest, largest, last_is_largest, between, after] = state;
        if (smallest == 0) return State{digit, digit, 0, 0, 0};
        if (digit == smallest || digit == largest) return std::nullopt;
        if (digit > smallest && digit < largest) {
          after = capped(after + digit);
          return state;
        }
        const bool is_new_largest = digit > largest;
        const bool is_only = smallest == largest;
        // The other end is the last one, or lies before the last one and the sum between them.
        const bool other_is_last = is_only || is_new_largest != (last_is_largest != 0);
        const int last = last_is_largest != 0 ? largest : smallest;
        between = other_is_last ? after : capped(between + last + after);
        after = 0;
        last_is_largest = is_new_largest ? 1 : 0;
        (is_new_largest ? largest : smallest) = digit;
        return state;
      },
      [&](const State& state) { return state[0] != state[1] && state[3] == sum; });
}

}  // namespace nonet
