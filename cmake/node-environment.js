// For programs compiled for node: hands them the environment variables of their process, and hides node's own fetch, which
// the glue of older versions would try before reading a file.
globalThis.fetch = undefined;
Module["preRun"] = [() => Object.assign(ENV, process.env)];
