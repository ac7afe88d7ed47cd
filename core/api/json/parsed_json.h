#pragma once

#include "core/formats/json.h"
#include "core/formats/parsed_puzzle.h"

namespace nonet {

/// `{layout, side, boxRows, boxColumns, format, puzzle, cells, givens, candidates, candidatesGiven, alphabet, comment,
/// headers, line, column}`: what parse() of the JavaScript engine returns. `cells` and `givens` are numbers, 0 for a
/// blank; `candidates` is a list for each cell, or null when the text lists none; `alphabet` is null up to side 9.
/// A layout that is no square has `rows`, `columns`, `digits` and `grids` instead of `side`: for each grid its place
/// (`row`, `column`, from 0), its `rows` and `columns`, and `boxRows` and `boxColumns` or `regions`, a list of the
/// region of each place, null for a place without a cell. `title`, `author`, `ruleset`, `message`, `notes` and
/// `cornerNotes` are there only if the text has them, and so are the members of json_object_of_rules().
JsonObject json_object_of(const ParsedPuzzle& puzzle);

/// `{puzzle, layout}`: the text of a puzzle, as answers repeat it. `layout` is left out when the text alone is read
/// with the same layout.
JsonObject json_object_of_text(const ParsedPuzzle& puzzle);

/// `{rules, unreadRules, drawings}`: the texts of the own rules, the names of rules that were not read, and the names
/// of what is only drawn. A list that is empty is left out; json_object_of(puzzle) has the lists, too.
JsonObject json_object_of_rules(const ParsedPuzzle& puzzle);

}  // namespace nonet
