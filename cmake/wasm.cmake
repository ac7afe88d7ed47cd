# Flags of WebAssembly targets.

# Emscripten's default stack is 5 MB in old versions and 64 KB in new ones, under two names.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
  set(nonet_wasm_stack -sTOTAL_STACK=1048576)
else()
  set(nonet_wasm_stack -sSTACK_SIZE=1048576)
endif()

# A target with the property NONET_SCALAR is for browsers without SIMD.
target_compile_options(nonet_common INTERFACE $<$<NOT:$<BOOL:$<TARGET_PROPERTY:NONET_SCALAR>>>:-msimd128>)
target_link_options(nonet_common INTERFACE ${nonet_wasm_stack} -sALLOW_MEMORY_GROWTH=1)

# nonet_add_wasm_module(TARGET NAME CORE SOURCE…): the ES module TARGET.mjs and its NAME.wasm, which link the library CORE. They
# run in pages, in module workers, and in node when it passes the bytes of the wasm file (`wasmBinary`). They need no eval and
# no file system.
function(nonet_add_wasm_module target name core)
  add_executable(${target} ${ARGN})
  target_link_libraries(${target} PRIVATE nonet_common ${core})
  set_target_properties(${target} PROPERTIES SUFFIX .mjs RUNTIME_OUTPUT_DIRECTORY ${NONET_BIN_DIR})
  target_compile_options(${target} PRIVATE -fno-exceptions -Oz)
  if(NONET_UNITY_FOLDERS)
    nonet_unite_folders(${target} ${ARGN})
  endif()
  target_link_options(${target} PRIVATE
    --bind -O3 -fno-exceptions
    -sMODULARIZE=1 -sEXPORT_ES6=1 -sENVIRONMENT=web,worker
    -sDYNAMIC_EXECUTION=0 -sFILESYSTEM=0 -sMALLOC=emmalloc)
  add_custom_command(TARGET ${target} POST_BUILD
    COMMAND ${CMAKE_COMMAND} -E copy ${NONET_BIN_DIR}/${target}.wasm ${NONET_BIN_DIR}/${name}.wasm
    COMMENT "Naming the module ${name}.wasm")
endfunction()

# nonet_node_program(TARGET): node runs this program, with the files and the environment variables of the host.
function(nonet_node_program target)
  set_target_properties(${target} PROPERTIES SUFFIX .cjs CROSSCOMPILING_EMULATOR node)
  target_compile_options(${target} PRIVATE -fexceptions)
  target_link_options(${target} PRIVATE
    -fexceptions -sENVIRONMENT=node -sEXIT_RUNTIME=1 -sNODERAWFS=1
    --pre-js ${PROJECT_SOURCE_DIR}/cmake/node-environment.js)
  set_property(TARGET ${target} APPEND PROPERTY LINK_DEPENDS ${PROJECT_SOURCE_DIR}/cmake/node-environment.js)
endfunction()
