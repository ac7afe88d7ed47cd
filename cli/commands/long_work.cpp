#include "cli/commands/long_work.h"

namespace nonet {

LongWork::LongWork(const Arguments& arguments, Console& console)
    : console_(console), patience_(arguments), line_(arguments.has("quiet")) {}

Control LongWork::control() {
  return {patience_.token(), kUnlimited, [this](const Progress& progress) { look_around(progress); }};
}

void LongWork::look_around(const Progress& progress) {
  console_.out.end_answer();
  patience_.look();
  line_.show([&] {
    const std::string found = progress.found == 0 ? "" : ", " + std::to_string(progress.found) + " found";
    return percent_of(progress.fraction) + found;
  });
}

void LongWork::complain(const Place& place, const std::string& consequence) {
  wipe();
  console_.complain(place, patience_.reason() + consequence, ExitCode::NoAnswer);
}

}  // namespace nonet
