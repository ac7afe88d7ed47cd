#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/grid/cell.h"
#include "core/vision/point.h"

namespace nonet::vision {

/// A grid in an image.
struct Outline {
  /// In pixels of the image, clockwise from the corner that is at the top left of the image.
  Quad corners;
  /// Cells in a row, 4 to 16.
  int side = 0;
  /// How sure it is that there is a grid: 0.8 to 1.3.
  double score = 0;
  /// True for light lines on a dark ground.
  bool inverted = false;
};

/// How long to look for grids.
enum class Effort : std::uint8_t {
  Whole,  ///< Until a grid is sure, or everything was tried.
  Live,   ///< A third of that at most: for the pictures of a camera, of which another one comes soon.
};

/// At most this many outlines are found in an image.
inline constexpr std::size_t kMaxOutlines = 4;

enum class ReadStatus : std::uint8_t {
  Ok,               ///< The cells of a grid were read.
  NoGrid,           ///< There is no grid, or its cells hold letters, pictures or black squares.
  SeveralGrids,     ///< There are several grids of about the same size, and more than one or none of them is a puzzle
                    ///< with exactly one solution. The caller must choose an outline.
  UnsupportedSide,  ///< There is a grid of a side that cannot be read, such as 12 or 16.
  TooSmall,         ///< The cells of the grid have too few pixels, or the image has.
  BadInput,         ///< The image has no pixels, or too many.
};

/// Returns `ok`, `no_grid`, `several_grids`, `unsupported_side`, `too_small` or `bad_input`.
std::string_view name_of(ReadStatus status);

/// What may be in a picture, and was not read.
enum class Unread : std::uint8_t {
  Handwriting,  ///< Digits are of two kinds, or there is not exactly one solution, and the reader has no network for
                ///< handwriting.
  Regions,      ///< Lines are of two widths, but show neither boxes nor other regions.
  Cages,        ///< Lines inside the cells show the cages of a killer.
};

/// Returns `handwriting`, `regions` or `cages`.
std::string_view name_of(Unread unread);

/// A cage of a killer: its digits differ, and add up to its sum. Its cells are in ascending order.
struct DrawnCage {
  int sum;
  std::vector<Cell> cells;
};

/// What was read in an image. Cells and crossings are those of the puzzle as a person reads it: cell 0 is at its top
/// left, whichever way the puzzle lies in the image.
struct Reading {
  ReadStatus status = ReadStatus::NoGrid;
  /// All grids found, best first.
  std::vector<Outline> outlines;
  /// The rest describes the one grid that was read. With the status UnsupportedSide or TooSmall, `corners`, `side`,
  /// `inverted` and `score` are known. In pixels of the image, clockwise from the top left corner of the puzzle.
  Quad corners;
  int side = 0;
  /// Quarter turns clockwise after which the puzzle in the image is upright, 0 to 3.
  int turn = 0;
  bool inverted = false;
  double score = 0;
  /// With the status Ok: how far the next best grid is behind in lines and digits, among those of other sides and among
  /// all others at the place. 0.5: as good as this one; 1: far behind, or there is none.
  double side_confidence = 0;
  double lattice_confidence = 0;
  /// The crossings of the lines in pixels of the image: side + 1 rows of side + 1.
  std::vector<Point> lattice;
  /// For each cell, how likely it is blank, and how likely it holds each digit: index cell · (side + 1) + digit. The
  /// sum for each cell is 1.
  std::vector<float> probabilities;
  /// The same as costs: 256 times the difference of the logarithm to that of the most likely content, 0 or more.
  std::vector<std::int32_t> costs;
  /// For each cell, true when its content looks like something that is no digit, or when it counts as blank in spite of
  /// ink in its middle.
  std::vector<bool> strange;
  /// For each cell, true when its digit was written by hand, or has another colour than the printed digits: a player
  /// has entered it. Empty when neither is known.
  std::vector<bool> entered;
  /// For each cell, how much likelier it is that its digit was written by hand than that it was printed: the logarithm
  /// of the odds, in units of 1/256. Empty when nothing was written.
  std::vector<std::int32_t> writing;
  /// For each cell its region, from 0, where thick lines show boxes or other regions. Otherwise empty.
  std::vector<std::uint8_t> regions;
  /// True when both diagonals are marked, by lines or by the ground of their cells: their digits differ, too.
  bool diagonals = false;
  /// What was not read, each at most once. With the status SeveralGrids, of any of the grids. Handwriting counts of
  /// each grid of about the same size, as it decides which of them is a puzzle.
  std::vector<Unread> unread;
  /// The likeliest cages of a killer, in which all cells are, in the order of their first cells. A search with rules
  /// must show that there is exactly one solution: until then, `unread` has Cages.
  std::vector<DrawnCage> cages;
  /// For each cell, the digits of small pencil marks that stand at their places in the cell: bit 1 for a 1, and so on.
  std::vector<std::uint16_t> notes;

  bool is_written(std::size_t cell) const { return cell < writing.size() && writing[cell] > 0; }
  bool is_entered(std::size_t cell) const { return cell < entered.size() && entered[cell]; }
};

/// The sides of grids that can be read.
constexpr bool is_side_read(int side) { return side == 4 || side == 6 || side == 8 || side == 9; }

}  // namespace nonet::vision
