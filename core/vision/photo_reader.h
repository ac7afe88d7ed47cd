#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/vision/grey_view.h"
#include "core/vision/reading.h"

namespace nonet::vision {

/// Finds and reads puzzles in photos and pictures of screens. Keeps its buffers of some 10 MB, or 15 MB with colours,
/// for the next image, so a program that looks at one image after the other has one reader. The same image gives the
/// same reading on every platform.
class PhotoReader {
 public:
  /// Reads with both networks of the library.
  PhotoReader();
  /// Reads no handwriting before learn_handwriting(), and says where there may be some: Reading::unread. For programs
  /// that load the network for handwriting when a picture needs it.
  static PhotoReader without_handwriting();
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

  /// From now on reads handwriting, by the bytes of a file like core/vision/handwriting.weights. False when the bytes
  /// are no such file.
  bool learn_handwriting(std::span<const std::uint8_t> weights);
  bool reads_handwriting() const;

 private:
  // Defined in the .cpp file, so that users do not compile how grids are found.
  struct Parts;

  explicit PhotoReader(std::unique_ptr<Parts> parts);

  std::unique_ptr<Parts> parts_;
};

}  // namespace nonet::vision
