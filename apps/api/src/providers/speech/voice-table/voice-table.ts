import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CatalogVoice, type VoiceId, type VoiceSpeaker, VoiceSpeakers, voices } from '@rakhim/contract';
import { z } from 'zod';
import type { VoiceEntry } from '#src/providers/voice-store/catalogue.ts';
import { lockStore } from '#src/providers/voice-store/store-lock.ts';
import { VoiceStoreError } from '#src/providers/voice-store/voice-store-error.ts';

/** Who speaks for a voice, or for all voices of a dialect that are not named themselves. */
export type VoiceTable = VoiceSpeakers;

/** `voices.json` as it is now. */
export interface VoiceTableState {
  readonly table: VoiceTable;
  /** Changes with every change of the content. */
  readonly version: string;
  /** Why the file cannot be read; then the table is what it said before. */
  readonly problem?: string;
}

/** The file is read again whenever it has changed, so that nobody has to start anything anew. */
export interface VoiceTableFile {
  /** Never throws. */
  read(): Promise<VoiceTableState>;
  /**
   * One change at a time, also among processes.
   *
   * @param next is given what the file says; what it throws is thrown.
   */
  change(next: (state: VoiceTableState) => VoiceTable): Promise<VoiceTableState>;
}

const tableName = 'voices.json';
const lockTriesMax = 50;
const lockPauseMs = 100;

export function openVoiceTable(folder: string): VoiceTableFile {
  const path = join(folder, tableName);
  let mark = '';
  let state: VoiceTableState = { table: {}, version: versionOf('') };

  async function read(): Promise<VoiceTableState> {
    const facts = await stat(path).catch(() => undefined);
    const found = facts ? `${facts.mtimeMs} ${facts.size} ${facts.ino}` : '';
    if (mark !== found) {
      state = parse(facts ? await readFile(path, 'utf8').catch(() => '') : '', state.table);
      mark = found;
    }
    return state;
  }

  return {
    read,
    async change(next) {
      await mkdir(folder, { recursive: true });
      await using _held = await lock(`${path}.lock`);
      const content = JSON.stringify(VoiceSpeakers.parse(next(await read())), undefined, 2);
      await writeFile(`${path}.new`, `${content}\n`);
      await rename(`${path}.new`, path);
      return read();
    },
  };
}

/** Changes take milliseconds, so whoever comes second waits. */
async function lock(path: string): Promise<AsyncDisposable> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await lockStore(path);
    } catch (error) {
      if (!(error instanceof VoiceStoreError) || attempt >= lockTriesMax) {
        throw error;
      }
      await sleep(lockPauseMs);
    }
  }
}

function parse(content: string, before: VoiceTable): VoiceTableState {
  const version = versionOf(content);
  if (content === '') {
    return { table: {}, version };
  }
  try {
    return { table: VoiceSpeakers.parse(JSON.parse(content)), version };
  } catch (error) {
    const problem = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    return { table: before, version, problem };
  }
}

function versionOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Returns the model or cloud voice that is mapped to a voice, if any. */
export function speakerOf(table: VoiceTable, { id, dialect }: CatalogVoice): VoiceSpeaker | undefined {
  const speaker = table[id] ?? table[dialect];
  return speaker?.engine === 'embedded' ? undefined : speaker;
}

/** Gives a new voice the places that are its own by dialect and sex, as long as nobody has them. */
export function withNewVoice(table: VoiceTable, { id, dialects: spoken, speakers }: VoiceEntry): VoiceTable {
  const places = voices.flatMap((voice): [VoiceId, VoiceSpeaker][] => {
    const fit = speakers.find(({ sex }) => sex === voice.gender);
    const isFree = table[voice.id] === undefined && table[voice.dialect] === undefined;
    return fit && isFree && spoken.includes(voice.dialect)
      ? [[voice.id, { engine: 'neural', model: id, speaker: fit.speaker }]]
      : [];
  });
  return { ...table, ...Object.fromEntries(places) };
}

/** Takes a model that is gone out of the table. */
export function withoutVoice(table: VoiceTable, model: string): VoiceTable {
  return Object.fromEntries(
    Object.entries(table).filter(([, speaker]) => !(speaker.engine === 'neural' && speaker.model === model)),
  );
}
