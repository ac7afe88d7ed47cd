#pragma once

#include "core/count/piece_runner.h"

namespace nonet {

/// Does the pieces of a count on several threads: for exact_count(), candidate_counts() and RandomCompletion. The caller's
/// thread waits, tells the progress about twenty times a second, and passes a stop on within as much. Threads run as long as
/// the call does; where the system has none left, the caller does the pieces itself. Native only: a WebAssembly module has one thread, and InTurnRunner.
class PieceTeam final : public PieceRunner {
 public:
  /// 0 threads: as many as the processor runs at once.
  explicit PieceTeam(unsigned threads = 0);

  std::size_t workers() const override { return workers_; }
  bool run(std::size_t pieces, const Work& work, const Control& control) override;

 private:
  std::size_t workers_;
};

}  // namespace nonet
