// Soundness: the search makes a candidate true for three reasons only: it is assumed, it is tried, or it is the last
// candidate of a set of which one is true. It gives up a try only at a set without a candidate or at a condition that
// cannot be kept, and a set only when each of its candidates was tried or is excluded by a true one. So Refuted means
// that no choice of candidates, one of each set, agrees with the assumption and the conditions. explain() collects the
// sets that made these candidates true; a try that a contradiction does not need would meet the same contradiction
// without the try, so the other tries of its set are left out (backjumping).

#include "core/proof/refutation.h"

#include <algorithm>
#include <utility>

namespace nonet {

Refutation::Refutation(const Layout& layout)
    : layout_(layout), numbers_(static_cast<std::size_t>(layout.cell_count() * layout.digit_count()), kNone) {}

std::size_t Refutation::add(std::span<const Candidate> candidates) {
  Member& set = sets_.emplace_back();
  for (const Candidate candidate : candidates) set.candidates.push_back(number_of(candidate));
  add_choice(sets_.size() - 1, 0);
  return sets_.size() - 1;
}

std::size_t Refutation::add(const CellCondition& condition, std::span<const DigitSet> left) {
  NONET_EXPECTS(left.size() == condition.cells().size());
  Member& set = sets_.emplace_back();
  set.condition = &condition;
  for (std::size_t i = 0; i < left.size(); ++i) {
    left[i].for_each([&](Digit digit) { set.candidates.push_back(number_of({condition.cells()[i], digit})); });
    add_choice(sets_.size() - 1, set.candidates.size() - static_cast<std::size_t>(left[i].size()));
  }
  return sets_.size() - 1;
}

// The candidates of the set from `begin` on are a choice.
void Refutation::add_choice(std::size_t set, std::size_t begin) {
  const Choice choice{set, begin, sets_[set].candidates.size()};
  for (const Number candidate : candidates_of(choice)) {
    choices_with_[candidate].push_back(static_cast<std::uint32_t>(choices_.size()));
  }
  choices_.push_back(choice);
}

Refutation::Number Refutation::number_of(Candidate candidate) {
  const auto digits = static_cast<std::size_t>(layout_.digit_count());
  Number& number = numbers_[candidate.cell.index * digits + candidate.digit.value - 1u];
  if (number == kNone) {
    NONET_EXPECTS(candidates_.size() < kNone);
    number = static_cast<Number>(candidates_.size());
    candidates_.push_back(candidate);
    choices_with_.emplace_back();
    rivals_.clear();
  }
  return number;
}

void Refutation::find_rivals() {
  if (!rivals_.empty()) return;
  const auto digits = static_cast<std::size_t>(layout_.digit_count());
  rivals_.resize(candidates_.size());
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    const auto [cell, digit] = candidates_[i];
    const auto add_rival = [&](std::size_t place) {
      if (numbers_[place] != kNone && numbers_[place] != i) rivals_[i].push_back(numbers_[place]);
    };
    for (std::size_t other = 0; other < digits; ++other) add_rival(cell.index * digits + other);
    for (const Cell peer : layout_.peers(cell)) add_rival(peer.index * digits + digit.value - 1u);
  }
}

void Refutation::exclude(Marks& marks, Number candidate, Number by, std::size_t reason) const {
  marks.of[candidate].excluded_by = by;
  if (reason != kNoSet) marks.of[candidate].reason = reason;
  for (const std::uint32_t choice : choices_with_[candidate]) {
    --marks.left[choice];
    ++marks.excluded[choices_[choice].set];
  }
}

void Refutation::set_true(Marks& marks, Number candidate, std::size_t reason) const {
  marks.of[candidate].is_true = true;
  marks.of[candidate].reason = reason;
  for (const std::uint32_t choice : choices_with_[candidate]) marks.is_met[choice] = 1;
  for (const Number rival : rivals_[candidate]) {
    if (marks[rival].excluded_by == kNone) exclude(marks, rival, candidate, kNoSet);
  }
}

Refutation::Answer Refutation::refute(Candidate assumed, bool is_true, std::uint32_t most_cases,
                                      std::span<const std::uint8_t> without) {
  NONET_EXPECTS(without.empty() || without.size() == sets_.size());
  assumed_ = number_of(assumed);
  find_rivals();
  without_ = without;
  left_ = most_cases;
  cases_ = 0;
  order_.clear();
  used_.clear();
  Marks marks{std::vector<Mark>(candidates_.size()),
              {},
              std::vector<std::uint8_t>(choices_.size()),
              std::vector<std::uint16_t>(sets_.size()),
              std::vector<std::uint16_t>(sets_.size())};
  for (const Choice& choice : choices_) {
    marks.left.push_back(static_cast<std::uint16_t>(choice.end - choice.begin));
    if (!without_.empty() && without_[choice.set] != 0) marks.is_met[marks.left.size() - 1] = 1;
  }
  if (is_true) {
    set_true(marks, assumed_, kNoSet);
  } else {
    exclude(marks, assumed_, assumed_, kNoSet);
  }
  Conflict conflict{std::vector<std::uint8_t>(sets_.size()), std::vector<std::uint8_t>(candidates_.size())};
  const Answer answer = search(std::move(marks), conflict);
  if (answer == Answer::Refuted) {
    for (const std::size_t set : order_) {
      if (conflict.sets[set] != 0) used_.push_back(set);
      conflict.sets[set] = 0;
    }
  }
  return answer;
}

std::size_t Refutation::best_choice(const Marks& marks) const {
  std::size_t best = kNoSet;
  std::uint32_t best_rank = UINT32_MAX;
  for (std::size_t choice = 0; choice < choices_.size(); ++choice) {
    if (marks.is_met[choice] != 0) continue;
    const bool has_few = marks.left[choice] <= 1 || marks.excluded[choices_[choice].set] != 0;
    const std::uint32_t rank = marks.left[choice] + (has_few ? 0u : 1u << 16);
    if (rank >= best_rank) continue;
    best = choice;
    best_rank = rank;
    if (rank == 0) break;
  }
  return best;
}

Refutation::Narrowing Refutation::narrow_by(std::size_t set, Marks& marks) const {
  const Member& member = sets_[set];
  const std::span<const Cell> cells = member.condition->cells();
  std::vector<DigitSet> left(cells.size());
  // The candidates are in the order of the cells.
  const auto for_each_possible = [&](auto&& visit) {
    std::size_t place = 0;
    for (const Number candidate : member.candidates) {
      while (cells[place] != candidates_[candidate].cell) ++place;
      if (marks[candidate].excluded_by == kNone) visit(candidate, left[place]);
    }
  };
  for_each_possible([&](Number candidate, DigitSet& digits) { digits.insert(candidates_[candidate].digit); });
  if (!member.condition->narrow(left)) return Narrowing::Broken;
  Narrowing done = Narrowing::Nothing;
  for_each_possible([&](Number candidate, const DigitSet& digits) {
    if (digits.contains(candidates_[candidate].digit)) return;
    if (marks[candidate].is_true) done = Narrowing::Broken;
    if (done == Narrowing::Broken) return;
    exclude(marks, candidate, candidate, set);
    done = Narrowing::Some;
  });
  return done;
}

Refutation::Narrowing Refutation::narrow(Marks& marks, std::size_t& condition) const {
  for (condition = 0; condition < sets_.size(); ++condition) {
    if (sets_[condition].condition == nullptr || (!without_.empty() && without_[condition] != 0)) continue;
    const std::uint16_t excluded = marks.excluded[condition];
    if (excluded == marks.narrowed[condition]) continue;
    if (const Narrowing done = narrow_by(condition, marks); done != Narrowing::Nothing) return done;
    marks.narrowed[condition] = excluded;
  }
  return Narrowing::Nothing;
}

Refutation::Answer Refutation::search(Marks marks, Conflict& conflict) {
  while (true) {
    const std::size_t number = best_choice(marks);
    const std::size_t set = number == kNoSet ? kNoSet : choices_[number].set;
    if (number != kNoSet && marks.left[number] == 0) return contradiction(marks, set, conflict);
    if (number != kNoSet && marks.left[number] == 1) {
      const std::span<const Number> candidates = candidates_of(choices_[number]);
      const auto is_possible = [&](Number candidate) { return marks[candidate].excluded_by == kNone; };
      order_.push_back(set);
      set_true(marks, *std::find_if(candidates.begin(), candidates.end(), is_possible), set);
      continue;
    }
    std::size_t condition = 0;
    const Narrowing done = narrow(marks, condition);
    if (done == Narrowing::Broken) return contradiction(marks, condition, conflict);
    if (done == Narrowing::Some) {
      order_.push_back(condition);
      continue;
    }
    if (number == kNoSet) return Answer::Possible;
    order_.push_back(set);
    return try_each(marks, choices_[number], conflict);
  }
}

Refutation::Answer Refutation::contradiction(const Marks& marks, std::size_t set, Conflict& conflict) {
  if (left_ == 0) return Answer::Unknown;
  --left_;
  ++cases_;
  order_.push_back(set);
  explain(marks, set, conflict);
  return Answer::Refuted;
}

Refutation::Answer Refutation::try_each(const Marks& marks, const Choice& choice, Conflict& conflict) {
  const std::uint32_t cases_before = cases_;
  for (const Number candidate : candidates_of(choice)) {
    if (marks[candidate].excluded_by != kNone) continue;
    if (left_ == 0) return Answer::Unknown;
    --left_;
    Marks tried = marks;
    set_true(tried, candidate, kNoSet);
    Conflict found{std::vector<std::uint8_t>(sets_.size()), std::vector<std::uint8_t>(candidates_.size())};
    const std::uint32_t cases_of_others = cases_;
    const Answer answer = search(std::move(tried), found);
    if (answer != Answer::Refuted) return answer;
    if (found.tries[candidate] == 0) {
      cases_ = cases_before + (cases_ - cases_of_others);
      conflict = std::move(found);
      return Answer::Refuted;
    }
    found.tries[candidate] = 0;
    for (std::size_t i = 0; i < found.sets.size(); ++i) conflict.sets[i] |= found.sets[i];
    for (std::size_t i = 0; i < found.tries.size(); ++i) conflict.tries[i] |= found.tries[i];
  }
  explain(marks, choice.set, conflict);
  return Answer::Refuted;
}

// Visits the set, and each set because of which one of the visited candidates is true or excluded.
void Refutation::explain(const Marks& marks, std::size_t set, Conflict& conflict) const {
  std::vector<std::size_t> open{set};
  conflict.sets[set] = 1;
  const auto visit = [&](Number by) {
    const std::size_t reason = marks[by].reason;
    if (reason == kNoSet) {
      if (by != assumed_) conflict.tries[by] = 1;
    } else if (conflict.sets[reason] == 0) {
      conflict.sets[reason] = 1;
      open.push_back(reason);
    }
  };
  while (!open.empty()) {
    const Member& next = sets_[open.back()];
    open.pop_back();
    for (const Number candidate : next.candidates) {
      const Mark& mark = marks[candidate];
      // The candidate is not assumed itself: then it would have no reason.
      const bool is_excluded_by_condition = mark.excluded_by == candidate && mark.reason != kNoSet;
      if (is_excluded_by_condition || (mark.is_true && next.condition != nullptr)) visit(candidate);
      if (mark.excluded_by != kNone && mark.excluded_by != candidate) visit(mark.excluded_by);
    }
  }
}

}  // namespace nonet
