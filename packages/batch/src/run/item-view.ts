import type { JournalledItem } from '../journal/journal-state.ts';
import type { ItemView } from './batch.ts';

/** Presents an item to subscribers. */
export function toView(entry: JournalledItem, isRunning: boolean): ItemView {
  const { item, state, failure } = entry;
  return {
    id: item.id,
    name: item.source.name,
    sourcePath: item.source.path,
    state: state === 'queued' && isRunning ? 'running' : state,
    characters: item.characters,
    charactersDone: charactersDone(entry),
    written: [...entry.files.values()].filter(({ isWritten }) => isWritten).map(({ path }) => path),
    ...(failure !== undefined && { failure }),
    ...(item.problem !== undefined && { problem: item.problem }),
    warnings: warningsOf(entry),
  };
}

/** Characters of parts that are kept. */
export function charactersDone({ item, state, parts }: JournalledItem): number {
  if (state === 'done') {
    return item.characters;
  }
  return [...parts.values()].reduce((sum, { characters }) => sum + characters, 0);
}

/** Each sentence once, however many parts gave rise to it. */
function warningsOf({ parts }: JournalledItem): ItemView['warnings'] {
  const warnings = [...parts.values()].flatMap((part) => part.warnings ?? []);
  return [...new Map(warnings.map((warning) => [`${warning.code} ${warning.message}`, warning])).values()];
}
