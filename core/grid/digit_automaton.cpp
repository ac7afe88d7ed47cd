#include "core/grid/digit_automaton.h"

#include <numeric>
#include <utility>

namespace nonet {

namespace {

/// The classes of states that accept the same digits (Hopcroft 1971). State 0 stands for digits that are refused. For
/// each digit the classes take about n log n steps, where n is the number of states.
class StateClasses {
 public:
  explicit StateClasses(const DigitAutomaton& automaton)
      : digit_count_(static_cast<std::size_t>(automaton.digit_count())),
        states_(automaton.state_count() + 1),
        order_(states_),
        place_(states_),
        class_of_(states_) {
    std::iota(order_.begin(), order_.end(), std::uint16_t{0});
    std::iota(place_.begin(), place_.end(), std::uint16_t{0});
    index_sources(automaton);
    classes_.push_back({0, states_, 0});
    waiting_.push_back(0);
    for (std::size_t state = 1; state < states_; ++state) {
      if (automaton.accepts(state)) mark(state);
    }
    split_marked();
    while (!waiting_.empty()) split_by_next();
  }

  std::size_t of(std::size_t state) const { return class_of_[state]; }

 private:
  /// The states of order_ from `first` to before `end`. The first `marked` of them are marked.
  struct Class {
    std::size_t first;
    std::size_t end;
    std::size_t marked;
  };

  // Lists for each digit, and for each state, the states from which the digit leads to this state.
  void index_sources(const DigitAutomaton& automaton) {
    sources_.resize(digit_count_ * states_);
    first_source_.resize(digit_count_ * states_ + 1);
    const auto next = [&](std::size_t state, std::size_t digit) -> std::size_t {
      return state == 0 ? 0 : automaton.next(state, static_cast<int>(digit + 1));
    };
    for (std::size_t digit = 0; digit < digit_count_; ++digit) {
      for (std::size_t state = 0; state < states_; ++state) ++first_source_[digit * states_ + next(state, digit) + 1];
    }
    std::partial_sum(first_source_.begin(), first_source_.end(), first_source_.begin());
    std::vector<std::size_t> filled(first_source_.begin(), first_source_.end() - 1);
    for (std::size_t digit = 0; digit < digit_count_; ++digit) {
      for (std::size_t state = 0; state < states_; ++state) {
        sources_[filled[digit * states_ + next(state, digit)]++] = static_cast<std::uint16_t>(state);
      }
    }
  }

  // Splits every class into the states from which a digit leads to a waiting class, and the others.
  void split_by_next() {
    const Class splitter = classes_[waiting_.back()];
    waiting_.pop_back();
    // Splits change the order.
    const std::vector<std::uint16_t> targets(order_.begin() + static_cast<std::ptrdiff_t>(splitter.first),
                                             order_.begin() + static_cast<std::ptrdiff_t>(splitter.end));
    for (std::size_t digit = 0; digit < digit_count_; ++digit) {
      for (const std::size_t target : targets) {
        const std::size_t list = digit * states_ + target;
        for (std::size_t at = first_source_[list]; at < first_source_[list + 1]; ++at) mark(sources_[at]);
      }
      split_marked();
    }
  }

  // Moves a state behind the marked states of its class.
  void mark(std::size_t state) {
    Class& own = classes_[class_of_[state]];
    const std::size_t to = own.first + own.marked;
    if (place_[state] < to) return;
    if (own.marked++ == 0) touched_.push_back(class_of_[state]);
    const std::uint16_t other = order_[to];
    std::swap(order_[to], order_[place_[state]]);
    place_[other] = place_[state];
    place_[state] = static_cast<std::uint16_t>(to);
  }

  // Makes the marked states of each class a class of their own, unless all states of the class are marked.
  void split_marked() {
    for (const std::size_t number : touched_) {
      Class& whole = classes_[number];
      const std::size_t marked = std::exchange(whole.marked, 0);
      if (whole.first + marked == whole.end) continue;
      // The new class is the smaller part. This part is enough when the whole class does not wait any more.
      const bool marked_is_new = 2 * marked <= whole.end - whole.first;
      const std::size_t middle = whole.first + marked;
      const Class part = marked_is_new ? Class{whole.first, middle, 0} : Class{middle, whole.end, 0};
      (marked_is_new ? whole.first : whole.end) = middle;
      for (std::size_t at = part.first; at < part.end; ++at) {
        class_of_[order_[at]] = static_cast<std::uint16_t>(classes_.size());
      }
      waiting_.push_back(classes_.size());
      classes_.push_back(part);
    }
    touched_.clear();
  }

  std::size_t digit_count_;
  std::size_t states_;
  std::vector<std::uint16_t> sources_;
  std::vector<std::size_t> first_source_;
  // The states, class by class, and the place of each state.
  std::vector<std::uint16_t> order_;
  std::vector<std::uint16_t> place_;
  std::vector<std::uint16_t> class_of_;
  std::vector<Class> classes_;
  std::vector<std::size_t> waiting_;
  // The classes with marked states.
  std::vector<std::size_t> touched_;
};

}  // namespace

bool DigitAutomaton::is_table(std::span<const std::uint16_t> values, int digit_count) {
  const std::size_t length = row_length(digit_count);
  if (values.empty() || values.size() % length != 0) return false;
  const std::size_t states = values.size() / length;
  for (std::size_t place = 0; place < values.size(); ++place) {
    const bool is_acceptance = place % length == length - 1;
    if (values[place] > (is_acceptance ? 1 : states)) return false;
  }
  return true;
}

DigitAutomaton DigitAutomaton::minimal() const {
  const StateClasses classes(*this);
  const std::size_t refusing = classes.of(0);
  // Numbers the classes that are reached from the first state.
  std::vector<std::size_t> member{1};
  std::vector<std::size_t> numbers(state_count() + 1);
  numbers[classes.of(1)] = 1;
  for (std::size_t place = 0; place < member.size(); ++place) {
    for (int digit = 1; digit <= digit_count_; ++digit) {
      const std::size_t to = next(member[place], digit);
      if (classes.of(to) == refusing || numbers[classes.of(to)] != 0) continue;
      member.push_back(to);
      numbers[classes.of(to)] = member.size();
    }
  }
  DigitAutomaton result(digit_count_, member.size());
  for (std::size_t state = 1; state <= member.size(); ++state) {
    const std::size_t from = member[state - 1];
    for (int digit = 1; digit <= digit_count_; ++digit) {
      const std::size_t to = classes.of(next(from, digit));
      if (to != refusing) result.set_next(state, digit, numbers[to]);
    }
    if (accepts(from)) result.set_accepting(state);
  }
  return result;
}

}  // namespace nonet
