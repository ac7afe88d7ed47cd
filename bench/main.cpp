// nonet-bench [--csv] [SET|FILE...]: measures how fast puzzles are solved and generated. To solve a puzzle means to
// find its
//   solution and to prove that there is no other.
// nonet-bench --each SECONDS FILE...: solves each puzzle once, of any side, and prints the result and its time.
// nonet-bench --canonical [SET|FILE...]: measures how fast canonical forms are found.
// nonet-bench --signature: prints a hash of all results on a fixed corpus.
// nonet-bench --counts: measures exact counts.
// nonet-bench --solutions: measures how many solutions a second are found.
// nonet-bench --paths: measures how fast puzzles are solved by human techniques.
// nonet-bench --ratings: measures how fast puzzles are rated on the scale of Sudoku Explainer.
// nonet-bench --rules GUESSES FILE...: measures the search of each puzzle with own rules.
// nonet-bench --goals, --techniques: measure how long it takes to make a puzzle of a goal, or one that needs a
// technique.

#include <algorithm>
#include <array>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bench/enumeration.h"
#include "bench/exact_counts.h"
#include "bench/goals.h"
#include "bench/measure.h"
#include "bench/one_by_one.h"
#include "bench/paths.h"
#include "bench/puzzle_set.h"
#include "bench/ratings.h"
#include "bench/rule_runs.h"
#include "bench/signature.h"
#include "core/api/use_rules.h"

namespace nonet {

namespace {

constexpr std::array kSets{"easy", "medium", "minimal", "symmetric"};

// The format of the rows: a table for people, or CSV for programs.
enum class Form { Table, Csv };

void print_header(Form form) {
  if (form == Form::Csv) {
    std::puts("set,how,puzzles,ns,guesses,unique");
  } else {
    std::printf("%-24s %-9s %8s %12s %12s %10s %8s\n", "solve", "how", "puzzles", "puzzles/s", "ns/puzzle", "guesses",
                "unique");
  }
}

void print_row(Form form, const std::string& set, const char* how, std::size_t puzzles, const Measurement& result) {
  const double nanoseconds = result.seconds_each * 1e9;
  if (form == Form::Csv) {
    std::printf("%s,%s,%zu,%.1f,%.4f,%" PRIu64 "\n", set.c_str(), how, puzzles, nanoseconds, result.guesses_each,
                result.unique);
  } else {
    std::printf("%-24s %-9s %8zu %12.0f %12.0f %10.2f %8" PRIu64 "\n", set.c_str(), how, puzzles,
                1 / result.seconds_each, nanoseconds, result.guesses_each, result.unique);
  }
  std::fflush(stdout);
}

template <class Puzzles>
bool all_classic(const Puzzles& puzzles) {
  return std::all_of(puzzles.begin(), puzzles.end(), [](const auto& puzzle) { return puzzle.layout()->is_classic(); });
}

std::vector<ClassicPuzzle> digits_of(const std::vector<Puzzle>& puzzles) {
  std::vector<ClassicPuzzle> digits(puzzles.size());
  for (std::size_t index = 0; index < puzzles.size(); ++index) {
    const std::span<const Digit> givens = puzzles[index].givens().digits();
    std::copy(givens.begin(), givens.end(), digits[index].begin());
  }
  return digits;
}

std::vector<ClassicCandidates> candidates_of(const std::vector<Puzzle>& puzzles) {
  std::vector<ClassicCandidates> candidates;
  for (const Puzzle& puzzle : puzzles) candidates.push_back(classic_candidates(puzzle));
  return candidates;
}

// Measures classic puzzles, in either of their forms.
template <class Puzzle>
void bench_classic(const std::string& shown, const std::vector<Puzzle>& puzzles, Form form) {
  print_row(form, shown, "search", puzzles.size(), measure_search(puzzles));
  for (const SolveBackend& backend : solve_backends()) {
    print_row(form, shown, backend.name, puzzles.size(), measure_batch(puzzles, backend));
  }
}

// Prints an error and returns false if the set cannot be read.
bool bench_set(const std::string& name, Form form) {
  const std::string path = path_of_set(name);
  const auto puzzles = read_puzzles(path);
  if (!puzzles || puzzles->empty()) {
    std::fprintf(stderr, "nonet-bench: %s: the file has no puzzles\n", path.c_str());
    return false;
  }
  const std::string shown = name.substr(name.rfind('/') + 1);
  print_row(form, shown, "single", puzzles->size(), measure_solving(*puzzles));
  if (!all_classic(*puzzles)) return true;
  if (std::any_of(puzzles->begin(), puzzles->end(), [](const Puzzle& each) { return each.has_given_candidates(); })) {
    bench_classic(shown, candidates_of(*puzzles), form);
  } else {
    bench_classic(shown, digits_of(*puzzles), form);
  }
  return true;
}

bool bench_sets(const std::vector<std::string>& names, Form form) {
  print_header(form);
  bool all = true;
  for (const std::string& name : names) all &= bench_set(name, form);
  return all;
}

void bench_generation(const char* name, const PuzzleForm& form, std::uint64_t puzzles = 200) {
  const Measurement result = measure_generating(form, puzzles);
  std::printf("%-24s %8" PRIu64 " %12.1f %12.0f\n", name, puzzles, 1 / result.seconds_each, result.seconds_each * 1e9);
}

void bench_drafts(const char* name, const PuzzleForm& form, std::uint64_t block) {
  constexpr std::uint64_t kPuzzles = 2048;
  const Measurement result = measure_drafts(form, kPuzzles, block);
  std::printf("%-24s %8" PRIu64 " %12.0f %12.0f\n", name, kPuzzles, 1 / result.seconds_each, result.seconds_each * 1e9);
}

void bench_generating() {
  std::printf("\n%-24s %8s %12s %12s\n", "generate", "puzzles", "puzzles/s", "ns/puzzle");
  bench_generation("any number of clues", {});
  bench_generation("180 degrees, 28-32 clues", {.symmetry = Symmetry::HalfTurn, .fewest_clues = 28, .most_clues = 32});
  bench_drafts("minimal, blocks of 64", {}, 64);
  bench_drafts("minimal, blocks of 1", {}, 1);
  bench_drafts("180 degrees, minimal, 64", {.symmetry = Symmetry::HalfTurn}, 64);
  bench_drafts("added, minimal, 64", {.method = Method::Add}, 64);
  bench_generation("16x16, minimal", {.layout = Layout::of_side(16), .minimal = true}, 20);
  bench_generation("25x25, 200-270 clues", {.layout = Layout::of_side(25), .fewest_clues = 200, .most_clues = 270}, 3);
}

// The puzzles of a set, and as full grids the solutions of those that have one solution.
std::vector<ClassicPuzzle> solutions_of(const std::vector<ClassicPuzzle>& puzzles) {
  std::vector<BatchAnswer> answers(puzzles.size());
  solve_batch(puzzles, 2, answers);
  std::vector<ClassicPuzzle> solutions;
  for (const BatchAnswer& answer : answers) {
    if (answer.count == 1) solutions.push_back(answer.solution);
  }
  return solutions;
}

void print_canonical_row(const std::string& set, const char* grids, const std::vector<ClassicPuzzle>& digits) {
  if (digits.empty()) return;
  const Measurement result = measure_canonical(digits);
  std::printf("%-24s %-9s %8zu %12.0f %12.0f %8" PRIu64 "\n", set.c_str(), grids, digits.size(),
              1 / result.seconds_each, result.seconds_each * 1e9, result.unique);
}

// Prints an error and returns false if the set cannot be read or has puzzles of other layouts.
bool bench_canonical_set(const std::string& name) {
  const auto puzzles = read_puzzles(path_of_set(name));
  if (!puzzles || puzzles->empty() || !all_classic(*puzzles)) {
    std::fprintf(stderr, "nonet-bench: %s: the file has no classic puzzles\n", path_of_set(name).c_str());
    return false;
  }
  const std::string shown = name.substr(name.rfind('/') + 1);
  const std::vector<ClassicPuzzle> digits = digits_of(*puzzles);
  print_canonical_row(shown, "puzzles", digits);
  print_canonical_row(shown, "full", solutions_of(digits));
  return true;
}

bool bench_canonical(const std::vector<std::string>& names) {
  std::printf("%-24s %-9s %8s %12s %12s %8s\n", "canonical", "grids", "number", "grids/s", "ns/grid", "forms");
  bool all = true;
  for (const std::string& name : names) all &= bench_canonical_set(name);
  return all;
}

void print_signature() {
  const std::vector<ClassicPuzzle> corpus = signature_corpus();
  std::vector<BatchAnswer> answers(corpus.size());
  solve_batch(corpus, kSignatureLimit, answers);
  std::printf("%016" PRIx64 "\n", signature_of(answers));
}

bool run_each(const std::string& name, double max_seconds) {
  const auto puzzles = read_givens(name);
  if (!puzzles || puzzles->empty()) {
    std::fprintf(stderr, "nonet-bench: %s: the file has no puzzles\n", name.c_str());
    return false;
  }
  std::size_t number = 0;
  for (const Grid& puzzle : *puzzles) {
    const LargeRun run = search_within(puzzle, max_seconds);
    std::printf("%-20s %4zu %4d %6d %-9s %10.4f %10.4f %12" PRIu64 "\n", name.substr(name.rfind('/') + 1).c_str(),
                ++number, puzzle.digit_count(), puzzle.clue_count(), run.status, run.first_seconds, run.seconds,
                run.guesses);
    std::fflush(stdout);
  }
  return true;
}

// `words`: the time limit in seconds, then the files.
bool run_files(const std::vector<std::string>& words) {
  std::printf("%-20s %4s %4s %6s %-9s %10s %10s %12s\n", "file", "no.", "side", "clues", "status", "first, s", "all, s",
              "guesses");
  const double seconds = words.size() < 2 ? 0 : std::strtod(words[1].c_str(), nullptr);
  bool all = seconds > 0;
  for (std::size_t index = 2; all && index < words.size(); ++index) all = run_each(words[index], seconds);
  return all;
}

void print_help() {
  std::puts(
      "Usage: nonet-bench [--csv] [SET|FILE...]\n"
      "       nonet-bench --canonical [SET|FILE...]\n"
      "       nonet-bench --each SECONDS FILE...\n"
      "       nonet-bench --signature\n"
      "       nonet-bench --counts\n"
      "       nonet-bench --solutions [FILE...]\n"
      "       nonet-bench --paths SET|FILE...\n"
      "       nonet-bench --ratings SET|FILE...\n"
      "       nonet-bench --rules GUESSES FILE...\n"
      "       nonet-bench --goals [PUZZLES]\n"
      "       nonet-bench --techniques [RANDOM [PUZZLES]]\n"
      "A SET is the name of a file in bench/sets. Without a name, all sets and generation are measured.\n"
      "  --csv        measure solving only, and print set,how,puzzles,ns,guesses,unique\n"
      "  --each       solve each puzzle once, of any side: search for a first and a second solution for at most "
      "SECONDS\n"
      "  --canonical  measure the canonical forms of the puzzles and of their solutions\n"
      "  --signature  print a hash of all results on a fixed corpus, which is the same on every machine\n"
      "  --counts     measure exact counts, from the empty grid to grids with 22 clues\n"
      "  --solutions  measure how many solutions a second are found and written, for each puzzle and instruction set\n"
      "  --paths      solve puzzles by human techniques: paths a second, time of a step, techniques used\n"
      "  --ratings    rate puzzles on the scale of Sudoku Explainer: ratings a second, times by rating\n"
      "  --rules      search each puzzle for its solution and the proof that there is no other, with at most GUESSES, "
      "and "
      "print\n               file,number,status,set-up,search,guesses; times in microseconds\n"
      "  --goals      measure the time to a puzzle of a level or a rating: the median of PUZZLES (default: 200)\n"
      "  --techniques count how many of RANDOM minimal puzzles (default: 10000) need each technique, and measure the "
      "time to a\n               puzzle that needs it: the median of PUZZLES (default: 50)");
}

}  // namespace

}  // namespace nonet

int main(int count, char** words) {
  using namespace nonet;
  use_rules();
  std::vector<std::string> names(words + 1, words + count);
  const std::string option = names.empty() ? "" : names.front();
  if (option == "--help") {
    print_help();
    return 0;
  }
  if (option == "--each") return run_files(names) ? 0 : 2;
  if (option == "--signature") {
    print_signature();
    return 0;
  }
  if (option == "--counts") {
    bench_exact_counts();
    return 0;
  }
  if (option == "--solutions") return bench_enumeration({names.begin() + 1, names.end()}) ? 0 : 2;
  if (option == "--ratings") return bench_ratings({names.begin() + 1, names.end()}) ? 0 : 2;
  const auto number = [&](std::size_t at, std::uint64_t otherwise) {
    return names.size() > at ? std::strtoull(names[at].c_str(), nullptr, 10) : otherwise;
  };
  if (option == "--rules") {
    const std::uint64_t most_guesses = number(1, 0);
    return names.size() > 2 && most_guesses > 0 && bench_rules(most_guesses, {names.begin() + 2, names.end()}) ? 0 : 2;
  }
  if (option == "--goals") {
    bench_goals(number(1, 200));
    return 0;
  }
  if (option == "--techniques") {
    bench_techniques(number(1, 10'000), number(2, 50));
    return 0;
  }
  if (option == "--paths") return bench_paths({names.begin() + 1, names.end()}) ? 0 : 2;
  const Form form = option == "--csv" ? Form::Csv : Form::Table;
  const bool canonical = option == "--canonical";
  if (form == Form::Csv || canonical) names.erase(names.begin());
  const bool named = !names.empty();
  if (!named) names.assign(kSets.begin(), kSets.end());
  if (canonical) return bench_canonical(names) ? 0 : 2;
  const bool all_read = bench_sets(names, form);
  if (!named && form == Form::Table) bench_generating();
  return all_read ? 0 : 2;
}
