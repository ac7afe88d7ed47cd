#include "core/formats/digit_pattern.h"

#include <algorithm>
#include <bit>
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
// The work for a state beside that for its places: it is found again, and compared with other states in the end.
constexpr std::size_t kWorkOfState = 100;
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
    if (take(',')) {
      const std::optional<int> limit = peek() == '}' ? kNoLimit : number();
      if (!limit) return refuse(PatternFault::Unexpected);
      most = *limit;
    }
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
  Places(const std::vector<Part>& parts, PatternWork& work) : parts_(parts), work_(work) { places_.push_back({}); }

  static constexpr std::size_t kEnd = 0;

  struct Place {
    bool reads = false;
    Digits digits = 0;
    std::size_t next = 0;
    std::size_t other = 0;
  };
  const std::vector<Place>& list() const { return places_; }

  // Returns the first place of a part that goes to `next` at its end. None when there are too many places, or too much
  // work.
  std::optional<std::size_t> add(std::size_t part_number, std::size_t next) {
    const Part& part = parts_[part_number];
    if (++steps_ > kMaxSteps || !work_.take(1) || places_.size() > kMaxPlaces) return std::nullopt;
    switch (part.kind) {
      case Part::Kind::Nothing: return next;
      case Part::Kind::Digit: return add_place({true, part.digits, next, next});
      case Part::Kind::Sequence: return add_sequence(part_number, next);
      case Part::Kind::Choice: return add_choice(part_number, next);
      case Part::Kind::Repetition: return add_repetition(part, next);
    }
    return std::nullopt;
  }

 private:
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
  PatternWork& work_;
  std::vector<Place> places_;
  std::size_t steps_ = 0;
};

/// The automaton that is in one state at a time. It has a state for each set of places that digits lead to.
class SetAutomaton {
 public:
  SetAutomaton(const std::vector<Places::Place>& places, int side, PatternWork& work)
      : places_(places), side_(side), work_(work), words_((places.size() + kWordBits - 1) / kWordBits) {
    find_classes();
    find_entered();
  }

  // None when there are too many sets, or too much work.
  std::optional<DigitAutomaton> from(std::size_t first) {
    add_set(entered_[first]);
    std::vector<std::uint16_t> table;
    for (std::size_t state = 0; state < sets_.size(); ++state) {
      if (sets_.size() > kMaxSets || !work_.take(kWorkOfState)) return std::nullopt;
      std::vector<std::uint16_t> row(DigitAutomaton::row_length(side_));
      for (const Digits digits : classes_) {
        const std::uint16_t next = add_set(after(state, digits));
        for (std::size_t value = 0; value + 1 < row.size(); ++value) {
          if ((digits >> (value + 1) & 1) != 0) row[value] = next;
        }
      }
      row.back() = (sets_[state].front() >> Places::kEnd & 1) != 0 ? 1 : 0;
      table.insert(table.end(), row.begin(), row.end());
    }
    if (work_.is_over()) return std::nullopt;
    return DigitAutomaton(side_, std::move(table));
  }

 private:
  // Bit p stands for place p. A set has the places that read, and the end.
  using Set = std::vector<std::uint64_t>;
  static constexpr std::size_t kWordBits = 64;

  // Divides the digits into classes: no place tells two digits of a class apart.
  void find_classes() {
    classes_.push_back(((Digits{1} << side_) - 1) << 1);
    for (const Places::Place& place : places_) {
      const std::size_t count = place.reads ? classes_.size() : 0;
      for (std::size_t number = 0; number < count; ++number) {
        const Digits read = classes_[number] & place.digits;
        if (read == 0 || read == classes_[number]) continue;
        classes_.push_back(classes_[number] & ~read);
        classes_[number] = read;
      }
    }
  }

  // Finds the places that can be reached from each place without reading. A place mostly goes to places before it.
  // Other places are the ends of loops, and need a further round.
  void find_entered() {
    entered_.assign(places_.size(), Set(words_));
    for (std::size_t place = 0; place < places_.size(); ++place) {
      if (place == Places::kEnd || places_[place].reads) {
        entered_[place][place / kWordBits] |= std::uint64_t{1} << place % kWordBits;
      }
    }
    for (bool grows = true; grows && work_.take(places_.size());) {
      grows = false;
      for (std::size_t place = 1; place < places_.size(); ++place) {
        if (places_[place].reads) continue;
        for (const std::size_t other : {places_[place].next, places_[place].other}) {
          grows = add(entered_[other], entered_[place]) || grows;
        }
      }
    }
  }

  // Returns true if the set grows.
  bool add(const Set& more, Set& set) const {
    std::uint64_t added = 0;
    for (std::size_t word = 0; word < words_; ++word) {
      added |= more[word] & ~set[word];
      set[word] |= more[word];
    }
    return added != 0;
  }

  Set after(std::size_t state, Digits digits) {
    Set result(words_);
    for (std::size_t word = 0; word < words_; ++word) {
      for (std::uint64_t left = sets_[state][word]; left != 0 && work_.take(1); left &= left - 1) {
        const Places::Place& place = places_[word * kWordBits + static_cast<std::size_t>(std::countr_zero(left))];
        if ((place.digits & digits) == 0) continue;
        add(entered_[place.next], result);
      }
    }
    return result;
  }

  // Returns the number of the state of a set; 0 for the empty set.
  std::uint16_t add_set(Set set) {
    if (std::all_of(set.begin(), set.end(), [](std::uint64_t word) { return word == 0; })) return 0;
    const auto [known, is_new] = numbers_.emplace(set, static_cast<std::uint16_t>(sets_.size() + 1));
    if (is_new) sets_.push_back(std::move(set));
    return known->second;
  }

  const std::vector<Places::Place>& places_;
  int side_;
  PatternWork& work_;
  std::size_t words_;
  std::vector<Digits> classes_;
  std::vector<Set> entered_;
  std::vector<Set> sets_;
  std::map<Set, std::uint16_t> numbers_;
};

}  // namespace

Result<DigitAutomaton, PatternError> automaton_of_pattern(std::string_view pattern, int side, PatternWork& work) {
  NONET_EXPECTS(side <= kMaxSymbol);
  PatternReader reader(pattern, side);
  const std::optional<std::size_t> whole = reader.read();
  if (!whole) return reader.error();
  Places places(reader.parts(), work);
  const std::optional<std::size_t> first = places.add(*whole, Places::kEnd);
  std::optional<DigitAutomaton> automaton;
  if (first) automaton = SetAutomaton(places.list(), side, work).from(*first);
  if (automaton) automaton = automaton->minimal();
  if (!automaton || automaton->state_count() > DigitAutomaton::kMaxStates)
    return PatternError{PatternFault::TooLarge, 0};
  return *std::move(automaton);
}

Result<DigitAutomaton, PatternError> automaton_of_pattern(std::string_view pattern, int side) {
  PatternWork work;
  return automaton_of_pattern(pattern, side, work);
}

}  // namespace nonet
