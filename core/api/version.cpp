#include "core/api/nonet.h"
#include "core/solve/solve_backend.h"

namespace nonet {

const char* version() { return NONET_VERSION; }

const char* instruction_set() { return fastest_backend().name; }

}  // namespace nonet
