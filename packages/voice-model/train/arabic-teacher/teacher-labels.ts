import { teacherVowels } from './teacher-phones.data.ts';
import type { TeacherWord } from './teacher-words.ts';

/** A phone in its place among syllables, words and phrases, all counted from 0. */
interface Place {
  readonly phone: string;
  readonly inSyllable: number;
  readonly syllable: number;
  readonly word: number;
  readonly phrase: number;
}

interface Syllable {
  readonly phones: readonly string[];
  readonly inWord: number;
  readonly wordSyllables: number;
  readonly inPhrase: number;
}

interface Phrase {
  readonly syllables: readonly Syllable[];
  readonly words: readonly TeacherWord[];
}

/**
 * Full-context labels as Festival's `hts_feats_output_string` writes them, without times: one a phone, `pau` before,
 * between and after the phrases. Stress, accents and parts of speech are constants, as that voice's front end leaves
 * them.
 */
export function toLabels(phrases: readonly (readonly TeacherWord[])[]): string[] {
  const described = phrases.map(describePhrase);
  const places = described.flatMap((phrase, index) => [
    ...(index === 0 ? [pauAt(0)] : []),
    ...placesOf(phrase, index),
    pauAt(index + 1),
  ]);
  return places.map((place, index) => {
    const names = [-2, -1, 0, 1, 2].map((distance) => places[index + distance]?.phone ?? 'x');
    return `${names[0]}^${names[1]}-${names[2]}+${names[3]}=${names[4]}${place.phone === 'pau' ? pauContext(described, place.phrase) : context(described, place)}`;
  });
}

/** A pause: `phrase` is the one after it. */
function pauAt(phrase: number): Place {
  return { phone: 'pau', inSyllable: 0, syllable: 0, word: 0, phrase };
}

function describePhrase(words: readonly TeacherWord[]): Phrase {
  const syllables = words.flatMap((word) =>
    word.map((phones, inWord) => ({ phones, inWord, wordSyllables: word.length })),
  );
  return { words, syllables: syllables.map((syllable, inPhrase) => ({ ...syllable, inPhrase })) };
}

function placesOf({ words }: Phrase, phrase: number): Place[] {
  let syllable = -1;
  return words.flatMap((phones, word) =>
    phones.flatMap((names) => {
      syllable++;
      const at = syllable;
      return names.map((phone, inSyllable) => ({ phone, inSyllable, syllable: at, word, phrase }));
    }),
  );
}

function context(phrases: readonly Phrase[], { inSyllable, syllable, word, phrase }: Place): string {
  const { syllables, words } = phrases[phrase] ?? { syllables: [], words: [] };
  const here = syllables[syllable];
  const length = here?.phones.length ?? 0;
  const vowel = here?.phones.find((phone) => teacherVowels.has(phone)) ?? 'novowel';
  // Festival finds neighbours of syllables and words across phrases.
  const before = syllables[syllable - 1] ?? phrases[phrase - 1]?.syllables.at(-1);
  const after = syllables[syllable + 1] ?? phrases[phrase + 1]?.syllables[0];
  const wordBefore = words[word - 1] ?? phrases[phrase - 1]?.words.at(-1);
  const wordAfter = words[word + 1] ?? phrases[phrase + 1]?.words[0];
  const left = words.length - word;
  return [
    `@${inSyllable + 1}_${length - inSyllable}/A:0_0_${before?.phones.length ?? 0}`,
    `/B:0-0-${length}@${(here?.inWord ?? 0) + 1}-${(here?.wordSyllables ?? 0) - (here?.inWord ?? 0)}&${syllable + 1}-${syllables.length - syllable}#1-1$1-1!0-0;0-0|${vowel}`,
    `/C:0+0+${after?.phones.length ?? 0}/D:${wordBefore ? 'content' : '0'}_${wordBefore?.length ?? 0}`,
    `/E:content+${here?.wordSyllables ?? 0}@${word + 1}+${left}&${word}+${left - 1}#${word > 0 ? 1 : 0}+${left > 1 ? 1 : 0}`,
    `/F:${wordAfter ? 'content' : '0'}_${wordAfter?.length ?? 0}`,
    phraseContext(phrases, phrase, [`${syllables.length}=${words.length}`, 'NONE'], [phrase - 1, phrase + 1]),
  ].join('');
}

function pauContext(phrases: readonly Phrase[], phrase: number): string {
  const [before, after] = [phrases[phrase - 1], phrases[phrase]];
  return [
    `@x_x/A:0_0_${before?.syllables.at(-1)?.phones.length ?? 0}/B:x-x-x@x-x&x-x#x-x$x-x!x-x;x-x|x/C:0+0+${after?.syllables[0]?.phones.length ?? 0}`,
    `/D:${before ? 'content' : '0'}_${before?.words.at(-1)?.length ?? 0}/E:x+x@x+x&x+x#x+x/F:${after ? 'content' : '0'}_${after?.words[0]?.length ?? 0}`,
    phraseContext(phrases, 0, ['x=x', '0'], [phrase - 1, phrase]),
  ].join('');
}

function phraseContext(
  phrases: readonly Phrase[],
  phrase: number,
  [lengths, tone]: readonly [string, string],
  [before, after]: readonly [number, number],
): string {
  const syllables = phrases.flatMap((each) => each.syllables).length;
  const words = phrases.flatMap((each) => each.words).length;
  const around = [before, after]
    .map((index) => phrases[index])
    .map((each) => [each?.syllables.length ?? 0, each?.words.length ?? 0] as const);
  return `/G:${around[0]?.join('_') ?? ''}/H:${lengths}^${phrase + 1}=${phrases.length - phrase}|${tone}/I:${around[1]?.join('=') ?? ''}/J:${syllables}+${words}-${phrases.length}`;
}
