#include "core/search/solution_stream.h"

namespace nonet {

namespace {

std::span<const Digit, 81> classic_digits(const Grid& grid) { return grid.digits().first<81>(); }
std::span<Digit, 81> classic_digits(Grid& grid) { return grid.digits().first<81>(); }

}  // namespace

SolutionStream::SolutionStream(const Grid& givens)
    : layout_(givens.layout()),
      search_(layout_->is_classic() ? new Search(std::in_place_type<ClassicSearch>, classic_digits(givens))
                                    : new Search(std::in_place_type<GeneralSearch>, givens)) {
  if (auto* classic = std::get_if<ClassicSearch>(search_.get())) classic->want_many();
}

SearchEvent SolutionStream::next(NodeMeter& meter) {
  return std::visit([&](auto& search) { return search.next(meter); }, *search_);
}

SearchEvent SolutionStream::next() {
  NodeMeter unbounded;
  return next(unbounded);
}

SearchEvent SolutionStream::advance_to(std::uint64_t limit, NodeMeter& meter) {
  return std::visit(
      [&](auto& search) {
        SearchEvent event = SearchEvent::Solution;
        while (event == SearchEvent::Solution && search.found() < limit) event = search.next(meter);
        return event;
      },
      *search_);
}

Grid SolutionStream::solution() const {
  Grid grid(layout_);
  write_solution(grid);
  return grid;
}

void SolutionStream::write_solution(Grid& grid) const {
  if (const auto* classic = std::get_if<ClassicSearch>(search_.get())) {
    classic->write_solution(classic_digits(grid));
  } else {
    std::get_if<GeneralSearch>(search_.get())->write_solution(grid.digits());
  }
}

std::uint64_t SolutionStream::found() const {
  return std::visit([](const auto& search) { return search.found(); }, *search_);
}

const SearchStats& SolutionStream::stats() const {
  return *std::visit([](const auto& search) { return &search.stats(); }, *search_);
}

double SolutionStream::share_done() const {
  return std::visit([](const auto& search) { return search.share_done(); }, *search_);
}

}  // namespace nonet
