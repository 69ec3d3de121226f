import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CatalogVoice, type DialectId, dialects, VoiceId, voices } from '@rakhim/contract';
import { z } from 'zod';
import type { VoiceEntry } from '#src/providers/voice-store/catalogue.ts';

/** Who speaks for a voice: the built-in voices, a speaker of an installed model, or a voice of a cloud engine. */
const Speaker = z.discriminatedUnion('engine', [
  z.strictObject({ engine: z.literal('embedded') }),
  z.strictObject({ engine: z.literal('neural'), model: z.string().min(1).max(60), speaker: z.int().min(0).default(0) }),
  z.strictObject({ engine: z.enum(['openai', 'elevenlabs', 'azure']), voice: z.string().min(1).max(100).optional() }),
]);
export type Speaker = z.infer<typeof Speaker>;

/** `voices.json`: who speaks for which voice, or for all voices of a dialect that are not named themselves. */
const VoiceTable = z.strictObject({
  ...Object.fromEntries(VoiceId.options.map((id) => [id, Speaker.optional()])),
  ...Object.fromEntries(dialects.map(({ id }) => [id, Speaker.optional()])),
});
export type VoiceTable = Readonly<Partial<Record<VoiceId | DialectId, Speaker>>>;

/** Reads the file again whenever it has changed, so that nobody has to start anything anew. */
export interface VoiceTableFile {
  read(): Promise<VoiceTable>;
  write(table: VoiceTable): Promise<void>;
}

const tableName = 'voices.json';

/** @throws Error from `read` when the file says something that it cannot say. */
export function openVoiceTable(folder: string): VoiceTableFile {
  const path = join(folder, tableName);
  let kept: { readonly mark: string; readonly table: VoiceTable } | undefined;
  return {
    async read() {
      const facts = await stat(path).catch(() => undefined);
      const mark = facts ? `${facts.mtimeMs} ${facts.size} ${facts.ino}` : '';
      if (kept?.mark !== mark) {
        kept = { mark, table: facts ? parse(await readFile(path, 'utf8')) : {} };
      }
      return kept.table;
    },
    async write(table) {
      await mkdir(dirname(path), { recursive: true });
      const content = JSON.stringify(VoiceTable.parse(table), undefined, 2);
      await writeFile(`${path}.new`, `${content}\n`);
      await rename(`${path}.new`, path);
    },
  };
}

function parse(text: string): VoiceTable {
  return VoiceTable.parse(JSON.parse(text));
}

/** Returns the model or cloud voice that is mapped to a voice, if any. */
export function speakerOf(table: VoiceTable, { id, dialect }: CatalogVoice): Speaker | undefined {
  const speaker = table[id] ?? table[dialect];
  return speaker?.engine === 'embedded' ? undefined : speaker;
}

/** Gives a new voice the places that are its own by dialect and sex, as long as nobody has them. */
export function withNewVoice(table: VoiceTable, { id, dialects: spoken, speakers }: VoiceEntry): VoiceTable {
  const places = voices.flatMap((voice): [VoiceId, Speaker][] => {
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
