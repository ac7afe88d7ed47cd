#pragma once

#include <cstddef>
#include <functional>

#include "core/util/control.h"

namespace nonet {

/// Does work that falls into independent pieces. What comes out may not depend on their order.
class PieceRunner {
 public:
  /// `worker` is below workers() and below the number of pieces; no two calls at the same time have the same one.
  using Work = std::function<void(std::size_t worker, std::size_t piece)>;

  virtual ~PieceRunner() = default;
  virtual std::size_t workers() const = 0;
  /// Does all pieces, or those that are begun when a stop is asked for. False when some are not done. Progress is told from
  /// the thread of the caller, as the share of the pieces done.
  virtual bool run(std::size_t pieces, const Work& work, const Control& control) = 0;
};

/// One piece after the other, in the thread of the caller.
class InTurnRunner final : public PieceRunner {
 public:
  std::size_t workers() const override { return 1; }
  bool run(std::size_t pieces, const Work& work, const Control& control) override;
};

}  // namespace nonet
