#include "cli/input/seed.h"

#include <unistd.h>

namespace nonet {

std::uint64_t seed_of(const Arguments& arguments) {
  if (arguments.has("seed")) return arguments.number("seed", 0);
  std::uint32_t seed = 0;
  return getentropy(&seed, sizeof seed) == 0 ? seed : 0;
}

}  // namespace nonet
