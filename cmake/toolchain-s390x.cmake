# A processor that stores the highest byte of a number first (IBM Z), on another machine: Debian's cross compiler
# (g++-s390x-linux-gnu) builds the programs, and Debian's emulator (qemu-user-static) runs them. Programs are linked statically, so
# that the emulator needs no libraries of the other system.

set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR s390x)
set(CMAKE_CXX_COMPILER s390x-linux-gnu-g++)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-s390x-static)

# Catch2's headers are the same for every processor, so those of the host are used.
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE BOTH)
