#include "core/search/count_proof.h"

#include <string>
#include <vector>

#include "core/general/clauses/clause_search.h"
#include "core/util/contracts.h"
#include "core/util/search.h"

namespace nonet {

namespace {

// Writes the steps of a proof as text.
class ProofWriter {
 public:
  ProofWriter(int digit_count, const TextSink& sink) : digit_count_(digit_count), sink_(sink) {}

  void write(std::span<const CandidateLiteral> clause) {
    for (const auto& [candidate, placed] : clause) {
      const std::int64_t number = number_in_clauses(candidate, digit_count_);
      text_ += std::to_string(placed ? number : -number) + ' ';
    }
    text_ += "0\n";
    if (text_.size() >= kPieceBytes) flush();
  }
  void learn(std::span<const CandidateLiteral> clause) {
    ++learnt_;
    write(clause);
  }
  void forget(std::span<const CandidateLiteral> clause) {
    text_ += "d ";
    write(clause);
  }
  void flush() {
    sink_(text_);
    text_.clear();
  }
  std::uint64_t learnt() const { return learnt_; }

 private:
  static constexpr std::size_t kPieceBytes = std::size_t{1} << 16;

  int digit_count_;
  const TextSink& sink_;
  std::string text_;
  std::uint64_t learnt_ = 0;
};

std::string comment_about(const PuzzleView& puzzle, bool has_solution) {
  const std::string digits = std::to_string(puzzle.layout()->digit_count());
  return std::string("c A sudoku as a formula. ") +
         (has_solution ? "It says that there is a solution other than the known one.\n"
                       : "It says that there is a solution.\n") +
         "c The variable " + digits +
         " * cell + digit says that the cell has the digit. Cells are numbered from 0,\n"
         "c row by row. First come the rules, then the givens" +
         (has_solution ? ", and last the clause that leaves out the known solution.\n" : ".\n");
}

// The statements that some cell without a given differs from the solution.
std::vector<CandidateLiteral> other_than(const PuzzleView& puzzle, std::span<const Digit> solution) {
  std::vector<CandidateLiteral> clause;
  for (std::uint16_t index = 0; index < solution.size(); ++index) {
    if (puzzle.givens()[Cell{index}].is_blank()) clause.push_back({{Cell{index}, solution[index]}, false});
  }
  return clause;
}

}  // namespace

std::string_view name_of(ProofEnd end) {
  switch (end) {
    case ProofEnd::Unique: return "unique";
    case ProofEnd::None: return "none";
    case ProofEnd::Multiple: return "multiple";
    case ProofEnd::TooLarge: return "too-large";
    case ProofEnd::Stopped: return "stopped";
  }
  return "";
}

CountProof prove_count(const PuzzleView& puzzle, const ProofSinks& sinks, const Control& control) {
  CountProof result;
  result.clauses = clause_count(puzzle);
  if (result.clauses > kMostProofClauses) {
    result.end = ProofEnd::TooLarge;
    return result;
  }
  NodeMeter meter(control);
  std::span<const Digit> solution;
  {
    ClauseSearch search(puzzle, meter.stop());
    if (meter.must_stop()) return result;
    SearchEvent event = search.next(meter);
    if (event == SearchEvent::Solution) {
      Grid& found = result.solution.emplace(puzzle.layout());
      search.write_solution(found.digits());
      solution = found.digits();
      event = search.next(meter);
    }
    if (event == SearchEvent::Solution) result.end = ProofEnd::Multiple;
    if (event != SearchEvent::Exhausted) {
      result.solution.reset();
      return result;
    }
  }
  if (!solution.empty()) ++result.clauses;
  write_clauses(puzzle, solution, comment_about(puzzle, !solution.empty()), sinks.clauses);

  ProofWriter writer(puzzle.layout()->digit_count(), sinks.proof);
  ClauseSearch search(puzzle, meter.stop());
  if (meter.must_stop()) return result;
  if (!solution.empty()) search.require_one_of(other_than(puzzle, solution));
  search.listen([&](std::span<const CandidateLiteral> clause) { writer.learn(clause); },
                [&](std::span<const CandidateLiteral> clause) { writer.forget(clause); });
  const SearchEvent event = search.next(meter);
  NONET_EXPECTS(event != SearchEvent::Solution);
  if (event == SearchEvent::Exhausted) {
    writer.learn({});
    result.end = solution.empty() ? ProofEnd::None : ProofEnd::Unique;
  }
  writer.flush();
  result.learnt = writer.learnt();
  return result;
}

}  // namespace nonet
