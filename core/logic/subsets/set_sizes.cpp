#include "core/logic/subsets/subsets.h"

namespace nonet {

SetSizes set_sizes(Technique technique, int open_cells) {
  switch (technique) {
    case Technique::LockedPair:
    case Technique::NakedPair:
    case Technique::HiddenPair: return {2, 2};
    case Technique::LockedTriple:
    case Technique::NakedTriple:
    case Technique::HiddenTriple: return {3, 3};
    case Technique::NakedQuad:
    case Technique::HiddenQuad: return {4, 4};
    default: return {5, open_cells / 2};
  }
}

}  // namespace nonet
