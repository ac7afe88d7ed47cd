// HoDoKu's regression library: positions with the one correct result of a technique and its digits.

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "core/api/teaching/library_steps.h"
#include "core/formats/library_line.h"
#include "core/grid/cell.h"
#include "core/logic/puzzle_state.h"
#include "core/logic/step.h"
#include "tests/catch.h"

namespace nonet {

namespace {

std::vector<std::string> library_lines() {
  std::ifstream file(std::string(std::getenv("NONET_DATA")) + "/techniques.txt");
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) {
    if (looks_like_library_line(line)) lines.push_back(line);
  }
  return lines;
}

// Digit, row and column together, in order: the library is not always sorted.
std::vector<int> sorted(const std::vector<Candidate>& candidates) {
  std::vector<int> keys;
  for (const auto& [cell, digit] : candidates) keys.push_back(digit.value * 1000 + cell.index);
  std::sort(keys.begin(), keys.end());
  return keys;
}

bool agrees(const LibraryLine& line, const LibraryLine& found) {
  return sorted(line.eliminations) == sorted(found.eliminations) && sorted(line.placements) == sorted(found.placements);
}

bool is_answered(const LibraryLine& line, const std::vector<LibraryLine>& found) {
  if (line.variant == "x") return found.empty();
  return found.size() == 1 && agrees(line, found.front());
}

}  // namespace

TEST_CASE("each technique finds what HoDoKu's library says and nothing else", "[logic][data]") {
  const std::vector<std::string> lines = library_lines();
  REQUIRE(lines.size() >= 580);
  for (const std::string& text : lines) {
    CAPTURE(text);
    const auto line = read_library_line(text, 1, nullptr);
    REQUIRE(line);
    const auto question = question_of(line.value());
    REQUIRE(question);
    const PuzzleState state = state_of(line.value());
    std::vector<LibraryLine> found;
    std::string answers;
    for (const Step& step : answers_to(*question, state)) {
      found.push_back(library_line_of(state, step));
      answers += write_library_line(found.back()) + '\n';
    }
    CAPTURE(answers);
    CHECK(is_answered(line.value(), found));
  }
}

}  // namespace nonet
