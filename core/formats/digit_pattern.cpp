#include "core/formats/digit_pattern.h"

#include <algorithm>
#include <bit>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/formats/pattern_parts.h"
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

/// An automaton that can be in several places at once (Thompson 1968). A place reads a digit and goes to the next
/// place, or goes to up to two places without reading.
class Places {
 public:
  Places(const std::vector<PatternPart>& parts, PatternWork& work) : parts_(parts), work_(work) {
    places_.push_back({});
  }

  static constexpr std::size_t kEnd = 0;

  struct Place {
    bool reads = false;
    PatternDigits digits = 0;
    std::size_t next = 0;
    std::size_t other = 0;
  };
  const std::vector<Place>& list() const { return places_; }

  // Returns the first place of a part that goes to `next` at its end. None when there are too many places, or too much
  // work.
  std::optional<std::size_t> add(std::size_t part_number, std::size_t next) {
    const PatternPart& part = parts_[part_number];
    if (++steps_ > kMaxSteps || !work_.take(1) || places_.size() > kMaxPlaces) return std::nullopt;
    switch (part.kind) {
      case PatternPart::Kind::Nothing: return next;
      case PatternPart::Kind::Digit: return add_place({true, part.digits, next, next});
      case PatternPart::Kind::Sequence: return add_sequence(part_number, next);
      case PatternPart::Kind::Choice: return add_choice(part_number, next);
      case PatternPart::Kind::Repetition: return add_repetition(part, next);
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
    for (; parts_[part].kind == PatternPart::Kind::Sequence; part = parts_[part].first) {
      const std::optional<std::size_t> second = add(parts_[part].second, next);
      if (!second) return std::nullopt;
      next = *second;
    }
    return add(part, next);
  }

  std::optional<std::size_t> add_choice(std::size_t part, std::size_t next) {
    std::optional<std::size_t> others;
    for (;; part = parts_[part].first) {
      const bool is_choice = parts_[part].kind == PatternPart::Kind::Choice;
      const std::optional<std::size_t> one = add(is_choice ? parts_[part].second : part, next);
      if (!one) return std::nullopt;
      others = others ? add_place({false, 0, *one, *others}) : one;
      if (!is_choice) return others;
    }
  }

  std::optional<std::size_t> add_repetition(const PatternPart& part, std::size_t next) {
    std::size_t start = next;
    if (part.most == PatternPart::kNoLimit) {
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

  const std::vector<PatternPart>& parts_;
  PatternWork& work_;
  std::vector<Place> places_;
  std::size_t steps_ = 0;
};

/// The automaton that is in one state at a time. It has a state for each set of places that digits lead to.
class SetAutomaton {
 public:
  SetAutomaton(const std::vector<Places::Place>& places, int digit_count, PatternWork& work)
      : places_(places), digit_count_(digit_count), work_(work), words_((places.size() + kWordBits - 1) / kWordBits) {
    find_classes();
    find_entered();
  }

  // None when there are too many sets, or too much work.
  std::optional<DigitAutomaton> from(std::size_t first) {
    add_set(entered_[first]);
    std::vector<std::uint16_t> table;
    for (std::size_t state = 0; state < sets_.size(); ++state) {
      if (sets_.size() > kMaxSets || !work_.take(kWorkOfState)) return std::nullopt;
      std::vector<std::uint16_t> row(DigitAutomaton::row_length(digit_count_));
      for (const PatternDigits digits : classes_) {
        const std::uint16_t next = add_set(after(state, digits));
        for (std::size_t value = 0; value + 1 < row.size(); ++value) {
          if ((digits >> (value + 1) & 1) != 0) row[value] = next;
        }
      }
      row.back() = (sets_[state].front() >> Places::kEnd & 1) != 0 ? 1 : 0;
      table.insert(table.end(), row.begin(), row.end());
    }
    if (work_.is_over()) return std::nullopt;
    return DigitAutomaton(digit_count_, std::move(table));
  }

 private:
  // Bit p stands for place p. A set has the places that read, and the end.
  using Set = std::vector<std::uint64_t>;
  static constexpr std::size_t kWordBits = 64;

  // Divides the digits into classes: no place tells two digits of a class apart.
  void find_classes() {
    classes_.push_back(((PatternDigits{1} << digit_count_) - 1) << 1);
    for (const Places::Place& place : places_) {
      const std::size_t count = place.reads ? classes_.size() : 0;
      for (std::size_t number = 0; number < count; ++number) {
        const PatternDigits read = classes_[number] & place.digits;
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

  Set after(std::size_t state, PatternDigits digits) {
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
  int digit_count_;
  PatternWork& work_;
  std::size_t words_;
  std::vector<PatternDigits> classes_;
  std::vector<Set> entered_;
  std::vector<Set> sets_;
  std::map<Set, std::uint16_t> numbers_;
};

}  // namespace

Result<DigitAutomaton, PatternError> automaton_of_pattern(std::string_view pattern, int digit_count,
                                                          PatternWork& work) {
  NONET_EXPECTS(digit_count <= kMaxSymbol);
  const auto read = read_pattern(pattern, digit_count);
  if (!read) return read.error();
  Places places(read.value().parts, work);
  const std::optional<std::size_t> first = places.add(read.value().whole, Places::kEnd);
  std::optional<DigitAutomaton> automaton;
  if (first) automaton = SetAutomaton(places.list(), digit_count, work).from(*first);
  if (automaton) automaton = automaton->minimal();
  if (!automaton || automaton->state_count() > DigitAutomaton::kMaxStates)
    return PatternError{PatternFault::TooLarge, 0};
  return *std::move(automaton);
}

Result<DigitAutomaton, PatternError> automaton_of_pattern(std::string_view pattern, int digit_count) {
  PatternWork work;
  return automaton_of_pattern(pattern, digit_count, work);
}

}  // namespace nonet
