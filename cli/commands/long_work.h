#pragma once

#include <string>

#include "cli/commands/patience.h"
#include "cli/output/console.h"
#include "cli/output/progress_line.h"

namespace nonet {

/// Work on one puzzle that may take long: lets earlier answers out, shows how far it has come, and ends by Ctrl-C or
/// `--time`.
class LongWork {
 public:
  LongWork(const Arguments& arguments, Console& console);

  /// For the call that does the work; this object must outlive the call.
  Control control();
  /// Looks whether it is to end, for work that calls nothing.
  void look() { patience_.look(); }
  /// True when it was asked to end, which may have been too late to matter.
  bool is_over() const { return patience_.is_over(); }
  /// Says that the work was stopped.
  void complain(const Place& place, const std::string& consequence = "");
  /// Takes the progress off the terminal.
  void wipe() { line_.wipe(); }

 private:
  void look_around(const Progress& progress);

  Console& console_;
  Patience patience_;
  ProgressLine line_;
};

}  // namespace nonet
