#pragma once

#include <atomic>

namespace nonet {

/// Lets one thread at a time do something that takes less than a microsecond. The others wait without
/// sleeping.
class SpinLock {
 public:
  /// Holds the lock as long as the object lives.
  class Scope {
   public:
    explicit Scope(SpinLock& lock) : lock_(lock) {
      while (lock_.flag_.test_and_set(std::memory_order_acquire)) {
      }
    }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;
    ~Scope() { lock_.flag_.clear(std::memory_order_release); }

   private:
    SpinLock& lock_;
  };

 private:
  std::atomic_flag flag_ = ATOMIC_FLAG_INIT;
};

}  // namespace nonet
