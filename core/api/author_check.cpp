#include "core/api/author_check.h"

#include "core/rules/kinds/kinds.h"

namespace nonet {

AuthorVerdict take_out_broken(ParsedPuzzle& puzzle, RuleSuggestions& suggestions) {
  return take_out_broken(puzzle, suggestions, holds);
}

}  // namespace nonet
