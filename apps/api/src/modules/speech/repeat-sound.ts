import { limits } from '@rakhim/contract';
import { completeWav } from '@rakhim/audio';
import { AppError } from '#src/errors/app-error.ts';
import type { FoundSound, KeptSoundsService } from '#src/modules/history/kept-sounds/kept-sounds.service.ts';
import type { UsageService } from '#src/modules/usage/usage.service.ts';
import type { SoundEnd } from './collect-file.ts';
import type { SpokenFile, SpokenStream } from './spoken-sound.ts';
import type { AdmittedRequest, SpeakRequest } from './start-reserved-utterance.ts';
import { createWordTrack } from './word-track.ts';

export interface RepeatsOptions {
  readonly keptSounds: Pick<KeptSoundsService, 'find'>;
  readonly usage: Pick<UsageService, 'noteRepeat'>;
}

/** Answers a repeated request with the kept sound that was paid for before. */
export function createRepeats({ keptSounds, usage }: RepeatsOptions) {
  async function find({ accountId }: SpeakRequest, { contentHash }: AdmittedRequest): Promise<FoundSound | undefined> {
    return contentHash && keptSounds.find(accountId, contentHash);
  }

  async function factsOf(request: SpeakRequest, { accepted, access }: AdmittedRequest, sound: FoundSound) {
    const { requestId, apiKey, client, format } = request;
    const { voice } = accepted;
    const repeat = { requestId, voice: voice.id, client, ...(apiKey && { apiKey }) };
    const remaining = await usage.noteRepeat(access, repeat);
    const captions = accepted.marked?.captions;
    return {
      ...{ characters: 0, remaining, voice, format, warnings: sound.warnings, repeatOf: sound.requestId },
      ...(sound.spokenBy && { spokenBy: sound.spokenBy }),
      ...(captions && { captions }),
    };
  }

  return {
    /** @throws AppError `sound_too_long` for what does not fit into one answer. */
    async findFile(request: SpeakRequest, admitted: AdmittedRequest): Promise<SpokenFile | undefined> {
      const sound = await find(request, admitted);
      if (!sound) {
        return undefined;
      }
      if (sound.size > limits.fileBytesMax) {
        sound.bytes.destroy();
        throw new AppError('sound_too_long', { param: 'text' });
      }
      const bytes = Buffer.concat(await sound.bytes.toArray());
      // One that was kept while it was streamed did not know its length.
      completeWav(bytes);
      const facts = await factsOf(request, admitted, sound);
      return {
        ...facts,
        bytes,
        durationMs: sound.durationMs,
        warnings: [...sound.warnings, ...sound.laterWarnings],
        words: trackOf(request, sound).take(true),
        marks: sound.marks,
      };
    },

    async findStream(request: SpeakRequest, admitted: AdmittedRequest): Promise<SpokenStream | undefined> {
      const sound = await find(request, admitted);
      if (!sound) {
        return undefined;
      }
      // A disconnected caller reads nothing, and an unread stream is never closed.
      request.signal.addEventListener('abort', () => sound.bytes.destroy(), { once: true });
      const facts = await factsOf(request, admitted, sound).catch((error: unknown) => {
        sound.bytes.destroy();
        throw error;
      });
      return { ...facts, words: trackOf(request, sound), audio: readSound(sound) };
    },
  };
}

function trackOf({ body }: SpeakRequest, { words, marks }: Pick<FoundSound, 'words' | 'marks'>) {
  const track = createWordTrack({ withPhonemes: body.phonemes === true });
  track.note(words, marks);
  return track;
}

async function* readSound({ bytes, durationMs, laterWarnings }: FoundSound): AsyncGenerator<Uint8Array, SoundEnd> {
  for await (const block of bytes) {
    yield block as Uint8Array;
  }
  return { durationMs, laterWarnings };
}
