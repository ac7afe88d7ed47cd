#include "core/formats/pattern_parts.h"

#include <optional>
#include <utility>

#include "core/formats/symbols.h"

namespace nonet {

namespace {

constexpr int kMaxRepetitions = 256;

class PatternReader {
 public:
  PatternReader(std::string_view text, int digit_count) : text_(text), digit_count_(digit_count) {}

  Result<PatternParts, PatternError> read() {
    const std::optional<std::size_t> whole = choice();
    peek();
    if (whole && place_ < text_.size()) refuse(PatternFault::Unexpected);
    if (!whole || place_ < text_.size()) return error_;
    return PatternParts{std::move(parts_), *whole};
  }

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
  std::size_t add(const PatternPart& part) {
    parts_.push_back(part);
    return parts_.size() - 1;
  }

  std::optional<std::size_t> choice() {
    if (depth_ > kMaxPatternDepth) return refuse(PatternFault::TooDeep);
    std::optional<std::size_t> result = sequence();
    while (result && take('|')) {
      const std::optional<std::size_t> other = sequence();
      if (!other) return std::nullopt;
      result = add({PatternPart::Kind::Choice, 0, *result, *other, 0, 0});
    }
    return result;
  }

  std::optional<std::size_t> sequence() {
    std::size_t result = add({});
    while (peek() != '\0' && peek() != '|' && peek() != ')') {
      const std::optional<std::size_t> next = repeated();
      if (!next) return std::nullopt;
      result = add({PatternPart::Kind::Sequence, 0, result, *next, 0, 0});
    }
    return result;
  }

  std::optional<std::size_t> repeated() {
    const std::optional<std::size_t> part = single();
    if (!part) return std::nullopt;
    if (take('*')) return add({PatternPart::Kind::Repetition, 0, *part, 0, 0, PatternPart::kNoLimit});
    if (take('+')) return add({PatternPart::Kind::Repetition, 0, *part, 0, 1, PatternPart::kNoLimit});
    if (take('?')) return add({PatternPart::Kind::Repetition, 0, *part, 0, 0, 1});
    if (take('{')) return counted(*part);
    return part;
  }

  // The rest of `{2}`, `{2,}` or `{2,4}`.
  std::optional<std::size_t> counted(std::size_t part) {
    const std::optional<int> least = number();
    if (!least) return refuse(PatternFault::Unexpected);
    int most = *least;
    if (take(',')) {
      const std::optional<int> limit = peek() == '}' ? PatternPart::kNoLimit : number();
      if (!limit) return refuse(PatternFault::Unexpected);
      most = *limit;
    }
    if (!take('}') || (most != PatternPart::kNoLimit && most < *least)) return refuse(PatternFault::Unexpected);
    return add({PatternPart::Kind::Repetition, 0, part, 0, *least, most});
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
    std::optional<PatternDigits> digits;
    if (take('.')) {
      digits = all_digits();
    } else if (take('[')) {
      digits = set();
    } else if (const std::optional<int> value = digit()) {
      digits = PatternDigits{1} << *value;
    }
    if (!digits) return std::nullopt;
    return add({PatternPart::Kind::Digit, *digits, 0, 0, 0, 0});
  }

  // The rest of a set.
  std::optional<PatternDigits> set() {
    const bool is_complement = take('^');
    PatternDigits digits = 0;
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
      for (int value = *first; value <= *last; ++value) digits |= PatternDigits{1} << value;
    }
    return is_complement ? all_digits() & ~digits : digits;
  }

  std::optional<int> digit() {
    const int value = value_of_symbol(peek());
    if (value <= 0 || value > digit_count_) {
      refuse(value > digit_count_ ? PatternFault::NoSuchDigit : PatternFault::Unexpected);
      return std::nullopt;
    }
    ++place_;
    return value;
  }

  PatternDigits all_digits() const { return ((PatternDigits{1} << digit_count_) - 1) << 1; }

  std::string_view text_;
  int digit_count_;
  std::size_t place_ = 0;
  int depth_ = 0;
  std::vector<PatternPart> parts_;
  PatternError error_{PatternFault::Unexpected, 0};
};

}  // namespace

Result<PatternParts, PatternError> read_pattern(std::string_view pattern, int digit_count) {
  return PatternReader(pattern, digit_count).read();
}

}  // namespace nonet
