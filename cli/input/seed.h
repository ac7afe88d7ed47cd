#pragma once

#include <cstdint>

#include "cli/input/arguments.h"

namespace nonet {

/// `--seed`, or one that nobody chose, short enough to be typed again.
std::uint64_t seed_of(const Arguments& arguments);

}  // namespace nonet
