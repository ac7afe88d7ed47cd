// The main function of version 2, compiled once; version 3 brings a library with its own.
#define CATCH_CONFIG_MAIN
#include "tests/catch.h"
