// What the engine uses of node; web code is checked without the types of node, so that it uses nothing else of it.

declare module "node:fs/promises" {
  export function readFile(path: URL | string): Promise<Uint8Array<ArrayBuffer>>;
}
declare module "node:os" {
  export function availableParallelism(): number;
}
declare module "node:worker_threads" {
  export class Worker {
    constructor(script: URL);
    postMessage(message: unknown, transfer?: Transferable[]): void;
    on(event: string, listener: (value: any) => void): this;
    terminate(): Promise<number>;
  }
}
declare const process: { versions?: { node?: string } } | undefined;
