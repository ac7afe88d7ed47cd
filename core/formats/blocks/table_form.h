#pragma once

#include <string_view>
#include <vector>

#include "core/formats/blocks/open_block.h"

namespace nonet {

// Tables of Markdown: `| 5 | 3 |   |`, then `|---|---|---|`, then further rows.

/// Returns the texts between the bars of a row, with their spaces. None for a line that does not begin and end with a
/// bar.
std::vector<std::string_view> table_cells(std::string_view line);

/// True for a row with at least four cells, each as short as a cell of a puzzle or the name of a column.
bool begins_table(std::string_view line);
bool continues_table(const OpenBlock& block, std::string_view line);
/// True when the second line is the one below the head, which says how the columns are aligned.
bool is_table(const OpenBlock& block);

}  // namespace nonet
