#pragma once

/// The part of the public interface that explains and rates, and never solves: hints, steps, paths, exercises, rate()
/// and judge(). It includes no search, so a program that includes nothing else (the teacher's WebAssembly module) links
/// no search either. nonet.h includes all of it.

#include "core/api/json/rating_json.h"
#include "core/api/json/step_json.h"
#include "core/api/teaching/difficulty.h"
#include "core/api/teaching/exercise.h"
#include "core/api/teaching/hint.h"
#include "core/api/teaching/puzzle_judge.h"
#include "core/api/teaching/rule_level.h"
#include "core/api/teaching/rule_position.h"
#include "core/api/teaching/technique_rarity.h"
#include "core/formats/cell_names.h"
#include "core/formats/layout_name.h"
#include "core/grid/played_puzzle.h"
#include "core/logic/rule_techniques.h"
#include "core/logic/teacher.h"
#include "core/rating/rating.h"
