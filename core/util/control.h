#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>

namespace nonet {

/// Asks long work to stop. Copies of its tokens may be held by any thread; the source must outlive them.
/// Our own: the WebAssembly toolchain that we support has no std::stop_token.
class StopSource {
 public:
  void request_stop() { stopped_.store(true, std::memory_order_relaxed); }
  bool stop_requested() const { return stopped_.load(std::memory_order_relaxed); }

 private:
  std::atomic<bool> stopped_{false};
};

/// What the work looks at; one made without a source never stops.
class StopToken {
 public:
  StopToken() = default;
  explicit StopToken(const StopSource& source) : source_(&source) {}
  bool stop_requested() const { return source_ != nullptr && source_->stop_requested(); }

 private:
  const StopSource* source_ = nullptr;
};

/// How far long work has come: the share of the search space left behind (0 to 1, never falling) and what was found.
struct Progress {
  double fraction = 0;
  std::uint64_t found = 0;
};

inline constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

/// What a caller may say about long work: when to stop, how many search nodes it may take, whom to tell.
/// The library reads no clock: a door turns time into a stop. `progress` is called every thousand nodes.
struct Control {
  StopToken stop;
  std::uint64_t node_budget = kUnlimited;
  std::function<void(const Progress&)> progress;
};

}  // namespace nonet
