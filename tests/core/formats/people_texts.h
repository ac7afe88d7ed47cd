#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace nonet::test {

struct PeopleText {
  std::string name;
  std::string text;
};

/// Returns the texts of tests/data/texts, puzzles as people write them, in the order of their names.
inline std::vector<PeopleText> people_texts() {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(NONET_TEST_DATA "/texts")) {
    if (entry.path().filename() != "TRUTH.tsv") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  std::vector<PeopleText> texts;
  for (const auto& path : paths) {
    std::ifstream file(path, std::ios::binary);
    texts.push_back({path.filename().string(), {std::istreambuf_iterator<char>(file), {}}});
  }
  return texts;
}

}  // namespace nonet::test
