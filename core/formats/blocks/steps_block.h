#pragma once

#include <string_view>
#include <vector>

#include "core/formats/blocks/open_block.h"
#include "core/formats/blocks/text_block.h"
#include "core/formats/parsed_puzzle.h"

namespace nonet {

// Steps of a solution in the notation of sudoku forums, such as `Naked Pair: 4,7 in r1c13 => r1c5<>4`.

/// True for a technique, a colon, and candidates that are placed (`r1c1=5`) or eliminated (`r1c5<>4`).
bool begins_steps(std::string_view line);
bool continues_steps(const OpenBlock& block, std::string_view line);

/// Returns one error: steps hold no puzzle.
std::vector<ReadItem> read_steps_block(const TextBlock& block);

}  // namespace nonet
