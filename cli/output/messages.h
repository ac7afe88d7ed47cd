#pragma once

#include <string>

#include "core/api/nonet.h"

namespace nonet {

/// The sentence for a text that is no puzzle.
std::string sentence_of(const ParseError& error);

/// The sentence for a puzzle that could not be generated.
std::string sentence_of(GenerateError error);

/// The sentence for steps that cannot be done.
std::string sentence_of(const StepError& error);

/// The sentence for what the symmetry of a grid could not be told.
std::string sentence_of(SymmetryError error);

/// The sentence for a file that could not be used, from the system's error number.
std::string sentence_of_system_error(int number);

}  // namespace nonet
