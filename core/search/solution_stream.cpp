#include "core/search/solution_stream.h"

#include <variant>

#include "core/general/general_search.h"
#include "core/search/rule_stream.h"
#include "core/solve/batch.h"
#include "core/solve/classic_search.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

std::span<const Digit, 81> classic_digits(const Grid& grid) { return grid.digits().first<81>(); }
std::span<Digit, 81> classic_digits(Grid& grid) { return grid.digits().first<81>(); }

// A search of puzzles with own rules, with the functions of the other searches.
class RuledSearch {
 public:
  explicit RuledSearch(const PuzzleView& puzzle) : stream_(make_rule_stream(puzzle)) {}

  SearchEvent next(NodeMeter& meter) { return stream_->next(meter); }
  void write_solution(std::span<Digit> digits) const { stream_->write_solution(digits); }
  std::uint64_t found() const { return stream_->found(); }
  const SearchStats& stats() const { return stream_->stats(); }
  double share_done() const { return stream_->share_done(); }

 private:
  std::unique_ptr<RuleStream> stream_;
};

}  // namespace

struct SolutionStream::Search {
  using Either = std::variant<ClassicSearch, GeneralSearch, RuledSearch>;

  static Search* of(const PuzzleView& puzzle) {
    if (puzzle.has_own_rules()) {
      NONET_EXPECTS_ALWAYS(supports_rules(puzzle));
      return new Search{Either(std::in_place_type<RuledSearch>, puzzle)};
    }
    if (!puzzle.layout()->is_classic()) return new Search{Either(std::in_place_type<GeneralSearch>, puzzle)};
    if (!puzzle.has_given_candidates()) {
      return new Search{Either(std::in_place_type<ClassicSearch>, classic_digits(puzzle.givens()))};
    }
    return new Search{Either(std::in_place_type<ClassicSearch>, classic_candidates(puzzle))};
  }

  Either either;
};

SolutionStream::SolutionStream(const PuzzleView& puzzle) : layout_(puzzle.layout()), search_(Search::of(puzzle)) {
  NONET_EXPECTS(supports(puzzle));
  if (auto* classic = std::get_if<ClassicSearch>(&search_->either)) classic->want_many();
}

SolutionStream::~SolutionStream() = default;
SolutionStream::SolutionStream(SolutionStream&&) noexcept = default;
SolutionStream& SolutionStream::operator=(SolutionStream&&) noexcept = default;

bool SolutionStream::supports(const Layout& layout) { return layout.is_classic() || GeneralSearch::fits(layout); }

bool SolutionStream::supports(const PuzzleView& puzzle) {
  return puzzle.has_own_rules() ? supports_rules(puzzle) : supports(*puzzle.layout());
}

SearchEvent SolutionStream::next(NodeMeter& meter) {
  return std::visit([&](auto& search) { return search.next(meter); }, search_->either);
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
      search_->either);
}

Grid SolutionStream::solution() const {
  Grid grid(layout_);
  write_solution(grid);
  return grid;
}

void SolutionStream::write_solution(Grid& grid) const {
  NONET_EXPECTS(*grid.layout() == *layout_);
  if (const auto* classic = std::get_if<ClassicSearch>(&search_->either)) {
    classic->write_solution(classic_digits(grid));
  } else if (const auto* general = std::get_if<GeneralSearch>(&search_->either)) {
    general->write_solution(grid.digits());
  } else {
    std::get_if<RuledSearch>(&search_->either)->write_solution(grid.digits());
  }
}

std::uint64_t SolutionStream::found() const {
  return std::visit([](const auto& search) { return search.found(); }, search_->either);
}

const SearchStats& SolutionStream::stats() const {
  return *std::visit([](const auto& search) { return &search.stats(); }, search_->either);
}

double SolutionStream::share_done() const {
  return std::visit([](const auto& search) { return search.share_done(); }, search_->either);
}

}  // namespace nonet
