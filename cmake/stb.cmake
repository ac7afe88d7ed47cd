# nonet_use_stb(TARGET): the header stb_image.h, which decodes PNG and JPEG: Debian's libstb-dev, or with NONET_FETCH_STB a download. Without either the
# command line reads PGM only.

option(NONET_FETCH_STB "Download stb_image.h instead of looking for an installed one" OFF)

if(NONET_FETCH_STB)
  include(FetchContent)
  # A commit, because stb has no releases.
  FetchContent_Declare(stb GIT_REPOSITORY https://github.com/nothings/stb.git GIT_TAG 8b5f1f37b5b75829fc72d38e7b5d4bcbf8a26d55)
  FetchContent_MakeAvailable(stb)
  set(NONET_STB_DIR ${stb_SOURCE_DIR})
else()
  find_path(NONET_STB_DIR stb_image.h PATH_SUFFIXES stb)
  if(NOT NONET_STB_DIR)
    message(WARNING "stb_image.h is missing (Debian: libstb-dev), so `nonet read` will read PGM images only")
  endif()
endif()

# It shifts negative numbers and lets numbers run over, on purpose.
set(nonet_stb_options)
if(NONET_SANITIZERS)
  set(nonet_stb_options -fno-sanitize=undefined)
endif()

function(nonet_use_stb target)
  if(NONET_STB_DIR)
    target_include_directories(${target} SYSTEM PRIVATE ${NONET_STB_DIR})
    target_compile_definitions(${target} PRIVATE NONET_HAS_STB)
  endif()
endfunction()
