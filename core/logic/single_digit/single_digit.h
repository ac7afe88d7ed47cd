#pragma once

#include "core/logic/step_sink.h"
#include "core/logic/survey.h"

namespace nonet {

/// Two strong links of a digit whose inner ends see each other: it stands at one of the outer ends at least, and falls from
/// the cells that see both. Three techniques are told apart by where the links are:
///
/// - skyscraper: in two rows, joined in a column, or in two columns, joined in a row;
/// - 2-string kite: in a row and a column, joined in a box (region); of a dual one both row and column pass through each
///   of the two cells in the box;
/// - turbot fish: all others, and with FindOptions::all_turbot_fishes these as well.
///
/// A step has as base houses those of the links, as cover house the one that joins them (none when it is a rule for pairs),
/// and the four cells as nodes of a chain. The outer ends of the second kite of a dual one are two further nodes, its chain
/// follows that of the first.
void find_skyscrapers(Technique technique, Survey& survey, StepSink& sink);
void find_two_string_kites(Technique technique, Survey& survey, StepSink& sink);
void find_dual_two_string_kites(Technique technique, Survey& survey, StepSink& sink);
void find_turbot_fishes(Technique technique, Survey& survey, StepSink& sink);

/// Empty rectangle: the places of a digit in a box (or any house but rows and columns) are all in one row and one column.
/// A strong link that has one end in that row sees to it that the digit of the box is in the column when the other end
/// is false: the cell where column and other end meet loses the digit. (Row and column may change places.) With two places in the box,
/// one in the row and one in the column, it is left out unless FindOptions::small_empty_rectangles.
///
/// A step has as base house the box, as cover houses row and column, and the house of the link; its nodes are the places in
/// the box that are not in the row, those that are, and the two ends of the link. A dual one is two of one box with different
/// eliminations: two chains, one after the other.
void find_empty_rectangles(Technique technique, Survey& survey, StepSink& sink);
void find_dual_empty_rectangles(Technique technique, Survey& survey, StepSink& sink);

}  // namespace nonet
