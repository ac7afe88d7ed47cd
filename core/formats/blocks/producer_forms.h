#pragma once

#include <cstdint>
#include <string_view>

#include "core/formats/blocks/open_block.h"

namespace nonet {

// The forms of files of other programs.

/// `pzprv3`, then the kind of the puzzle, its side, and rows of cells.
bool begins_pzpr(std::string_view line);
bool continues_pzpr(const OpenBlock& block, std::string_view line);
/// The state: how many lines the block has, and the number in its third line.
std::uint32_t pzpr_state_after(std::uint32_t state, std::string_view line);

/// `begin` to `end`.
bool begins_janko(std::string_view line);
bool continues_janko(const OpenBlock& block, std::string_view line);
bool has_ended_janko(const OpenBlock& block);

/// Lines `KEY     :LENGTH:VALUE`.
bool begins_solo_save(std::string_view line);
bool continues_solo_save(const OpenBlock& block, std::string_view line);

/// A line such as `[PencilMarks]` or `[Colors]`, and as many lines as a grid has.
bool begins_section(std::string_view line);
/// True for each line with a word in brackets right below a grid of an .sdk file.
bool begins_section_below(std::string_view line, const ParsedPuzzle& grid);
bool continues_section(const OpenBlock& block, std::string_view line);
/// The state: the side of the grid, and how many lines there are.
std::uint32_t section_state_after(std::uint32_t state, std::string_view line);

}  // namespace nonet
