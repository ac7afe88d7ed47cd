#include "core/formats/author_words.h"

#include "core/formats/blocks/signs.h"

namespace nonet {

void set_author_word(ParsedPuzzle& puzzle, std::string ParsedPuzzle::*text, std::string_view words) {
  puzzle.*text = without_space_around(words);
}

}  // namespace nonet
