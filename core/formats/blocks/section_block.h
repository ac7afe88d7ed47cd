#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/formats/blocks/block_forms.h"

namespace nonet {

// Sections of .sdk files, which programs without rules read and write, too.

/// A line such as `[PencilMarks]` or `[Colors]`, and as many lines as a grid has.
bool begins_section(std::string_view line);
/// True for each line with a word in brackets right below a grid of an .sdk file.
bool begins_section_below(std::string_view line, const ParsedPuzzle& grid);
bool continues_section(const OpenBlock& block, std::string_view line);
/// The state: the side of the grid, and how many lines there are.
std::uint32_t section_state_after(std::uint32_t state, std::string_view line);

/// Reads a section, beginning with the name in brackets. `[PencilMarks]` has a line for each row, with the noted
/// candidates of each cell between commas; a cell without notes has all candidates. Other sections, such as `[Colors]`,
/// say nothing about the grid above.
std::vector<ReadItem> read_section_block(const TextBlock& block);

inline constexpr BlockForm kSectionForm{.kind = BlockKind::Section,
                                        .name = "a section of .sdk",
                                        .begins = begins_section,
                                        .goes_on = continues_section,
                                        .ends = [](const OpenBlock&) { return false; },
                                        .read = read_section_block,
                                        .state_after = section_state_after,
                                        .begins_below = begins_section_below,
                                        .continues_grid = true};

}  // namespace nonet
