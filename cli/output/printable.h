#pragma once

#include <string>
#include <string_view>

namespace nonet {

/// Returns a text without characters that a terminal obeys or that change the order of what it shows: control
/// characters, bidirectional controls, invisible characters. They become `<U+202E>`, bytes that are not UTF-8 become
/// `<0xFF>`.
std::string printable(std::string_view text);

/// Names one character of an input, as the subject of a sentence: `'x'`, `The character U+202E`, `The byte 0xFF`.
std::string quoted_symbol(std::string_view symbol);

}  // namespace nonet
