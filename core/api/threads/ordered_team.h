#pragma once

#include <cstddef>
#include <functional>
#include <memory>

namespace nonet {

/// Threads that do jobs side by side. The caller hands jobs in and takes them out in the same order. Jobs are numbers, counted from 0; the
/// caller keeps what belongs to a job, for example in a ring of capacity() entries. If the system cannot start even one thread, hand_in()
/// does the job before it returns.
///
/// Handing over a job costs some 10 µs if a thread has to be woken. Native only: a WebAssembly module has one thread.
class OrderedTeam {
 public:
  using Work = std::function<void(std::size_t job)>;

  /// `threads` is the largest number of threads; 0 means as many as the processor runs at once. A thread is started when there is a job for
  /// it. The team has a capacity of `jobs_per_thread` jobs for each thread, and one more. Several threads call `work` at once.
  OrderedTeam(unsigned threads, std::size_t jobs_per_thread, Work work);
  /// Waits for the jobs that threads have begun. The other jobs are not done.
  ~OrderedTeam();
  OrderedTeam(const OrderedTeam&) = delete;
  OrderedTeam& operator=(const OrderedTeam&) = delete;

  /// The largest number of jobs that can be under way: handed in and not yet taken.
  std::size_t capacity() const;
  /// The number of jobs that are handed in and not yet taken.
  std::size_t under_way() const;
  /// The number of the oldest job under way, or of the next job when none is under way.
  std::size_t oldest() const;

  /// Hands in the next job. under_way() must be below capacity().
  void hand_in();
  /// Waits until the oldest job is done, at most `timeout_in_ms` milliseconds. Returns true when the job is done. At least one job must be
  /// under way.
  bool wait_for_oldest(unsigned timeout_in_ms);
  /// Waits until the oldest job is done, and returns its number. At least one job must be under way.
  std::size_t take();

 private:
  struct Shared;
  std::unique_ptr<Shared> shared_;
};

}  // namespace nonet
