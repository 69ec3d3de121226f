import { type StemForm, article } from './affixes.data.ts';
import { inflectStem } from './inflect-stem.ts';
import { type LexiconEntry, plainWritten, vowelledReading } from './lexicon-entry.ts';
import type { Sound } from '../phoneme.ts';
import { readPhonemes } from '../say-as/read-phonemes.ts';
import { isSpelledExactly } from './spell-phonemes.ts';
import { foldHamza, foldSpelling } from './spelling.ts';
import { type TextWord, readTextWords } from './text-words.ts';

/** A word of an entry behind its first. */
export interface FollowingWord extends Pick<TextWord, 'gap' | 'script'> {
  readonly keys: readonly string[];
}

/** A stem that a word of the text may have, and the entry that reads it. */
export interface Stem {
  readonly entry: LexiconEntry;
  readonly form: StemForm;
  /** The letters as the author wrote them, to prefer those who are spelt alike. */
  readonly letters: string;
  /** What is put in the place of the stem. */
  readonly reading: string;
  /** What is heard in its place, where no letters can say it. */
  readonly sounds?: readonly Sound[];
  readonly isArabic: boolean;
  /** Whether the entry has the article: then the text has it as well. */
  readonly hasArticle: boolean;
  readonly following: readonly FollowingWord[];
}

/** An author's lexicon, ready to be searched. */
export interface PronunciationLexicon {
  readonly stemsOf: (key: string, form: StemForm) => readonly Stem[];
  readonly size: number;
}

const readArticle = /^[اٱ][\u064B-\u0652]*ل[\u064B-\u0652]*/u;
const nothing: readonly Stem[] = [];

/** Indexes entries by the spellings of their stems; a search takes no longer in 50,000 of them than in ten. */
export function compileLexicon(entries: Iterable<LexiconEntry>): PronunciationLexicon {
  const builder = createLexiconBuilder();
  for (const entry of entries) {
    builder.add(entry);
  }
  return builder.build();
}

/** Compiles a lexicon entry by entry, for those who have other work to do in between. */
export function createLexiconBuilder(): { add(entry: LexiconEntry): void; build(): PronunciationLexicon } {
  const byForm = new Map<StemForm, Map<string, Stem[]>>();
  let size = 0;

  function put(key: string, stem: Stem): void {
    const stems = byForm.get(stem.form) ?? new Map<string, Stem[]>();
    byForm.set(stem.form, stems);
    const others = stems.get(key);
    if (others) {
      others.push(stem);
    } else {
      stems.set(key, [stem]);
    }
  }

  return {
    add(entry) {
      size += 1;
      for (const stem of stemsOf(entry)) {
        keysOf(stem.letters).forEach((key) => {
          put(key, stem);
        });
      }
    },
    build: () => ({ size, stemsOf: (key, form) => byForm.get(form)?.get(key) ?? nothing }),
  };
}

/** A lexicon with the entries of another beside its own, and without those that are replaced. */
export function overlayLexicon(
  base: PronunciationLexicon,
  over: PronunciationLexicon,
  isReplaced: (entry: LexiconEntry) => boolean,
): PronunciationLexicon {
  return {
    size: base.size + over.size,
    stemsOf: (key, form) => [
      ...base.stemsOf(key, form).filter(({ entry }) => !isReplaced(entry)),
      ...over.stemsOf(key, form),
    ],
  };
}

/** The keys that letters are found under. */
export function keysOf(letters: string): string[] {
  const [key, other] = [foldSpelling(letters), foldHamza(letters)];
  return other === undefined || other === key ? [key] : [key, other];
}

function stemsOf(entry: LexiconEntry): Stem[] {
  const [first, ...others] = readTextWords(plainWritten(entry.written));
  const reading = vowelledReading(entry);
  if (!first || reading === undefined) {
    return [];
  }
  const isArabic = first.script === 'arabic';
  const hasArticle = isArabic && /^[اٱ]ل../u.test(first.letters);
  const stem: Stem = {
    entry,
    form: 'bare',
    letters: hasArticle ? first.letters.slice(article.length) : first.letters,
    reading: hasArticle ? reading.replace(readArticle, '') : reading,
    isArabic,
    hasArticle,
    ...exactSounds(entry),
    following: others.map(({ letters, gap, script }) => ({ keys: keysOf(letters), gap, script })),
  };
  if (!isArabic) {
    return [stem, ...hyphenVariants(stem)];
  }
  if (others.length > 0) {
    return [stem];
  }
  const part = entry.kind === 'word' ? entry.part : undefined;
  return [
    stem,
    ...inflectStem(stem.letters, stem.reading, part).map((shape) => ({ ...withoutSounds(stem), ...shape })),
  ];
}

function exactSounds({ reading, readingType }: LexiconEntry): Pick<Stem, 'sounds'> {
  const read = readingType === 'phonemes' && !isSpelledExactly(reading) ? readPhonemes(reading, 'ipa') : undefined;
  return read?.ok ? { sounds: read.sounds } : {};
}

/** Endings join letters, not sounds. */
function withoutSounds({ sounds: _sounds, ...stem }: Stem): Stem {
  return stem;
}

/** Wi-Fi is written Wi Fi, too, and Open AI as Open-AI. */
function hyphenVariants(stem: Stem): Stem[] {
  const [first = '', ...others] = stem.letters.split('-');
  if (others.length > 0) {
    const rest = others.map((letters) => ({ keys: keysOf(letters), gap: 'hyphen' as const, script: 'latin' as const }));
    return [{ ...stem, letters: first, following: [...rest, ...stem.following] }];
  }
  const [next, ...following] = stem.following;
  return next?.gap === 'blank' && next.script === 'latin'
    ? next.keys.map((key) => ({ ...stem, letters: `${stem.letters}-${key}`, following }))
    : [];
}
