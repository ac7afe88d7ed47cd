#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/formats/parsed_puzzle.h"

namespace nonet {

/// One thing that the author of a puzzle says: its name in JSON and as an option, and where a puzzle has it.
struct AuthorWord {
  std::string_view name;
  std::string ParsedPuzzle::*text;
};

inline constexpr std::array kAuthorWords{
    AuthorWord{"title", &ParsedPuzzle::title},
    AuthorWord{"author", &ParsedPuzzle::author},
    AuthorWord{"ruleset", &ParsedPuzzle::ruleset},
    AuthorWord{"message", &ParsedPuzzle::message},
};

/// Gives a puzzle what its author says, without the spaces, tabs and line ends around it: the same words are the same
/// text, whichever door they came through.
void set_author_word(ParsedPuzzle& puzzle, std::string ParsedPuzzle::*text, std::string_view words);

}  // namespace nonet
