import { type FSWatcher, watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { findDocuments } from './find-documents.ts';

/** A file counts as complete when it has not grown for so long. */
const restMs = 2_000;

export interface FolderWatch {
  readonly folder: () => string | undefined;
  readonly start: (folder: string) => Promise<void>;
  readonly stop: () => void;
}

interface WatchDependencies {
  /** Given once for each file that appears, when it is complete. */
  readonly onDocument: (path: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
  readonly waitMs?: number;
}

/** Reports every document that appears in a folder. Documents that are there at the start are ignored. */
export function createFolderWatch({ onDocument, onError, waitMs = restMs }: WatchDependencies): FolderWatch {
  let watcher: FSWatcher | undefined;
  let folder: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const seen = new Map<string, string>();

  /** Size and time of last change: a file that is saved again is read again. */
  async function stateOf(path: string): Promise<string> {
    const { size, mtimeMs } = await stat(path);
    return `${size} ${mtimeMs}`;
  }

  async function look(): Promise<void> {
    if (folder === undefined) {
      return;
    }
    const { documents } = await findDocuments([folder]);
    let isGrowing = false;
    for (const { path } of documents) {
      const state = await stateOf(path).catch(() => undefined);
      if (state === undefined || seen.get(path) === state) {
        continue;
      }
      if (seen.get(path) === `${state} once`) {
        seen.set(path, state);
        await onDocument(path);
      } else {
        seen.set(path, `${state} once`);
        isGrowing = true;
      }
    }
    if (isGrowing) {
      lookSoon();
    }
  }

  function lookSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void look().catch(onError), waitMs);
  }

  function stop(): void {
    watcher?.close();
    clearTimeout(timer);
    watcher = undefined;
    folder = undefined;
    seen.clear();
  }

  return {
    folder: () => folder,
    stop,
    async start(chosen) {
      stop();
      const { documents } = await findDocuments([chosen]);
      for (const { path } of documents) {
        seen.set(path, await stateOf(path).catch(() => ''));
      }
      folder = chosen;
      watcher = watch(chosen, { recursive: true }, lookSoon);
      watcher.on('error', (error) => {
        onError(error);
        stop();
      });
    },
  };
}
