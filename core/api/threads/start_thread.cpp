#include "core/api/threads/start_thread.h"

#include <exception>
#include <utility>

namespace nonet {

std::thread start_thread(std::function<void()> work) {
  try {
    return std::thread(std::move(work));
  } catch (const std::exception&) {
    // std::system_error: the system has no more threads. std::bad_alloc: it has no memory to describe one.
    return {};
  }
}

}  // namespace nonet
