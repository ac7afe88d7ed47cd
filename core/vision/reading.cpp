#include "core/vision/reading.h"

namespace nonet::vision {

std::string_view name_of(ReadStatus status) {
  switch (status) {
    case ReadStatus::Ok: return "ok";
    case ReadStatus::NoGrid: return "no_grid";
    case ReadStatus::SeveralGrids: return "several_grids";
    case ReadStatus::UnsupportedSide: return "unsupported_side";
    case ReadStatus::TooSmall: return "too_small";
    case ReadStatus::BadInput: break;
  }
  return "bad_input";
}

std::string_view name_of(Unread unread) {
  switch (unread) {
    case Unread::Handwriting: return "handwriting";
    case Unread::Regions: return "regions";
    case Unread::Cages: break;
  }
  return "cages";
}

}  // namespace nonet::vision
