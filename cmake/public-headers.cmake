# cmake -D SOURCE=… -D OUT=… -D CONTRACTS=… -D VERSION=… -P public-headers.cmake
#
# Writes the public headers, which are those that core/api/nonet.h reaches, as they are installed: core/ROOM/FILE.h becomes nonet/ROOM/FILE.h,
# and core/api/nonet.h becomes nonet/nonet.h. A project can therefore have a folder named core of its own. Whether contracts are
# checked is written into nonet/config.h: it must be the same in the library and in all programs that use the library.

cmake_minimum_required(VERSION 3.25)

set(waiting core/api/nonet.h)
set(reached)
while(waiting)
  list(POP_FRONT waiting header)
  list(APPEND reached ${header})
  file(STRINGS ${SOURCE}/${header} lines REGEX "^#include \"")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "^#include \"([^\"]+)\".*" "\\1" included "${line}")
    if(NOT included IN_LIST reached AND NOT included IN_LIST waiting)
      list(APPEND waiting ${included})
    endif()
  endforeach()
endwhile()

# write_changed(PATH TEXT): writes a file unless it has this text already, so that nothing is built anew in vain.
function(write_changed path text)
  if(EXISTS ${path})
    file(READ ${path} before)
    if(before STREQUAL text)
      return()
    endif()
  endif()
  file(WRITE ${path} "${text}")
endfunction()

set(written ${OUT}/nonet/config.h)
foreach(header IN LISTS reached)
  string(REGEX REPLACE "^core/" "nonet/" path ${header})
  string(REPLACE "nonet/api/nonet.h" "nonet/nonet.h" path ${path})
  file(READ ${SOURCE}/${header} text)
  string(REGEX REPLACE "#include \"core/([^\"]+)\"" "#include \"nonet/\\1\"" text "${text}")
  if(header STREQUAL "core/util/contracts.h")
    string(REPLACE "#ifdef NONET_CONTRACTS" "#if NONET_CONTRACTS_ARE_CHECKED" changed "${text}")
    string(REPLACE "#pragma once\n" "#pragma once\n\n#include \"nonet/config.h\"\n" changed "${changed}")
    if(changed STREQUAL text)
      message(FATAL_ERROR "core/util/contracts.h has no line \"#ifdef NONET_CONTRACTS\"")
    endif()
    set(text "${changed}")
  endif()
  write_changed(${OUT}/${path} "${text}")
  list(APPEND written ${OUT}/${path})
endforeach()
write_changed(${OUT}/nonet/config.h "#pragma once

/// How the library was built. Written by the build.
#define NONET_LIBRARY_VERSION \"${VERSION}\"
#define NONET_CONTRACTS_ARE_CHECKED ${CONTRACTS}
")

# A header that has become internal does not stay.
file(GLOB_RECURSE present ${OUT}/nonet/*.h)
list(REMOVE_ITEM present ${written})
if(present)
  file(REMOVE ${present})
endif()
