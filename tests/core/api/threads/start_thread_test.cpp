#include "core/api/threads/start_thread.h"

#include <atomic>

#include "tests/catch.h"
#include "tests/support/no_threads.h"

using namespace nonet;
using namespace nonet::test;

TEST_CASE("a thread does its work", "[api][threads]") {
  std::atomic<bool> done{false};
  std::thread thread = start_thread([&] { done = true; });
  REQUIRE(thread.joinable());
  thread.join();
  CHECK(done);
}

#if defined(__GLIBC__)
TEST_CASE("no thread is started when the system has none, and later ones can be started", "[api][threads]") {
  {
    const NoThreads none;
    CHECK_FALSE(start_thread([] {}).joinable());
  }
  start_thread([] {}).join();
}
#endif
