#pragma once

namespace nonet {

/// Hands in what the library knows of puzzles with own rules: their texts, their search and their techniques. A program
/// calls the function once, before all other functions and before it starts threads. A program that does not call the
/// function contains no code for such puzzles: it refuses their texts (ParseErrorCode::RulesUnsupported), and
/// SolutionStream::supports() is false for them.
///
/// A program that wants less than all hands in parts by itself: use_rule_texts(), use_rule_search() and
/// use_rule_teaching().
void use_rules();

}  // namespace nonet
