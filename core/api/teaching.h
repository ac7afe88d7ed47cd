#pragma once

/// The part of the public interface that explains and rates, and never solves: steps, paths, exercises and rate(). It includes no search, so a program
/// that includes nothing else (the teacher's WebAssembly module) links no search either. nonet.h includes all of it.

#include "core/api/exercise.h"
#include "core/api/rating_json.h"
#include "core/api/step_json.h"
#include "core/formats/cell_names.h"
#include "core/formats/layout_name.h"
#include "core/grid/played_puzzle.h"
#include "core/logic/teacher.h"
#include "core/rating/rating.h"
