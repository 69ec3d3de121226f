import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { type BatchStore, StoreError } from '../store/batch-store.ts';

/** The error of every operation after the simulated crash. */
class SimulatedCrash extends Error {}

export interface CrashingStore extends BatchStore {
  readonly files: Map<string, Uint8Array>;
  /** Returns how many times something that lasts was about to happen. */
  readonly steps: () => number;
  /** The disk as it is found after the crash, on a machine that lives again. */
  readonly afterCrash: (crashAtStep?: number) => CrashingStore;
}

const temporary = (path: string) => `${dirname(path)}/.rakhim-${basename(path)}.part`;

/**
 * A disk in memory on a machine that dies at a chosen step. A step is each write of a chunk, each rename, each removal;
 * a write that dies leaves the first half of its bytes. After that nothing changes any more, whatever the program still
 * tries.
 */
export function createCrashingStore(files = new Map<string, Uint8Array>(), dieAtStep = Infinity): CrashingStore {
  let step = 0;

  /** @returns whether the step happens; on the last one only half of it does. */
  function takeStep(half?: () => void): void {
    step++;
    if (step >= dieAtStep) {
      if (step === dieAtStep) {
        half?.();
      }
      throw new SimulatedCrash();
    }
  }

  function extend(path: string, bytes: Uint8Array): void {
    const write = (count: number) =>
      files.set(path, Buffer.concat([files.get(path) ?? new Uint8Array(), bytes.subarray(0, count)]));
    takeStep(() => write(bytes.length >> 1));
    write(bytes.length);
  }

  function alive(): void {
    if (step >= dieAtStep) {
      throw new SimulatedCrash();
    }
  }

  return {
    files,
    steps: () => step,
    afterCrash: (crashAtStep) => createCrashingStore(new Map(files), crashAtStep),
    async readFile(path) {
      alive();
      const bytes = files.get(path);
      if (bytes === undefined) {
        throw Object.assign(new Error('No such file.'), { code: 'ENOENT' });
      }
      return bytes;
    },
    async *readStream(path) {
      yield await this.readFile(path, Infinity);
    },
    async listFolder(path) {
      alive();
      return [...files.keys()].filter((file) => dirname(file) === path).map((file) => basename(file));
    },
    async append(path, pieces) {
      let length = 0;
      for (const bytes of pieces) {
        extend(path, bytes);
        length += bytes.length;
      }
      return length;
    },
    async truncate(path, length) {
      takeStep();
      files.set(path, (files.get(path) ?? new Uint8Array()).subarray(0, length));
    },
    async writeFile(path, content, { mayReplace, beforeRename, signal }) {
      const draft = temporary(path);
      alive();
      files.delete(draft);
      const hash = createHash('sha256');
      let bytes = 0;
      for await (const chunk of content) {
        signal?.throwIfAborted();
        hash.update(chunk);
        bytes += chunk.length;
        extend(draft, chunk);
      }
      const written = { bytes, sha256: hash.digest('hex') };
      await beforeRename?.(written);
      takeStep();
      if (!mayReplace && files.has(path)) {
        files.delete(draft);
        throw new StoreError('taken', path);
      }
      files.set(path, files.get(draft) ?? new Uint8Array());
      // The draft is a link to the same file until it is removed, as on a real disk.
      takeStep();
      files.delete(draft);
      return written;
    },
    async lock() {
      alive();
      return async () => undefined;
    },
    async removeLeftover(path) {
      takeStep();
      files.delete(temporary(path));
    },
    async remove(path) {
      takeStep();
      files.delete(path);
    },
  };
}
