#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace nonet {

/// Threads that do jobs side by side. The caller hands jobs in and takes them out in the same order. Jobs are numbers,
/// counted from 0. If the system cannot start even one thread, hand_in() does the job before it returns. OrderedTeam
/// also keeps what belongs to the jobs.
class OrderedThreads {
 public:
  using Work = std::function<void(std::size_t job)>;

  /// As for OrderedTeam.
  OrderedThreads(unsigned threads, std::size_t jobs_per_thread, Work work);
  /// Waits for the jobs that threads have begun. The other jobs are not done.
  ~OrderedThreads();
  OrderedThreads(const OrderedThreads&) = delete;
  OrderedThreads& operator=(const OrderedThreads&) = delete;

  /// The largest number of jobs that can be under way: handed in and not yet taken.
  std::size_t capacity() const;
  /// The number of jobs that are handed in and not yet taken.
  std::size_t under_way() const;
  /// The number of the oldest job under way, or of the next job when none is under way.
  std::size_t oldest() const;

  /// Hands in the next job. under_way() must be below capacity().
  void hand_in();
  /// Waits until the oldest job is done, at most `timeout_in_ms` milliseconds. Returns true when the job is done. At
  /// least one job must be under way.
  bool wait_for_oldest(unsigned timeout_in_ms);
  /// Waits until the oldest job is done, and returns its number. At least one job must be under way.
  std::size_t take();

 private:
  struct Shared;
  std::unique_ptr<Shared> shared_;
};

/// A team of threads with the jobs that they do, in a ring. The caller fills next(), hands it in, and takes the jobs
/// out in the same order. Jobs are used again and again, so they keep their memory. A job must be default
/// constructible.
///
/// Handing over a job costs some 10 µs if a thread has to be woken. Native only: a WebAssembly module has one thread.
template <class Job>
class OrderedTeam {
 public:
  using Work = std::function<void(Job& job)>;

  /// `threads` is the largest number of threads; 0 means as many as the processor runs at once. A thread is started
  /// when there is a job for it. The team has a capacity of `jobs_per_thread` jobs for each thread, and one more.
  /// Several threads call `work` at once. Jobs that no thread has begun are not done when the team is destroyed.
  OrderedTeam(unsigned threads, std::size_t jobs_per_thread, Work work)
      : work_(std::move(work)), threads_(threads, jobs_per_thread, [this](std::size_t number) { work_(job(number)); }) {
    jobs_.resize(threads_.capacity() + 1);
  }

  /// True when as many jobs are under way as the team can hold. A job must be taken before hand_in() then.
  bool is_full() const { return threads_.under_way() == threads_.capacity(); }
  /// True when no job is under way.
  bool is_empty() const { return threads_.under_way() == 0; }
  std::size_t capacity() const { return threads_.capacity(); }
  std::size_t under_way() const { return threads_.under_way(); }

  /// The job that hand_in() hands in next. It may be filled also while the team is full. It is as an earlier use left
  /// it.
  Job& next() { return job(threads_.oldest() + threads_.under_way()); }
  /// Hands next() in. The team must not be full. The caller must not change the job until it is taken.
  void hand_in() { threads_.hand_in(); }
  /// The job that take() returns next. The team must not be empty.
  const Job& oldest() { return job(threads_.oldest()); }
  /// Waits until the oldest job is done, at most `timeout_in_ms` milliseconds. Returns true when the job is done. The
  /// team must not be empty.
  bool wait_for_oldest(unsigned timeout_in_ms) { return threads_.wait_for_oldest(timeout_in_ms); }
  /// Waits until the oldest job is done and returns it. It stays as it is until the next hand_in(). The team must not
  /// be empty.
  Job& take() { return job(threads_.take()); }

 private:
  // One entry more than the team holds, so that next() is never under way.
  Job& job(std::size_t number) { return jobs_[number % jobs_.size()]; }

  std::vector<Job> jobs_;
  const Work work_;
  // Declared last, so that the threads end before what they use is destroyed.
  OrderedThreads threads_;
};

}  // namespace nonet
