#pragma once

#include <string>
#include <string_view>

#include "core/api/nonet.h"

namespace nonet {

// The English sentences for the error codes of the core and of the system.

/// Says why a text is no puzzle, and what to do. `advice` is a sentence that knows better what to do when the size of
/// the puzzle is wrong; it may be empty.
std::string sentence_of(const ParseError& error, const std::string& advice = "");

/// Says why no puzzle could be generated.
std::string sentence_of(GenerateError error);

/// The sentence for a word of a goal: a fault from WordLength to RepeatedLetter.
std::string sentence_about_word(const GoalError& error);

/// Says why the steps of a transformation cannot be done.
std::string sentence_of(const TransformationStepError& error);

/// Says why the symmetry of a grid is not known. `advice` says what to do when the search ended at its budget; it may
/// be empty.
std::string sentence_of(SymmetryError error, std::string_view advice = "");

/// Says why a grid could not be saved, from the system's error number.
std::string sentence_of_save_error(int number);

/// Says why a file could not be used, from the system's error number.
std::string sentence_of_system_error(int number);

}  // namespace nonet
