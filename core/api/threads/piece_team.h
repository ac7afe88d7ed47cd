#pragma once

#include "core/count/piece_runner.h"

namespace nonet {

/// Does the pieces of a count on several threads, for exact_count(), candidate_counts() and RandomCompletion. The
/// caller's thread waits and reports progress about twenty times a second. Every thread looks at the stop token before
/// each piece. Threads end with the call. If the system cannot start a thread, the caller's thread does the pieces.
/// Native only: a WebAssembly module has one thread, and uses InTurnRunner.
class PieceTeam final : public PieceRunner {
 public:
  /// `threads` is the largest number of threads; 0 means as many as the processor runs at once.
  explicit PieceTeam(unsigned threads = 0);

  std::size_t workers() const override { return workers_; }
  bool run(std::size_t pieces, const Work& work, const Control& control) override;

 private:
  std::size_t workers_;
};

}  // namespace nonet
