#pragma once

#include <algorithm>
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

class WorkBudget;

/// Tells long work whether to end: a stop was requested, or a budget of work is spent. A token without a source and
/// without a budget never ends work.
class StopToken {
 public:
  StopToken() = default;
  explicit StopToken(const StopSource& source) : source_(&source) {}

  /// True when the work must end.
  inline bool stop_requested() const;
  /// True when a stop was requested, whatever the budget says.
  bool is_cancelled() const { return source_ != nullptr && source_->stop_requested(); }
  /// Takes work that was done off the budget, in units of WorkBudget.
  inline void spend(std::uint64_t work) const;
  /// The work that is left; kUnlimited without a budget.
  inline std::uint64_t work_left() const;

 private:
  friend class WorkBudget;

  const StopSource* source_ = nullptr;
  WorkBudget* budget_ = nullptr;
};

inline constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

/// A limit of work. A unit is about a microsecond of a usual machine, or less: most techniques count more work than
/// they do. The work is counted and no clock is read, so work with a budget ends at the same point everywhere. Searches
/// and finders report their work whenever they look at the token, which is about every millisecond.
///
/// Budgets can be nested: work of an inner budget counts for the outer one, too. One thread uses a budget. The object
/// must outlive its tokens.
class WorkBudget {
 public:
  /// Work with the token of this budget also ends when `outer` says so.
  explicit WorkBudget(std::uint64_t work, StopToken outer = {}) : outer_(outer), left_(work) {}
  WorkBudget(const WorkBudget&) = delete;
  WorkBudget& operator=(const WorkBudget&) = delete;

  StopToken token() {
    StopToken token = outer_;
    token.budget_ = this;
    return token;
  }
  /// Begins anew with this much work.
  void renew(std::uint64_t work) { left_ = work; }
  /// What is left, which is never more than the outer budget has.
  std::uint64_t left() const { return std::min(left_, outer_.work_left()); }
  /// What is left of this budget, whatever the outer budget has.
  std::uint64_t own_left() const { return left_; }
  bool is_spent() const { return left() == 0; }
  void spend(std::uint64_t work) {
    if (left_ != kUnlimited) left_ -= std::min(left_, work);
    outer_.spend(work);
  }

 private:
  StopToken outer_;
  std::uint64_t left_;
};

inline bool StopToken::stop_requested() const {
  return (source_ != nullptr && source_->stop_requested()) || (budget_ != nullptr && budget_->is_spent());
}
inline void StopToken::spend(std::uint64_t work) const {
  if (budget_ != nullptr) budget_->spend(work);
}
inline std::uint64_t StopToken::work_left() const { return budget_ == nullptr ? kUnlimited : budget_->left(); }

/// The progress of long work.
struct Progress {
  /// The part of the search space that has been searched, from 0 to 1. Never decreases.
  double fraction = 0;
  /// The number of solutions found so far.
  std::uint64_t found = 0;
};

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
