#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/api/solve_within.h"
#include "core/solve/batch.h"
#include "core/util/control.h"

namespace nonet {

/// Classic puzzles that are solved in one go, and what was found out about them.
struct BatchBlock {
  std::vector<ClassicPuzzle> puzzles;
  /// One for each puzzle, in their order; fewer when the work was stopped.
  std::vector<BatchAnswer> answers;
};

/// Threads that solve blocks of classic puzzles in lockstep. The caller hands blocks in and takes them out in the same
/// order; what stands in them are the answers of solve_batch() and does not depend on the number of threads. Where the
/// system has not even one thread left, hand_in() does the work itself.
///
/// Blocks of a thousand puzzles or more cost next to nothing to hand over (some 10 µs), shorter ones leave lanes idle.
/// Memory: 0.2 MB a thread, besides the blocks, which are the caller's. Native only: a WebAssembly module has one thread.
class BatchTeam {
 public:
  /// 0 threads: as many as the processor runs at once. A thread is started when there is a block for it.
  BatchTeam(unsigned threads, std::uint32_t limit, StopToken stop = {});
  /// Drops the blocks that nobody began with; those at work end within two thousand puzzles, however long these take.
  ~BatchTeam();
  BatchTeam(const BatchTeam&) = delete;
  BatchTeam& operator=(const BatchTeam&) = delete;

  /// How many blocks may be under way, which is handed in and not taken; so many keep every thread busy.
  std::size_t capacity() const;
  std::size_t under_way() const;

  /// Only below the capacity. The block stays where it is, and is not touched, until it is taken.
  void hand_in(BatchBlock& block);
  /// Waits until the oldest block is done, but not longer than the patience; false when it is not. Only when a block is
  /// under way.
  bool wait_for_oldest(unsigned patience_in_ms);
  /// Waits for the oldest block, however long, and gives it back. Only when a block is under way.
  BatchBlock& take();

 private:
  struct Shared;
  std::unique_ptr<Shared> shared_;
};

}  // namespace nonet
