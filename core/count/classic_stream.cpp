#include "core/count/classic_stream.h"

#include "core/count/contraction/exact_counter.h"

namespace nonet {

ClassicStream::ClassicStream(const Grid& puzzle) : search_(std::make_unique<ClassicSearch>(classic_digits(puzzle))) {
  search_->want_many();
}

SearchEvent ClassicStream::advance_to(std::uint64_t limit, NodeMeter& meter) {
  SearchEvent event = SearchEvent::Solution;
  while (event == SearchEvent::Solution && found() < limit) event = next(meter);
  return event;
}

void ClassicStream::write_solution(Grid& grid) const { search_->write_solution(grid.digits().first<81>()); }

}  // namespace nonet
