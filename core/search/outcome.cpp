#include "core/search/outcome.h"

#include <algorithm>

#include "core/general/general_search.h"
#include "core/search/independent_parts.h"
#include "core/search/rule_stream.h"
#include "core/search/solution_stream.h"
#include "core/solve/classic_search.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

SolveStatus status_of_count(std::uint64_t count) {
  if (count == 0) return SolveStatus::None;
  return count == 1 ? SolveStatus::Unique : SolveStatus::Multiple;
}

// A search that ended at a limit of 1 has not looked for a second solution.
SolveStatus status_of(SearchEvent event, std::uint64_t count) {
  const bool ended_early = event == SearchEvent::Stopped || event == SearchEvent::OutOfBudget;
  const bool ended_at_limit_1 = event == SearchEvent::Solution && count == 1;
  return ended_early || ended_at_limit_1 ? SolveStatus::Stopped : status_of_count(count);
}

// Every search finds at once that contradictory givens have no solution. So only puzzles without one are checked,
// afterwards.
void explain_no_solution(const Grid& givens, Outcome& outcome) {
  if (outcome.count > 0 || is_consistent(givens)) return;
  outcome.status = SolveStatus::Conflict;
  outcome.conflicts = conflicts(givens);
  outcome.exact = true;
}

void write_solution(const ClassicSearch& search, Grid& grid) { search.write_solution(grid.digits().first<81>()); }
void write_solution(const GeneralSearch& search, Grid& grid) { search.write_solution(grid.digits()); }
void write_solution(const RuleStream& search, Grid& grid) { search.write_solution(grid.digits()); }

// Returns a prvalue, so that the search is made where it stays.
ClassicSearch classic_search_of(const PuzzleView& puzzle) {
  if (puzzle.has_given_candidates()) return ClassicSearch(classic_candidates(puzzle));
  return ClassicSearch(puzzle.givens().digits().first<81>());
}

template <class Search>
Outcome search_solutions(Search& search, const PuzzleView& puzzle, const SolveOptions& options) {
  NONET_EXPECTS(options.limit >= 1);
  Outcome outcome;
  NodeMeter meter(options.control);
  const std::uint64_t kept = std::min(options.keep, options.limit);
  outcome.solutions.reserve(static_cast<std::size_t>(std::min<std::uint64_t>(kept, 2)));
  SearchEvent event = SearchEvent::Solution;
  while (event == SearchEvent::Solution && search.found() < options.limit) {
    event = search.next(meter);
    if (event == SearchEvent::Solution && outcome.solutions.size() < kept) {
      write_solution(search, outcome.solutions.emplace_back(puzzle.layout()));
    }
  }
  outcome.count = search.found();
  outcome.status = status_of(event, outcome.count);
  outcome.exact = event == SearchEvent::Exhausted;
  outcome.out_of_budget = event == SearchEvent::OutOfBudget;
  outcome.stats = search.stats();
  explain_no_solution(puzzle.givens(), outcome);
  return outcome;
}

bool may_fall_into_parts(const PuzzleView& puzzle) {
  return puzzle.layout()->grids().size() > 1 && puzzle.digit_count() <= DigitSet::kMaxDigit && !puzzle.has_own_rules();
}

// Counts the solutions of each part while all other parts have the digits of one solution, and multiplies the counts.
SolutionCount count_parts(const PuzzleView& puzzle, const std::vector<std::vector<Cell>>& parts, std::uint64_t limit,
                          NodeMeter& meter) {
  SolutionStream any(puzzle);
  const SearchEvent found = any.next(meter);
  if (found != SearchEvent::Solution) return {0, found == SearchEvent::Exhausted};
  const Grid solution = any.solution();
  std::uint64_t product = 1;
  bool is_exact = true;
  for (const std::vector<Cell>& part : parts) {
    Grid givens = solution;
    for (const Cell cell : part) givens[cell] = puzzle.givens()[cell];
    SolutionStream stream(puzzle.with_givens(givens));
    is_exact = stream.advance_to(limit, meter) == SearchEvent::Exhausted && is_exact;
    // The part has at least the digits of the solution, also when the meter ended its count.
    const std::uint64_t count = std::max<std::uint64_t>(stream.found(), 1);
    if (count >= limit / product + (limit % product == 0 ? 0 : 1)) return {limit, false};
    product *= count;
  }
  return {product, is_exact};
}

}  // namespace

std::string_view name_of(SolveStatus status) {
  switch (status) {
    case SolveStatus::Unique: return "unique";
    case SolveStatus::Multiple: return "multiple";
    case SolveStatus::None: return "none";
    case SolveStatus::Conflict: return "conflict";
    case SolveStatus::Stopped: return "stopped";
  }
  return "";
}

Outcome solve(const PuzzleView& puzzle, const SolveOptions& options) {
  if (puzzle.has_own_rules()) {
    NONET_EXPECTS_ALWAYS(supports_rules(puzzle));
    return search_solutions(*make_rule_stream(puzzle), puzzle, options);
  }
  if (!puzzle.layout()->is_classic()) {
    GeneralSearch search(puzzle);
    return search_solutions(search, puzzle, options);
  }
  // On the stack: to allocate the 43 KB of the search takes a tenth of the time of an easy puzzle.
  ClassicSearch search = classic_search_of(puzzle);
  search.want_many();
  return search_solutions(search, puzzle, options);
}

Outcome outcome_of(const PuzzleView& puzzle, const BatchAnswer& answer, std::uint64_t limit) {
  NONET_EXPECTS(puzzle.layout()->is_classic() && answer.is_known && limit >= 1);
  Outcome outcome;
  outcome.count = answer.count;
  outcome.status = status_of(answer.count < limit ? SearchEvent::Exhausted : SearchEvent::Solution, answer.count);
  outcome.exact = answer.count < limit;
  outcome.stats.guesses = answer.guesses;
  if (answer.count > 0) {
    Grid solution(puzzle.layout());
    std::copy(answer.solution.begin(), answer.solution.end(), solution.digits().begin());
    outcome.solutions.push_back(std::move(solution));
  }
  explain_no_solution(puzzle.givens(), outcome);
  return outcome;
}

SolutionCount count_solutions(const PuzzleView& puzzle, std::uint64_t limit, const Control& control) {
  NodeMeter meter(control);
  if (may_fall_into_parts(puzzle) && limit > 2) {
    const std::vector<std::vector<Cell>> parts = independent_parts(puzzle);
    if (parts.size() > 1) return count_parts(puzzle, parts, limit, meter);
  }
  SolutionStream stream(puzzle);
  const SearchEvent event = stream.advance_to(limit, meter);
  return {stream.found(), event == SearchEvent::Exhausted};
}

bool has_unique_solution(const PuzzleView& puzzle) { return count_solutions(puzzle, 2).count == 1; }

}  // namespace nonet
