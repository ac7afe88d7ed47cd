// What the engine uses of node; web code is checked without the types of node, so that it uses nothing else of it.

declare module "node:fs/promises" {
  export function readFile(path: URL | string): Promise<Uint8Array<ArrayBuffer>>;
}
declare const process: { versions?: { node?: string } } | undefined;
