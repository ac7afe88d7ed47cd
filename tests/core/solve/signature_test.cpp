#include "bench/signature.h"

#include <vector>

#include "bench/search_each.h"
#include "core/grid/cell.h"
#include "core/solve/batch.h"
#include "core/solve/solve_backend.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

// The output of `nonet-bench --signature`. A commit that changes it says so, and why.
constexpr std::uint64_t kSignature = 0x4429cfddfb90919c;

int answers_with(std::span<const BatchAnswer> answers, std::uint32_t fewest, std::uint32_t most) {
  int number = 0;
  for (const BatchAnswer& answer : answers) number += answer.count >= fewest && answer.count <= most;
  return number;
}

}  // namespace

TEST_CASE("the signature is the same on every backend, by search and by batch", "[solve]") {
  const std::vector<ClassicPuzzle> corpus = signature_corpus();
  for (const SolveBackend& backend : solve_backends()) {
    INFO(backend.name);
    std::vector<BatchAnswer> by_batch(corpus.size());
    solve_batch(corpus, kSignatureLimit, by_batch, backend);
    CHECK(signature_of(by_batch) == kSignature);
    std::vector<BatchAnswer> by_search(corpus.size());
    search_each(corpus, kSignatureLimit, by_search, backend);
    CHECK(signature_of(by_search) == kSignature);
  }
}

TEST_CASE("the corpus of the signature contains puzzles of every kind", "[solve]") {
  const std::vector<ClassicPuzzle> corpus = signature_corpus();
  std::vector<BatchAnswer> answers(corpus.size());
  solve_batch(corpus, kSignatureLimit, answers);
  CHECK(corpus.size() == 2001);
  CHECK(answers_with(answers, 0, 0) > 300);
  CHECK(answers_with(answers, 1, 1) > 300);
  CHECK(answers_with(answers, 2, kSignatureLimit - 1) > 100);
  CHECK(answers_with(answers, kSignatureLimit, kSignatureLimit) > 300);
  int branches_in_vain = 0;
  for (const BatchAnswer& answer : answers) branches_in_vain += answer.count < 2 && answer.guesses > 0;
  CHECK(branches_in_vain > 50);
}

TEST_CASE("the signature depends on every part of an answer", "[solve]") {
  std::vector<BatchAnswer> answers(2);
  answers[0] = {1, 300, {}};
  answers[1] = {0, 0, {}};
  const std::uint64_t before = signature_of(answers);
  const auto differs = [&](auto change) {
    std::vector<BatchAnswer> changed = answers;
    change(changed);
    return signature_of(changed) != before;
  };
  CHECK(differs([](auto& each) { each[0].count = 2; }));
  CHECK(differs([](auto& each) { each[0].guesses += 256; }));
  CHECK(differs([](auto& each) { each[0].solution[80] = Digit{1}; }));
  CHECK(differs([](auto& each) { std::swap(each[0], each[1]); }));
  CHECK(differs([](auto& each) { each.pop_back(); }));
  CHECK_FALSE(differs([](auto& each) { each[1].solution[0] = Digit{1}; }));
}
