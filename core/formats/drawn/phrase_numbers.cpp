#include "core/formats/drawn/phrase_numbers.h"

#include <algorithm>
#include <array>
#include <utility>

namespace nonet {

namespace {

// The number after one of some phrases, or before one: `at least 5`, `5 or more`.
std::optional<int> number_after(std::string_view sentence, std::string_view phrase) {
  for (std::size_t at = sentence.find(phrase); at != std::string_view::npos; at = sentence.find(phrase, at + 1)) {
    if (const auto number = number_at(sentence, at + phrase.size())) return number;
  }
  return std::nullopt;
}

std::optional<int> number_before(std::string_view sentence, std::string_view phrase) {
  const std::size_t end = sentence.find(phrase);
  if (end == std::string_view::npos || end == 0) return std::nullopt;
  const std::size_t blank = sentence.find_last_of(" (=", end - 1);
  return number_at(sentence, blank == std::string_view::npos ? 0 : blank + 1);
}

}  // namespace

std::optional<int> number_at(std::string_view sentence, std::size_t at) {
  constexpr std::array<std::pair<std::string_view, int>, 10> kNumbers{{{"one", 1},
                                                                       {"two", 2},
                                                                       {"three", 3},
                                                                       {"four", 4},
                                                                       {"five", 5},
                                                                       {"six", 6},
                                                                       {"seven", 7},
                                                                       {"eight", 8},
                                                                       {"nine", 9},
                                                                       {"ten", 10}}};
  const std::string_view rest = sentence.substr(std::min(at, sentence.size()));
  for (const auto& [name, number] : kNumbers) {
    if (rest.starts_with(name)) return number;
  }
  const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
  if (digits == 0 || digits > 2) return std::nullopt;
  int number = 0;
  for (const char digit : rest.substr(0, digits)) number = number * 10 + (digit - '0');
  return number;
}

std::optional<int> least_difference(std::string_view sentence) {
  for (const std::string_view phrase : {"at least ", "at-least ", "no less than ", "not less than ", "minimum of ",
                                        "minimum difference of ", ">= ", ">=", "greater than or equal to "}) {
    if (const auto number = number_after(sentence, phrase)) return number;
  }
  for (const std::string_view phrase : {" or more", " or greater", " or higher", " (or more"}) {
    if (const auto number = number_before(sentence, phrase)) return number;
  }
  for (const std::string_view phrase : {"greater than ", "more than "}) {
    if (const auto number = number_after(sentence, phrase)) return *number + 1;
  }
  return std::nullopt;
}

std::optional<int> part_sum(std::string_view sentence) {
  for (const std::string_view phrase :
       {"sum to ", "sums to ", "summing to ", "add to ", "add up to ", "adding to ", "adding up to ", "adds up to ",
        "adds to ", "sum is ", "sum of ", "total ", "totalling ", "total of ", "total is "}) {
    if (const auto number = number_after(sentence, phrase)) return number;
  }
  return std::nullopt;
}

}  // namespace nonet
