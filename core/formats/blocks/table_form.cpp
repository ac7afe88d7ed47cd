#include "core/formats/blocks/table_form.h"

#include <algorithm>

#include "core/formats/blocks/signs.h"
#include "core/formats/text_lines.h"

namespace nonet {

std::vector<std::string_view> table_cells(std::string_view line) {
  line = without_space_around(line);
  std::vector<std::string_view> cells;
  if (line.size() < 2 || line.front() != '|' || line.back() != '|') return cells;
  for (std::size_t start = 1; start < line.size();) {
    const std::size_t end = line.find('|', start);
    cells.push_back(line.substr(start, end - start));
    start = end + 1;
  }
  return cells;
}

bool begins_table(std::string_view line) {
  constexpr std::size_t kFewestCells = 4;
  constexpr std::size_t kLongestCell = 12;
  const std::vector<std::string_view> cells = table_cells(line);
  return cells.size() >= kFewestCells && cells.size() <= static_cast<std::size_t>(Layout::kMaxSide) &&
         !is_table_rule(without_space_around(line)) && std::all_of(cells.begin(), cells.end(), [](std::string_view it) {
           return without_space_around(it).size() <= kLongestCell;
         });
}

bool continues_table(const OpenBlock& block, std::string_view line) {
  const std::size_t cells = table_cells(line).size();
  const bool is_second = block.text().size() == block.last_line().size();
  return cells > 0 &&
         (!is_second || (is_table_rule(without_space_around(line)) && cells == table_cells(block.last_line()).size()));
}

bool is_table(const OpenBlock& block) { return block.text().find('\n') != std::string::npos; }

}  // namespace nonet
