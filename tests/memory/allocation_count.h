#pragma once

#include <cstdint>
#include <functional>

namespace nonet::test {

/// Runs `work` and returns the largest number of bytes that were allocated at one time during the work, beyond what was
/// allocated before. Counts every allocation of this program by operator new.
std::uint64_t peak_bytes_of(const std::function<void()>& work);

}  // namespace nonet::test
