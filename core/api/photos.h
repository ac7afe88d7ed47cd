#pragma once

/// The part of the public interface that reads photos: grids in grey images, their cells, and the puzzle.
///
///     vision::PhotoReader  find(): outlines of grids · read(): what the cells of a grid hold
///     vision::resolve()    the most likely puzzle with exactly one solution
///     JSON                 json_of(outlines) · json_object_of(reading, resolution)

#include "core/vision/photo_reader.h"
#include "core/vision/reading_json.h"
#include "core/vision/resolve.h"
