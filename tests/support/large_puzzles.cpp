#include "tests/support/large_puzzles.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "tests/catch.h"

namespace nonet::test {

std::vector<Grid> large_puzzles(const std::string& name) {
  const char* const folder = std::getenv("NONET_DATA");
  REQUIRE(folder != nullptr);
  std::ifstream file(std::string(folder) + "/large/" + name);
  std::vector<Grid> puzzles;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::vector<Digit> digits;
    std::istringstream numbers(line);
    for (int number = 0; numbers >> number;) digits.push_back(Digit{static_cast<std::uint8_t>(number)});
    int box = 2;
    while (static_cast<std::size_t>(box * box * box * box) < digits.size()) ++box;
    puzzles.emplace_back(Layout::with_boxes(box, box));
    REQUIRE(digits.size() == puzzles.back().digits().size());
    std::copy(digits.begin(), digits.end(), puzzles.back().digits().begin());
  }
  return puzzles;
}

}  // namespace nonet::test
