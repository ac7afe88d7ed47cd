# Windows on 64-bit x86: Debian's cross compiler (g++-mingw-w64-x86-64) builds the programs, and Wine runs them. They are linked
# statically, so that each is one file that needs only the libraries of Windows.

set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
# The compiler of this name has the threads of the standard library.
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
set(CMAKE_CROSSCOMPILING_EMULATOR wine)

# The stack of Windows is aligned to 16 bytes, and g++ aligns its vectors of 32 and 64 bytes there no further (its bug 54412). The
# processor would end the program at the first move that expects an aligned vector. The assembler writes moves that expect nothing.
set(CMAKE_CXX_FLAGS_INIT -Wa,-muse-unaligned-vector-move)

# Catch2's headers are the same for every system, so those of the host are used.
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE BOTH)
