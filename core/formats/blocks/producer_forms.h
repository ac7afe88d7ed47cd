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

/// `%!PS` and all lines after it, to the next page that begins so.
bool begins_postscript(std::string_view line);
bool continues_postscript(const OpenBlock& block, std::string_view line);

}  // namespace nonet
