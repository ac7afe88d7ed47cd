#pragma once

#include <functional>
#include <thread>

namespace nonet {

/// Starts a thread that does the work. When the system cannot start one, for want of threads or of memory, returns a
/// thread that is not joinable.
std::thread start_thread(std::function<void()> work);

}  // namespace nonet
