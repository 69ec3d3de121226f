import { stat } from 'node:fs/promises';
import pLimit from 'p-limit';
import { speechBusy } from '../failures.ts';
import { utterancesMax } from './local-model-engine.ts';
import { type ModelProcess, type ModelProcessOptions, startModelProcess } from './model-process.ts';
import type { ModelFiles, ModelSpec } from './model-spec.ts';

export interface ModelPoolOptions extends ModelProcessOptions {
  /** Memory that all processes of models may hold together, in MiB. */
  readonly memoryMbMax: number;
  /** Hears when a model could not be loaded, died or hung, and when it has spoken again. */
  readonly onTrouble: (id: string, reason: string) => void;
}

/** A model at work, as far as the outside needs to know. */
export interface PooledModel {
  readonly id: string;
  readonly pid: number | undefined;
  /** What is reckoned with for it, in MiB. */
  readonly memoryMb: number;
  readonly underWay: number;
}

/** The loan of a model for one text. */
export interface ModelLoan extends Disposable {
  /** False once its process has ended. */
  readonly isRunning: boolean;
  get(): Promise<ModelProcess>;
}

/** Models in processes of their own, loaded when they are asked for, the least recently used one out first. */
export interface ModelPool {
  /**
   * @param version tells an installation from a later one of the same model, whose process is another.
   * @throws `speech_engine_busy` when there is no room, or the model has its hands full.
   */
  borrow(id: string, spec: ModelSpec, version?: string): Promise<ModelLoan>;
  list(): readonly PooledModel[];
  close(): Promise<void>;
}

interface Entry {
  readonly id: string;
  readonly version: string;
  readonly running: ModelProcess;
  readonly estimateMb: number;
  underWay: number;
  isLeaving: boolean;
}

/**
 * What a process holds at most before its graph, by what runs the graph: for reading Arabic, for sherpa-onnx, or for
 * onnxruntime-web while its WebAssembly is compiled. And a graph in memory for each of its bytes on the disk.
 */
const baseMb = { sherpa: 200, onnx: 470 } as const;
const memoryPerByte = 2.5;

export function createModelPool({ memoryMbMax, onTrouble, ...options }: ModelPoolOptions): ModelPool {
  // In the order in which they were used, the last one last.
  const entries = new Map<string, Entry>();
  // Replaced by a later installation while it speaks; stopped when it has finished.
  const replaced = new Set<Entry>();
  /** The most that a process of an installation has held, for the next one. */
  const peaksMb = new Map<string, number>();
  const oneAtATime = pLimit(1);

  function memoryOf({ running, estimateMb }: Entry): number {
    return Math.max(running.memoryPeakMb, estimateMb);
  }

  function usedMb(): number {
    return [...entries.values(), ...replaced].reduce((sum, entry) => sum + memoryOf(entry), 0);
  }

  async function unload(entry: Entry): Promise<void> {
    entry.isLeaving = true;
    if (entries.get(entry.id) === entry) {
      entries.delete(entry.id);
    }
    replaced.delete(entry);
    await entry.running.stop();
  }

  /** @returns the process of this very installation, if there is one. */
  async function find(id: string, version: string): Promise<Entry | undefined> {
    const found = entries.get(id);
    if (!found || found.version === version) {
      return found;
    }
    entries.delete(id);
    replaced.add(found);
    if (found.underWay === 0) {
      await unload(found);
    }
    return undefined;
  }

  /** Unloads idle models until so much more is free. @returns whether it is. */
  async function makeRoom(neededMb: number): Promise<boolean> {
    while (usedMb() + neededMb > memoryMbMax) {
      const idle = [...entries.values()].find(({ underWay }) => underWay === 0);
      if (!idle) {
        // A model that is larger than the bound may be the only one.
        return entries.size + replaced.size === 0;
      }
      await unload(idle);
    }
    return true;
  }

  async function load(id: string, spec: ModelSpec, version: string): Promise<Entry> {
    const place = `${id} ${version}`;
    const estimateMb = Math.max(await estimateOf(spec.files), peaksMb.get(place) ?? 0);
    if (!(await makeRoom(estimateMb))) {
      throw speechBusy(new Error('The memory for models is taken by models that speak.'));
    }
    const running = startModelProcess(spec, options);
    const entry: Entry = { id, version, running, estimateMb, underWay: 0, isLeaving: false };
    entries.set(id, entry);
    void running.loaded.then(
      () => oneAtATime(() => makeRoom(0)),
      () => undefined,
    );
    void running.ended.then((cause) => {
      peaksMb.set(place, memoryOf(entry));
      if (entries.get(id) === entry) {
        entries.delete(id);
      }
      replaced.delete(entry);
      if (!entry.isLeaving) {
        onTrouble(id, cause.message);
      }
    });
    return entry;
  }

  return {
    async borrow(id, spec, version = '') {
      const entry = await oneAtATime(async () => {
        const found = (await find(id, version)) ?? (await load(id, spec, version));
        if (found.underWay >= utterancesMax) {
          throw speechBusy(new Error(`The model speaks ${found.underWay} texts.`));
        }
        found.underWay += 1;
        entries.delete(id);
        entries.set(id, found);
        return found;
      });
      let isBack = false;
      return {
        get isRunning() {
          return entries.get(id) === entry || replaced.has(entry);
        },
        async get() {
          await entry.running.loaded;
          return entry.running;
        },
        [Symbol.dispose]() {
          if (!isBack) {
            isBack = true;
            entry.underWay -= 1;
            // A process grows while it speaks.
            void oneAtATime(async () => {
              if (replaced.has(entry) && entry.underWay === 0) {
                await unload(entry);
              }
              await makeRoom(0);
            });
          }
        },
      };
    },
    list: () =>
      [...entries.values()].map((entry) => ({
        id: entry.id,
        pid: entry.running.pid,
        memoryMb: memoryOf(entry),
        underWay: entry.underWay,
      })),
    async close() {
      await Promise.all([...entries.values(), ...replaced].map(unload));
    },
  };
}

async function estimateOf(files: ModelFiles): Promise<number> {
  const paths = Object.values(files).filter((value) => typeof value === 'string' && value.endsWith('.onnx'));
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path as string)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return (files.family === 'onnx' ? baseMb.onnx : baseMb.sherpa) + (bytes * memoryPerByte) / 1_048_576;
}
