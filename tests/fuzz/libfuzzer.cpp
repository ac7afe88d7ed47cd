// nonet-libfuzzer: looks for inputs that reach new code, by libFuzzer. The environment variable NONET_FUZZ_TARGET names
// the target.

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "core/api/use_rules.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using nonet::fuzz::Target;
  static const Target* const target = [] {
    nonet::use_rules();
    const char* name = std::getenv("NONET_FUZZ_TARGET");
    const auto all = nonet::fuzz::targets();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Target* each) { return name != nullptr && each->name == name; });
    if (found != all.end()) return *found;
    std::fputs("NONET_FUZZ_TARGET must be texts, names, grids, facade, foreign, photo or image.\n", stderr);
    std::exit(2);
  }();
  target->run(nonet::fuzz::Bytes({reinterpret_cast<const char*>(data), size}));
  return 0;
}
