#include "core/api/start_thread.h"

#include <system_error>
#include <utility>

namespace nonet {

std::thread start_thread(std::function<void()> work) {
  try {
    return std::thread(std::move(work));
  } catch (const std::system_error&) {
    return {};
  }
}

}  // namespace nonet
