import { type Subtitles, type TimedSpeechEvent, type Warning, type WordTime, speechMediaTypes } from '@rakhim/contract';
import { openStreamSource } from './stream-source.ts';
import type { Utterance } from './utterance.ts';

/** Words become known many times a second; people need not be shown each time. */
const progressEveryMs = 250;

/** Collects the speech that arrives, and reports progress from the first sound on. */
export function createSpeechCollector(text: string, onProgress: (utterance: Utterance) => void) {
  const audio = new Audio();
  const source = openStreamSource(audio);
  const chunks: BlobPart[] = [];
  const words: WordTime[] = [];
  const warnings: Warning[] = [];
  let [id, characters, toldAt] = ['', 0, 0];
  let subtitles: Subtitles | undefined;
  let model: string | undefined;

  function describe(facts: Pick<Utterance, 'url' | 'sound' | 'isBroken'>): Utterance {
    return { id, text, audio, characters, words: [...words], warnings: [...warnings], subtitles, model, ...facts };
  }

  function tell(): void {
    const now = performance.now();
    if (source && chunks.length > 0 && now - toldAt >= progressEveryMs) {
      toldAt = now;
      onProgress(describe({ url: source.url, sound: undefined, isBroken: false }));
    }
  }

  return {
    take(event: Exclude<TimedSpeechEvent, { type: 'error' }>): void {
      switch (event.type) {
        case 'start':
          ({ requestId: id, characters, model } = event);
          warnings.push(...event.warnings);
          return;
        case 'audio': {
          const chunk = Uint8Array.from(atob(event.audio), (character) => character.charCodeAt(0));
          chunks.push(chunk);
          source?.append(chunk);
          tell();
          return;
        }
        case 'words':
          words.push(...event.words);
          tell();
          return;
        case 'end':
          ({ subtitles } = event);
          warnings.push(...event.warnings);
      }
    },
    isAudible: () => chunks.length > 0,
    /** The service could not finish it, and has given back what it charged. */
    refund(): void {
      characters = 0;
    },
    /** Gives back what was made ready for a sound that does not come. */
    dismiss(): void {
      audio.removeAttribute('src');
      if (source) {
        URL.revokeObjectURL(source.url);
      }
    },
    finish({ isCancelled }: { readonly isCancelled: boolean }): Utterance {
      const sound = new Blob(chunks, { type: speechMediaTypes.mp3 });
      const isWhole = subtitles !== undefined;
      const url = source?.end() ? source.url : URL.createObjectURL(sound);
      return describe({ url, sound, isBroken: !isWhole && !isCancelled });
    },
  };
}
