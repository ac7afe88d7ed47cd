#include "core/generate/rules/rule_keeping.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "core/util/bits.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

class RuleOnGrid {
 public:
  RuleOnGrid(std::span<const Digit> full, const Rule& rule) : full_(full), rule_(rule) {}

  int value() const { return rule_.values.empty() ? 0 : rule_.values[0]; }
  int digit(std::size_t place) const { return full_[rule_.cells[place].index].value; }
  std::size_t count() const { return rule_.cells.size(); }

  int sum(std::size_t first) const {
    int total = 0;
    for (std::size_t place = first; place < count(); ++place) total += digit(place);
    return total;
  }

  bool all_differ() const {
    std::uint64_t seen = 0;
    for (std::size_t place = 0; place < count(); ++place) {
      const std::uint64_t bit = std::uint64_t{1} << digit(place);
      if ((seen & bit) != 0) return false;
      seen |= bit;
    }
    return true;
  }

  // Highest minus lowest digit.
  int span_of_digits() const {
    int least = digit(0);
    int most = digit(0);
    for (std::size_t place = 1; place < count(); ++place) {
      least = std::min(least, digit(place));
      most = std::max(most, digit(place));
    }
    return most - least;
  }

  template <class Test>
  bool each_step(Test&& test) const {
    for (std::size_t place = 1; place < count(); ++place) {
      if (!test(digit(place - 1), digit(place))) return false;
    }
    return true;
  }

  template <class Test>
  bool each_digit(Test&& test) const {
    for (std::size_t place = 0; place < count(); ++place) {
      if (!test(digit(place))) return false;
    }
    return true;
  }

  bool is_palindrome() const {
    for (std::size_t place = 0; place < count() / 2; ++place) {
      if (digit(place) != digit(count() - 1 - place)) return false;
    }
    return true;
  }

 private:
  std::span<const Digit> full_;
  const Rule& rule_;
};

}  // namespace

bool is_makeable(RuleKind kind) {
  switch (kind) {
    case RuleKind::Cage:
    case RuleKind::Thermometer:
    case RuleKind::Arrow:
    case RuleKind::WhiteDot:
    case RuleKind::BlackDot:
    case RuleKind::PairSum:
    case RuleKind::Inequality:
    case RuleKind::Whisper:
    case RuleKind::Renban:
    case RuleKind::Palindrome:
    case RuleKind::Even:
    case RuleKind::Odd: return true;
    default: return false;
  }
}

bool keeps(std::span<const Digit> full, const Rule& rule) {
  const RuleOnGrid on(full, rule);
  switch (rule.kind) {
    case RuleKind::Cage: return on.all_differ() && (rule.values.empty() || on.sum(0) == on.value());
    case RuleKind::Thermometer:
    case RuleKind::Inequality: return on.each_step([](int one, int next) { return one < next; });
    case RuleKind::Arrow: return on.sum(1) == on.digit(0);
    case RuleKind::WhiteDot: return std::abs(on.digit(0) - on.digit(1)) == on.value();
    case RuleKind::BlackDot: return on.digit(0) * on.value() == on.digit(1) || on.digit(1) * on.value() == on.digit(0);
    case RuleKind::PairSum: return on.sum(0) == on.value();
    case RuleKind::Whisper: return on.each_step([&](int one, int next) { return std::abs(one - next) >= on.value(); });
    case RuleKind::Renban: return on.all_differ() && on.span_of_digits() == static_cast<int>(on.count()) - 1;
    case RuleKind::Palindrome: return on.is_palindrome();
    case RuleKind::Even: return on.each_digit([](int digit) { return digit % 2 == 0; });
    case RuleKind::Odd: return on.each_digit([](int digit) { return digit % 2 == 1; });
    default: NONET_EXPECTS(is_makeable(rule.kind)); return false;
  }
}

}  // namespace nonet
