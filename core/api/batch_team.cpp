#include "core/api/batch_team.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include "core/api/start_thread.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

// The stop of a team. Work must stop when the team is being destroyed or when the caller's token asks for a stop.
class ClosingStop final : public StopSource {
 public:
  explicit ClosingStop(StopToken caller) : caller_(caller) {}
  bool stop_requested() const override { return StopSource::stop_requested() || caller_.stop_requested(); }

 private:
  const StopToken caller_;
};

}  // namespace

/// The blocks under way are in a ring of slots. Three counts of blocks, which never decrease, describe the ring:
///
///     taken_ ≤ begun_ ≤ handed_in_ ≤ taken_ + capacity
///
/// Blocks taken_ to begun_ - 1 are being solved, or are solved and not yet taken. Blocks begun_ to handed_in_ - 1 wait
/// for a thread.
struct BatchTeam::Shared {
  struct Slot {
    BatchBlock* block = nullptr;
    bool done = false;
  };

  Shared(unsigned threads, std::uint32_t limit, StopToken stop)
      : max_threads_(threads), slots_(2 * std::size_t{threads} + 1), limit_(limit), stop_(stop) {}

  ~Shared() {
    {
      const std::lock_guard lock(mutex_);
      closing_ = true;
      stop_.request_stop();
    }
    work_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  Slot& slot(std::size_t number) { return slots_[number % slots_.size()]; }

  void hand_in(BatchBlock& block) {
    bool is_alone = false;
    {
      const std::lock_guard lock(mutex_);
      slot(handed_in_++) = {&block, false};
      const bool all_busy = handed_in_ - begun_ > idle_threads_;
      if (all_busy && threads_.size() < max_threads_) add_thread();
      is_alone = threads_.empty();
    }
    if (is_alone) return solve_here();
    work_.notify_one();
  }

  void add_thread() {
    std::thread thread = start_thread([this] { work(); });
    if (thread.joinable()) threads_.push_back(std::move(thread));
  }

  // Solves a block on the caller's thread. Called when the system could not start a single thread.
  void solve_here() {
    Slot& mine = slot(begun_++);
    solve(*mine.block);
    mine.done = true;
  }

  void work() {
    std::unique_lock lock(mutex_);
    while (true) {
      ++idle_threads_;
      work_.wait(lock, [this] { return begun_ < handed_in_ || closing_; });
      --idle_threads_;
      if (closing_) return;
      Slot& mine = slot(begun_++);
      lock.unlock();
      solve(*mine.block);
      lock.lock();
      mine.done = true;
      done_.notify_one();
    }
  }

  void solve(BatchBlock& block) const {
    block.answers.resize(block.puzzles.size());
    solve_batch(block.puzzles, limit_, block.answers, StopToken(stop_));
  }

  const std::size_t max_threads_;
  std::vector<Slot> slots_;
  const std::uint32_t limit_;
  ClosingStop stop_;

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

BatchTeam::BatchTeam(unsigned threads, std::uint32_t limit, StopToken stop)
    : shared_(new Shared(threads > 0 ? threads : std::max(1u, std::thread::hardware_concurrency()), limit, stop)) {}

BatchTeam::~BatchTeam() = default;

std::size_t BatchTeam::capacity() const { return shared_->slots_.size(); }

// Only the caller's thread changes handed_in_ and taken_, so that thread can read both without a lock.
std::size_t BatchTeam::under_way() const { return shared_->handed_in_ - shared_->taken_; }

void BatchTeam::hand_in(BatchBlock& block) {
  NONET_EXPECTS(under_way() < capacity());
  shared_->hand_in(block);
}

bool BatchTeam::wait_for_oldest(unsigned timeout_in_ms) {
  NONET_EXPECTS(under_way() > 0);
  std::unique_lock lock(shared_->mutex_);
  const std::chrono::milliseconds timeout(timeout_in_ms);
  return shared_->done_.wait_for(lock, timeout, [this] { return shared_->slot(shared_->taken_).done; });
}

BatchBlock& BatchTeam::take() {
  NONET_EXPECTS(under_way() > 0);
  std::unique_lock lock(shared_->mutex_);
  shared_->done_.wait(lock, [this] { return shared_->slot(shared_->taken_).done; });
  return *shared_->slot(shared_->taken_++).block;
}

}  // namespace nonet
