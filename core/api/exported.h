#pragma once

/// Included first into every file of a shared library, which is compiled with hidden visibility. What the public
/// headers declare is visible, so the library exports the public interface and nothing else. Other builds do not use
/// this header.

// The kernels declare nothing public. A file for one instruction set must not compile the inline functions of other
// headers.
#ifndef NONET_KERNEL
#pragma GCC visibility push(default)
#include "core/api/nonet.h"
#pragma GCC visibility pop
#endif
