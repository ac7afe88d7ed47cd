#pragma once

#include <optional>
#include <string_view>

#include "core/grid/rule.h"

namespace nonet {

/// Returns the word that names a kind of rules among the words of a puzzle, which are in small letters. Empty when none does. Knows
/// English words.
std::string_view word_for(RuleKind kind, std::string_view words);

/// Returns the N of the first `at least N` that soon follows a word. None when there is none.
std::optional<int> least_after(std::string_view word, std::string_view words);

}  // namespace nonet
