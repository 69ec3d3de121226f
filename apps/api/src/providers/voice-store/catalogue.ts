import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { DialectId, modelFamilies, modelFeeds } from '@rakhim/contract';
import { z } from 'zod';
import { VoiceStoreError } from './voice-store-error.ts';

/** A path inside the folder of a voice: no way out of it, nothing hidden. */
const isInnerPath = (path: string): boolean =>
  path === '.' || path.split('/').every((part) => /^[A-Za-z0-9_][A-Za-z0-9._-]*$/u.test(part));

const Texts = z.strictObject({ en: z.string().min(1), ar: z.string().min(1) });
const Bytes = z.int().min(1).max(8_000_000_000);

const VoiceFile = z
  .strictObject({
    /** Where it lies in the folder of the voice; for an archive, the folder it is unpacked into. */
    path: z.string().refine(isInnerPath),
    url: z.url({ protocol: /^https?$/ }),
    /** Its size; what is sent beyond that, and a tenth more where a size is only known roughly, is not read. */
    bytes: Bytes,
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    unpack: z.enum(['tar', 'tar.gz', 'tar.bz2']).optional(),
    /** What an archive may unpack to at most. */
    unpackedBytesMax: Bytes.optional(),
  })
  .refine(({ unpack, unpackedBytesMax }) => (unpack === undefined) === (unpackedBytesMax === undefined));
export type VoiceFile = z.infer<typeof VoiceFile>;

/** What was measured of a voice outside of this project; see docs/benchmarks-voices.md. */
const Measured = z.strictObject({ characterErrorRate: z.number(), realTimeFactor: z.number(), memoryMb: z.number() });

export const VoiceEntry = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{1,40}$/),
  name: Texts,
  recommended: z.boolean().optional(),
  family: z.enum(modelFamilies),
  feed: z.enum(modelFeeds),
  /** A key of `licences`. */
  licence: z.string(),
  commercialUse: z.enum(['yes', 'no', 'unclear']),
  attribution: z.string().min(1),
  page: z.url(),
  dialects: z.array(DialectId).min(1),
  speakers: z.array(z.strictObject({ speaker: z.int().min(0), sex: z.enum(['female', 'male']) })).min(1),
  sampleRate: z.int(),
  /** The most tokens, or letters where it takes text, that it is given at once. */
  chunkUnitsMax: z.int().min(40).max(4_000),
  measured: Measured.nullable(),
  files: z.array(VoiceFile).min(1).max(40),
});
export type VoiceEntry = z.infer<typeof VoiceEntry>;

const Licence = z.strictObject({ url: z.url(), text: Texts });

export const VoiceCatalogue = z
  .strictObject({
    revision: z.string().min(1),
    /** Downloads start at, and are led on to, these hosts and those below them only. */
    hosts: z.array(z.string().min(1)),
    licences: z.record(z.string(), Licence),
    voices: z.array(VoiceEntry),
  })
  .refine(({ licences, voices }) => voices.every(({ licence }) => Object.hasOwn(licences, licence)))
  .refine(({ voices }) => new Set(voices.map(({ id }) => id)).size === voices.length);
export type VoiceCatalogue = z.infer<typeof VoiceCatalogue>;

const ownCatalogue = new URL('catalogue.json', import.meta.url);

/** @throws VoiceStoreError `catalogue_invalid` when the file is missing or says something else. */
export async function readCatalogue(path: string | URL = ownCatalogue): Promise<VoiceCatalogue> {
  try {
    return VoiceCatalogue.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    throw new VoiceStoreError('catalogue_invalid', { file: String(path) }, error);
  }
}

/** @throws VoiceStoreError `voice_unknown`. */
export function findVoice({ voices }: VoiceCatalogue, id: string): VoiceEntry {
  const voice = voices.find((entry) => entry.id === id);
  if (!voice) {
    throw new VoiceStoreError('voice_unknown', { voice: id });
  }
  return voice;
}

export interface VoiceLicence {
  readonly id: string;
  readonly url: string;
  readonly text: { readonly en: string; readonly ar: string };
  /** Says which text it is: whoever agrees names the one that they have read. */
  readonly sha256: string;
}

export function licenceOf({ licences }: VoiceCatalogue, { licence: id }: Pick<VoiceEntry, 'licence'>): VoiceLicence {
  const { url = '', text = { en: '', ar: '' } } = licences[id] ?? {};
  const sha256 = createHash('sha256')
    .update(JSON.stringify([id, url, text.en, text.ar]))
    .digest('hex');
  return { id, url, text, sha256 };
}

/** The bytes of all files of a voice, as they are downloaded. */
export function sizeOf({ files }: Pick<VoiceEntry, 'files'>): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
