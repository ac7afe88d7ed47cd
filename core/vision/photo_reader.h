#pragma once

#include <memory>
#include <vector>

#include "core/vision/grey_view.h"
#include "core/vision/reading.h"

namespace nonet::vision {

/// Finds and reads puzzles in photos and pictures of screens. Keeps its buffers of some 10 MB, or 15 MB with colours,
/// for the next image, so a program that looks at one image after the other has one reader. The same image gives the
/// same reading on every platform.
class PhotoReader {
 public:
  PhotoReader();
  ~PhotoReader();
  PhotoReader(PhotoReader&&) noexcept;
  PhotoReader& operator=(PhotoReader&&) noexcept;

  /// Finds the outlines of grids, best first; none in an image whose size is_readable_size() refuses. Takes 10 ms for
  /// 640×480 pixels.
  std::vector<Outline> find(GreyView image, Effort effort = Effort::Whole);

  /// Reads the grid of an image. With a `chosen` outline, which find() or read() returned for this image, reads that
  /// grid. `colours` of the image tell digits that a player has entered from printed ones. Takes some 30 ms for 12
  /// megapixels.
  Reading read(GreyView image, const Outline* chosen = nullptr, ColourView colours = {});

 private:
  // Defined in the .cpp file, so that users do not compile how grids are found.
  struct Parts;

  std::unique_ptr<Parts> parts_;
};

}  // namespace nonet::vision
