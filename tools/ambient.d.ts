// What the bundle brings and the sources name without importing: for the type checker only.

declare module "nonet-glue" {
  const createModule: (options: object) => Promise<any>;
  export default createModule;
}
declare module "*.css" {
  const text: string;
  export default text;
}
declare module "node:fs/promises" {
  export function readFile(path: URL | string): Promise<Uint8Array<ArrayBuffer>>;
}
declare const process: { versions?: { node?: string } } | undefined;
declare const VERSION: string;
declare const FILES: Record<string, string>;
declare const SIMD_PROBE: number[];
