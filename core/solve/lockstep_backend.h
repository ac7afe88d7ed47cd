#pragma once

#include <cstdint>
#include <span>

namespace nonet {

/// The instruction sets that the kernel is compiled for; which of them a program has depends on its target.
enum class LockstepTarget : std::uint8_t { Portable, Wasm, Neon, Sse4, Avx2, Avx512 };

/// What a backend provides. The states are LockstepState<lanes>, aligned as that type asks.
struct LockstepBackend {
  LockstepTarget target;
  const char* name;
  int lanes;
  /// One round of propagation.
  void (*round)(void* state);
  /// Of some cells with two candidates (27 bits a band) one to guess in; `open` are the cells without digit.
  int (*choose_pair)(const std::uint32_t pairs[3], const std::uint32_t open[3]);
};

/// The backends that this processor can run, slowest first; the portable one is always there.
std::span<const LockstepBackend> lockstep_backends();

}  // namespace nonet
