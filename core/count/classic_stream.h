#pragma once

#include <cstdint>
#include <memory>

#include "core/grid/grid.h"
#include "core/solve/classic_search.h"

namespace nonet {

/// The solutions of a classic puzzle, one after the other, in the order of SolutionStream. A program that counts
/// classic grids by this class does not link the searches for other layouts.
class ClassicStream {
 public:
  /// The layout must be classic. Contradictory givens give an empty stream.
  explicit ClassicStream(const Grid& puzzle);

  /// Continues to the next solution. When the meter ended the last call, continues where that call ended.
  SearchEvent next(NodeMeter& meter) { return search_->next(meter); }
  /// Continues until `limit` solutions in all are found (the event is Solution), or until the search ends.
  SearchEvent advance_to(std::uint64_t limit, NodeMeter& meter);

  /// Writes the solution that was found last into a classic grid.
  void write_solution(Grid& grid) const;
  std::uint64_t found() const { return search_->found(); }

 private:
  std::unique_ptr<ClassicSearch> search_;
};

}  // namespace nonet
