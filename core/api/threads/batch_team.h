#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/solve/batch.h"
#include "core/util/control.h"

namespace nonet {

/// Classic puzzles that one thread solves in one call of solve_batch(), and their answers.
struct BatchBlock {
  std::vector<ClassicPuzzle> puzzles;
  /// One answer for each puzzle, in the same order. When the work was stopped, BatchAnswer::is_known says which answers
  /// are known.
  std::vector<BatchAnswer> answers;
};

/// Threads that solve blocks of classic puzzles in lockstep. The caller hands blocks in and takes them out in the same
/// order. The answers are those of solve_batch(); they do not depend on the number of threads. If the system cannot
/// start even one thread, hand_in() solves the block before it returns.
///
/// Handing over a block costs some 10 µs, which is little for a thousand puzzles or more. Shorter blocks leave lanes
/// idle. Memory: 0.2 MB a thread. The blocks belong to the caller. Native only: a WebAssembly module has one thread.
class BatchTeam {
 public:
  /// `threads` is the largest number of threads; 0 means as many as the processor runs at once. A thread is started
  /// when there is a block for it. `limit` and `stop` are those of solve_batch().
  BatchTeam(unsigned threads, std::uint32_t limit, StopToken stop = {});
  /// Stops all work. In a block that was not taken, some answers may be unknown.
  ~BatchTeam();
  BatchTeam(const BatchTeam&) = delete;
  BatchTeam& operator=(const BatchTeam&) = delete;

  /// The largest number of blocks that can be under way: handed in and not yet taken. This number of blocks is enough
  /// to keep every thread busy.
  std::size_t capacity() const;
  /// The number of blocks that are handed in and not yet taken.
  std::size_t under_way() const;

  /// Gives a block to the team. under_way() must be below capacity(). The caller must neither move nor change the block
  /// until it is taken.
  void hand_in(BatchBlock& block);
  /// Waits until the oldest block is done, at most `timeout_in_ms` milliseconds. Returns true when the block is done.
  /// At least one block must be under way.
  bool wait_for_oldest(unsigned timeout_in_ms);
  /// Waits until the oldest block is done and returns this block. At least one block must be under way.
  BatchBlock& take();

 private:
  struct Shared;
  std::unique_ptr<Shared> shared_;
};

}  // namespace nonet
