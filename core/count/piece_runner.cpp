#include "core/count/piece_runner.h"

namespace nonet {

bool InTurnRunner::run(std::size_t pieces, const Work& work, const Control& control) {
  for (std::size_t piece = 0; piece < pieces; ++piece) {
    if (control.stop.stop_requested()) return false;
    work(0, piece);
    if (control.progress) control.progress({static_cast<double>(piece + 1) / static_cast<double>(pieces), 0});
  }
  return true;
}

}  // namespace nonet
