# ccache keeps what it compiled, where it is installed: a unit that takes ten seconds takes a hundredth of a second when nothing that it reads has
# changed since, also after the build folder was deleted. A CMAKE_CXX_COMPILER_LAUNCHER that is given decides otherwise. Emscripten's programs start
# clang, and so they are who starts ccache.

find_program(NONET_CCACHE ccache)
if(NONET_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Precompiled headers need these two.
  set(nonet_cache_settings CCACHE_SLOPPINESS=pch_defines,time_macros)
  if(EMSCRIPTEN)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env ${nonet_cache_settings} EM_COMPILER_WRAPPER=${NONET_CCACHE})
  else()
    # Paths below the checkout count as relative ones, so that another checkout of the same files has what this one compiled. Precompiled headers of
    # clang name the files of their own checkout, so clang is left out.
    if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
      list(APPEND nonet_cache_settings CCACHE_BASEDIR=${CMAKE_CURRENT_SOURCE_DIR} CCACHE_NOHASHDIR=1)
    endif()
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env ${nonet_cache_settings} ${NONET_CCACHE})
  endif()
endif()
