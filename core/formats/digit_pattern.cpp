#include "core/formats/digit_pattern.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/formats/symbols.h"

namespace nonet {

namespace {

// More make an automaton too large for a rule in nearly all cases, and take long.
constexpr std::size_t kMaxPlaces = 1024;
constexpr std::size_t kMaxSets = 1024;
// Parts that read nothing add no place, but are added, too.
constexpr std::size_t kMaxSteps = 8 * kMaxPlaces;
constexpr int kMaxRepetitions = 256;
constexpr int kNoLimit = -1;

// Bit d stands for digit d.
using Digits = std::uint64_t;

/// A part of a pattern. `first` and `second` are numbers of other parts.
struct Part {
  enum class Kind : std::uint8_t { Nothing, Digit, Sequence, Choice, Repetition };
  Kind kind = Kind::Nothing;
  Digits digits = 0;
  std::size_t first = 0;
  std::size_t second = 0;
  int least = 0;
  int most = 0;
};

class PatternReader {
 public:
  PatternReader(std::string_view text, int side) : text_(text), side_(side) {}

  // Returns the number of the whole pattern among parts(). None when there is an error.
  std::optional<std::size_t> read() {
    const std::optional<std::size_t> whole = choice();
    peek();
    if (whole && place_ < text_.size()) return refuse(PatternFault::Unexpected);
    return whole;
  }
  const std::vector<Part>& parts() const { return parts_; }
  const PatternError& error() const { return error_; }

 private:
  std::optional<std::size_t> refuse(PatternFault fault) {
    error_ = {fault, place_};
    return std::nullopt;
  }

  // The next character that is not white space. `\0` at the end, which no pattern has inside.
  char peek() {
    while (place_ < text_.size() && (text_[place_] == ' ' || text_[place_] == '\t')) ++place_;
    return place_ < text_.size() ? text_[place_] : '\0';
  }
  bool take(char character) {
    if (peek() != character) return false;
    ++place_;
    return true;
  }
  std::size_t add(const Part& part) {
    parts_.push_back(part);
    return parts_.size() - 1;
  }

  std::optional<std::size_t> choice() {
    if (depth_ > kMaxPatternDepth) return refuse(PatternFault::TooDeep);
    std::optional<std::size_t> result = sequence();
    while (result && take('|')) {
      const std::optional<std::size_t> other = sequence();
      if (!other) return std::nullopt;
      result = add({Part::Kind::Choice, 0, *result, *other, 0, 0});
    }
    return result;
  }

  std::optional<std::size_t> sequence() {
    std::size_t result = add({});
    while (peek() != '\0' && peek() != '|' && peek() != ')') {
      const std::optional<std::size_t> next = repeated();
      if (!next) return std::nullopt;
      result = add({Part::Kind::Sequence, 0, result, *next, 0, 0});
    }
    return result;
  }

  std::optional<std::size_t> repeated() {
    const std::optional<std::size_t> part = single();
    if (!part) return std::nullopt;
    if (take('*')) return add({Part::Kind::Repetition, 0, *part, 0, 0, kNoLimit});
    if (take('+')) return add({Part::Kind::Repetition, 0, *part, 0, 1, kNoLimit});
    if (take('?')) return add({Part::Kind::Repetition, 0, *part, 0, 0, 1});
    if (take('{')) return counted(*part);
    return part;
  }

  // The rest of `{2}`, `{2,}` or `{2,4}`.
  std::optional<std::size_t> counted(std::size_t part) {
    const std::optional<int> least = number();
    if (!least) return refuse(PatternFault::Unexpected);
    int most = *least;
    if (take(',')) most = number().value_or(kNoLimit);
    if (!take('}') || (most != kNoLimit && most < *least)) return refuse(PatternFault::Unexpected);
    return add({Part::Kind::Repetition, 0, part, 0, *least, most});
  }

  std::optional<int> number() {
    std::optional<int> result;
    while (peek() >= '0' && peek() <= '9' && result.value_or(0) <= kMaxRepetitions) {
      result = result.value_or(0) * 10 + (peek() - '0');
      ++place_;
    }
    return result && *result <= kMaxRepetitions ? result : std::nullopt;
  }

  std::optional<std::size_t> single() {
    if (take('(')) {
      ++depth_;
      const std::optional<std::size_t> inside = choice();
      --depth_;
      if (inside && !take(')')) return refuse(PatternFault::Unexpected);
      return inside;
    }
    std::optional<Digits> digits;
    if (take('.')) {
      digits = all_digits();
    } else if (take('[')) {
      digits = set();
    } else if (const std::optional<int> value = digit()) {
      digits = Digits{1} << *value;
    }
    if (!digits) return std::nullopt;
    return add({Part::Kind::Digit, *digits, 0, 0, 0, 0});
  }

  // The rest of a set.
  std::optional<Digits> set() {
    const bool is_complement = take('^');
    Digits digits = 0;
    while (!take(']')) {
      const std::optional<int> first = digit();
      if (!first) return std::nullopt;
      std::optional<int> last = first;
      if (take('-')) last = digit();
      if (!last) return std::nullopt;
      if (*last < *first) {
        refuse(PatternFault::Unexpected);
        return std::nullopt;
      }
      for (int value = *first; value <= *last; ++value) digits |= Digits{1} << value;
    }
    return is_complement ? all_digits() & ~digits : digits;
  }

  std::optional<int> digit() {
    const int value = value_of_symbol(peek());
    if (value <= 0 || value > side_) {
      refuse(value > side_ ? PatternFault::NoSuchDigit : PatternFault::Unexpected);
      return std::nullopt;
    }
    ++place_;
    return value;
  }

  Digits all_digits() const { return ((Digits{1} << side_) - 1) << 1; }

  std::string_view text_;
  int side_;
  std::size_t place_ = 0;
  int depth_ = 0;
  std::vector<Part> parts_;
  PatternError error_{PatternFault::Unexpected, 0};
};

/// An automaton that can be in several places at once (Thompson 1968). A place reads a digit and goes to the next
/// place, or goes to up to two places without reading.
class Places {
 public:
  explicit Places(const std::vector<Part>& parts) : parts_(parts) { places_.push_back({}); }

  static constexpr std::size_t kEnd = 0;

  // Returns the first place of a part that goes to `next` at its end. None when there are too many places.
  std::optional<std::size_t> add(std::size_t part_number, std::size_t next) {
    const Part& part = parts_[part_number];
    if (++steps_ > kMaxSteps || places_.size() > kMaxPlaces) return std::nullopt;
    switch (part.kind) {
      case Part::Kind::Nothing: return next;
      case Part::Kind::Digit: return add_place({true, part.digits, next, next});
      case Part::Kind::Sequence: return add_sequence(part_number, next);
      case Part::Kind::Choice: return add_choice(part_number, next);
      case Part::Kind::Repetition: return add_repetition(part, next);
    }
    return std::nullopt;
  }

  // Adds a place, and those that it goes to without reading, to a sorted list.
  void enter(std::size_t place, std::vector<std::size_t>& entered) const {
    std::vector<std::size_t> waiting{place};
    while (!waiting.empty()) {
      const std::size_t at = waiting.back();
      waiting.pop_back();
      const auto spot = std::lower_bound(entered.begin(), entered.end(), at);
      if (spot != entered.end() && *spot == at) continue;
      entered.insert(spot, at);
      if (at != kEnd && !places_[at].reads) waiting.insert(waiting.end(), {places_[at].next, places_[at].other});
    }
  }
  std::vector<std::size_t> after(const std::vector<std::size_t>& from, int digit) const {
    std::vector<std::size_t> entered;
    for (const std::size_t place : from) {
      if ((places_[place].digits >> digit & 1) != 0) enter(places_[place].next, entered);
    }
    return entered;
  }

 private:
  struct Place {
    bool reads = false;
    Digits digits = 0;
    std::size_t next = 0;
    std::size_t other = 0;
  };

  std::size_t add_place(const Place& place) {
    places_.push_back(place);
    return places_.size() - 1;
  }

  // Sequences and choices are chains: the first of their two parts is often of the same kind.
  std::optional<std::size_t> add_sequence(std::size_t part, std::size_t next) {
    for (; parts_[part].kind == Part::Kind::Sequence; part = parts_[part].first) {
      const std::optional<std::size_t> second = add(parts_[part].second, next);
      if (!second) return std::nullopt;
      next = *second;
    }
    return add(part, next);
  }

  std::optional<std::size_t> add_choice(std::size_t part, std::size_t next) {
    std::optional<std::size_t> others;
    for (;; part = parts_[part].first) {
      const bool is_choice = parts_[part].kind == Part::Kind::Choice;
      const std::optional<std::size_t> one = add(is_choice ? parts_[part].second : part, next);
      if (!one) return std::nullopt;
      others = others ? add_place({false, 0, *one, *others}) : one;
      if (!is_choice) return others;
    }
  }

  std::optional<std::size_t> add_repetition(const Part& part, std::size_t next) {
    std::size_t start = next;
    if (part.most == kNoLimit) {
      // A place to which the part returns.
      const std::size_t loop = add_place({false, 0, next, next});
      const std::optional<std::size_t> body = add(part.first, loop);
      if (!body) return std::nullopt;
      places_[loop].other = *body;
      start = loop;
    }
    for (int copy = part.least; copy < part.most; ++copy) {
      const std::optional<std::size_t> body = add(part.first, start);
      if (!body) return std::nullopt;
      start = add_place({false, 0, *body, next});
    }
    for (int copy = 0; copy < part.least; ++copy) {
      const std::optional<std::size_t> body = add(part.first, start);
      if (!body) return std::nullopt;
      start = *body;
    }
    return start;
  }

  const std::vector<Part>& parts_;
  std::vector<Place> places_;
  std::size_t steps_ = 0;
};

// A state for each set of places that digits lead to. None when there are too many.
std::optional<DigitAutomaton> deterministic(const Places& places, std::size_t first, int side) {
  std::vector<std::vector<std::size_t>> sets(1);
  places.enter(first, sets[0]);
  std::map<std::vector<std::size_t>, std::size_t> numbers{{sets[0], 1}};
  std::vector<std::uint16_t> table;
  for (std::size_t state = 0; state < sets.size(); ++state) {
    for (int digit = 1; digit <= side; ++digit) {
      std::vector<std::size_t> next = places.after(sets[state], digit);
      std::size_t number = 0;
      if (!next.empty()) {
        const auto [known, is_new] = numbers.emplace(next, sets.size() + 1);
        if (is_new) sets.push_back(std::move(next));
        number = known->second;
      }
      table.push_back(static_cast<std::uint16_t>(number));
    }
    if (sets.size() > kMaxSets) return std::nullopt;
    table.push_back(sets[state].front() == Places::kEnd ? 1 : 0);
  }
  return DigitAutomaton(side, std::move(table));
}

}  // namespace

Result<DigitAutomaton, PatternError> automaton_of_pattern(std::string_view pattern, int side) {
  NONET_EXPECTS(side <= kMaxSymbol);
  PatternReader reader(pattern, side);
  const std::optional<std::size_t> whole = reader.read();
  if (!whole) return reader.error();
  Places places(reader.parts());
  const std::optional<std::size_t> first = places.add(*whole, Places::kEnd);
  std::optional<DigitAutomaton> automaton;
  if (first) automaton = deterministic(places, *first, side);
  if (automaton) automaton = automaton->minimal();
  if (!automaton || automaton->state_count() > DigitAutomaton::kMaxStates)
    return PatternError{PatternFault::TooLarge, 0};
  return *std::move(automaton);
}

}  // namespace nonet
