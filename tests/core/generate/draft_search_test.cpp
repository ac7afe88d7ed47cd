#include "core/generate/draft_search.h"

#include <algorithm>
#include <set>
#include <string>

#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

constexpr std::uint64_t kAttempts = 600;

// The fewest clues of the drafts of a search; with `reports`, the search learns the numbers of clues.
int fewest_clues(std::uint64_t index, bool reports) {
  DraftSearch search({}, 1, index);
  int fewest = 81;
  while (auto draft = search.next(kAttempts)) {
    const int clues = draft.value().puzzle.clue_count();
    fewest = std::min(fewest, clues);
    if (reports) search.report(clues);
  }
  return fewest;
}

}  // namespace

TEST_CASE("drafts of a search without reports are those of its attempts", "[generate]") {
  PuzzleForm form;
  form.fewest_clues = 22;
  form.most_clues = 23;
  form.minimal = true;
  DraftSearch search(form, 5, 6);
  for (std::uint64_t attempt = 0; attempt < 150; ++attempt) {
    const DraftKey key{5, 6, attempt};
    const Draft expected = generate_drafts(form, {&key, 1}).value().front();
    if (!expected) continue;
    const auto draft = search.next(1000);
    REQUIRE(draft);
    CHECK(draft.value().puzzle == expected->puzzle);
    CHECK(search.tried() == attempt + 1);
  }
}

TEST_CASE("a search ends when its attempts are used up, and can go on with more", "[generate]") {
  PuzzleForm form;
  form.layout = Layout::with_boxes(2, 2);
  form.fewest_clues = form.most_clues = 3;  // never reached: a 4x4 puzzle with one solution has at least 4 clues
  DraftSearch search(form, 1, 0);
  for (const std::uint64_t attempts : {1, 7, 40}) {
    CHECK(search.next(attempts).error() == GenerateError::NotFound);
    CHECK(search.tried() == attempts);
  }
}

TEST_CASE("a search that learns distances comes nearer", "[generate]") {
  int walked = 0;
  int fresh = 0;
  for (std::uint64_t index = 0; index < 8; ++index) {
    walked += fewest_clues(index, true);
    fresh += fewest_clues(index, false);
  }
  INFO(walked << " " << fresh);
  CHECK(walked < fresh);
}

TEST_CASE("a search does the same again", "[generate]") {
  const auto drafts = [] {
    std::vector<std::string> found;
    DraftSearch search({}, 3, 4);
    while (auto draft = search.next(kAttempts)) {
      found.push_back(symbols_of(draft.value().puzzle));
      search.report(draft.value().puzzle.clue_count());
    }
    return found;
  };
  const std::vector<std::string> found = drafts();
  CHECK(found == drafts());
  CHECK(found.size() > kAttempts / 2);
  CHECK(std::set<std::string>(found.begin(), found.end()).size() > kAttempts * 9 / 20);
}
