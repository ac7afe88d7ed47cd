#include "core/formats/blocks/value_role.h"

#include <algorithm>
#include <array>
#include <string>

namespace nonet {

namespace {

template <std::size_t kCount>
bool has_one_of(std::string_view name, const std::array<std::string_view, kCount>& words) {
  return std::any_of(words.begin(), words.end(), [&](auto word) { return name.find(word) != std::string_view::npos; });
}

}  // namespace

bool has_name_of_solution(std::string_view text) {
  constexpr std::array<std::string_view, 9> kWords{"solution", "Solution", "solved",   "Solved",  "answer",
                                                   "Answer",   "Output",   "expected", "SOLUTION"};
  return has_one_of(text, kWords);
}

ValueRole role_of_name(std::string_view name) {
  std::string letters;
  for (const char each : name) {
    if (each >= 'A' && each <= 'Z') letters += static_cast<char>(each - 'A' + 'a');
    if (each >= 'a' && each <= 'z') letters += each;
  }
  constexpr std::array<std::string_view, 13> kPuzzles{"unsolved", "puzzle",   "given",     "clue",     "problem",
                                                      "quiz",     "question", "initial",   "original", "mission",
                                                      "start",    "unfilled", "incomplete"};
  constexpr std::array<std::string_view, 8> kSolutions{"solution", "solved", "answer", "result",
                                                       "expected", "output", "filled", "complete"};
  constexpr std::array<std::string_view, 12> kGrids{"grid",  "board",  "sudoku", "cells", "values", "value",
                                                    "field", "matrix", "game",   "data",  "table",  "rows"};
  if (letters == "solution" || letters == "solutions" || has_one_of<1>(letters, {"solution"}))
    return ValueRole::Solution;
  if (has_one_of<4>(letters, {"region", "jigsaw", "zone", "areas"})) return ValueRole::Regions;
  if (has_one_of(letters, kPuzzles)) return ValueRole::Puzzle;
  if (has_one_of(letters, kSolutions)) return ValueRole::Solution;
  return has_one_of(letters, kGrids) ? ValueRole::Grid : ValueRole::Other;
}

}  // namespace nonet
