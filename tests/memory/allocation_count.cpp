// Replaces operator new and operator delete of the whole program, to count the bytes that are allocated.

#include "tests/memory/allocation_count.h"

#include <malloc.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::uint64_t> allocated{0};
std::atomic<std::uint64_t> peak{0};

void* counted(void* memory) {
  if (memory == nullptr) throw std::bad_alloc();
  const std::uint64_t now = allocated += malloc_usable_size(memory);
  std::uint64_t most = peak;
  while (now > most && !peak.compare_exchange_weak(most, now)) {
  }
  return memory;
}

void release(void* memory) {
  allocated -= malloc_usable_size(memory);
  std::free(memory);
}

void* allocate(std::size_t size) { return counted(std::malloc(std::max<std::size_t>(size, 1))); }

void* allocate(std::size_t size, std::align_val_t alignment) {
  const auto bytes = static_cast<std::size_t>(alignment);
  return counted(std::aligned_alloc(bytes, (std::max<std::size_t>(size, 1) + bytes - 1) / bytes * bytes));
}

}  // namespace

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void* operator new(std::size_t size, std::align_val_t alignment) { return allocate(size, alignment); }
void* operator new[](std::size_t size, std::align_val_t alignment) { return allocate(size, alignment); }
void operator delete(void* memory) noexcept { release(memory); }
void operator delete[](void* memory) noexcept { release(memory); }
void operator delete(void* memory, std::size_t) noexcept { release(memory); }
void operator delete[](void* memory, std::size_t) noexcept { release(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { release(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { release(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { release(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { release(memory); }

namespace nonet::test {

std::uint64_t peak_bytes_of(const std::function<void()>& work) {
  const std::uint64_t before = allocated;
  peak = before;
  work();
  return peak - before;
}

}  // namespace nonet::test
