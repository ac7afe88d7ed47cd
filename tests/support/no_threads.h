#pragma once

#include <cstddef>

#if defined(__GLIBC__)

#include <pthread.h>

namespace nonet::test {

/// During the lifetime of an object no thread can be started, because each would ask for a stack larger than the
/// address space.
class NoThreads {
 public:
  NoThreads() {
    pthread_getattr_default_np(&usual_);
    pthread_attr_t huge;
    pthread_attr_init(&huge);
    // With 32 bits this leaves 128 MB of the addresses, and the program and the system take more.
    pthread_attr_setstacksize(&huge, ~(~std::size_t{0} >> 5));
    pthread_setattr_default_np(&huge);
    pthread_attr_destroy(&huge);
  }
  ~NoThreads() {
    pthread_setattr_default_np(&usual_);
    pthread_attr_destroy(&usual_);
  }
  NoThreads(const NoThreads&) = delete;
  NoThreads& operator=(const NoThreads&) = delete;

 private:
  pthread_attr_t usual_;
};

}  // namespace nonet::test

#endif
