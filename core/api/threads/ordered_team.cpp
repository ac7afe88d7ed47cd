#include "core/api/threads/ordered_team.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "core/api/threads/start_thread.h"
#include "core/util/contracts.h"

namespace nonet {

/// Three counts of jobs, which never decrease, describe the jobs under way:
///
///     taken_ ≤ begun_ ≤ handed_in_ ≤ taken_ + capacity
///
/// Jobs taken_ to begun_ - 1 are being done, or are done and not yet taken. Jobs begun_ to handed_in_ - 1 wait for a
/// thread.
struct OrderedThreads::Shared {
  Shared(unsigned threads, std::size_t jobs_per_thread, Work work)
      : max_threads_(threads), done_flags_(jobs_per_thread * threads + 1, 0), do_job_(std::move(work)) {}

  ~Shared() {
    {
      const std::lock_guard lock(mutex_);
      closing_ = true;
    }
    work_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  char& is_done(std::size_t job) { return done_flags_[job % done_flags_.size()]; }

  void hand_in() {
    bool is_alone = false;
    {
      const std::lock_guard lock(mutex_);
      is_done(handed_in_++) = 0;
      const bool all_busy = handed_in_ - begun_ > idle_threads_;
      if (all_busy && threads_.size() < max_threads_) add_thread();
      is_alone = threads_.empty();
    }
    if (is_alone) return work_here();
    work_.notify_one();
  }

  void add_thread() {
    std::thread thread = start_thread([this] { work(); });
    if (thread.joinable()) threads_.push_back(std::move(thread));
  }

  // Does a job on the caller's thread. Called when the system could not start a single thread.
  void work_here() {
    const std::size_t job = begun_++;
    do_job_(job);
    is_done(job) = 1;
  }

  void work() {
    std::unique_lock lock(mutex_);
    while (true) {
      ++idle_threads_;
      work_.wait(lock, [this] { return begun_ < handed_in_ || closing_; });
      --idle_threads_;
      if (closing_) return;
      const std::size_t job = begun_++;
      lock.unlock();
      do_job_(job);
      lock.lock();
      is_done(job) = 1;
      if (job == taken_) done_.notify_one();
    }
  }

  const std::size_t max_threads_;
  std::vector<char> done_flags_;
  const Work do_job_;

  std::mutex mutex_;
  std::condition_variable work_;
  std::condition_variable done_;
  std::size_t taken_ = 0;
  std::size_t begun_ = 0;
  std::size_t handed_in_ = 0;
  std::size_t idle_threads_ = 0;
  bool closing_ = false;
  std::vector<std::thread> threads_;
};

OrderedThreads::OrderedThreads(unsigned threads, std::size_t jobs_per_thread, Work work)
    : shared_(new Shared(threads > 0 ? threads : std::max(1u, std::thread::hardware_concurrency()), jobs_per_thread,
                         std::move(work))) {}

OrderedThreads::~OrderedThreads() = default;

std::size_t OrderedThreads::capacity() const { return shared_->done_flags_.size(); }

// Only the caller's thread changes handed_in_ and taken_, so that thread can read both without a lock.
std::size_t OrderedThreads::under_way() const { return shared_->handed_in_ - shared_->taken_; }
std::size_t OrderedThreads::oldest() const { return shared_->taken_; }

void OrderedThreads::hand_in() {
  NONET_EXPECTS(under_way() < capacity());
  shared_->hand_in();
}

bool OrderedThreads::wait_for_oldest(unsigned timeout_in_ms) {
  NONET_EXPECTS(under_way() > 0);
  std::unique_lock lock(shared_->mutex_);
  const std::chrono::milliseconds timeout(timeout_in_ms);
  return shared_->done_.wait_for(lock, timeout, [this] { return shared_->is_done(shared_->taken_) != 0; });
}

std::size_t OrderedThreads::take() {
  NONET_EXPECTS(under_way() > 0);
  std::unique_lock lock(shared_->mutex_);
  shared_->done_.wait(lock, [this] { return shared_->is_done(shared_->taken_) != 0; });
  return shared_->taken_++;
}

}  // namespace nonet
