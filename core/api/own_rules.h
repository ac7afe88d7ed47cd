#pragma once

/// The part of Nonet's public interface that puzzles with own rules need, and no more: their texts, their search, how
/// they are made, and what the search says about their rules. A program that includes this header alone links no other
/// search. wasm/rules does so.

// Read
#include "core/api/author_check.h"
#include "core/formats/author_words.h"
#include "core/formats/cell_names.h"
#include "core/formats/drawn/drawing_text.h"
#include "core/formats/drawn/drawn_readings.h"
#include "core/formats/drawn/rule_suggestion.h"
#include "core/formats/given_candidates.h"
#include "core/formats/layout_name.h"
#include "core/formats/puzzle_reader.h"
#include "core/formats/rule_hooks.h"
#include "core/formats/rule_text.h"
#include "core/formats/write.h"
// Solve
#include "core/search/rule_stream.h"
// Make
#include "core/api/making/rule_fields.h"
#include "core/generate/rules/rule_goal.h"
// Ask about candidates and rules
#include "core/rules/answers/candidate_counts.h"
#include "core/rules/answers/rules_at_fault.h"
#include "core/rules/answers/unnecessary_parts.h"
