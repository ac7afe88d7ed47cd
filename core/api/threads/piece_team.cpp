#include "core/api/threads/piece_team.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "core/api/threads/start_thread.h"

namespace nonet {

namespace {

constexpr unsigned kBetweenReportsInMs = 50;

// Hands out the pieces one by one, in order.
class SharedPieces {
 public:
  SharedPieces(std::size_t pieces, std::size_t workers, StopToken stop)
      : pieces_(pieces), working_(workers), stop_(stop) {}

  void work(std::size_t worker, const PieceRunner::Work& work) {
    while (!stop_.stop_requested()) {
      const std::size_t piece = begun_.fetch_add(1, std::memory_order_relaxed);
      if (piece >= pieces_) break;
      work(worker, piece);
      done_.fetch_add(1, std::memory_order_relaxed);
    }
    leave(1);
  }

  // Counts off workers that have ended, or that could not be started.
  void leave(std::size_t workers) {
    const std::lock_guard lock(mutex_);
    working_ -= workers;
    if (working_ == 0) ended_.notify_one();
  }

  bool wait_for_end() {
    std::unique_lock lock(mutex_);
    return ended_.wait_for(lock, std::chrono::milliseconds(kBetweenReportsInMs), [this] { return working_ == 0; });
  }

  std::size_t done() const { return done_.load(std::memory_order_relaxed); }

 private:
  const std::size_t pieces_;
  std::atomic<std::size_t> begun_{0};
  std::atomic<std::size_t> done_{0};
  std::size_t working_;
  const StopToken stop_;
  std::mutex mutex_;
  std::condition_variable ended_;
};

}  // namespace

PieceTeam::PieceTeam(unsigned threads)
    : workers_(threads > 0 ? threads : std::max(1u, std::thread::hardware_concurrency())) {}

bool PieceTeam::run(std::size_t pieces, const Work& work, const Control& control) {
  const std::size_t workers = std::min(workers_, pieces);
  SharedPieces shared(pieces, workers, control.stop);
  std::vector<std::thread> threads;
  while (threads.size() < workers) {
    std::thread thread = start_thread([&, worker = threads.size()] { shared.work(worker, work); });
    if (!thread.joinable()) break;
    threads.push_back(std::move(thread));
  }
  if (threads.empty()) return InTurnRunner().run(pieces, work, control);
  shared.leave(workers - threads.size());
  for (bool ended = false; !ended;) {
    ended = shared.wait_for_end();
    if (control.progress) {
      control.progress({static_cast<double>(shared.done()) / static_cast<double>(pieces), 0});
    }
  }
  for (std::thread& thread : threads) thread.join();
  return shared.done() == pieces;
}

}  // namespace nonet
