#pragma once

/// The functions that a program defines itself to leave out what the library knows of puzzles with own rules: their
/// search and their texts. wasm/without_rules.cpp does so for the modules of the page. No other program needs this
/// header.

#include "core/formats/foreign_form.h"
#include "core/formats/rule_hooks.h"
#include "core/logic/rule_techniques.h"
#include "core/search/rule_stream.h"
#include "core/util/contracts.h"
