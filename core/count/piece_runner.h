#pragma once

#include <cstddef>
#include <functional>

#include "core/util/control.h"

namespace nonet {

/// Does work that consists of independent pieces. The result must not depend on the order of the pieces.
class PieceRunner {
 public:
  /// `worker` is below workers() and below the number of pieces. Calls at the same time have different workers.
  using Work = std::function<void(std::size_t worker, std::size_t piece)>;

  virtual ~PieceRunner() = default;
  virtual std::size_t workers() const = 0;
  /// Does all pieces. Looks at the stop token before each piece, and begins no further piece when it asks for a stop.
  /// Returns false when some pieces are not done. Reports progress from the caller's thread, as the share of the pieces
  /// that are done.
  virtual bool run(std::size_t pieces, const Work& work, const Control& control) = 0;
};

/// Does one piece after the other in the caller's thread.
class InTurnRunner final : public PieceRunner {
 public:
  std::size_t workers() const override { return 1; }
  bool run(std::size_t pieces, const Work& work, const Control& control) override;
};

}  // namespace nonet
