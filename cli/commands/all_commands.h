#pragma once

#include "cli/input/command_table.h"

namespace nonet {

// Each is defined in the file of its command.
extern const Command kSolveCommand;
extern const Command kCountCommand;
extern const Command kCandidatesCommand;
extern const Command kCompleteCommand;
extern const Command kCheckCommand;
extern const Command kReadCommand;
extern const Command kGenerateCommand;
extern const Command kConvertCommand;
extern const Command kPlayCommand;
extern const Command kTransformCommand;
extern const Command kCanonicalCommand;
extern const Command kIsomorphicCommand;
extern const Command kHintCommand;
extern const Command kStepsCommand;
extern const Command kExplainCommand;
extern const Command kRateCommand;
extern const Command kFindCommand;
extern const Command kPracticeCommand;
extern const Command kRulesCommand;

}  // namespace nonet
