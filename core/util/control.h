#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>

namespace nonet {

/// Asks long work to stop. Any thread may hold tokens of a source; the source must outlive them. A derived class may answer
/// differently, for example from several sources, or count how often work looks.
/// std::stop_source is not used: the oldest WebAssembly toolchain that this project supports has none.
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

/// Where long work looks to see whether it must stop. A token without a source never asks for a stop.
class StopToken {
 public:
  StopToken() = default;
  explicit StopToken(const StopSource& source) : source_(&source) {}
  bool stop_requested() const { return source_ != nullptr && source_->stop_requested(); }

 private:
  const StopSource* source_ = nullptr;
};

/// How far long work has come.
struct Progress {
  /// The share of the search space that is searched: 0 to 1, never decreasing.
  double fraction = 0;
  /// The number of solutions found so far.
  std::uint64_t found = 0;
};

inline constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

/// What a caller can ask of long work: when to stop, how many search nodes it may take, and whom to report progress to.
/// The library reads no clock: a door that has a time limit requests a stop when the time is over. Work looks at the stop
/// token often enough to end within 100 ms. `progress` is called every thousand nodes.
struct Control {
  StopToken stop;
  std::uint64_t node_budget = kUnlimited;
  std::function<void(const Progress&)> progress;
};

}  // namespace nonet
