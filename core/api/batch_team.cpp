#include "core/api/batch_team.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include "core/api/start_thread.h"

namespace nonet {

namespace {

// Long enough for the lanes to be busy nearly all of the time, short enough for a stop to be noticed soon.
constexpr std::size_t kSlicePuzzles = 2048;

}  // namespace

/// Blocks under way stand in a ring of slots. Three counts tell how far they have come:
///
///     taken_ ≤ begun_ ≤ handed_in_ ≤ taken_ + capacity
///
/// Slots from taken_ to begun_ are at work or done, those from begun_ to handed_in_ wait for a thread.
struct BatchTeam::Shared {
  struct Slot {
    BatchBlock* block = nullptr;
    bool done = false;
  };

  Shared(unsigned threads, std::uint32_t limit, StopToken stop)
      : most_threads_(threads), slots_(2 * std::size_t{threads} + 1), limit_(limit), stop_(stop) {}

  ~Shared() {
    {
      const std::lock_guard lock(mutex_);
      closing_.request_stop();
    }
    work_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  Slot& slot(std::size_t number) { return slots_[number % slots_.size()]; }
  bool is_ended() const { return closing_.stop_requested() || stop_.stop_requested(); }

  void hand_in(BatchBlock& block) {
    bool is_alone = false;
    {
      const std::lock_guard lock(mutex_);
      slot(handed_in_++) = {&block, false};
      const bool all_busy = handed_in_ - begun_ > idle_threads_;
      if (all_busy && threads_.size() < most_threads_) add_thread();
      is_alone = threads_.empty();
    }
    if (is_alone) return work_off_one();
    work_.notify_one();
  }

  void add_thread() {
    std::thread thread = start_thread([this] { work(); });
    if (thread.joinable()) threads_.push_back(std::move(thread));
  }

  // Where not even one thread can be started, the caller does the work.
  void work_off_one() {
    Slot& mine = slot(begun_++);
    solve(*mine.block);
    mine.done = true;
  }

  void work() {
    std::unique_lock lock(mutex_);
    while (true) {
      ++idle_threads_;
      work_.wait(lock, [this] { return begun_ < handed_in_ || closing_.stop_requested(); });
      --idle_threads_;
      if (closing_.stop_requested()) return;
      Slot& mine = slot(begun_++);
      lock.unlock();
      solve(*mine.block);
      lock.lock();
      mine.done = true;
      done_.notify_one();
    }
  }

  void solve(BatchBlock& block) const {
    const std::span<const ClassicPuzzle> puzzles(block.puzzles);
    block.answers.resize(puzzles.size());
    std::size_t from = 0;
    while (from < puzzles.size() && !is_ended()) {
      const std::size_t length = std::min(kSlicePuzzles, puzzles.size() - from);
      solve_batch(puzzles.subspan(from, length), limit_, std::span(block.answers).subspan(from, length));
      from += length;
    }
    block.answers.resize(from);
  }

  const std::size_t most_threads_;
  std::vector<Slot> slots_;
  const std::uint32_t limit_;
  const StopToken stop_;
  StopSource closing_;

  std::mutex mutex_;
  std::condition_variable work_;
  std::condition_variable done_;
  std::size_t taken_ = 0;
  std::size_t begun_ = 0;
  std::size_t handed_in_ = 0;
  std::size_t idle_threads_ = 0;
  std::vector<std::thread> threads_;
};

BatchTeam::BatchTeam(unsigned threads, std::uint32_t limit, StopToken stop)
    : shared_(new Shared(threads > 0 ? threads : std::max(1u, std::thread::hardware_concurrency()), limit, stop)) {}

BatchTeam::~BatchTeam() = default;

std::size_t BatchTeam::capacity() const { return shared_->slots_.size(); }

// Only the caller changes these two counts.
std::size_t BatchTeam::under_way() const { return shared_->handed_in_ - shared_->taken_; }

void BatchTeam::hand_in(BatchBlock& block) { shared_->hand_in(block); }

bool BatchTeam::wait_for_oldest(unsigned patience_in_ms) {
  std::unique_lock lock(shared_->mutex_);
  const std::chrono::milliseconds patience(patience_in_ms);
  return shared_->done_.wait_for(lock, patience, [this] { return shared_->slot(shared_->taken_).done; });
}

BatchBlock& BatchTeam::take() {
  std::unique_lock lock(shared_->mutex_);
  shared_->done_.wait(lock, [this] { return shared_->slot(shared_->taken_).done; });
  return *shared_->slot(shared_->taken_++).block;
}

}  // namespace nonet
