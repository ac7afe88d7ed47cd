# A processor with pointers and `size_t` of 32 bits (x86): Debian's cross compiler (g++-i686-linux-gnu) builds the programs. They are
# linked statically and run on a 64-bit x86 machine as they are.

set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR i686)
set(CMAKE_CXX_COMPILER i686-linux-gnu-g++)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
set(CMAKE_CROSSCOMPILING_EMULATOR env)

# Catch2's headers are the same for every processor, so those of the host are used.
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE BOTH)
