#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/vision/geometry.h"
#include "core/vision/grey_view.h"
#include "core/vision/photo_reader.h"

namespace nonet::test {

/// A puzzle with one solution, and the solution, to be drawn on pages.
inline constexpr const char* kDrawnPuzzle =
    "53..7...."
    "6..195..."
    ".98....6."
    "8...6...3"
    "4..8.3..1"
    "7...2...6"
    ".6....28."
    "...419..5"
    "....8..79";
inline constexpr const char* kDrawnSolution =
    "534678912"
    "672195348"
    "198342567"
    "859761423"
    "426853791"
    "713924856"
    "961537284"
    "287419635"
    "345286179";

/// A page with a puzzle, as a test wants it drawn.
struct DrawnPage {
  int width = 480;
  int height = 480;
  int side = 9;
  int box_rows = 3;
  int box_columns = 3;
  /// side · side characters: digits, and . for blank cells. `#` is a black cell, and letters A to F are drawn, too.
  std::string cells;
  /// The same for digits that a player has entered, in the colour of `entry`; without characters, none.
  std::string entries;
  /// Grey value of an entry, and its blue and red as in ColourView.
  int entry_ink = 95;
  int entry_blue = 170;
  int entry_red = 105;
  /// For each cell its pencil marks: bit 1 for a 1, and so on. Without numbers, none. Their height in cells.
  std::vector<std::uint16_t> notes;
  double note_height = 0.2;
  /// For each cell the small number in its top left corner, 0 for none. Without numbers, none.
  std::vector<int> sums;
  /// Where the corners of the grid are on the page.
  vision::Quad corners{{{45, 45}, {435, 45}, {435, 435}, {45, 435}}};
  /// How far the page is bent, in cells: rows become arcs.
  double bend = 0;
  /// Grey values of the page, the digits, the thin lines and the thick lines.
  int ground = 235;
  int ink = 30;
  int thin_ink = 60;
  int thick_ink = 30;
  /// For each cell the label of its region: thick lines are between regions. Without labels, they are around boxes.
  std::string regions;
  /// Widths of lines, in cells.
  double thin = 0.035;
  double thick = 0.08;
  /// The width of lines along the diagonals under the digits, in cells, and their grey value. Without `rising`, only
  /// the falling one is drawn.
  double diagonal = 0;
  int diagonal_ink = 150;
  bool rising = true;
  /// For each cell, # for one of the ground `shaded_ground`. Without characters, none.
  std::string shaded;
  int shaded_ground = 205;
  /// For each cell the label of its cage, . for none: lines inside the cells go around cages. Without labels, none.
  std::string cages;
  /// How far these lines are from the sides of their cells, how wide they are, and how long their dashes and the gaps
  /// between them, in cells; without a length, lines are whole. Their grey value.
  double cage_inset = 0.1;
  double cage_line = 0.03;
  double cage_dash = 0.06;
  int cage_ink = 60;
  /// Dark strips that are joined with the frame, in cells: above the grid, with light letters in it; and right of it.
  double heading = 0;
  double spine = 0;
  /// Quarter turns clockwise of the digits in their cells.
  int turn = 0;
  /// The standard deviation of blur in pixels, the largest random difference of a grey value, and the light that the
  /// right side of the page lacks, 0 to 1.
  double blur = 0;
  int noise = 0;
  double shade = 0;
};

/// A drawn page, with its pixels. The colours are those before noise, shade and blur.
struct Picture {
  int width = 0;
  int height = 0;
  std::vector<std::uint8_t> pixels;
  std::vector<std::uint8_t> blue = {};
  std::vector<std::uint8_t> red = {};

  vision::GreyView view() const { return {pixels.data(), width, height, width}; }
  vision::ColourView colours() const {
    return {{blue.data(), width, height, width}, {red.data(), width, height, width}};
  }
};

Picture draw(const DrawnPage& page);

/// What a reader without weights for handwriting reads on the page.
vision::Reading reading_of(const DrawnPage& page);

/// Where the crossing of a row line and a column line is on the page, both from 0.
vision::Point crossing_on(const DrawnPage& page, int row, int column);

/// The corners of a square with a centre, a side in pixels, and a tilt in degrees.
vision::Quad square_at(double x, double y, double side, double degrees = 0);

}  // namespace nonet::test
