// The functions of the analysis module for counts and random solutions. Each call blocks its thread until it ends.
// Counts may be too large for a JavaScript number, so counts are strings of decimal digits.

#include <emscripten/bind.h>

#include <cstdint>
#include <string>
#include <vector>

#include "core/api/nonet.h"
#include "wasm/values.h"

namespace nonet::door {

namespace {

// Returns a Control that calls the JavaScript function `report` with the fraction of the work that is done.
Control reporting(const val& report) {
  return {{}, kUnlimited, [report](const Progress& progress) { report(progress.fraction); }};
}

// The given candidates of `{layout, cells, candidates}`; none for a puzzle of givens alone.
std::vector<DigitSet> given_candidates_of(const val& puzzle) {
  const auto words = emscripten::convertJSArrayToNumberVector<std::uint32_t>(puzzle["candidates"]);
  std::vector<DigitSet> candidates;
  for (std::size_t i = 0; i + 1 < words.size(); i += 2) {
    candidates.push_back(DigitSet::from_bits(std::uint64_t{words[i + 1]} << 32 | words[i]));
  }
  return candidates;
}

// The number of solutions of a classic puzzle of givens alone.
val exact_count_of(val puzzle, val report) {
  const ExactCount count = exact_count(puzzle_of(puzzle), reporting(report));
  val object = val::object();
  object.set("count", count.count.to_string());
  object.set("exact", count.exact);
  return object;
}

val estimate(val puzzle, double seed, val report) {
  const Grid grid = puzzle_of(puzzle);
  if (!can_estimate(*grid.layout())) return error_object("layout-too-large");
  EstimateOptions options;
  options.seed = static_cast<std::uint64_t>(seed);
  options.control = reporting(report);
  const std::vector<DigitSet> candidates = given_candidates_of(puzzle);
  const CountEstimate found = count_estimate(PuzzleView(grid, candidates), options);
  if (!found.is_known) return error_object("no-estimate");
  val object = val::object();
  object.set("log10", found.log10_count);
  object.set("low", found.log10_low);
  object.set("high", found.log10_high);
  return object;
}

// Returns for each candidate of a classic puzzle of givens alone the number of solutions that contain the candidate:
// its weight.
val weights(val puzzle, val report) {
  const CandidateCounts counts = candidate_counts(puzzle_of(puzzle), reporting(report));
  val found = val::array();
  for (const BigUint& weight : counts.counts) found.call<void>("push", weight.to_string());
  val object = val::object();
  object.set("weights", found);
  object.set("exact", counts.exact);
  return object;
}

// Returns a random solution of a classic puzzle of givens alone: each solution is equally likely.
val complete(val puzzle, double seed, val report) {
  Random random(static_cast<std::uint64_t>(seed));
  const RandomCompletion completion(puzzle_of(puzzle), reporting(report));
  if (completion.count().is_zero()) return error_object("no-solution");
  val object = val::object();
  object.set("solution", write_line(completion.draw(random)));
  object.set("count", completion.count().to_string());
  return object;
}

// A page that keeps both texts in its memory takes no larger ones: about 80 MB of clauses, and 100 MB of a proof.
constexpr std::uint64_t kMostKeptClauses = 4'000'000;
constexpr std::size_t kMostKeptProofBytes = 100'000'000;

// A proof of how many solutions a puzzle has (prove_count). `take_clauses` and `take_proof` get the texts piece by
// piece.
val proof(val puzzle, val take_clauses, val take_proof, val report) {
  const Grid grid = puzzle_of(puzzle);
  const std::vector<DigitSet> candidates = given_candidates_of(puzzle);
  const PuzzleView view(grid, candidates);
  if (!SolutionStream::supports(view) || clause_count(view) > kMostKeptClauses) return error_object("layout-too-large");
  StopSource full;
  std::size_t bytes = 0;
  Control control = reporting(report);
  control.stop = StopToken(full);
  const CountProof proven = prove_count(view,
                                        {[&](std::string_view piece) { take_clauses(text(piece)); },
                                         [&](std::string_view piece) {
                                           bytes += piece.size();
                                           if (bytes > kMostKeptProofBytes) full.request_stop();
                                           take_proof(text(piece));
                                         }},
                                        control);
  if (proven.end == ProofEnd::Stopped) return error_object("proof-too-large");
  val object = val::object();
  object.set("status", text(name_of(proven.end)));
  if (proven.solution) object.set("solution", write_line(*proven.solution));
  object.set("steps", static_cast<double>(proven.learnt));
  return object;
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_counting) {
  emscripten::function("exactCount", &exact_count_of);
  emscripten::function("estimate", &estimate);
  emscripten::function("weights", &weights);
  emscripten::function("complete", &complete);
  emscripten::function("proof", &proof);
}

}  // namespace nonet::door
