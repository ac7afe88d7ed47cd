#include "core/api/find_mistakes.h"

#include "core/api/mistake_search.h"
#include "core/search/solution_stream.h"

namespace nonet {

Mistakes mistakes_in(const PlayedPuzzle& puzzle, const Control& control) {
  return MistakeSearch<SolutionStream>(puzzle, control).run();
}

}  // namespace nonet
