#pragma once

/// For the small parts of kernels. A call would cost more than the part. In sources that are compiled for a richer
/// instruction set, a function that is not inlined could also be used by the linker for the whole program, which would
/// then not run everywhere.
#define NONET_ALWAYS_INLINE inline __attribute__((always_inline))
/// Does the same for a lambda. Write it after the parameters.
#define NONET_ALWAYS_INLINE_LAMBDA __attribute__((always_inline))

/// For small functions with loops that are used in many places. In WebAssembly their size matters more than the cost of
/// a call.
#ifdef __EMSCRIPTEN__
#define NONET_SMALL_IN_PAGES __attribute__((noinline))
#else
#define NONET_SMALL_IN_PAGES
#endif
