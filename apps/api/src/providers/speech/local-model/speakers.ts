import { readFile } from 'node:fs/promises';
import { VoiceId } from '@rakhim/contract';
import { z } from 'zod';

/**
 * What `voices.json` in the folder of a model may say: which of the model's speakers is each of our voices, and who
 * speaks for the others.
 */
const Voices = z.strictObject({
  default: z.int().min(0).optional(),
  ...Object.fromEntries(VoiceId.options.map((id) => [id, z.int().min(0).optional()])),
});

/** Speakers of a model by their numbers. */
export interface Speakers {
  readonly byVoice: ReadonlyMap<VoiceId, number>;
  readonly default: number;
}

/**
 * @throws Error saying what is wrong with the file. A file that is not there is no error: then the first speaker speaks
 *   for all.
 */
export async function readSpeakers(path: string, speakerCount: number): Promise<Speakers> {
  const content = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return '{}';
    }
    throw error;
  });
  const voices: Readonly<Record<string, number | undefined>> = Voices.parse(JSON.parse(content));
  const unknown = Object.entries(voices).find(([, speaker]) => speaker !== undefined && speaker >= speakerCount);
  if (unknown) {
    throw new RangeError(`${unknown[0]} is speaker ${unknown[1]}, and the model has ${speakerCount}, counted from 0`);
  }
  const byVoice = VoiceId.options.flatMap((id) => (voices[id] === undefined ? [] : [[id, voices[id]] as const]));
  return { byVoice: new Map(byVoice), default: voices['default'] ?? 0 };
}
