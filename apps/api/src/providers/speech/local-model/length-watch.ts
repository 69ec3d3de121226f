import type { PhraseBreak, PronouncedWord, Sound } from '@rakhim/arabic';
import { soundLengthsMs } from './sound-lengths.data.ts';
import type { ModelChunk } from './to-chunks.ts';

/** Of sounds that are too rare to have been timed. */
const otherMs = { short: 75, long: 125 } as const;
/** What a phrase takes beside its sounds: its last one is drawn out, and a reader rests inside it. */
const endMs = 60;
const breaksMs: Readonly<Record<PhraseBreak, number>> = { slight: 0, phrase: 90, breath: 180 };
/** Short phrases differ more than they tell. */
const soundsMin = 8;
/** Phrases of a model that are remembered, and from how many its pace and evenness are known. */
const phrasesKept = 63;
const phrasesMin = { pace: 5, evenness: 12 } as const;
/** How far, as a logarithm, a phrase may be from the model's pace: so many times its own unevenness, within bounds. */
const deviations = 4;
const tolerance = { least: 0.22, most: 0.47, unknown: 0.4 } as const;
/** How much more short ones may: by so many sounds' share. */
const shortExtra = 3;
/** Factors of the pace while that is not known yet. */
const firstBounds = { min: 0.25, max: 5 } as const;
/** A model of which so few phrases stop in the middle of a sound is one that ends them with quiet. */
const abruptShareMax = 0.05;

/** A phrase as a model said it. */
export interface SaidPhrase {
  readonly seconds: number;
  /** Whether it stops as loud as it was. */
  readonly isAbrupt: boolean;
  /** The pace that was asked for, as a factor. */
  readonly speed: number;
}

/** Tells a phrase that was cut short or repeated by how long it sounds and how it ends. */
export interface LengthWatch {
  /** @returns whether so much sound can be the whole phrase, once. */
  isWhole(chunk: Pick<ModelChunk, 'words'>, said: SaidPhrase): boolean;
}

export function createLengthWatch(): LengthWatch {
  const phrases: { readonly pace: number; readonly isAbrupt: boolean }[] = [];

  function fits(pace: number, soundCount: number): boolean {
    if (phrases.length < phrasesMin.pace) {
      return pace >= Math.log(firstBounds.min) && pace <= Math.log(firstBounds.max);
    }
    const usual = median(phrases.map((phrase) => phrase.pace));
    return Math.abs(pace - usual) <= Math.min(tolerance.most, toleranceOf(usual) * (1 + shortExtra / soundCount));
  }

  function toleranceOf(usual: number): number {
    if (phrases.length < phrasesMin.evenness) {
      return tolerance.unknown;
    }
    // Source: the median absolute deviation; 1.4826 makes it the standard deviation of what is normal.
    const unevenness = 1.4826 * median(phrases.map(({ pace }) => Math.abs(pace - usual)));
    return Math.max(tolerance.least, deviations * unevenness);
  }

  function endsWithQuiet(): boolean {
    const abrupt = phrases.filter(({ isAbrupt }) => isAbrupt).length;
    return phrases.length >= phrasesMin.evenness && abrupt <= phrases.length * abruptShareMax;
  }

  return {
    isWhole({ words }, { seconds, isAbrupt, speed }) {
      const soundCount = words.reduce((sum, { sounds }) => sum + sounds.length, 0);
      if (soundCount < soundsMin) {
        return true;
      }
      const pace = Math.log((seconds * speed * 1000) / expectedMs(words));
      const isWhole = fits(pace, soundCount) && !(isAbrupt && endsWithQuiet());
      if (isWhole) {
        phrases.push({ pace, isAbrupt });
        phrases.splice(0, phrases.length - phrasesKept);
      }
      return isWhole;
    },
  };
}

/** How long the built-in voices would take. */
function expectedMs(words: readonly PronouncedWord[]): number {
  const breaks = words.slice(0, -1).reduce((sum, { breakAfter }) => sum + (breakAfter ? breaksMs[breakAfter] : 0), 0);
  return words.flatMap(({ sounds }) => sounds).reduce((sum, sound) => sum + lengthMs(sound), endMs + breaks);
}

function lengthMs({ phoneme, long }: Sound): number {
  return soundLengthsMs[long ? `${phoneme}ː` : phoneme] ?? (long ? otherMs.long : otherMs.short);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
