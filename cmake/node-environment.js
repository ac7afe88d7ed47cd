// For programs compiled for node. Passes them the environment variables of their process. Removes node's own fetch,
// because the glue of older versions of Emscripten would use fetch to read a file.
globalThis.fetch = undefined;
Module["preRun"] = [() => Object.assign(ENV, process.env)];
