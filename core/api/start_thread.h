#pragma once

#include <functional>
#include <thread>

namespace nonet {

/// A thread that does the work; one that is not joinable when the system has no more.
std::thread start_thread(std::function<void()> work);

}  // namespace nonet
