#include "cli/input/layout_argument.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <sstream>
#include <vector>

namespace nonet {

namespace {

constexpr std::string_view kJigsawFile = "jigsaw:@";
constexpr std::size_t kMaxCells = std::size_t{Layout::kMaxSide} * Layout::kMaxSide;

std::string joined(const std::vector<std::string>& words, std::string_view separator) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += separator;
    text += word;
  }
  return text;
}

// Labels as the name of a layout has them: the rows one behind the other, numbers with commas.
std::string labels_of(const std::vector<std::string>& words) {
  const bool are_rows =
      std::all_of(words.begin(), words.end(), [&](const auto& it) { return it.size() == words.size(); });
  return joined(words, are_rows || words.size() == 1 ? "" : ",");
}

std::optional<std::string> labels_in_file(const std::string& path) {
  std::ifstream file(path);
  std::vector<std::string> words;
  for (std::string line; words.size() <= kMaxCells && std::getline(file, line);) {
    if (!line.empty() && line[0] == '#') continue;
    std::replace(line.begin(), line.end(), ',', ' ');
    std::istringstream fields(line);
    for (std::string word; fields >> word;) words.push_back(word);
  }
  if (words.empty()) return std::nullopt;
  return labels_of(words);
}

std::string_view reason_of(LayoutError error) {
  switch (error) {
    case LayoutError::SideOutOfRange: return "the side must be from 2 to 100";
    case LayoutError::NoBoxesForSide: return "a prime side has no boxes; irregular regions (jigsaw:...) fit it";
    case LayoutError::RegionSizes: return "an n×n grid needs n regions of n cells, and a label for every cell";
    case LayoutError::NeedsSquareSide: return "windows need a square side: 4, 9, 16 and so on";
    case LayoutError::NeedsClassicSide: return "an asterisk stands in 9×9 only";
    case LayoutError::NeedsBoxes: return "disjoint groups and centre dots need boxes, not irregular regions";
    case LayoutError::NeedsMiddleCells: return "centre dots need boxes with odd rows and columns";
  }
  return "";
}

std::string sentence_of(const LayoutNameError& error, std::string_view value) {
  if (error.reason) return "'" + std::string(value) + "': " + std::string(reason_of(*error.reason));
  return "'" + error.part +
         "' is no layout: the box's rows by columns (2x3), a side (9), jigsaw:LABELS or jigsaw:@FILE, and x, windoku, "
         "asterisk, centerdots, disjoint, antiknight, antiking, joined by +";
}

}  // namespace

Result<LayoutRef, std::string> layout_of_argument(std::string_view value) {
  std::string name(value);
  if (const std::size_t start = name.find(kJigsawFile); start != std::string::npos) {
    const std::size_t path = start + kJigsawFile.size();
    const std::size_t end = std::min(name.find('+', path), name.size());
    const auto labels = labels_in_file(name.substr(path, end - path));
    if (!labels) return "'" + name.substr(path, end - path) + "' cannot be read, or holds no labels of regions";
    name.replace(path - 1, end - path + 1, *labels);
  }
  auto layout = layout_of_name(name);
  if (!layout) return sentence_of(layout.error(), value);
  return std::move(layout).value();
}

}  // namespace nonet
