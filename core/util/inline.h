#pragma once

/// For the small parts of kernels: a call would cost more than the part, and in sources compiled for a richer instruction
/// set nothing may be left out of line that the linker could then use for all.
#define NONET_ALWAYS_INLINE inline __attribute__((always_inline))
/// The same for a lambda: after its parameters.
#define NONET_ALWAYS_INLINE_LAMBDA __attribute__((always_inline))

/// For small functions with loops, used everywhere: in a page their size counts for more than the call.
#ifdef __EMSCRIPTEN__
#define NONET_SMALL_IN_PAGES __attribute__((noinline))
#else
#define NONET_SMALL_IN_PAGES
#endif
