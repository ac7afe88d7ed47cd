// The one place that knows which version of Catch2 is installed. Tests include this and nothing of Catch2.
// Tags: [slow] runs with `./dev test --all` only; [data] reads the folder named by the environment variable NONET_DATA
// and is left out, and counted as skipped, where there is none.
#pragma once

#if NONET_CATCH_VERSION >= 3
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
