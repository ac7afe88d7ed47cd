#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>

namespace nonet {

/// Asks long work to stop. Any thread may hold tokens of a source. The source must outlive its tokens. A derived class
/// can override stop_requested(), for example to combine several sources or to count how often work checks for a stop.
/// std::stop_source is not used, because the oldest WebAssembly toolchain that this project supports does not have it.
class StopSource {
 public:
  StopSource() = default;
  virtual ~StopSource() = default;
  StopSource(const StopSource&) = delete;
  StopSource& operator=(const StopSource&) = delete;

  void request_stop() { stopped_.store(true, std::memory_order_relaxed); }
  virtual bool stop_requested() const { return stopped_.load(std::memory_order_relaxed); }

 private:
  std::atomic<bool> stopped_{false};
};

/// Tells long work whether a stop was requested. A token without a source never asks for a stop.
class StopToken {
 public:
  StopToken() = default;
  explicit StopToken(const StopSource& source) : source_(&source) {}
  bool stop_requested() const { return source_ != nullptr && source_->stop_requested(); }

 private:
  const StopSource* source_ = nullptr;
};

/// The progress of long work.
struct Progress {
  /// The part of the search space that has been searched, from 0 to 1. Never decreases.
  double fraction = 0;
  /// The number of solutions found so far.
  std::uint64_t found = 0;
};

inline constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

/// The limits of long work: a stop token, the largest number of search nodes, and a function that receives progress
/// reports. Work looks at the stop token often enough to end within 100 ms. Searches call `progress` about once a
/// millisecond. `progress` must not throw, because the library is compiled without exceptions.
///
/// The library reads no clock. A caller that has a time limit requests a stop when the time is over.
struct Control {
  StopToken stop;
  std::uint64_t node_budget = kUnlimited;
  std::function<void(const Progress&)> progress;
};

}  // namespace nonet
